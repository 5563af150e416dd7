package hexalyst.export.pdf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PdfColumnsTest {
    private static PdfUnit unit(double height, boolean keep) {
        return unit(height, keep, PdfUnit.Flow.STAYS);
    }

    private static PdfUnit unit(double height, boolean keep, PdfUnit.Flow flow) {
        return new PdfUnit(height, 2, keep, flow, (page, x, y) -> {});
    }

    /// The heights of the units of each column.
    private static List<List<Double>> filled(double height, PdfUnit... units) {
        PdfColumns columns = new PdfColumns(List.of(units));
        List<List<Double>> filled = new ArrayList<>();
        while (!columns.isDone()) {
            filled.add(columns.next(height).stream().map(PdfUnit::height).toList());
        }
        return filled;
    }

    private static double balanced(double most, PdfUnit... units) {
        return new PdfColumns(List.of(units)).balanced(most, 2);
    }

    @Test
    void aColumnTakesWhatFitsWithoutTheFirstGap() {
        PdfUnit line = unit(10, false);
        assertEquals(List.of(List.of(10.0), List.of(10.0), List.of(10.0)), filled(21, line, line, line));
        assertEquals(List.of(List.of(10.0, 10.0), List.of(10.0)), filled(22, line, line, line));
    }

    @Test
    void whatBelongsTogetherIsNotParted() {
        PdfUnit[] units = {unit(10, false), unit(10, true), unit(10, true), unit(50, false)};
        assertEquals(List.of(List.of(10.0), List.of(10.0, 10.0, 50.0)), filled(74, units));
        assertEquals(
                List.of(List.of(10.0), List.of(10.0, 10.0), List.of(50.0)),
                filled(60, units),
                "unless a column has no room for all of it");
        assertEquals(List.of(List.of(50.0)), filled(20, unit(50, false)), "something is always taken");
    }

    @Test
    void noLineOfAParagraphStandsAloneThoughWhatBelongsTogetherIsLonger() {
        PdfUnit first = unit(10, true);
        PdfUnit further = new PdfUnit(10, 0, true, (page, x, y) -> {});
        assertEquals(
                List.of(List.of(10.0, 10.0), List.of(10.0, 10.0, 10.0)),
                filled(35, first, further, first, further, further),
                "no first line at a foot");
        assertEquals(
                List.of(List.of(10.0, 10.0), List.of(10.0, 10.0)),
                filled(32, first, further, further, further),
                "no last line at a head");
    }

    @Test
    void aFigureThatDoesNotFitGoesToTheNextColumnAndTheTextGoesOn() {
        PdfUnit line = unit(10, false);
        PdfUnit figure = unit(40, false, PdfUnit.Flow.FLOATS);
        assertEquals(
                List.of(List.of(10.0, 10.0, 10.0, 10.0), List.of(40.0)),
                filled(50 + 2, line, line, figure, line, line),
                "no space is left below the text");
        assertEquals(
                List.of(List.of(40.0), List.of(10.0)),
                filled(30, figure, line),
                "nor is it lost if no column has room");
    }

    @Test
    void aFigureThatWaitsPartsNoParagraph() {
        PdfUnit line = unit(10, false);
        PdfUnit further = new PdfUnit(10, 0, false, (page, x, y) -> {});
        PdfUnit figure = unit(40, false, PdfUnit.Flow.FLOATS);
        assertEquals(
                List.of(List.of(10.0, 10.0, 10.0, 10.0, 10.0), List.of(10.0, 40.0), List.of(10.0)),
                filled(60, line, line, figure, line, further, further, further, line));
    }

    @Test
    void noParagraphIsPartedThoughItLeadsToAFigure() {
        PdfUnit line = unit(10, false);
        PdfUnit further = new PdfUnit(10, 0, false, (page, x, y) -> {});
        PdfUnit figure = unit(40, false, PdfUnit.Flow.FLOATS);
        PdfUnit second = unit(41, false, PdfUnit.Flow.FLOATS);
        assertEquals(
                List.of(List.of(10.0, 10.0, 10.0, 10.0, 10.0), List.of(10.0, 40.0), List.of(41.0)),
                filled(60, line, line, figure, line, further, further, further, second));
    }

    /// Two figures in a stack would stand away from the moves that lead to them.
    @Test
    void textThatLeadsToAFigureOvertakesNone() {
        PdfUnit line = unit(10, false);
        PdfUnit last = unit(12, false);
        PdfUnit figure = unit(40, false, PdfUnit.Flow.FLOATS);
        PdfUnit second = unit(41, false, PdfUnit.Flow.FLOATS);
        assertEquals(
                List.of(List.of(10.0, 10.0, 10.0), List.of(40.0, 12.0), List.of(41.0)),
                filled(60, line, line, figure, line, last, second),
                "only its beginning does");
    }

    @Test
    void noVerdictAndNoNewGameOvertakesAFigure() {
        PdfUnit line = unit(10, false);
        PdfUnit figure = unit(40, true, PdfUnit.Flow.FLOATS);
        PdfUnit verdict = unit(12, false, PdfUnit.Flow.BEGINS);
        assertEquals(List.of(List.of(10.0, 10.0), List.of(40.0, 12.0)), filled(60, line, line, figure, verdict));
        assertEquals(
                List.of(List.of(10.0), List.of(40.0, 12.0)),
                filled(54, line, figure, verdict),
                "the verdict stays with the figure even where the figure alone would fit");
    }

    @Test
    void theLastColumnsAreAboutAsLong() {
        PdfUnit line = unit(10, false);
        assertEquals(24, balanced(500, line, line, line, line), 4);
        double height = balanced(500, unit(10, true), unit(90, false), line);
        assertTrue(height >= 102 && height < 114, "the move stays with its diagram: " + height);
        assertEquals(34, balanced(500, unit(10, true), unit(10, true), line), 4, "nothing is parted to be even");
        assertEquals(10, balanced(10, line, line, line), "what needs more pages takes whole ones");
        assertFalse(new PdfColumns(List.of(line)).isDone());
    }
}
