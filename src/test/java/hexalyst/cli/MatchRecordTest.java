package hexalyst.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.match.MatchGame;
import hexalyst.engine.match.Opening;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.Side;
import hexalyst.record.GameTree;
import hexalyst.record.Tags;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MatchRecordTest {
    private static Tags tags(MatchGame.End end) {
        Position start = Positions.of("5/6/7/8/9/8/7/6/5 w");
        List<Move> moves = List.of(start.legalMoves().getFirst());
        Opening opening = new Opening(start, List.of());
        GameTree tree = MatchRecord.of(
                new MatchGame(1, opening, Side.WHITE, "one", "two", moves, end), LocalDate.of(2026, 11, 22));
        return tree.tags();
    }

    @Test
    void aGameThatTheBoardDidNotEndSaysHowItEnded() {
        Tags resigned = tags(new MatchGame.End.Forfeited(Side.WHITE, "Black resigned"));
        assertEquals("1-0", resigned.result());
        assertEquals(Optional.of("Black resigned"), resigned.get(Tags.TERMINATION));
        assertTrue(resigned.resigned());
        Tags failed = tags(new MatchGame.End.Forfeited(Side.BLACK, "White did not answer"));
        assertEquals("0-1", failed.result());
        assertEquals(Optional.of("White did not answer"), failed.get(Tags.TERMINATION));
        assertFalse(failed.resigned());
        assertEquals("*", tags(new MatchGame.End.Stopped()).result());
    }

    @Test
    void aGameThatTheBoardEndedNeedsNoWord() {
        Tags tags = tags(new MatchGame.End.Played(Optional.of(Side.BLACK), "Black has a quint"));
        assertEquals("0-1", tags.result());
        assertEquals(Optional.empty(), tags.get(Tags.TERMINATION));
    }
}
