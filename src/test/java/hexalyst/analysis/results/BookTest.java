package hexalyst.analysis.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.job.Finding;
import hexalyst.engine.Value;
import hexalyst.game.Games;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.PositionKey;
import hexalyst.game.Positions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The book that comes with the program, compared with the values that an independent program found: on 61 cells e5,
/// e6, d6, e7, d7 and d8 win in one's own colour, e8, e9 and c7 lose, and so does every first move in the other colour.
class BookTest {
    private static final Seal OURS = Seal.ofThisRun();
    private static final Position START =
            Games.byDefault().start(Games.byDefault().edition("designer").orElseThrow());

    private static Move move(String text) {
        return START.move(text).orElseThrow();
    }

    @Test
    void hasTheFirstMovesOf61Cells() throws IOException {
        try (ResultStore store = ResultStore.inMemory().withBook()) {
            assertTrue(store.proves(START, Value.WIN));
            Map<Value, Set<String>> made = START.legalMoves().stream()
                    .collect(Collectors.groupingBy(
                            move -> ((Finding.Proved) store.find(START.play(move))
                                            .orElseThrow()
                                            .finding())
                                    .value(),
                            Collectors.mapping(START::text, Collectors.toSet())));
            for (String winning : Set.of("e5w", "e6w", "d6w", "e7w", "d7w", "d8w")) {
                assertTrue(store.proves(START.play(move(winning)), Value.LOSS), winning);
            }
            for (String losing : Set.of("e8w", "e9w", "c7w")) {
                assertTrue(store.proves(START.play(move(losing)), Value.WIN), losing);
            }
            assertTrue(made.getOrDefault(Value.WIN, Set.of())
                    .containsAll(START.legalMoves().stream()
                            .map(START::text)
                            .filter(text -> text.endsWith("b"))
                            .toList()));
            assertEquals(Set.of(Value.WIN, Value.LOSS), made.keySet());
        }
    }

    /// The shortest names of the losing moves; their mirror images lose too, and so does the other colour anywhere.
    @Test
    void hasTheFirstMovesOf70Cells() throws IOException {
        Position start =
                Games.byDefault().start(Games.byDefault().edition("nestorgames").orElseThrow());
        Set<PositionKey> losing = Set.of("b2w", "c1w", "e1w", "e2w").stream()
                .map(text -> start.play(start.move(text).orElseThrow()).key())
                .collect(Collectors.toSet());
        try (ResultStore store = ResultStore.inMemory().withBook()) {
            for (Move move : start.legalMoves()) {
                Position after = start.play(move);
                boolean loses = start.text(move).endsWith("b") || losing.contains(after.key());
                assertTrue(store.proves(after, loses ? Value.WIN : Value.LOSS), start.text(move));
            }
        }
    }

    /// The player who may swap wins, whatever the first move was.
    @Test
    void tellsWhoWinsWithASwap() throws IOException {
        Position start = Positions.of("5/6/7/8/9/8/7/6/5 w swap");
        try (ResultStore store = ResultStore.inMemory().withBook()) {
            for (Move first : start.legalMoves()) {
                Position after = start.play(first);
                assertTrue(store.proves(after, Value.WIN), start.text(first));
                assertEquals(store.find(after), store.atHand(after), start.text(first));
                Finding.Proved proof =
                        (Finding.Proved) store.find(after).orElseThrow().finding();
                Finding.Proved plain = (Finding.Proved)
                        store.find(START.play(first)).orElseThrow().finding();
                int more = plain.value() == Value.LOSS ? 1 : 0;
                assertEquals(plain.plies() + more, proof.plies(), start.text(first));
                boolean swaps = store.proves(START.play(first), Value.LOSS);
                assertEquals(swaps, store.line(after).stream().limit(1).toList().equals(List.of(Move.swap())));
            }
            assertTrue(store.proves(start, Value.LOSS));
            assertTrue(store.line(start).size() >= 1);
        }
        try (ResultStore empty = ResultStore.inMemory()) {
            assertTrue(empty.find(start).isEmpty());
        }
    }

    @Test
    void hasEveryReplyToTheWinningFirstMoves() throws IOException {
        try (ResultStore store = ResultStore.inMemory().withBook()) {
            for (String winning : Set.of("e5w", "e6w", "d6w", "e7w", "d7w", "d8w")) {
                Position after = START.play(move(winning));
                for (Move reply : after.legalMoves()) {
                    assertTrue(store.proves(after.play(reply), Value.WIN), () -> winning + " " + after.text(reply));
                }
            }
        }
    }

    @Test
    void isNotWrittenIntoTheUsersFile(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("results.db");
        try (ResultStore store = ResultStore.open(file, OURS).withBook()) {
            assertTrue(store.proves(START, Value.WIN));
        }
        try (ResultStore store = ResultStore.open(file, OURS)) {
            assertEquals(0, store.size());
        }
    }
}
