package hexalyst.export.document;

import hexalyst.export.pdf.Paper;
import hexalyst.export.pdf.PdfColumns;
import hexalyst.export.pdf.PdfPages;
import hexalyst.export.pdf.PdfUnit;
import java.util.ArrayList;
import java.util.List;

/// Fills the pages of a document from the top to the bottom with parts of one column or of several.
final class PdfFlow {
    /// The space between two columns.
    static final double GAP = 24;

    private static final double PART_GAP = 10;
    /// Spaces in a column may grow by this part of themselves so that columns end together, and large ones, between
    /// parts and around figures, by this much.
    private static final double MORE_OF_IT = 0.6;

    private static final double LARGE = 6.5;
    private static final double MORE = 22;

    private final PdfPages pages;
    private final Paper paper;
    private double top;

    /// Begins on the first page.
    PdfFlow(PdfPages pages) {
        this.pages = pages;
        paper = pages.paper();
        top = paper.top();
    }

    /// The width of a column.
    ///
    /// @param count how many columns there are
    double column(int count) {
        return (paper.room() - (count - 1) * GAP) / count;
    }

    /// Begins a new page.
    ///
    /// @param head its running head; may be empty
    void next(String head) {
        pages.next();
        pages.frame(head);
        top = paper.top();
    }

    /// Leaves space free below what is on the page.
    void leave(double height) {
        top -= height + PART_GAP;
    }

    /// Where what comes next begins, from the bottom of the page.
    double top() {
        return top;
    }

    /// How much of the page is free.
    double left() {
        return top - Paper.FOOT;
    }

    /// A page's part of a text.
    ///
    /// @param fresh true if it is on a new page
    /// @param columns the units of each column
    /// @param foot how long the columns should be
    private record Part(boolean fresh, List<List<PdfUnit>> columns, double foot) {}

    /// Distributes units on pages. The columns of a page end together, as far as their spaces can grow, and those
    /// of the last page are about equally long. A page is filled if the text goes on.
    private List<Part> parts(List<PdfUnit> units, int count) {
        List<Part> parts = new ArrayList<>();
        PdfColumns columns = new PdfColumns(units);
        boolean fresh = top < paper.top() && !columns.fits(left());
        while (!columns.isDone()) {
            double room = fresh ? paper.column() : left();
            double height = columns.balanced(room, count);
            List<List<PdfUnit>> filled = new ArrayList<>();
            while (filled.size() < count && !columns.isDone()) {
                filled.add(columns.next(height));
            }
            double even = filled.stream().mapToDouble(PdfColumns::height).max().orElse(0);
            parts.add(new Part(fresh, filled, columns.isDone() ? even : Math.max(even, room)));
            fresh = true;
        }
        return parts;
    }

    /// How much space units would leave at the feet of columns, even after the spaces in them have grown.
    double wasted(List<PdfUnit> units, int count) {
        double wasted = 0;
        for (Part part : parts(units, count)) {
            for (List<PdfUnit> column : part.columns()) {
                wasted += Math.max(0, part.foot() - PdfColumns.height(column) - growing(column));
            }
            wasted += (count - part.columns().size()) * part.foot();
        }
        return wasted;
    }

    /// Which part of the last page units would fill; 1 if they need no further one.
    double ending(List<PdfUnit> units, int count) {
        List<Part> parts = parts(units, count);
        return parts.size() > 1 ? parts.getLast().foot() / paper.column() : 1;
    }

    /// How high units are in columns below what is on the page.
    double height(List<PdfUnit> units, int count) {
        return parts(units, count).stream().mapToDouble(Part::foot).sum();
    }

    /// Prints units in columns below what is on the page, on as many pages as they need.
    ///
    /// @param count how many columns
    /// @param head the running head of new pages
    void pour(List<PdfUnit> units, int count, String head) {
        for (Part part : parts(units, count)) {
            if (part.fresh()) {
                next(head);
            }
            double lowest = top;
            for (int i = 0; i < part.columns().size(); i++) {
                double x = Paper.MARGIN + i * (column(count) + GAP);
                lowest = Math.min(lowest, print(part.columns().get(i), count > 1 ? part.foot() : 0, x));
            }
            top = lowest - PART_GAP;
        }
    }

    /// Prints a column, with larger spaces if it is lower than it could be; returns where it ends.
    private double print(List<PdfUnit> units, double wanted, double x) {
        double more = wanted - PdfColumns.height(units);
        double growing = growing(units);
        double share = growing > 0 ? Math.clamp(more / growing, 0, 1) : 0;
        double y = top;
        for (int i = 0; i < units.size(); i++) {
            PdfUnit unit = units.get(i);
            y -= i == 0 ? 0 : unit.gap() + share * growing(unit);
            unit.drawing().on(pages.page(), x, y);
            y -= unit.height();
        }
        return y;
    }

    private static double growing(List<PdfUnit> column) {
        return column.stream().skip(1).mapToDouble(PdfFlow::growing).sum();
    }

    /// By how much the space above a unit may grow.
    private static double growing(PdfUnit unit) {
        return unit.gap() > LARGE ? MORE + MORE_OF_IT * unit.gap() : MORE_OF_IT * unit.gap();
    }
}
