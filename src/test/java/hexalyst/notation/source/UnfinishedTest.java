package hexalyst.notation.source;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UnfinishedTest {
    /// A process id greater than any on Linux, macOS or Windows.
    private static final String NOBODY = "999999999999";

    @TempDir
    Path folder = Path.of("");

    private void put(String name, Duration age) throws IOException {
        Path file = Files.writeString(folder.resolve(name), "half");
        Files.setLastModifiedTime(file, FileTime.from(Instant.now().minus(age)));
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void savingRemovesWhatAKilledProcessLeftAndNothingElse() throws IOException {
        Path game = Files.writeString(folder.resolve("a.hgn"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link.hgn"), game);
        Duration old = Duration.ofHours(1);
        put(".a.hgn.hexalyst-" + NOBODY + "-17.tmp", old);
        List<String> others = List.of(
                ".a.hgn.123.tmp",
                ".a.hgn.hexalyst-" + ProcessHandle.current().pid() + "-17.tmp",
                ".a.hgn.hexalyst-x-17.tmp",
                ".b.hgn.hexalyst-" + NOBODY + "-17.tmp");
        for (String other : others) {
            put(other, old);
        }
        put(".a.hgn.hexalyst-" + NOBODY + "-18.tmp", Duration.ZERO);
        List<String> expected = Stream.concat(
                        others.stream(), Stream.of("a.hgn", "link.hgn", ".a.hgn.hexalyst-" + NOBODY + "-18.tmp"))
                .sorted()
                .toList();
        WholeFile.write(link, new byte[] {'n'});
        assertEquals(expected, names());
        assertEquals("n", Files.readString(game));
    }

    @Test
    void filesWithTheLongestNamesAreSavedAndTidied() throws IOException {
        for (String name : List.of("a".repeat(251) + ".hgn", "ä".repeat(125) + ".hgn")) {
            Path game = folder.resolve(name);
            WholeFile.write(game, "new".getBytes(StandardCharsets.UTF_8));
            assertEquals(List.of(name), names());
            String left = Unfinished.name(game).getFileName().toString();
            put(left.replaceFirst("-[0-9]+-([0-9]+)\\.tmp$", "-" + NOBODY + "-$1.tmp"), Duration.ofHours(1));
            Unfinished.remove(game);
            assertEquals(List.of(name), names());
            Files.delete(game);
        }
    }

    @Test
    void openingDoesSoToo() throws IOException {
        Path game = Files.writeString(folder.resolve("a.hgn"), "old");
        String left = ".a.hgn.hexalyst-" + NOBODY + "-17.tmp";
        put(left, Duration.ofHours(1));
        Unfinished.remove(game);
        Unfinished.remove(folder.resolve("none.hgn"));
        assertEquals(List.of("a.hgn"), names());
    }
}
