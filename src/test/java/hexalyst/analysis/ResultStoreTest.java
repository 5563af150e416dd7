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
        try (ResultStore store = ResultStore.open(file)) {
            store.put(AnalysisGames.start(), proved(Value.WIN, 9));
            store.put(AnalysisGames.start(), proved(Value.LOSS, 4));
            assertEquals(Optional.of(proved(Value.WIN, 9)), store.find(AnalysisGames.start()));
            assertEquals(1, store.contradictions().size());
            String text = store.contradictions().getFirst().text();
            assertTrue(text.endsWith("was proved a win and then a loss; the first stays"), text);
        }
        StoreKey key = StoreKey.of(AnalysisGames.start());
        StoreLine other = new StoreLine(key, new StoreLine.Content.Known(proved(Value.DRAW, 0)));
        Files.writeString(file, other.text(), StandardOpenOption.APPEND);
        try (ResultStore store = ResultStore.open(file)) {
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
        try (ResultStore store = ResultStore.open(file)) {
            fill(store);
        }
        long size = Files.size(file);
        try (ResultStore store = ResultStore.open(file)) {
            assertFull(store);
            fill(store);
        }
        assertEquals(size, Files.size(file), "what is known is not written again");
    }

    @Test
    void whatIsWrittenIsThereBeforeTheFileIsClosed() throws IOException {
        Path file = folder.resolve("results.txt");
        try (ResultStore killed = ResultStore.open(file);
                ResultStore other = ResultStore.open(file)) {
            fill(killed);
            other.put(AnalysisGames.after("b2b"), proved(Value.WIN, 3));
            try (ResultStore store = ResultStore.open(file)) {
                assertEquals(killed.size() + 1, store.size());
            }
        }
    }

    /// The file is cut off at every byte: all lines before are read, and the store goes on.
    @Test
    void aTornLastLineCostsNothingElse() throws IOException {
        Path whole = folder.resolve("whole.txt");
        try (ResultStore store = ResultStore.open(whole)) {
            store.put(AnalysisGames.after("a1w"), proved(Value.WIN, 17));
            store.put(AnalysisGames.after("a2w"), proved(Value.WIN, 16));
        }
        byte[] bytes = Files.readAllBytes(whole);
        List<String> lines = Files.readAllLines(whole);
        int first = lines.get(0).length() + 1 + lines.get(1).length();
        for (int length = 0; length <= bytes.length; length++) {
            Path torn = folder.resolve("torn-" + length);
            Files.write(torn, Arrays.copyOf(bytes, length));
            try (ResultStore store = ResultStore.open(torn)) {
                int known = length < first ? 0 : length < bytes.length - 1 ? 1 : 2;
                assertEquals(known, store.size(), "cut off after " + length);
                fill(store);
            }
            try (ResultStore store = ResultStore.open(torn)) {
                ResultStore full = ResultStore.inMemory();
                fill(full);
                assertEquals(full.size(), store.size(), "went on after " + length);
            }
        }
    }

    @Test
    void aDamagedLineIsPassedOver() throws IOException {
        Path file = folder.resolve("results.txt");
        try (ResultStore store = ResultStore.open(file)) {
            fill(store);
        }
        String text = Files.readString(file, StandardCharsets.ISO_8859_1);
        int at = text.indexOf(" win 17");
        Files.writeString(file, text.substring(0, at) + "\u00ff" + text.substring(at + 1), StandardCharsets.ISO_8859_1);
        try (ResultStore store = ResultStore.open(file)) {
            assertEquals(Optional.empty(), store.find(AnalysisGames.after("a1w")));
            assertTrue(store.find(AnalysisGames.after("c3w")).isPresent());
            fill(store);
            assertFull(store);
        }
    }

    @Test
    void anotherFileIsLeftAlone() throws IOException {
        Path file = folder.resolve("game.hgn");
        Files.writeString(file, "[Game \"Manalath\"]");
        IOException problem = assertThrows(IOException.class, () -> ResultStore.open(file));
        assertEquals(file + ": it does not begin with \"hexalyst-results 1\"", problem.getMessage());
        assertEquals("[Game \"Manalath\"]", Files.readString(file));
    }

    @Test
    void whatAnotherFileProvesIsClaimedUntilItIsProvedHere() throws IOException {
        Path theirs = folder.resolve("theirs.txt");
        try (ResultStore store = ResultStore.open(theirs)) {
            store.put(AnalysisGames.after("a1w"), proved(Value.WIN, 17, 5L));
            store.put(AnalysisGames.after("c3w"), proved(Value.WIN, 16));
            store.put(AnalysisGames.after("a1b"), estimated(0.25, 6, SMALL));
            store.put(AnalysisGames.start(), OnlyMove.proved(true));
            store.put(AnalysisGames.start(), new Difficulty(SMALL, 9, true, 38, 1, 0, 37, 2, true));
        }
        Path ours = folder.resolve("ours.txt");
        try (ResultStore store = ResultStore.open(ours);
                Reader text = Files.newBufferedReader(theirs)) {
            assertEquals(new Merged(3, 2), store.merge(text));
        }
        try (ResultStore store = ResultStore.open(ours)) {
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
        try (ResultStore store = ResultStore.open(ours)) {
            assertEquals(Optional.of(proved(Value.WIN, 19)), store.find(AnalysisGames.after("a1w")));
            assertEquals(Optional.empty(), store.claim(AnalysisGames.after("a1w")));
            assertEquals(Optional.empty(), store.claim(AnalysisGames.after("c3w")));
            assertEquals(List.of(), store.contradictions());
        }
    }
}
