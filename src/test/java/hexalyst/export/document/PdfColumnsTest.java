package hexalyst.export.document;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class PdfColumnsTest {
    private static PdfUnit unit(double height, boolean keep) {
        return new PdfUnit(height, 2, keep, (page, x, y) -> {});
    }

    private static PdfColumns columns(PdfUnit... units) {
        return new PdfColumns(List.of(units));
    }

    @Test
    void aColumnTakesWhatFitsWithoutTheFirstGap() {
        PdfColumns columns = columns(unit(10, false), unit(10, false), unit(10, false));
        assertEquals(1, columns.end(0, 21));
        assertEquals(2, columns.end(0, 22));
        assertEquals(3, columns.end(1, 22));
    }

    @Test
    void whatBelongsTogetherIsNotParted() {
        PdfColumns columns = columns(unit(10, false), unit(10, true), unit(10, true), unit(50, false));
        assertEquals(1, columns.end(0, 60), "the lines go with the diagram");
        assertEquals(4, columns.end(1, 74));
        assertEquals(3, columns.end(1, 60), "unless a column has no room for all of it");
        assertEquals(4, columns.end(3, 20), "something is always taken");
    }

    @Test
    void theLastColumnsAreAboutAsLong() {
        PdfColumns lines = columns(unit(10, false), unit(10, false), unit(10, false), unit(10, false));
        assertEquals(24, lines.balanced(0, 500, 2), 4);
        PdfColumns diagram = columns(unit(10, true), unit(90, false), unit(10, false));
        assertEquals(2, diagram.end(0, diagram.balanced(0, 500, 2)), "the move stays with its diagram");
        assertEquals(20, lines.balanced(0, 20, 2), "what needs more pages takes whole ones");
        assertEquals(
                10, columns(unit(10, false), unit(10, false), unit(10, false)).balanced(0, 10, 2));
    }
}
