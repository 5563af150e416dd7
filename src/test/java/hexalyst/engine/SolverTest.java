package hexalyst.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.HexGrid;
import hexalyst.game.Exhaustive;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.TurnResult;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Compares what is proved of moves and positions with exhaustive search; also the start of small boards.
@Tag("slow")
class SolverTest {
    private static Value value(int worth) {
        return worth > 0 ? Value.WIN : worth < 0 ? Value.LOSS : Value.DRAW;
    }

    /// What a row should say: the value and how many replies win.
    private static String wanted(SearchBoard board, int move, Map<Long, Integer> known) {
        TurnResult result = board.make(move);
        int worth;
        int winning = 0;
        if (result == TurnResult.ONGOING) {
            worth = -Exhaustive.value(board, known);
            int[] replies = new int[SearchBoard.MAX_MOVES];
            int count = board.moves(replies);
            for (int i = 0; i < count && worth < 0; i++) {
                TurnResult end = board.make(replies[i]);
                int reply = end == TurnResult.ONGOING ? -Exhaustive.value(board, known) : Exhaustive.worth(end);
                board.unmake();
                winning += reply > 0 ? 1 : 0;
            }
        } else {
            worth = Exhaustive.worth(result);
        }
        board.unmake();
        return value(worth) + " " + winning;
    }

    private static SearchHandle moves(
            SearchService service, Position position, SearchLimits limits, SearchListener heard) {
        return service.start(position, SearchGoal.MOVES, ProvedElsewhere.NOTHING, limits, heard);
    }

    @Test
    void agreesWithExhaustiveSearch() throws InterruptedException {
        Random random = new Random(51);
        int rows = 0;
        int traps = 0;
        try (SearchService service = new SearchService(new ProofTable(1 << 20), 2)) {
            for (int round = 0; round < 1_500; round++) {
                Optional<Position> position = Positions.small(random);
                if (position.isEmpty()) {
                    continue;
                }
                SearchReport table = moves(service, position.get(), SearchLimits.NONE, heard -> {})
                        .await();
                assertTrue(table.finished());
                assertEquals(0, table.open());
                SearchBoard board = position.get().searchBoard();
                Map<Long, Integer> known = new HashMap<>();
                int[] moves = new int[SearchBoard.MAX_MOVES];
                int count = board.moves(moves);
                assertEquals(count, table.moves().size());
                for (int i = 0; i < count; i++) {
                    MoveReport row = table.moves().get(i);
                    assertEquals(0, row.openReplies());
                    assertEquals(
                            wanted(board, moves[i], known),
                            row.proof().orElseThrow().value() + " " + row.winningReplies());
                    rows++;
                    traps += row.winningReplies() > 1 ? 1 : 0;
                }
            }
        }
        assertTrue(rows > 2_000 && traps > 100, rows + " " + traps);
    }

    /// From a game where the only winning move, c4w, was found last: the moves were searched one by one, and the
    /// position itself never.
    @Test
    void theWinningMoveIsFoundWithHardlyMoreWorkThanTheProofOfThePositionTakes() throws InterruptedException {
        Position position = Positions.of("5/6/7/8/4w4/8/7/3b2/2w1b w");
        long alone;
        try (SearchService service = new SearchService(new ProofTable(1 << 24), 1)) {
            SearchReport report =
                    service.start(position, SearchLimits.NONE, heard -> {}).await();
            assertEquals(Optional.of(Value.WIN), report.value());
            alone = report.nodes();
        }
        assertTrue(alone > 20_000, "not at once: " + alone);
        try (SearchService service = new SearchService(new ProofTable(1 << 24), 1)) {
            SearchLimits limits = SearchLimits.NONE.withNodes(13 * alone / 10);
            SearchReport table = moves(service, position, limits, heard -> {}).await();
            List<String> winning = table.moves().stream()
                    .filter(row -> row.proves(Value.WIN))
                    .map(row -> position.text(row.step()))
                    .toList();
            assertEquals(List.of("c4w"), winning);
        }
    }

    /// A bound that only one move achieves is not shown beside the line of another.
    @Test
    void theLineBeginsWithTheMoveThatKeepsTheBound() throws InterruptedException {
        Position position = Positions.of("5/6/7/8/4w4/8/7/3b2/2w1b w");
        Move other = position.move("a1w").orElseThrow();
        Position after = position.play(other);
        ProvedElsewhere elsewhere = new ProvedElsewhere() {
            @Override
            public Optional<ProvedValue> value(Position asked) {
                return asked.equals(after) ? Optional.of(new ProvedValue(Value.LOSS, 6)) : Optional.empty();
            }

            @Override
            public List<Move> line(Position asked) {
                return List.of();
            }
        };
        try (SearchService service = new SearchService(new ProofTable(1 << 24), 1)) {
            SearchReport report = service.start(
                            position, SearchGoal.MOVES, elsewhere, SearchLimits.NONE.withNodes(2_000_000), heard -> {})
                    .await();
            assertEquals(Optional.of(new ProvedValue(Value.WIN, 7)), report.proved());
            assertEquals(List.of(other), report.line());
        }
    }

    /// The first proof that a search finds is far longer than it has to be.
    @Test
    void afterTheProofItFindsOutHowShortTheWinIs() throws InterruptedException {
        Position position = Positions.of("5/6/7/8/4w4/8/7/3b2/2w1b w");
        List<Integer> bounds = new ArrayList<>();
        try (SearchService service = new SearchService(new ProofTable(1 << 24), 1)) {
            AtomicReference<SearchHandle> running = new AtomicReference<>();
            SearchHandle search =
                    service.start(position, SearchGoal.DISTANCE, ProvedElsewhere.NOTHING, SearchLimits.NONE, report -> {
                        report.plies().ifPresent(bounds::add);
                        if (report.exact()) {
                            Optional.ofNullable(running.get()).ifPresent(SearchHandle::stop);
                        }
                    });
            running.set(search);
            SearchReport last = search.await();
            assertTrue(last.exact(), last::toString);
            assertEquals(21, last.plies().orElseThrow());
            assertEquals(21, last.line().size(), "a line to the end");
            Position end = position;
            for (Move move : last.line()) {
                end = end.play(move);
            }
            assertEquals(Optional.of(position.toMove()), end.outcome().wonBy());
        }
        assertTrue(bounds.getFirst() > 21, bounds::toString);
        assertEquals(bounds.stream().sorted(Comparator.reverseOrder()).toList(), bounds, "they only become shorter");
    }

    /// The bounds from below are what the moves of a lost position are ranked by.
    @ParameterizedTest
    @ValueSource(strings = {"3/4/1bbb1/3w/3 w", "3/4/2w2/4/3 b"})
    void theMovesOfALostPositionHoldOutAtLeastAsLongAsIsSaid(String text) throws InterruptedException {
        Position position = Positions.of(text);
        try (SearchService service = new SearchService(new ProofTable(1 << 24), 1)) {
            SearchReport report = distance(service, position);
            assertEquals(Optional.of(Value.LOSS), report.value());
            int most = 0;
            for (MoveReport row : report.moves()) {
                Position after = position.step(row.step());
                int exact = after.outcome().over()
                        ? 1
                        : 1 + distance(service, after).plies().orElseThrow();
                assertTrue(row.atLeast() <= exact, () -> row + " lasts " + exact);
                assertTrue(row.proof().orElseThrow().plies() >= exact, () -> row + " lasts " + exact);
                most = Math.max(most, row.atLeast());
            }
            assertEquals(report.plies().orElseThrow(), most, "the toughest defence is known");
        }
    }

    private static SearchReport distance(SearchService service, Position position) throws InterruptedException {
        return service.start(position, SearchGoal.DISTANCE, ProvedElsewhere.NOTHING, SearchLimits.NONE, report -> {})
                .await();
    }

    /// Every first move in the other colour loses, and in the own colour only the centre wins.
    @Test
    void theFirstMovesOnNineteenCells() throws InterruptedException {
        List<SearchReport> heard = new ArrayList<>();
        try (SearchService service = new SearchService(new ProofTable(16 << 20), 2)) {
            SearchReport table = moves(service, Positions.of("3/4/5/4/3 w"), SearchLimits.NONE, heard::add)
                    .await();
            List<String> winners = table.moves().stream()
                    .filter(row -> row.proves(Value.WIN))
                    .map(row -> table.position().text(row.step()))
                    .toList();
            assertEquals(List.of("c3w"), winners);
            assertEquals(
                    37,
                    table.moves().stream().filter(row -> row.proves(Value.LOSS)).count());
            assertEquals(table, heard.getLast());
        }
    }

    /// On 30 cells White, who moves second, wins both editions.
    @ParameterizedTest
    @ValueSource(strings = {"othello", "reversi"})
    void theStartOfMacBethOnASmallBoard(String edition) throws InterruptedException {
        Game game = Games.named("macbeth").orElseThrow();
        Position start = game.start(game.edition(edition).orElseThrow(), HexGrid.hexagon(4, 4));
        try (SearchService service = new SearchService(new ProofTable(16 << 20), 2)) {
            SearchReport proof =
                    service.start(start, SearchLimits.NONE, heard -> {}).await();
            assertEquals(Side.BLACK, start.toMove());
            assertEquals(Optional.of(Value.LOSS), proof.value());
        }
    }

    @Test
    void stopsWithWhatItKnows() throws InterruptedException {
        try (SearchService service = new SearchService(new ProofTable(1 << 20), 2)) {
            SearchReport table = moves(
                            service,
                            Positions.of("5/6/7/8/9/8/7/6/5 w"),
                            SearchLimits.NONE.withNodes(3_000),
                            heard -> {})
                    .await();
            assertTrue(table.finished());
            assertTrue(table.open() > 0);
            assertTrue(table.nodes() <= 3_000, () -> "nodes " + table.nodes());
        }
    }
}
