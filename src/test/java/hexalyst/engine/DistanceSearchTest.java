package hexalyst.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.SearchBoard;
import hexalyst.game.TurnResult;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Compares distances with exhaustive search.
@Tag("slow")
class DistanceSearchTest {
    private static final int DRAWN = 1000;

    /// n if the player to move wins in n plies, -n for a loss in n plies, [#DRAWN] for a draw, with best play by both.
    private static int distance(SearchBoard board, Map<Long, Integer> known) {
        Integer before = known.get(board.key());
        if (before != null) {
            return before;
        }
        int[] moves = new int[SearchBoard.MAX_MOVES];
        int count = board.moves(moves);
        int win = Integer.MAX_VALUE;
        int loss = 0;
        boolean draw = false;
        for (int i = 0; i < count; i++) {
            TurnResult result = board.make(moves[i]);
            int after = result == TurnResult.ONGOING ? distance(board, known) : 0;
            board.unmake();
            if (result == TurnResult.WIN || (after < 0 && after > -DRAWN)) {
                win = Math.min(win, 1 - after);
            } else if (result == TurnResult.DRAW || after == DRAWN) {
                draw = true;
            } else {
                loss = Math.max(loss, 1 + after);
            }
        }
        int distance = win < Integer.MAX_VALUE ? win : draw ? DRAWN : -loss;
        known.put(board.key(), distance);
        return distance;
    }

    @Test
    void agreesWithExhaustiveSearch() throws InterruptedException {
        Random random = new Random(41);
        int wins = 0;
        int losses = 0;
        int longest = 0;
        try (SearchService service = new SearchService(new ProofTable(1 << 20), 2)) {
            for (int round = 0; round < 1_200; round++) {
                Optional<Position> position = Positions.small(random);
                if (position.isEmpty()) {
                    continue;
                }
                int wanted = distance(position.get().searchBoard(), new HashMap<>());
                SearchReport known = service.start(position.get(), SearchLimits.NONE, heard -> {})
                        .await();
                if (wanted == DRAWN) {
                    assertEquals(Optional.of(Value.DRAW), known.value());
                    continue;
                }
                DistanceReport report = service.startDistance(known, SearchLimits.NONE, heard -> {})
                        .await();
                assertTrue(report.exact() && report.finished());
                assertEquals(
                        Math.abs(wanted),
                        report.atMost(),
                        () -> position.get().setup().toString());
                assertEquals(wanted > 0 ? Value.WIN : Value.LOSS, report.value());
                wins += wanted > 0 ? 1 : 0;
                losses += wanted < 0 ? 1 : 0;
                longest = Math.max(longest, Math.abs(wanted));
            }
        }
        assertTrue(wins > 200 && losses > 80 && longest > 4, wins + " " + losses + " " + longest);
    }

    /// Exhaustive search cannot reach this one; two separate questions can: 13 plies are refuted, 14 proved.
    @Test
    void theFirstPlayerNeedsFourteenPliesOnNineteenCells() throws InterruptedException {
        try (SearchService service = new SearchService(new ProofTable(16 << 20), 2)) {
            SearchReport known = service.start(Positions.of("3/4/5/4/3 w"), SearchLimits.NONE, heard -> {})
                    .await();
            List<DistanceReport> heard = new ArrayList<>();
            DistanceReport report =
                    service.startDistance(known, SearchLimits.NONE, heard::add).await();
            assertTrue(report.exact());
            assertEquals(14, report.atMost());
            assertEquals(report, heard.getLast());
        }
    }

    @Test
    void stopsWithWhatItKnows() throws InterruptedException {
        try (SearchService service = new SearchService(new ProofTable(16 << 20), 1)) {
            SearchReport known = service.start(Positions.of("3/4/5/4/3 w"), SearchLimits.NONE, heard -> {})
                    .await();
            DistanceReport report = service.startDistance(known, SearchLimits.NONE.withNodes(2_000), heard -> {})
                    .await();
            assertFalse(report.exact());
            assertTrue(report.atLeast() <= 14 && report.atMost() >= 14, report.atLeast() + " " + report.atMost());
        }
    }

    @Test
    void needsAProof() throws InterruptedException {
        try (SearchService service = new SearchService(new ProofTable(1), 1)) {
            SearchReport open = service.start(
                            Positions.of("5/6/7/8/9/8/7/6/5 w"), SearchLimits.NONE.withNodes(10), heard -> {})
                    .await();
            assertThrows(
                    IllegalArgumentException.class, () -> service.startDistance(open, SearchLimits.NONE, heard -> {}));
        }
    }
}
