package hexalyst.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.CellSet;
import hexalyst.game.spike.Spikes;
import hexalyst.turn.Changes;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// What turns do to pieces, in games that move, jump and capture.
class ChangesTest {
    private static final int GAMES = 2;

    private static Changes changes(Position position, String text) {
        Move move = position.move(text).orElseThrow();
        return Changes.of(position, move, position.play(move));
    }

    private static List<String> walks(Position position, Changes changes) {
        return changes.walks().stream()
                .map(walk -> walk.pieces() + ":"
                        + String.join(
                                "-",
                                walk.cells().stream().map(position.grid()::name).toList()))
                .toList();
    }

    @Test
    void aRowOfMenMovesAsAWhole() {
        Position position = Positions.of(Spikes.named("phalanx"), "4/1wwb1/2w1b1/2wx3/w1bb1b/3b1/4 w taken=1,0");
        assertEquals(
                List.of("w:f2-f3", "w:f3-f4"),
                walks(position, changes(position, "f2-f4")).stream().sorted().toList());
        assertEquals(
                CellSet.of(position.grid().named("f4").orElseThrow()),
                changes(position, "f2-f4").taken());
    }

    @Test
    void aStackMovesWithAllItsMenOrSomeOfThem() {
        Position position = Positions.of(
                Spikes.named("crossfire"),
                "xx1xx/xbwwwx/1b1w(ww)b1/x(bb)bb1bbx/xwww1(bw)bbx/x(ww)wbw1wx/1bb1ww1/xb(bb)1wx/xx1xx w");
        Changes one = changes(position, "e6-f6");
        assertEquals(1, one.walks().getFirst().pieces().pieces().size());
        Changes two = changes(position, "e6-g4");
        assertEquals(2, two.walks().getFirst().pieces().pieces().size());
        assertEquals(CellSet.EMPTY, two.taken());
    }

    static Stream<Game> spikes() {
        return Spikes.all().stream();
    }

    /// The contents of the board after a turn are those before, except for what was captured, turned over, moved and
    /// placed.
    @ParameterizedTest
    @MethodSource("spikes")
    void changesTellWhereEveryPieceWent(Game game) {
        for (JsonNode row :
                Spikes.rows(game, "games.jsonl").stream().limit(GAMES).toList()) {
            Position position = Positions.of(game, row.get("start").asString());
            for (JsonNode text : row.get("turns")) {
                Move move = position.move(text.asString()).orElseThrow();
                Position after = position.play(move);
                Changes changes = Changes.of(position, move, after);
                CellSet touched = changes.taken().or(changes.turned()).or(put(move));
                for (Changes.Walk walk : changes.walks()) {
                    touched = touched.with(walk.cells().getFirst()).with(walk.end());
                    assertTrue(
                            after.at(walk.end()).pieces().size()
                                            >= Math.min(
                                                    1, walk.pieces().pieces().size())
                                    || changes.taken().contains(walk.end()),
                            text::asString);
                }
                boolean exchange = text.asString().contains("swap");
                for (int cell = 0; cell < position.grid().cells() && !exchange; cell++) {
                    if (!position.at(cell).equals(after.at(cell))) {
                        assertTrue(touched.contains(cell) || tile(position, after, cell), text.asString() + " " + cell);
                    }
                }
                position = after;
            }
        }
    }

    /// Cells without a piece may be opened or closed.
    private static boolean tile(Position before, Position after, int cell) {
        return before.at(cell).pieces().isEmpty() && after.at(cell).pieces().isEmpty();
    }

    private static CellSet put(Move move) {
        CellSet cells = CellSet.EMPTY;
        for (Part part : move.parts()) {
            cells = part instanceof Part.Put put ? cells.with(put.cell()) : cells;
        }
        return cells;
    }
}
