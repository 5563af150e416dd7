package hexalyst.ui.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.study.puzzle.Referee.Ruling;
import hexalyst.study.puzzle.Refutation;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class PlayedRefutationTest {
    private static final Position START = Positions.of("3/4/5/4/3 w");
    private static final Move TRIED = move(START, "c3w");
    private static final Position WRONG = START.play(TRIED);
    private static final Optional<Refutation.Late> LATE = Optional.of(new Refutation.Late(3, OptionalInt.of(7)));

    private static Move move(Position position, String text) {
        return position.move(text).orElseThrow();
    }

    private static String verdict(Ruling.Wrong ruling) {
        return PlayedRefutation.verdict(TRIED, WRONG, ruling);
    }

    @Test
    void aWrongMoveThatWinsTooLateIsToldHowLate() {
        assertEquals(
                "c3w does not solve the puzzle. Too slow: White wins only in 4 moves (7 plies).",
                verdict(new Ruling.Wrong(List.of(), Optional.empty(), LATE)));
        assertEquals(
                "c3w is proved not to solve the puzzle.",
                verdict(new Ruling.Wrong(List.of(), Optional.empty(), Optional.empty())));
        assertEquals(
                "c3w does not solve the puzzle. The refutation follows.",
                verdict(new Ruling.Wrong(List.of(move(WRONG, "a1b")), Optional.empty(), LATE)));
    }

    @Test
    void theRefutationIsToldWithWhatIsProvedOfIt() {
        List<Move> line = List.of(move(WRONG, "a1b"));
        Refutation reason = new Refutation(WRONG, line, new ProvedValue(Value.WIN, 9));
        assertEquals(
                "The refutation: a1b. Black wins in at most 4 moves (8 plies).",
                PlayedRefutation.of(TRIED, reason).told());
    }
}
