package hexalyst.ui.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.ui.theme.KeptSettings;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RecentFilesTest {
    private final KeptSettings settings = new KeptSettings();
    private final RecentFiles recent = new RecentFiles(settings);
    private final Path folder = Path.of("games").toAbsolutePath();

    @Test
    void theLatestTenAreRememberedTheNewestFirst() {
        for (int i = 0; i < 12; i++) {
            recent.add(folder.resolve(i + ".hgn"), Optional.empty());
        }
        recent.add(Path.of("games", "x", "..", "5.hgn"), Optional.empty());
        List<Path> files = new RecentFiles(settings).files();
        assertEquals(RecentFiles.MOST, files.size());
        assertEquals(folder.resolve("5.hgn"), files.getFirst());
        assertEquals(folder.resolve("11.hgn"), files.get(1));
        assertEquals(1, files.stream().filter(folder.resolve("5.hgn")::equals).count());
        recent.remove(folder.resolve("11.hgn"));
        assertEquals(folder.resolve("10.hgn"), recent.files().get(1));
        recent.clear();
        assertEquals(List.of(), recent.files());
    }

    @Test
    void whatCannotBeKeptIsLeftOut() {
        recent.add(folder.resolve("good.hgn"), Optional.empty());
        recent.add(folder.resolve("two\nlines.hgn"), Optional.empty());
        assertEquals(List.of(folder.resolve("good.hgn")), recent.files());
        for (int i = 0; i < 9; i++) {
            recent.add(folder.resolve("d".repeat(1_200)).resolve(i + ".hgn"), Optional.empty());
        }
        int kept = recent.files().size();
        assertTrue(kept >= 5 && kept < 9, "as many as there is room for: " + kept);
        assertTrue(settings.get("recent", "").length() < 8_192);
    }

    @Test
    void theGameIsKeptWithTheFile() {
        Path plain = folder.resolve("plain.hgn");
        Path odd = folder.resolve("phalanx\todd.hgn");
        settings.put("recent", plain + "\n" + odd + "\nno game\tb.hgn\n");
        Game last = Games.all().getLast();
        recent.add(folder.resolve("new.hgn"), Optional.of(last));
        assertEquals(
                List.of(
                        new RecentFiles.Recent(folder.resolve("new.hgn"), Optional.of(last)),
                        new RecentFiles.Recent(plain, Optional.empty()),
                        new RecentFiles.Recent(odd, Optional.empty()),
                        new RecentFiles.Recent(Path.of("no game\tb.hgn"), Optional.empty())),
                new RecentFiles(settings).entries(),
                "files of earlier versions have no game");
        recent.add(folder.resolve("new.hgn"), Optional.empty());
        assertEquals(Optional.empty(), recent.entries().getFirst().game(), "it has other games now");
        recent.remove(folder.resolve("new.hgn"));
        assertEquals(plain, recent.files().getFirst());
    }

    @Test
    void whatWasOpenIsRememberedWithItsPlace() {
        List<RecentFiles.Left> left = List.of(
                new RecentFiles.Left(Path.of("/home/ada/a b.hgn"), new Place(1, List.of(0, 2)), false),
                new RecentFiles.Left(Path.of("/home/ada/c.hgn"), new Place(0, List.of()), true));
        recent.leave(left);
        assertEquals(left, new RecentFiles(settings).left());
        settings.put("open", "no place\t/home/ada/c.hgn\n0 1\n*0 1\t/home/ada/d.hgn\n");
        assertEquals(
                List.of(new RecentFiles.Left(Path.of("/home/ada/d.hgn"), new Place(0, List.of(1)), true)),
                recent.left(),
                "damaged lines are left out");
    }
}
