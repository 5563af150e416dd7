package hexalyst.game.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Boards;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.PositionBoard;
import hexalyst.game.Positions;
import hexalyst.game.SearchBoard;
import hexalyst.game.TurnResult;
import hexalyst.notation.PositionText;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// The third time of a position, in positions, on boards and in texts.
class ThirdTimeTest {
    private static final String TEXT = "w1/3/1b w";
    private static final List<String> ROUND = List.of("c1-c2", "a2-a1", "c2-c1", "a1-a2");

    private static Position start() {
        return Positions.of(Walk.GAME, TEXT);
    }

    private static Position play(Position from, List<String> turns) {
        Position position = from;
        for (String turn : turns) {
            position = position.play(position.move(turn).orElseThrow());
        }
        return position;
    }

    @Test
    void theThirdTimeIsADrawAndTheSecondIsSaid() {
        Position second = play(start(), ROUND);
        assertEquals(TEXT + " seen=2", PositionText.format(second));
        assertFalse(second.outcome().over());
        assertNotEquals(start(), second, "it may end sooner");
        assertNotEquals(start().key(), second.key());
        Position third = play(second, ROUND);
        assertEquals("1/2-1/2", third.outcome().result());
        assertEquals(List.of(), third.legalMoves());
    }

    @Test
    void aTextThatSaysTheSecondTimeGivesADrawTheNextTime() {
        Position second = Positions.of(Walk.GAME, TEXT + " seen=2");
        assertEquals(TEXT + " seen=2", PositionText.format(second));
        assertEquals("1/2-1/2", play(second, ROUND).outcome().result());
    }

    @Test
    void aBoardCountsWhatWasPlayedBeforeIt() {
        Position second = play(start(), ROUND);
        SearchBoard board = second.searchBoard();
        TurnCodec codec = Walk.GAME.codec(second.grid());
        TurnResult result = TurnResult.ONGOING;
        for (String turn : ROUND) {
            assertEquals(TurnResult.ONGOING, result);
            Move move = codec.parse(turn, board.toMove()).orElseThrow();
            result = board.make(codec.encode(move.parts().getFirst()));
        }
        assertEquals(TurnResult.DRAW, result);
        for (int i = 0; i < ROUND.size(); i++) {
            board.unmake();
        }
        assertEquals(second.searchBoard().key(), board.key());
        assertEquals(start().searchBoard().estimateKey(), board.estimateKey(), "estimates leave out what came before");
        assertTrue(board.remembers());
    }

    @Test
    void randomGamesOnTheBoardAreThoseOfThePositions() {
        Random random = new Random(3);
        for (int round = 0; round < 20; round++) {
            List<Position> line = Boards.playAndTakeBack(random, start(), true);
            Position last = line.getLast();
            assertEquals(new PositionBoard(last).pieces(), last.searchBoard().pieces());
            assertTrue(last.outcome().over() || line.size() > 100);
        }
    }
}
