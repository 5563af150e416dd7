package hexalyst.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.HexGrid;
import hexalyst.notation.PositionText;
import hexalyst.notation.source.Parsed;
import hexalyst.turn.Perft;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// Data from slow independent programs for each game, beside its tests: positions with the number of lines of play in
/// `perft.jsonl`, random games in `games.jsonl`. Manalath's positions are of both editions, quiet, wild, blocked, and
/// with the supply nearly used up (see src/docs/develop.md); Pentalath's are by `PentalathPerftMaker`.
@Tag("slow")
class GameTablesTest {
    private static Stream<Arguments> rows(String file) {
        return Contract.games().stream()
                .flatMap(game ->
                        JsonRows.of(game, file).stream().map(row -> Arguments.argumentSet(game.id(), game, row)));
    }

    static Stream<Arguments> table() {
        return rows("perft.jsonl");
    }

    static Stream<Arguments> games() {
        return rows("games.jsonl");
    }

    /// A row is about one depth, or about the legal moves and every depth from 1.
    @ParameterizedTest
    @MethodSource("table")
    void agreesWithTheTable(Game game, JsonNode row) {
        String text = row.get("position").asString();
        Parsed<Position> position = row.has("edition")
                ? PositionText.parse(
                        text, game, game.edition(row.get("edition").asString()).orElseThrow())
                : PositionText.parse(text, game);
        if (row.has("count")) {
            assertCount(row, position);
            return;
        }
        Position start = position.ok().orElseThrow();
        assertEquals(JsonRows.texts(row.get("legal")), Positions.legalTexts(start));
        int depth = 0;
        for (JsonNode count : row.get("perft")) {
            depth++;
            Tally wanted = new Tally(
                    count.get("nodes").asLong(),
                    count.get("won").asLong(),
                    count.get("lost").asLong(),
                    count.get("drawn").asLong());
            assertEquals(wanted, Perft.count(start, depth), row.get("name").asString() + ", depth " + depth);
        }
        assertTrue(depth > 0);
    }

    /// A text that is no position because the game is over has no lines of play.
    private static void assertCount(JsonNode row, Parsed<Position> position) {
        int depth = row.get("depth").asInt();
        long count = switch (position) {
            case Parsed.Ok<Position> ok -> lines(ok.value(), depth);
            case Parsed.Bad<Position> bad -> 0;
        };
        assertEquals(row.get("count").asLong(), count, row.get("position").asString() + ", depth " + depth);
    }

    /// Where moves have one part, each leads to a different position, so the search board can count them.
    private static long lines(Position position, int depth) {
        return position.game().traits().openTurns()
                ? Perft.lines(position, depth, () -> false)
                : Perft.count(position, depth).nodes();
    }

    @ParameterizedTest
    @CsvSource({
        "manalath, 102",
        "pentalath, 40",
        "hexade, 119",
        "macbeth, 190",
        "phalanx, 125",
        "medusa, 72",
        "crossfire, 82",
        "hexdameo, 63",
        "yvy, 87",
        "hexbushka, 74",
        "hexemergo, 90",
        "swish, 57",
        "squeeze, 45",
        "superstar, 68",
        "lotus, 71",
        "query, 80",
        "rondo, 152",
        "dominions, 70",
        "threes, 17"
    })
    void theTableIsWhole(String game, int rows) {
        assertEquals(rows, JsonRows.of(Contract.game(game), "perft.jsonl").size());
    }

    /// Counts for starts, given by the rules or worked out by hand. Pentalath: 61 first moves; then 60 placements and
    /// the swap; then 59 each, or 60 after the swap. Hexade: White's second stone is three steps or more from the
    /// first, wherever that is.
    @ParameterizedTest
    @CsvSource({
        "manalath, designer, 5, '122, 14640, 1727520, 200392320'",
        "pentalath, standard, 5, '61, 3721, 219600'",
        "hexade, standard, 10, '271, 73170'",
        "hexade, standard, 4, '37, 1332, 30450'",
        "macbeth, othello, 6, '6, 24, 72, 234, 780, 2874'",
        "macbeth, reversi, 6, '6, 30, 120, 360, 720, 720, 2160'",
        "macbeth, othello, 4, '6, 24, 72, 234, 738, 2514, 8394'"
    })
    void theFirstPlies(String id, String edition, int side, String counts) {
        Game game = Contract.game(id);
        Position start = game.start(game.edition(edition).orElseThrow(), HexGrid.hexagon(side, side));
        int depth = 0;
        for (String count : counts.split(", ", -1)) {
            depth++;
            assertEquals(Long.parseLong(count), Perft.count(start, depth).nodes(), "depth " + depth);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyTurnIsLegalAndEndAndScoreAreTheSame(Game game, JsonNode row) {
        Position position = Positions.of(game, row.get("start").asString());
        for (String turn : JsonRows.texts(row.get("turns"))) {
            assertFalse(position.outcome().over(), turn);
            Move move = position.move(turn).orElseThrow();
            assertEquals(turn, position.text(move));
            position = position.play(move);
        }
        assertEquals(end(position, row.get("end").asString()), PositionText.format(position));
        String result = row.get("result").asString();
        assertEquals(
                result.equals("1/2") ? "1/2-1/2" : result, position.outcome().result());
        Optional<List<Double>> score = position.score()
                .map(points -> Stream.of(Side.values())
                        .map(side -> points.total(side).doubleValue())
                        .toList());
        // A game that points did not decide has none in the table.
        JsonNode wanted = row.get("score");
        if (!wanted.isNull()) {
            assertEquals(
                    Optional.of(wanted.valueStream().map(JsonNode::asDouble).toList()), score);
        }
    }

    /// The text of the position at the end. Named fields may be in any order there.
    private static String end(Position position, String text) {
        Game game = position.game();
        return game.fields().isEmpty()
                ? text
                : PositionText.format(PositionText.setup(text, game).ok().orElseThrow(), position.edition());
    }

    @ParameterizedTest
    @CsvSource({
        "hexade, 26",
        "macbeth, 24",
        "phalanx, 25",
        "medusa, 25",
        "crossfire, 36",
        "hexdameo, 27",
        "yvy, 26",
        "hexbushka, 27",
        "hexemergo, 25",
        "swish, 18",
        "squeeze, 19",
        "superstar, 24",
        "lotus, 25",
        "query, 24",
        "rondo, 25",
        "dominions, 26",
        "threes, 12"
    })
    void allGamesAreThere(String game, int rows) {
        assertEquals(rows, JsonRows.of(Contract.game(game), "games.jsonl").size());
    }
}
