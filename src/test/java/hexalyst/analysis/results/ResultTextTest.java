package hexalyst.analysis.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.annotate.AnalysisGames;
import hexalyst.analysis.job.Effort;
import hexalyst.analysis.job.Finding;
import hexalyst.engine.Value;
import hexalyst.game.EqualKeys;
import hexalyst.game.Position;
import hexalyst.store.Database;
import hexalyst.store.StoreAddress;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Results as text, as earlier versions kept them.
class ResultTextTest {
    private static final Seal OURS = Seal.ofThisRun();
    private static final Effort SMALL = new Effort(1_000, 500);
    private static final Position FIRST = AnalysisGames.after("a1w");
    private static final Position SECOND = AnalysisGames.after("c3w");

    @TempDir
    private Path folder = Path.of("");

    private static StoreLine line(Position position, StoreLine.Content content) {
        return new StoreLine(StoreKey.of(position), content);
    }

    private static StoreLine proof(Position position, Value value, int plies) {
        return line(position, new StoreLine.Content.Known(new Result(new Finding.Proved(value, plies), List.of())));
    }

    private Path file(String... lines) throws IOException {
        Path file = folder.resolve("results.txt");
        return Files.writeString(file, ResultText.HEADER + '\n' + String.join("", lines), StandardCharsets.ISO_8859_1);
    }

    /// The file is cut off at every byte: all lines before it are read.
    @Tag("slow")
    @Test
    void aTornLastLineCostsNothingElse() throws IOException {
        Path whole = file(
                proof(FIRST, Value.WIN, 17).text(OURS),
                proof(SECOND, Value.WIN, 16).text(OURS));
        byte[] bytes = Files.readAllBytes(whole);
        List<String> lines = Files.readAllLines(whole);
        int first = lines.get(0).length() + 1 + lines.get(1).length();
        for (int length = 0; length <= bytes.length; length += length < first - 2 ? 7 : 1) {
            Path torn = folder.resolve("torn-" + length);
            Files.write(torn, Arrays.copyOf(bytes, length));
            int known = length < first ? 0 : length < bytes.length - 1 ? 1 : 2;
            try (ResultStore store = ResultStore.open(torn, OURS)) {
                assertEquals(known, store.size(), "cut off after " + length);
                store.put(AnalysisGames.start(), new Result(new Finding.Proved(Value.WIN, 9), List.of()));
            }
            try (ResultStore store = ResultStore.open(torn, OURS)) {
                assertEquals(known + 1, store.size(), "went on after " + length);
            }
        }
    }

    @Test
    void aDamagedLineIsPassedOver() throws IOException {
        String damaged = proof(FIRST, Value.WIN, 17).text(OURS).replace(" win 17", "\u00ffwin 17");
        Path file = file(damaged, proof(SECOND, Value.WIN, 16).text(OURS));
        try (ResultStore store = ResultStore.open(file, OURS)) {
            assertEquals(Optional.empty(), store.find(FIRST));
            assertTrue(store.proves(SECOND, Value.WIN));
        }
    }

    @Test
    void aLineWithoutASealIsAClaim() throws IOException {
        Path file = file(Stream.of(
                        proof(FIRST, Value.WIN, 17),
                        line(SECOND, new StoreLine.Content.Known(new Result(new Finding.Open(SMALL), List.of()))),
                        line(FIRST, new StoreLine.Content.Only(OnlyMove.proved(true))),
                        line(SECOND, new StoreLine.Content.Only(OnlyMove.open(SMALL))),
                        line(FIRST, new StoreLine.Content.Hard(new Difficulty(SMALL, 9, true, 38, 1, 0, 37, 2, true))))
                .map(StoreLine::text)
                .toArray(String[]::new));
        try (ResultStore store = ResultStore.open(file, OURS)) {
            assertEquals(Optional.empty(), store.find(FIRST));
            assertEquals(Optional.of(new Finding.Proved(Value.WIN, 17)), store.claim(FIRST));
            assertTrue(store.find(SECOND).isPresent(), "an effort proves nothing");
            assertEquals(Optional.empty(), store.onlyMove(FIRST));
            assertEquals(Optional.of(OnlyMove.open(SMALL)), store.onlyMove(SECOND));
            assertEquals(Optional.empty(), store.difficulty(FIRST));
        }
    }

    @Test
    void aSealOfAnotherLineIsNone() throws IOException {
        String bare = proof(FIRST, Value.WIN, 17).text();
        String sealed = proof(SECOND, Value.LOSS, 16).text(OURS);
        String wrong = bare.substring(0, 8) + sealed.substring(8, 25) + bare.substring(8);
        try (ResultStore store = ResultStore.open(file(wrong, sealed), OURS)) {
            assertTrue(store.claim(FIRST).isPresent());
            assertEquals(Optional.empty(), store.find(FIRST));
            assertTrue(store.proves(SECOND, Value.LOSS));
        }
    }

    /// In whatever order they are in the file.
    @Test
    void aSealedProofSettlesAClaim() throws IOException {
        String claim = proof(FIRST, Value.WIN, 17).text();
        String proof = proof(FIRST, Value.LOSS, 18).text(OURS);
        for (List<String> order : List.of(List.of(claim, proof), List.of(proof, claim))) {
            Files.deleteIfExists(folder.resolve("results.txt"));
            Files.deleteIfExists(folder.resolve("results.txt.old"));
            try (ResultStore store = ResultStore.open(file(order.toArray(String[]::new)), OURS)) {
                assertTrue(store.proves(FIRST, Value.LOSS));
                assertEquals(Optional.empty(), store.claim(FIRST));
            }
        }
    }

    /// A user's results move into the new file by themselves, once, and the text stays. They are claims, since their
    /// keys don't tell for certain which positions they are about.
    @Test
    void theTextOfAnEarlierVersionIsReadOnce() throws IOException {
        Path text = earlier(FIRST, 17);
        Path store = folder.resolve("results.db");
        try (ResultStore opened = ResultStore.open(store, OURS)) {
            assertClaimed(opened, FIRST, 17);
        }
        assertTrue(Files.exists(text));
        earlier(SECOND, 16);
        try (ResultStore opened = ResultStore.open(store, OURS)) {
            assertClaimed(opened, FIRST, 17);
            assertEquals(Optional.empty(), opened.claim(SECOND), "it is a store of its own now");
        }
    }

    /// The text of an earlier version with one sealed proof of a win.
    private Path earlier(Position position, int plies) throws IOException {
        StoreLine.Content content =
                new StoreLine.Content.Known(new Result(new Finding.Proved(Value.WIN, plies), List.of()));
        String line = new StoreLine(StoreKey.earlier(position), content).text(OURS);
        return Files.writeString(folder.resolve("results.txt"), ResultText.EARLIER + '\n' + line);
    }

    private static void assertClaimed(ResultStore store, Position position, int plies) {
        assertEquals(Optional.of(new Finding.Proved(Value.WIN, plies)), store.claim(position));
        assertEquals(Optional.empty(), store.find(position));
    }

    /// The program was killed after it had made the new file and before it had read the text.
    @ParameterizedTest
    @ValueSource(strings = {"results.txt", "results.db.old"})
    void theTextOfAnEarlierVersionIsReadAgainAfterAKill(String name) throws IOException {
        Path store = folder.resolve("results.db");
        Database.open(new StoreAddress.OfFile(store)).close();
        Files.move(earlier(FIRST, 17), folder.resolve(name));
        try (ResultStore opened = ResultStore.open(store, OURS)) {
            assertClaimed(opened, FIRST, 17);
        }
    }

    /// Such as what `campaign --book` writes there.
    @Test
    void aTextThatComesLaterIsNotRead() throws IOException {
        Path store = folder.resolve("results.db");
        ResultStore.open(store, OURS).close();
        file(proof(FIRST, Value.WIN, 17).text(OURS));
        try (ResultStore opened = ResultStore.open(store, OURS)) {
            assertEquals(0, opened.size());
        }
    }

    @Test
    void anotherTextBesideANewStoreIsNotRead() throws IOException {
        Files.writeString(folder.resolve("results.txt"), "notes");
        try (ResultStore opened = ResultStore.open(folder.resolve("results.db"), OURS)) {
            assertEquals(0, opened.size());
        }
    }

    @Test
    void aTextWithTheNameOfTheStoreIsKeptBesideIt() throws IOException {
        Path file = file(proof(FIRST, Value.WIN, 17).text(OURS));
        String before = Files.readString(file);
        try (ResultStore opened = ResultStore.open(file, OURS)) {
            assertTrue(opened.proves(FIRST, Value.WIN));
        }
        assertEquals(before, Files.readString(folder.resolve("results.txt.old")));
    }

    @Test
    void anotherFileIsLeftAlone() throws IOException {
        Path file = folder.resolve("game.hgn");
        Files.writeString(file, "[Game \"Manalath\"]");
        IOException problem = assertThrows(IOException.class, () -> ResultStore.open(file, OURS));
        assertEquals(file + ": it does not begin with \"hexalyst-results 2\"", problem.getMessage());
        assertEquals("[Game \"Manalath\"]", Files.readString(file));
    }

    /// Somebody has made up the two positions. What an earlier version has proved of one of them is proved of neither.
    @Test
    void whatIsKeptUnderAnEarlierKeyIsOnlyClaimed() throws IOException {
        EqualKeys pair = EqualKeys.ofManalath();
        earlier(pair.first(), 3);
        Path file = folder.resolve("results.db");
        for (int opening = 0; opening < 2; opening++) {
            try (ResultStore store = ResultStore.open(file, OURS)) {
                for (Position position : List.of(pair.first(), pair.second())) {
                    assertClaimed(store, position, 3);
                    assertEquals(Optional.empty(), store.atHand(position));
                    assertEquals(Map.of(), store.find(List.of(position)));
                    assertFalse(store.isSettled(StoreKey.of(position)));
                }
            }
        }
    }
}
