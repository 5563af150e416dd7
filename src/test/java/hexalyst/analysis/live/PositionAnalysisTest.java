package hexalyst.analysis.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.MoveReport;
import hexalyst.engine.ProofTable;
import hexalyst.engine.ProvedElsewhere;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.SearchGoal;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchReport;
import hexalyst.engine.SearchService;
import hexalyst.engine.Value;
import hexalyst.engine.estimate.Estimator;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(600)
class PositionAnalysisTest {
    /// After each move of the winner, the other player must have lost.
    private static void assertLinesKeepToTheProof(MoveValues values, SearchService service)
            throws InterruptedException {
        for (MoveValues.Row row : values.rows()) {
            Value value = row.proof().orElseThrow().value();
            assertTrue(row.line().size() > 1 || row.proof().get().plies() <= 1, row::toString);
            Position after = values.position();
            for (int ply = 0; ply < row.line().size(); ply++) {
                boolean winners = value == (ply % 2 == 0 ? Value.WIN : Value.LOSS);
                after = after.play(row.line().get(ply));
                if (winners && !after.outcome().over()) {
                    SearchReport found =
                            service.start(after, SearchLimits.NONE, each -> {}).await();
                    assertEquals(Optional.of(Value.LOSS), found.value(), row::toString);
                }
            }
        }
    }

    @Test
    void itProvesEveryMoveOfASmallBoardAsTheTableDoes() throws InterruptedException {
        Position position = Positions.of("3/4/2w2/4/3 b");
        BlockingQueue<MoveValues> found = new LinkedBlockingQueue<>();
        List<Throwable> failures = new CopyOnWriteArrayList<>();
        try (SearchService service = new SearchService(new ProofTable(1 << 22), 1)) {
            PositionAnalysis search = new PositionAnalysis(
                    service, ProvedElsewhere.NOTHING, new Estimator(1 << 22), position, found::add, failures::add);
            MoveValues last = take(found);
            while (!last.finished()) {
                last = take(found);
            }
            assertEquals(null, found.poll(500, TimeUnit.MILLISECONDS), "nothing comes after the last");
            assertLinesKeepToTheProof(last, service);
            search.stop();
            SearchReport alone = service.start(
                            position, SearchGoal.MOVES, ProvedElsewhere.NOTHING, SearchLimits.NONE, each -> {})
                    .await();
            assertEquals(List.of(), failures);
            assertEquals(last.rows().size(), last.proved());
            for (MoveReport row : alone.moves()) {
                assertEquals(
                        row.proof().orElseThrow().value(),
                        last.row(row.step()).orElseThrow().proof().orElseThrow().value());
            }
            assertTrue(last.value().isPresent());
            // All moves lose, and the position takes as long as the move that holds out longest.
            int longest = 0;
            for (MoveValues.Row row : last.rows()) {
                longest = Math.max(longest, row.proof().orElseThrow().plies());
            }
            assertEquals(new ProvedValue(Value.LOSS, longest), last.value().orElseThrow());
        }
    }

    @Test
    void onALargeBoardTheEstimatesComeFirstAndStopEndsIt() throws InterruptedException {
        Position position = Positions.of("5/6/7/8/9/8/7/6/5 w");
        BlockingQueue<MoveValues> found = new LinkedBlockingQueue<>();
        try (SearchService service = new SearchService(new ProofTable(1 << 22), 1)) {
            PositionAnalysis search = new PositionAnalysis(
                    service, ProvedElsewhere.NOTHING, new Estimator(1 << 22), position, found::add, failure -> {});
            MoveValues values = take(found);
            while (values.best(122).size() < 122) {
                values = take(found);
            }
            assertFalse(values.finished());
            double chance = values.chance().orElseThrow();
            assertTrue(chance > 0 && chance < 1, () -> "chance " + chance);
            search.stop();
            while (!values.finished()) {
                values = take(found);
            }
            assertTrue(values.proved() < 122);
        }
    }

    /// The search proves the position before it looks at the moves, and whoever asks for a move stops it then.
    @Test
    void aProofOfThePositionIsShownAtItsMovesAtOnce() throws InterruptedException {
        Game pentalath = Games.named("pentalath").orElseThrow();
        Position won = Positions.play(
                pentalath.start(pentalath.editions().getFirst()),
                "c3w swap e5w f5b e6w d3b e7w f7b e8w b3b".split(" "));
        for (Position position : List.of(won, Positions.of("3/4/2w2/4/3 b"))) {
            BlockingQueue<MoveValues> found = new LinkedBlockingQueue<>();
            try (SearchService service = new SearchService(new ProofTable(1 << 22), 1)) {
                PositionAnalysis search = new PositionAnalysis(
                        service, ProvedElsewhere.NOTHING, new Estimator(1 << 22), position, found::add, failure -> {});
                MoveValues values = take(found);
                while (values.search().filter(SearchReport::whole).isEmpty()) {
                    values = take(found);
                }
                search.stop();
                SearchReport report = values.search().orElseThrow();
                MoveValues.Row best = MoveValues.bestKeeping(values.rows(), 1).getFirst();
                assertEquals(report.value(), best.proof().map(ProvedValue::value));
                assertEquals(report.line().getFirst(), best.turn().orElseThrow());
            }
        }
    }

    private static MoveValues take(BlockingQueue<MoveValues> found) throws InterruptedException {
        MoveValues values = found.poll(60, TimeUnit.SECONDS);
        assertTrue(values != null, "nothing was reported");
        return values;
    }
}
