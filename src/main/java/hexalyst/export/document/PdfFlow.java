package hexalyst.export.document;

import hexalyst.export.document.PdfPages.Page;
import java.util.List;

/// Fills the pages of a document from the top to the bottom with parts of one column or of several.
final class PdfFlow {
    /// The space between two columns.
    static final double GAP = 24;

    private static final double PART_GAP = 10;

    private final PdfPages pages;
    private double top = PdfPages.TOP;

    /// Begins on the first page.
    PdfFlow(PdfPages pages) {
        this.pages = pages;
    }

    /// The width of a column.
    ///
    /// @param count how many columns there are
    static double column(int count) {
        return (PdfPages.ROOM - (count - 1) * GAP) / count;
    }

    /// Begins a new page.
    ///
    /// @param head its running head; may be empty
    void next(String head) {
        pages.next();
        pages.frame(head);
        top = PdfPages.TOP;
    }

    /// Prints units in columns below what is on the page, on as many pages as they need. The last columns are about
    /// equally long.
    ///
    /// @param count how many columns
    /// @param head the running head of new pages
    void pour(List<PdfUnit> units, int count, String head) {
        PdfColumns columns = new PdfColumns(units);
        int at = 0;
        while (at < units.size()) {
            if (top < PdfPages.TOP && columns.together(at) > top - PdfPages.FOOT) {
                next(head);
            }
            double height = columns.balanced(at, top - PdfPages.FOOT, count);
            double lowest = top;
            for (int i = 0; i < count && at < units.size(); i++) {
                int end = columns.end(at, height);
                double x = PdfPages.MARGIN + i * (column(count) + GAP);
                lowest = Math.min(lowest, print(units.subList(at, end), pages.page(), x));
                at = end;
            }
            if (at < units.size()) {
                next(head);
            } else {
                top = lowest - PART_GAP;
            }
        }
    }

    /// Prints a column; returns where it ends.
    private double print(List<PdfUnit> units, Page page, double x) {
        double y = top;
        for (int i = 0; i < units.size(); i++) {
            PdfUnit unit = units.get(i);
            y -= i == 0 ? 0 : unit.gap();
            unit.drawing().on(page, x, y);
            y -= unit.height();
        }
        return y;
    }
}
