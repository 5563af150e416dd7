package hexalyst.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.notation.EndlessGame;
import hexalyst.turn.Perft;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PerftTest {
    private static long lines(Position position, int depth) {
        return Perft.lines(position, depth, () -> false);
    }

    /// In these games every move leads to a different position.
    @ParameterizedTest
    @CsvSource({"manalath, 2/3/2 w, 5", "manalath, 3/4/5/4/3 w, 3", "pentalath, 2/3/2 w, 5", "pentalath, 3/4/5/4/3 w, 3"
    })
    void linesAreTheNodesWhereNoTwoMovesLeadToTheSame(String game, String text, int most) {
        Position position = Positions.of(Games.named(game).orElseThrow(), text);
        for (int depth = 1; depth <= most; depth++) {
            assertEquals(Perft.count(position, depth).nodes(), lines(position, depth), "depth " + depth);
        }
    }

    /// In the endless game a piece may be placed on one of its own colour, which changes nothing.
    @Test
    void turnsThatLeadToTheSamePositionCountOnce() {
        assertEquals(14, lines(Positions.of(EndlessGame.GAME, "2/3/2 w"), 1));
        Position two = Positions.of(EndlessGame.GAME, "2/3/ww w");
        assertEquals(14, two.legalMoves().size());
        assertEquals(13, lines(two, 1));
        // One turn keeps both pieces, two change one into black, ten add a third.
        assertEquals(13 + 2 * 13 + 10 * 12, lines(two, 2));
    }

    @Test
    void aFinishedGameHasNoLines() {
        Position over = Positions.of("2/1w1/2 b 0,0").play(Move.pass()).play(Move.pass());
        assertTrue(over.outcome().over());
        assertEquals(0, lines(over, 1));
    }

    @Test
    void stopsWhenItIsToldTo() {
        assertEquals(0, Perft.lines(Positions.of("2/3/2 w"), 3, () -> true));
        assertThrows(IllegalArgumentException.class, () -> lines(Positions.of("2/3/2 w"), 0));
    }
}
