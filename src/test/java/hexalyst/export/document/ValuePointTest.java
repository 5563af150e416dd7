package hexalyst.export.document;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.record.Numbering;
import hexalyst.text.Texts;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ValuePointTest {
    private static final ValuePoint PROVED = point(Optional.of(new ValuePoint.Noted(1, true)));
    private static final ValuePoint GUESSED = point(Optional.of(new ValuePoint.Noted(0.7, false)));
    private static final ValuePoint OPEN = point(Optional.empty());

    private static ValuePoint point(Optional<ValuePoint.Noted> value) {
        return new ValuePoint(1, "e5w", 1, false, value);
    }

    @Test
    void aLegendExplainsWhatIsThere() {
        assertEquals(
                "solid: proved according to the file; numbers: moves",
                Texts.in(Locale.ENGLISH, () -> ValuePoint.legend(List.of(PROVED, PROVED), Numbering.MOVES)));
        assertEquals(
                "schraffiert: geschätzt; Punkt: nichts vermerkt; Zahlen: Halbzüge",
                Texts.in(Locale.GERMAN, () -> ValuePoint.legend(List.of(GUESSED, OPEN), Numbering.PLIES)));
    }
}
