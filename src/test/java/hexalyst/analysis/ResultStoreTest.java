package hexalyst.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.Value;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Position;
import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultStoreTest {
    private static final Seal OURS = Seal.ofThisRun();
    private static final Seal THEIRS = Seal.ofThisRun();
    private static final Effort SMALL = new Effort(1_000, 500);
    private static final Effort LARGE = new Effort(2_000, 100);

    @TempDir
    private Path folder = Path.of("");

    private static Result proved(Value value, int plies, Long... line) {
        return new Result(new Finding.Proved(value, plies), List.of(line));
    }

    private static Result estimated(double chance, int depth, Effort effort) {
        return new Result(new Finding.Estimated(chance, depth, effort), List.of(7L));
    }

    private static Result kept(Result... results) {
        ResultStore store = ResultStore.inMemory();
        for (Result result : results) {
            store.put(AnalysisGames.start(), result);
        }
        return store.find(AnalysisGames.start()).orElseThrow();
    }

    @Test
    void theBetterResultStays() {
        Result open = new Result(new Finding.Open(SMALL), List.of());
        Result win = proved(Value.WIN, 9, 1L, 2L);
        Result shorter = proved(Value.WIN, 7);
        Result shallow = estimated(0.6, 5, SMALL);
        Result deep = estimated(0.3, 6, SMALL);
        for (List<Result> pair : List.of(
                List.of(open, shallow),
                List.of(open, win),
                List.of(shallow, win),
                List.of(shallow, deep),
                List.of(win, shorter))) {
            assertEquals(pair.get(1), kept(pair.get(0), pair.get(1)));
            assertEquals(pair.get(1), kept(pair.get(1), pair.get(0)));
        }
        assertEquals(win, kept(proved(Value.WIN, 9), win));
    }

    @Test
    void theEffortOfAWorseResultCounts() {
        Effort both = new Effort(2_000, 500);
        assertEquals(estimated(0.3, 6, both), kept(estimated(0.3, 6, SMALL), estimated(0.6, 5, LARGE)));
        assertEquals(estimated(0.3, 6, both), kept(estimated(0.6, 5, LARGE), estimated(0.3, 6, SMALL)));
        Result open = new Result(new Finding.Open(LARGE), List.of());
        assertEquals(estimated(0.3, 6, both), kept(open, estimated(0.3, 6, SMALL)));
        assertEquals(estimated(0.3, 6, both), kept(estimated(0.3, 6, SMALL), open));
        assertEquals(
                new Finding.Open(both),
                kept(open, new Result(new Finding.Open(SMALL), List.of())).finding());
    }

    @Test
    void contradictionsAreToldAndNothingIsOverwritten() throws IOException {
        Path file = folder.resolve("results.txt");
        try (ResultStore store = ResultStore.open(file, OURS)) {
            store.put(AnalysisGames.start(), proved(Value.WIN, 9));
            store.put(AnalysisGames.start(), proved(Value.LOSS, 4));
            assertEquals(Optional.of(proved(Value.WIN, 9)), store.find(AnalysisGames.start()));
            assertEquals(1, store.contradictions().size());
            String text = store.contradictions().getFirst().text();
            assertTrue(text.endsWith("was proved a win and then a loss; the first stays"), text);
        }
        StoreKey key = StoreKey.of(AnalysisGames.start());
        StoreLine other = new StoreLine(key, new StoreLine.Content.Known(proved(Value.DRAW, 0)));
        Files.writeString(file, other.text(OURS), StandardOpenOption.APPEND);
        try (ResultStore store = ResultStore.open(file, OURS)) {
            assertEquals(Optional.of(proved(Value.WIN, 9)), store.find(AnalysisGames.start()));
            assertEquals(1, store.contradictions().size());
        }
    }

    @Test
    void mirrorImagesAreOneAndEditionsAreNot() {
        ResultStore store = ResultStore.inMemory();
        store.put(AnalysisGames.after("a1w"), proved(Value.WIN, 17));
        assertEquals(Optional.of(proved(Value.WIN, 17)), store.find(AnalysisGames.after("e3w")));
        assertEquals(Optional.empty(), store.find(AnalysisGames.after("a1b")));
        Game game = Games.byDefault();
        Position other =
                game.start(game.editions().get(1), AnalysisGames.start().grid());
        store.put(AnalysisGames.start(), proved(Value.WIN, 18));
        assertEquals(Optional.empty(), store.find(other));
    }

    private static void fill(ResultStore store) {
        store.put(AnalysisGames.after("a1w"), proved(Value.WIN, 17, -1L, Long.MAX_VALUE));
        store.put(AnalysisGames.after("c3w"), estimated(1.0 / 3, 12, new Effort(1_000, Long.MAX_VALUE)));
        store.put(AnalysisGames.after("c3b"), new Result(new Finding.Open(SMALL), List.of()));
        store.put(AnalysisGames.after("a2w"), proved(Value.DRAW, 0));
        store.put(AnalysisGames.start(), OnlyMove.open(SMALL));
        store.put(AnalysisGames.start(), OnlyMove.proved(true));
        store.put(AnalysisGames.start(), OnlyMove.open(LARGE));
    }

    private static void assertFull(ResultStore store) {
        ResultStore full = ResultStore.inMemory();
        fill(full);
        for (String move : List.of("a1w", "c3w", "c3b", "a2w")) {
            assertTrue(full.find(AnalysisGames.after(move)).isPresent());
            assertEquals(full.find(AnalysisGames.after(move)), store.find(AnalysisGames.after(move)));
        }
        assertEquals(Optional.of(OnlyMove.proved(true)), store.onlyMove(AnalysisGames.start()));
        assertEquals(full.size(), store.size());
    }

    @Test
    void theFileKeepsEverything() throws IOException {
        Path file = folder.resolve("new/folder/results.txt");
        try (ResultStore store = ResultStore.open(file, OURS)) {
            fill(store);
        }
        long size = Files.size(file);
        try (ResultStore store = ResultStore.open(file, OURS)) {
            assertFull(store);
            fill(store);
        }
        assertEquals(size, Files.size(file), "what is known is not written again");
    }

    @Test
    void whatIsWrittenIsThereBeforeTheFileIsClosed() throws IOException {
        Path file = folder.resolve("results.txt");
        try (ResultStore killed = ResultStore.open(file, OURS);
                ResultStore other = ResultStore.open(file, OURS)) {
            fill(killed);
            other.put(AnalysisGames.after("b2b"), proved(Value.WIN, 3));
            try (ResultStore store = ResultStore.open(file, OURS)) {
                assertEquals(killed.size() + 1, store.size());
            }
        }
    }

    /// The file is truncated at every byte: all lines before it are read, and the store keeps working.
    @Test
    void aTornLastLineCostsNothingElse() throws IOException {
        Path whole = folder.resolve("whole.txt");
        try (ResultStore store = ResultStore.open(whole, OURS)) {
            store.put(AnalysisGames.after("a1w"), proved(Value.WIN, 17));
            store.put(AnalysisGames.after("a2w"), proved(Value.WIN, 16));
        }
        byte[] bytes = Files.readAllBytes(whole);
        List<String> lines = Files.readAllLines(whole);
        int first = lines.get(0).length() + 1 + lines.get(1).length();
        for (int length = 0; length <= bytes.length; length++) {
            Path torn = folder.resolve("torn-" + length);
            Files.write(torn, Arrays.copyOf(bytes, length));
            try (ResultStore store = ResultStore.open(torn, OURS)) {
                int known = length < first ? 0 : length < bytes.length - 1 ? 1 : 2;
                assertEquals(known, store.size(), "cut off after " + length);
                fill(store);
            }
            try (ResultStore store = ResultStore.open(torn, OURS)) {
                ResultStore full = ResultStore.inMemory();
                fill(full);
                assertEquals(full.size(), store.size(), "went on after " + length);
            }
        }
    }

    @Test
    void aDamagedLineIsPassedOver() throws IOException {
        Path file = folder.resolve("results.txt");
        try (ResultStore store = ResultStore.open(file, OURS)) {
            fill(store);
        }
        String text = Files.readString(file, StandardCharsets.ISO_8859_1);
        int at = text.indexOf(" win 17");
        Files.writeString(file, text.substring(0, at) + "\u00ff" + text.substring(at + 1), StandardCharsets.ISO_8859_1);
        try (ResultStore store = ResultStore.open(file, OURS)) {
            assertEquals(Optional.empty(), store.find(AnalysisGames.after("a1w")));
            assertTrue(store.find(AnalysisGames.after("c3w")).isPresent());
            fill(store);
            assertFull(store);
        }
    }

    /// The lines of a file without their seals, as earlier versions wrote them.
    private static List<String> unsealed(Path file) throws IOException {
        return Files.readAllLines(file).stream()
                .map(line -> line.replaceFirst("^([0-9a-f]{8})-[0-9a-f]{16} ", "$1 "))
                .toList();
    }

    @Test
    void aLineWithoutASealIsAClaim() throws IOException {
        Path file = folder.resolve("results.txt");
        try (ResultStore store = ResultStore.open(file, OURS)) {
            fill(store);
            store.put(AnalysisGames.start(), new Difficulty(SMALL, 9, true, 38, 1, 0, 37, 2, true));
        }
        Files.write(file, unsealed(file));
        try (ResultStore store = ResultStore.open(file, OURS)) {
            assertEquals(Optional.empty(), store.find(AnalysisGames.after("a1w")));
            assertEquals(Optional.of(new Finding.Proved(Value.WIN, 17)), store.claim(AnalysisGames.after("a1w")));
            assertEquals(Optional.of(new Finding.Proved(Value.DRAW, 0)), store.claim(AnalysisGames.after("a2w")));
            assertTrue(store.find(AnalysisGames.after("c3w")).isPresent(), "an estimate proves nothing");
            assertTrue(store.find(AnalysisGames.after("c3b")).isPresent());
            assertEquals(Optional.of(OnlyMove.open(SMALL)), store.onlyMove(AnalysisGames.start()));
            assertEquals(Optional.empty(), store.difficulty(AnalysisGames.start()));
        }
    }

    @Test
    void aSealOfAnotherLineIsNone() throws IOException {
        Path file = folder.resolve("results.txt");
        try (ResultStore store = ResultStore.open(file, OURS)) {
            store.put(AnalysisGames.after("a1w"), proved(Value.WIN, 17));
            store.put(AnalysisGames.after("c3w"), proved(Value.LOSS, 16));
        }
        List<String> sealed = Files.readAllLines(file);
        List<String> bare = unsealed(file);
        String wrong = bare.get(1).substring(0, 8)
                + sealed.get(2).substring(8, 25)
                + bare.get(1).substring(8);
        Files.write(file, List.of(sealed.get(0), wrong, sealed.get(2)));
        try (ResultStore store = ResultStore.open(file, OURS)) {
            assertTrue(store.claim(AnalysisGames.after("a1w")).isPresent());
            assertEquals(Optional.empty(), store.find(AnalysisGames.after("a1w")));
            assertTrue(store.proves(AnalysisGames.after("c3w"), Value.LOSS));
        }
    }

    /// In whatever order they are in the file, and without a message each time the file is opened.
    @Test
    void aSealedProofSettlesAClaim() throws IOException {
        Path file = folder.resolve("results.txt");
        try (ResultStore store = ResultStore.open(file, OURS)) {
            store.put(AnalysisGames.after("a1w"), proved(Value.WIN, 17));
        }
        String claim = unsealed(file).get(1);
        Files.write(file, List.of(StoreFile.HEADER, claim));
        try (ResultStore store = ResultStore.open(file, OURS)) {
            store.put(AnalysisGames.after("a1w"), proved(Value.LOSS, 18));
            assertTrue(store.contradictions().getFirst().claimed());
        }
        List<String> lines = Files.readAllLines(file);
        for (List<String> order : List.of(lines, List.of(lines.get(0), lines.get(2), lines.get(1)))) {
            Files.write(file, order);
            try (ResultStore store = ResultStore.open(file, OURS)) {
                assertTrue(store.proves(AnalysisGames.after("a1w"), Value.LOSS));
                assertEquals(Optional.empty(), store.claim(AnalysisGames.after("a1w")));
                store.put(AnalysisGames.after("a1w"), proved(Value.LOSS, 16));
                assertEquals(List.of(), store.contradictions());
            }
        }
    }

    @Test
    void whatOneHasProvedOneselfStaysProvedInAnotherFile() throws IOException {
        Path one = folder.resolve("one.txt");
        try (ResultStore store = ResultStore.open(one, OURS)) {
            fill(store);
        }
        Path two = folder.resolve("two.txt");
        try (ResultStore store = ResultStore.open(two, OURS);
                Reader text = Files.newBufferedReader(one)) {
            store.put(AnalysisGames.after("c3b"), proved(Value.WIN, 9));
            assertEquals(0, store.merge(text).claimed());
        }
        try (ResultStore store = ResultStore.open(two, OURS)) {
            assertTrue(store.proves(AnalysisGames.after("a1w"), Value.WIN));
            assertTrue(store.proves(AnalysisGames.after("a2w"), Value.DRAW));
            assertEquals(Optional.of(OnlyMove.proved(true)), store.onlyMove(AnalysisGames.start()));
        }
    }

    @Test
    void theOwnProofOfAnotherFileRefutesAClaim() throws IOException {
        Path theirs = folder.resolve("theirs.txt");
        Path own = folder.resolve("own.txt");
        try (ResultStore store = ResultStore.open(theirs, THEIRS)) {
            store.put(AnalysisGames.after("a1w"), proved(Value.WIN, 17));
        }
        try (ResultStore store = ResultStore.open(own, OURS)) {
            store.put(AnalysisGames.after("a1w"), proved(Value.LOSS, 18));
        }
        try (ResultStore store = ResultStore.open(folder.resolve("results.txt"), OURS);
                Reader first = Files.newBufferedReader(theirs);
                Reader second = Files.newBufferedReader(own)) {
            store.merge(first);
            assertEquals(new Merged(1, 0), store.merge(second));
            assertTrue(store.proves(AnalysisGames.after("a1w"), Value.LOSS));
            assertTrue(store.contradictions().getFirst().claimed());
        }
    }

    @Test
    void anotherFileIsLeftAlone() throws IOException {
        Path file = folder.resolve("game.hgn");
        Files.writeString(file, "[Game \"Manalath\"]");
        IOException problem = assertThrows(IOException.class, () -> ResultStore.open(file, OURS));
        assertEquals(file + ": it does not begin with \"hexalyst-results 1\"", problem.getMessage());
        assertEquals("[Game \"Manalath\"]", Files.readString(file));
    }

    @Test
    void whatAnotherFileProvesIsClaimedUntilItIsProvedHere() throws IOException {
        Path theirs = folder.resolve("theirs.txt");
        try (ResultStore store = ResultStore.open(theirs, THEIRS)) {
            store.put(AnalysisGames.after("a1w"), proved(Value.WIN, 17, 5L));
            store.put(AnalysisGames.after("c3w"), proved(Value.WIN, 16));
            store.put(AnalysisGames.after("a1b"), estimated(0.25, 6, SMALL));
            store.put(AnalysisGames.start(), OnlyMove.proved(true));
            store.put(AnalysisGames.start(), new Difficulty(SMALL, 9, true, 38, 1, 0, 37, 2, true));
        }
        Path ours = folder.resolve("ours.txt");
        try (ResultStore store = ResultStore.open(ours, OURS);
                Reader text = Files.newBufferedReader(theirs)) {
            assertEquals(new Merged(3, 2), store.merge(text));
        }
        try (ResultStore store = ResultStore.open(ours, OURS)) {
            assertEquals(Optional.of(new Finding.Proved(Value.WIN, 17)), store.claim(AnalysisGames.after("a1w")));
            assertEquals(Optional.empty(), store.find(AnalysisGames.after("a1w")));
            assertEquals(Optional.of(estimated(0.25, 6, SMALL)), store.find(AnalysisGames.after("a1b")));
            assertEquals(Optional.empty(), store.onlyMove(AnalysisGames.start()));
            assertEquals(Optional.empty(), store.difficulty(AnalysisGames.start()));
            store.put(AnalysisGames.after("a1w"), proved(Value.WIN, 19));
            assertEquals(List.of(), store.contradictions());
            store.put(AnalysisGames.after("c3w"), proved(Value.LOSS, 16));
            assertTrue(store.contradictions().getFirst().claimed());
            assertTrue(store.proves(AnalysisGames.after("c3w"), Value.LOSS));
        }
        try (ResultStore store = ResultStore.open(ours, OURS)) {
            assertEquals(Optional.of(proved(Value.WIN, 19)), store.find(AnalysisGames.after("a1w")));
            assertEquals(Optional.empty(), store.claim(AnalysisGames.after("a1w")));
            assertEquals(Optional.empty(), store.claim(AnalysisGames.after("c3w")));
            assertEquals(List.of(), store.contradictions());
        }
    }
}
