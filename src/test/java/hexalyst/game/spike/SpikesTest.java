package hexalyst.game.spike;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Boards;
import hexalyst.game.Contract;
import hexalyst.game.Game;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.Positions;
import hexalyst.game.Turns;
import hexalyst.game.phalanx.Phalanx;
import hexalyst.notation.PositionText;
import hexalyst.turn.Perft;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// Games that the contract must support before they become part of the program: tables and games of slow independent
/// programs, and the search board that every game has.
@Tag("slow")
class SpikesTest {
    /// Only rows with at most this many lines are counted, because the plain rules are slow; all rows of up to 60,000
    /// lines were counted once.
    private static final long MOST = 1_500;

    static Stream<Game> games() {
        return Stream.of(Phalanx.GAME, Caissa.GAME);
    }

    private static Stream<Arguments> lines(String file) {
        return games().flatMap(game -> Spikes.rows(game, file).stream().map(row -> Arguments.of(game, row)));
    }

    static Stream<Arguments> perft() {
        return lines("perft.jsonl");
    }

    static Stream<Arguments> played() {
        return lines("games.jsonl");
    }

    @ParameterizedTest
    @MethodSource("perft")
    void countsLines(Game game, JsonNode row) {
        if (row.get("count").asLong() <= MOST) {
            Position position = Positions.of(game, row.get("position").asString());
            long count = Perft.lines(position, row.get("depth").asInt(), () -> false);
            assertEquals(row.get("count").asLong(), count, row::toString);
        }
    }

    @ParameterizedTest
    @MethodSource("played")
    void everyTurnIsLegalAndTheEndIsTheSame(Game game, JsonNode row) {
        Position position = Positions.of(game, row.get("start").asString());
        for (JsonNode turn : row.get("turns")) {
            assertFalse(position.outcome().over(), turn::asString);
            Move move = position.move(turn.asString()).orElseThrow(() -> new AssertionError(turn.asString()));
            assertSameParts(turn.asString(), position.text(move));
            Move canonical = position.canonical(move);
            assertSameParts(turn.asString(), position.text(canonical));
            assertEquals(canonical, position.canonical(canonical));
            Position before = position;
            position = partByPart(before, move);
            assertEquals(position, before.play(canonical));
            assertEquals(PositionText.format(position), textAgain(position));
        }
        PositionSetup end =
                PositionText.setup(row.get("end").asString(), game).ok().orElseThrow();
        assertEquals(PositionText.format(end, position.edition()), PositionText.format(position));
        String result = row.get("result").asString();
        assertEquals(
                result.equals("1/2") ? "1/2-1/2" : result, position.outcome().result());
        Position last = position;
        if (game.traits().scored() && row.path("score").isArray()) {
            List<Integer> points =
                    row.get("score").valueStream().map(JsonNode::asInt).toList();
            assertEquals(
                    points,
                    last.score()
                            .map(score -> List.of(score.white(), score.black()))
                            .orElseThrow());
        }
    }

    private static String textAgain(Position position) {
        if (position.outcome().over()) {
            PositionSetup read = PositionText.setup(PositionText.format(position), position.game())
                    .ok()
                    .orElseThrow();
            return PositionText.format(read, position.edition());
        }
        return PositionText.format(Positions.of(position.game(), PositionText.format(position)));
    }

    /// The order of parts in a text is free.
    private static void assertSameParts(String one, String other) {
        assertEquals(
                Stream.of(one.split("\\+", -1)).sorted().toList(),
                Stream.of(other.split("\\+", -1)).sorted().toList());
    }

    /// Makes a turn part by part. Each intermediate position must be restored from its text.
    private static Position partByPart(Position start, Move move) {
        Position position = start;
        for (Part part : move.parts()) {
            Position next = position.with(part);
            if (next.midTurn()) {
                assertEquals(start.toMove(), next.toMove());
                assertEquals(next, Positions.of(start.game(), PositionText.format(next)));
            }
            position = next;
        }
        return position.midTurn() ? position.with(Part.END) : position;
    }

    @ParameterizedTest
    @MethodSource("games")
    void theSearchBoardGoesPartByPart(Game game) {
        Boards.playAndTakeBack(new Random(5), starts(game).getFirst(), false, 20);
    }

    /// The starts of the games of the table, and some of their last positions.
    private static List<Position> starts(Game game) {
        return played().filter(arguments -> arguments.get()[0].equals(game))
                .map(arguments -> (JsonNode) arguments.get()[1])
                .limit(2)
                .flatMap(row -> Stream.of(Positions.of(game, row.get("start").asString()), late(game, row)))
                .toList();
    }

    /// Ten turns before the end.
    private static Position late(Game game, JsonNode row) {
        Position position = Positions.of(game, row.get("start").asString());
        for (int turn = 0; turn < row.get("turns").size() - 10; turn++) {
            position = position.play(
                    position.move(row.get("turns").get(turn).asString()).orElseThrow());
        }
        return position;
    }

    @ParameterizedTest
    @MethodSource("games")
    void keepsTheContract(Game game) {
        Random random = new Random(13);
        int all = 0;
        int complete = 0;
        for (Position start : starts(game)) {
            List<Position> line = Contract.line(random, start, 12);
            Contract.assertRepetition(line);
            for (Position position : line) {
                Contract.assertParts(position);
                Contract.assertScore(position);
                if (!position.midTurn() && !position.outcome().over()) {
                    all++;
                    complete += Contract.turnsAreWhatPartsMake(position) ? 1 : 0;
                    Contract.assertChanges(position, Turns.random(position, random));
                }
            }
        }
        int tried = complete;
        int of = all;
        assertTrue(game.traits().openTurns() ? tried > 0 : tried == of, () -> tried + " of " + of);
    }
}
