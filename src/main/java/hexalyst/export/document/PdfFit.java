package hexalyst.export.document;

import hexalyst.export.pdf.PdfColumns;
import hexalyst.export.pdf.PdfUnit;
import java.util.List;
import java.util.function.Function;

/// Chooses how wide the diagrams of a text are, so that columns end together and pages are filled.
final class PdfFit {
    /// Widths to be tried, relative to the usual one.
    private static final List<Double> OTHERS = List.of(1.05, 0.95, 1.1, 0.9, 0.85, 1.15, 0.8, 1.2, 0.75, 1.25, 0.7);
    /// In a longer text, little space is wasted, and trying would take long.
    private static final int MOST_UNITS = 5000;
    /// The part of a page that the last one should have.
    private static final double ENOUGH = 0.6;
    /// A further page for nothing would cost as much as this much space, one with half of enough half as much.
    private static final double COST = 500;
    /// Up to this part of a page, a game is short, and its diagrams may be large.
    private static final double SHORT = 0.6;

    private static final double LARGEST = 480;
    private static final double STEP = 20;

    private static final double POINTS_A_MILLIMETRE = 72 / 25.4;

    private final PdfFlow flow;
    private final int columns;
    private final double wanted;

    /// @param columns how many columns a text usually has
    /// @param wanted how wide diagrams are, in millimetres, up to a column; 0 to choose it
    PdfFit(PdfFlow flow, int columns, int wanted) {
        this.flow = flow;
        this.columns = columns;
        this.wanted = wanted * POINTS_A_MILLIMETRE;
    }

    /// A choice.
    ///
    /// @param columns how many columns the text has
    /// @param board how wide a diagram is
    record Layout(int columns, double board) {}

    /// The usual width of diagrams.
    private Layout usual(int count) {
        return new Layout(count, PdfText.board(flow.column(count)));
    }

    /// A text as chosen.
    record Chosen(List<PdfUnit> units, int columns) {}

    /// The text with diagrams of the wanted width, or of the one, near the usual width, that leaves the least space at
    /// the feet of columns.
    Chosen even(Function<Layout, List<PdfUnit>> text) {
        if (wanted > 0) {
            return new Chosen(text.apply(new Layout(columns, Math.min(wanted, flow.column(columns)))), columns);
        }
        Layout usual = usual(columns);
        List<PdfUnit> best = text.apply(usual);
        double least = cost(best);
        for (double other : OTHERS) {
            if (least > 0 && best.size() <= MOST_UNITS) {
                double board = Math.min(other * usual.board(), flow.column(columns));
                List<PdfUnit> units = text.apply(new Layout(columns, board));
                double cost = cost(units);
                best = cost < least ? units : best;
                least = Math.min(cost, least);
            }
        }
        return new Chosen(best, columns);
    }

    private double cost(List<PdfUnit> units) {
        return flow.wasted(units, columns) + COST * Math.max(0, 1 - flow.ending(units, columns) / ENOUGH);
    }

    /// The same for a text with pages of its own: a short one with diagrams has one column and diagrams as large as the
    /// page allows.
    Chosen filled(Function<Layout, List<PdfUnit>> text) {
        Chosen even = even(text);
        boolean drawn = even.units().stream().anyMatch(unit -> unit.flow() == PdfUnit.Flow.FLOATS);
        double page = flow.left();
        if (drawn && wanted == 0 && flow.height(even.units(), columns) < SHORT * page) {
            double usual = usual(1).board();
            for (double board = LARGEST; board >= usual; board -= STEP) {
                List<PdfUnit> units = text.apply(new Layout(1, board));
                if (PdfColumns.height(units) <= page) {
                    return new Chosen(units, 1);
                }
            }
        }
        return even;
    }
}
