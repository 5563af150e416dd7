package hexalyst.ui.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.estimate.Strength;
import hexalyst.record.GameTree;
import hexalyst.ui.files.Backup;
import hexalyst.ui.files.FileStamp;
import hexalyst.ui.files.KeptText;
import hexalyst.ui.files.NotationStore;
import hexalyst.ui.files.Origin;
import hexalyst.ui.files.Place;
import hexalyst.ui.files.Snapshot;
import hexalyst.ui.game.TextDraft;
import hexalyst.ui.game.Trees;
import hexalyst.ui.play.EngineSide;
import hexalyst.ui.play.KeptPlay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
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
            assertEquals(Optional.empty(), each.kept().origin());
            KeptText typed = each.kept().texts().getFirst();
            assertEquals("1. e5", typed.text());
            assertEquals(5, typed.caret());
            assertEquals(1, typed.base().orElseThrow().size(), "it was typed before the moves were played");
            GameTree tree = store.open(each.kept().games()).usual().games().getFirst();
            assertEquals(3, tree.size());
            assertEquals(
                    "half a sentence",
                    tree.node(tree.mainLine().getLast()).annotations().comment());
            assertEquals(
                    Optional.of(new KeptPlay(EngineSide.WHITE, Strength.STRONG, 20, false, false)),
                    each.kept().play());
            each.delete();
        }
        assertEquals(List.of(), content(journals));
    }

    @Test
    void whatWasEndedLeavesNothing() throws IOException {
        Journal journal = new Journal(folder, store, "one");
        Origin origin = new Origin(Path.of("mine.hgn"), new FileStamp(1, 2), false);
        GameTree tree = Trees.read("1. e5w e6b");
        Map<Integer, TextDraft> texts = Map.of(0, new TextDraft("1. e5", tree, 2));
        journal.write(new Snapshot(Optional.of(origin), List.of(tree), texts), Optional.empty(), Optional.empty());
        assertEquals(4, content(folder).size());
        journal.write(
                new Snapshot(Optional.of(origin), List.of(tree), Map.of()),
                Optional.of(new Place(0, List.of(0))),
                Optional.empty());
        assertEquals(4, content(folder).size(), "the text is read by now");
        Files.writeString(folder.resolve(".one.hgn.123.tmp"), "written in p");
        journal.close();
        assertEquals(List.of(), content(folder));
        journal.write(new Snapshot(Optional.of(origin), List.of(tree), texts), Optional.empty(), Optional.empty());
        assertEquals(4, content(folder).size(), "it can begin again");
        journal.close();
        assertEquals(List.of(), content(folder));
    }

    @Test
    void aJournalKnowsHowItsFileWasAndWhatWasTyped() throws IOException {
        Path source = Files.writeString(folder.resolve("mine.txt"), "1. e5w\n");
        Origin origin = new Origin(source, FileStamp.of(source), true);
        List<GameTree> games = List.of(Trees.read("1. e5w e6b"), Trees.read("1. a1w"));
        GameTree before = Trees.read("1. a1w b1b");
        KeptPlay play = new KeptPlay(EngineSide.BOTH, Strength.BEGINNER, 5, true, true);
        try (Journal journal = new Journal(folder.resolve("journal"), store, "one")) {
            journal.write(
                    new Snapshot(
                            Optional.of(origin),
                            games,
                            Map.of(0, new TextDraft("game 1 😀\n", games.get(0), 3), 1, new TextDraft("", before, 0))),
                    Optional.of(new Place(1, List.of(0, 2))),
                    Optional.of(play));
            Path copies = Files.createDirectories(folder.resolve("copies"));
            for (String suffix : List.of(".hgn", ".source", ".typed", ".place", ".play")) {
                Files.copy(folder.resolve("journal/one" + suffix), copies.resolve("one" + suffix));
            }
            Backup kept = Journal.leftovers(copies).getFirst().kept();
            assertEquals(Optional.of(origin), kept.origin());
            assertEquals(Optional.of(new Place(1, List.of(0, 2))), kept.place());
            assertEquals(Optional.of(play), kept.play());
            assertEquals(
                    new KeptText(0, "game 1 😀\n", 3, Optional.empty()),
                    kept.texts().getFirst());
            assertEquals("", kept.texts().getLast().text());
            assertTrue(kept.texts().getLast().base().orElseThrow().sameAs(before));
        }
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
        assertEquals(folder.resolve("new.hgn"), left.getFirst().kept().games());
        assertEquals(
                Optional.of(new Origin(folder.resolve("x.hgn"), FileStamp.UNKNOWN, false)),
                left.getFirst().kept().origin(),
                "an older version wrote the name alone: nobody knows how the file was");
        assertEquals(2, left.size());
    }

    @Test
    void oneDamagedJournalHidesNoOther() throws IOException {
        List<String> damaged = List.of("", "\0", "1 2 whole\n\0", "x", "99999999999999999999 1 whole\n/a");
        List<String> plays = List.of(
                "",
                "engine nobody strength club seconds 20",
                "engine white strength superb seconds 20",
                "engine white strength club seconds 99999",
                "engine white strength club");
        for (int i = 0; i < damaged.size(); i++) {
            Files.writeString(folder.resolve(i + ".hgn"), "1. e5w\n");
            Files.writeString(folder.resolve(i + ".source"), damaged.get(i));
            Files.writeString(folder.resolve(i + ".typed"), "game 1 caret 2 before 3 typed 400\n1. e5");
            Files.writeString(folder.resolve(i + ".play"), plays.get(i));
        }
        Files.writeString(folder.resolve("folder.hgn"), "1. e5w\n");
        Files.createDirectory(folder.resolve("folder.source"));
        Files.writeString(folder.resolve("bytes.hgn"), "1. e5w\n");
        Files.write(folder.resolve("bytes.source"), new byte[] {(byte) 0xff, 0, 1});
        Files.write(folder.resolve("bytes.typed"), new byte[] {(byte) 0xff, 0, 1});
        Files.writeString(folder.resolve("locked.hgn"), "1. e5w\n");
        Files.createDirectory(folder.resolve("locked.lock"));
        List<Journal.Leftover> left = Journal.leftovers(folder);
        assertEquals(damaged.size() + 2, left.size());
        for (Journal.Leftover each : left) {
            assertEquals(Optional.empty(), each.kept().origin());
            assertEquals(List.of(), each.kept().texts());
            assertEquals(Optional.empty(), each.kept().play());
        }
    }

    private static List<Path> content(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }
}
