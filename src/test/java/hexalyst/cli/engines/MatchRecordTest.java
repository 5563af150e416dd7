package hexalyst.cli.engines;

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
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MatchRecordTest {
    private static Tags tags(MatchGame.End end, String... line) {
        Position start = Positions.of("5/6/7/8/9/8/7/6/5 w");
        List<Move> moves =
                Arrays.stream(line).map(start::move).map(Optional::orElseThrow).toList();
        Opening opening = new Opening(start, List.of());
        GameTree tree = MatchRecord.of(
                new MatchGame(1, opening, Side.WHITE, "one", "two", moves, end), LocalDate.of(2026, 11, 22));
        return tree.tags();
    }

    @Test
    void aGameThatTheBoardDidNotEndSaysHowItEnded() {
        Tags resigned = tags(new MatchGame.End.Forfeited(Side.WHITE, "Black resigned"), "e5w");
        assertEquals("1-0", resigned.result());
        assertEquals(Optional.of("Black resigned"), resigned.get(Tags.TERMINATION));
        assertTrue(resigned.resigned().isPresent());
        Tags failed = tags(new MatchGame.End.Forfeited(Side.BLACK, "White did not answer"), "e5w");
        assertEquals("0-1", failed.result());
        assertEquals(Optional.of("White did not answer"), failed.get(Tags.TERMINATION));
        assertFalse(failed.resigned().isPresent());
        assertEquals("*", tags(new MatchGame.End.Stopped(), "e5w").result());
    }

    @Test
    void aGameThatTheBoardEndedSaysWhy() {
        Tags tags = tags(
                new MatchGame.End.Played(Optional.of(Side.BLACK), "White ends the turn with a quart"),
                "e5w",
                "a1b",
                "e4w",
                "a2b",
                "e6w",
                "b1b",
                "e3w");
        assertEquals("0-1", tags.result());
        assertEquals(Optional.of("White ends the turn with a quart"), tags.get(Tags.TERMINATION));
    }
}
