package hexalyst.ui.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.record.GameTree;
import hexalyst.ui.files.NotationStore;
import hexalyst.ui.game.Trees;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalTest {
    private static final long PATIENCE_MILLIS = 60_000;

    @TempDir
    private Path folder = Path.of("");

    private final NotationStore store = new NotationStore();

    @Test
    void aKilledProgramLeavesWhatWasThere() throws IOException, InterruptedException {
        Path journals = folder.resolve("journal");
        Process program = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Unsaved.class.getName(),
                        journals.toString())
                .inheritIO()
                .start();
        try {
            Path games = journals.resolve("killed-too.hgn");
            long end = System.currentTimeMillis() + PATIENCE_MILLIS;
            while (!Files.exists(games) && System.currentTimeMillis() < end && program.isAlive()) {
                Thread.sleep(50);
            }
            assertTrue(Files.exists(games));
            assertTrue(Files.exists(journals.resolve("killed.hgn")), "each tab has its own journal");
            assertEquals(List.of(), Journal.leftovers(journals), "a journal in use is nobody else's");
        } finally {
            program.destroyForcibly().waitFor();
        }
        List<Journal.Leftover> left = Journal.leftovers(journals);
        assertEquals(2, left.size());
        for (Journal.Leftover each : left) {
            assertEquals(Optional.empty(), each.source());
            GameTree tree = store.open(each.games()).games().getFirst();
            assertEquals(3, tree.size());
            assertEquals(
                    "half a sentence",
                    tree.node(tree.mainLine().getLast()).annotations().comment());
            each.delete();
        }
        assertEquals(List.of(), content(journals));
    }

    @Test
    void whatWasEndedLeavesNothing() throws IOException {
        Journal journal = new Journal(folder, store, "one");
        journal.write(Optional.of(Path.of("mine.hgn")), List.of(Trees.read("1. e5w e6b")));
        assertFalse(content(folder).isEmpty());
        journal.close();
        assertEquals(List.of(), content(folder));
        journal.write(Optional.empty(), List.of(Trees.read("1. e5w")));
        assertEquals(3, content(folder).size(), "it can begin again");
        journal.close();
        assertEquals(List.of(), content(folder));
    }

    @Test
    void theLatestLeftoverComesFirst() throws IOException {
        for (String name : List.of("old", "new")) {
            Files.writeString(folder.resolve(name + ".hgn"), "1. e5w\n");
            Files.writeString(
                    folder.resolve(name + ".source"), folder.resolve("x.hgn").toString());
        }
        Files.setLastModifiedTime(folder.resolve("old.hgn"), FileTime.fromMillis(1_000_000));
        List<Journal.Leftover> left = Journal.leftovers(folder);
        assertEquals(folder.resolve("new.hgn"), left.getFirst().games());
        assertEquals(Optional.of(folder.resolve("x.hgn")), left.getFirst().source());
        assertEquals(2, left.size());
    }

    private static List<Path> content(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }
}
