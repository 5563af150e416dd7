package hexalyst.analysis.annotate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.analysis.job.Effort;
import hexalyst.analysis.job.Finding;
import hexalyst.analysis.results.OnlyMove;
import hexalyst.engine.Value;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MoveGlyphsTest {
    private static Finding finding(String text) {
        Effort effort = new Effort(1, 1);
        return switch (text) {
            case "win" -> new Finding.Proved(Value.WIN, 5);
            case "draw" -> new Finding.Proved(Value.DRAW, 0);
            case "loss" -> new Finding.Proved(Value.LOSS, 6);
            case "open" -> new Finding.Open(effort);
            default -> new Finding.Estimated(Double.parseDouble(text), 7, effort);
        };
    }

    /// Values before the move are for the mover, after it for the other player.
    @ParameterizedTest
    @CsvSource({
        "win,  win,  10, NO,   ??",
        "win,  draw, 10, YES,  ??",
        "win,  loss, 10, NO,   -",
        "win,  loss, 10, OPEN, -",
        "win,  loss, 10, YES,  !",
        "win,  loss, 5,  YES,  !",
        "win,  loss, 4,  YES,  -",
        "win,  win,  1,  NO,   -",
        "win,  0.9,  10, YES,  ?",
        "win,  0.2,  10, YES,  -",
        "win,  open, 10, YES,  -",
        "draw, win,  10, NO,   ?",
        "draw, draw, 10, NO,   -",
        "loss, win,  10, NO,   -",
        "0.9,  0.41, 10, NO,   ?",
        "0.9,  0.35, 10, NO,   -",
        "0.9,  win,  10, NO,   ?",
        "0.2,  win,  10, NO,   -",
        "0.2,  loss, 10, YES,  -",
        "0.9,  win,  1,  NO,   -",
        "open, win,  10, NO,   -",
        "open, 0.9,  10, NO,   -",
    })
    void follows(String before, String after, int choices, OnlyMove.Answer answer, String sign) {
        OnlyMove only = new OnlyMove(answer, new Effort(1, 1));
        Optional<Integer> glyph = switch (sign) {
            case "??" -> Optional.of(4);
            case "?" -> Optional.of(2);
            case "!" -> Optional.of(1);
            default -> Optional.empty();
        };
        assertEquals(glyph, MoveGlyphs.of(finding(before), finding(after), choices, Optional.of(only)));
    }
}
