package hexalyst.game.spike;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.MoveReport;
import hexalyst.engine.ProofTable;
import hexalyst.engine.Proofs;
import hexalyst.engine.ProvedElsewhere;
import hexalyst.engine.SearchGoal;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchReport;
import hexalyst.engine.SearchService;
import hexalyst.engine.Value;
import hexalyst.engine.verify.CheckResult;
import hexalyst.game.Exhaustive;
import hexalyst.game.Game;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.PositionBoard;
import hexalyst.game.Positions;
import hexalyst.game.Step;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// Late positions of all spikes, also in the middle of turns and with repetitions: compares what the search proves with
/// exhaustive search, and checks its certificates with the verifier.
@Tag("slow")
class SpikeProofsTest {
    /// The most positions of an exhaustive search.
    private static final int MOST = 300;

    /// The number of positions tested.
    private static final int LATE = 9;

    private static final int TRIED = 30;

    private static final int LAST = 8;

    /// Boards so small that men soon return to where they were.
    private static final Map<String, List<String>> TINY = Map.of(
            "crossfire",
            List.of(
                    "w1/xxx/xx w",
                    "w1/xxb/xx w",
                    "w1/1xb/xx w",
                    "w1/1xx/bx b",
                    "wb/1xx/xx w",
                    "w1/bxx/xx b",
                    "(wb)1/1xx/xx w"));

    private static final SearchLimits FEW = SearchLimits.NONE.withNodes(5 * MOST);

    private static final SearchService SERVICE = new SearchService(new ProofTable(16 << 20), 1);

    @AfterAll
    static void close() {
        SERVICE.close();
    }

    static Stream<Game> games() {
        return SpikesTest.games();
    }

    /// Some of the last positions of the game's tables, including those in the middle of turns, that can be searched
    /// exhaustively.
    static List<Position> late(Game game) {
        List<Position> late = new ArrayList<>();
        SpikesTest.played().filter(row -> row.get()[0].equals(game)).forEach(row -> {
            List<Position> line = line(game, (JsonNode) row.get()[1]);
            late.addAll(line.subList(Math.max(0, line.size() - LAST), line.size()));
        });
        SpikesTest.perft()
                .filter(row -> row.get()[0].equals(game))
                .map(row -> Positions.of(
                        game, ((JsonNode) row.get()[1]).get("position").asString()))
                .forEach(late::add);
        Collections.shuffle(late, new Random(1));
        TINY.getOrDefault(game.id(), List.of()).forEach(text -> late.addFirst(Positions.of(game, text)));
        return late.stream()
                .distinct()
                .filter(position -> !position.outcome().over())
                .limit(TRIED)
                .filter(position -> value(position).isPresent())
                .limit(LATE)
                .toList();
    }

    private static List<Position> line(Game game, JsonNode row) {
        Position position = Positions.of(game, row.get("start").asString());
        List<Position> line = new ArrayList<>(List.of(position));
        for (JsonNode turn : row.get("turns")) {
            for (Part part : position.move(turn.asString()).orElseThrow().parts()) {
                position = position.with(part);
                line.add(position);
            }
            if (position.midTurn()) {
                position = position.with(Part.END);
                line.add(position);
            }
        }
        return line;
    }

    static OptionalInt value(Position position) {
        Map<Long, Integer> known = new HashMap<>();
        return Exhaustive.valueWithin(new PositionBoard(position), known, MOST);
    }

    @ParameterizedTest
    @MethodSource("games")
    void proofsAreWhatTryingEverythingSays(Game game) throws InterruptedException {
        int middle = 0;
        int proved = 0;
        for (Position position : late(game)) {
            int worth = value(position).orElseThrow();
            SearchReport report = SERVICE.start(position, SearchGoal.MOVES, ProvedElsewhere.NOTHING, FEW, heard -> {})
                    .await();
            Position at = position;
            for (Move turn : report.line()) {
                at = at.play(turn);
            }
            for (MoveReport row : report.moves()) {
                row.proof()
                        .ifPresent(proof -> ofMove(position, row.step())
                                .ifPresent(known -> assertEquals(known, worth(proof.value()))));
            }
            if (report.value().isPresent()) {
                proved++;
                middle += position.midTurn() ? 1 : 0;
                assertEquals(worth, worth(report.value().get()), position::toString);
                CheckResult verdict = Proofs.verify(Proofs.of(SERVICE, report), position);
                assertInstanceOf(CheckResult.Verified.class, verdict, position::toString);
            }
        }
        int all = proved;
        assertTrue(proved >= 3, () -> all + " positions");
        assertEquals(game.traits().openTurns(), middle > 0);
    }

    /// The value of a step; empty if that is too slow to find.
    private static OptionalInt ofMove(Position position, Step move) {
        Position after = position.step(move);
        if (after.outcome().over()) {
            return OptionalInt.of(after.outcome()
                    .wonBy()
                    .map(winner -> winner == position.toMove() ? 1 : -1)
                    .orElse(0));
        }
        boolean again = after.toMove() == position.toMove();
        return value(after).stream().map(worth -> again ? worth : -worth).findFirst();
    }

    private static int worth(Value value) {
        return switch (value) {
            case WIN -> 1;
            case DRAW -> 0;
            case LOSS -> -1;
        };
    }
}
