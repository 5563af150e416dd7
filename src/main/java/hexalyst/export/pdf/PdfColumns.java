package hexalyst.export.pdf;

import hexalyst.export.pdf.PdfUnit.Flow;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/// Fills columns with units: units that belong together stay together, figures that do not fit go into the next column,
/// after the paragraph that runs on there, while the text goes on below as far as it leads to no other figure, and the
/// last columns are about equally long.
public final class PdfColumns {
    private static final double STEP = 4;

    private final List<PdfUnit> units;
    /// The next unit to be printed.
    private int at;
    /// The figure that did not fit into the last column, if there is one.
    private final Deque<PdfUnit> waiting = new ArrayDeque<>();

    public PdfColumns(List<PdfUnit> units) {
        this.units = units;
    }

    /// A copy that goes on from the same place.
    private PdfColumns copy() {
        PdfColumns copy = new PdfColumns(units);
        copy.at = at;
        copy.waiting.addAll(waiting);
        return copy;
    }

    /// Whether everything is printed.
    public boolean isDone() {
        return at == units.size() && waiting.isEmpty();
    }

    /// The units of the next column, at least one.
    public List<PdfUnit> next(double height) {
        Column column = new Column(height);
        while (!waiting.isEmpty() && runsOn() && column.takes(together(at))) {
            take(column);
        }
        while (!waiting.isEmpty() && column.takes(List.of(waiting.peek()))) {
            column.add(waiting.remove());
        }
        while (at < units.size()) {
            PdfUnit unit = units.get(at);
            boolean blocked = !waiting.isEmpty() && (unit.flow() != Flow.STAYS || isLastBeforeFigure());
            if (blocked || !column.takes(together(at))) {
                boolean floats = unit.flow() == Flow.FLOATS && !column.taken.isEmpty();
                if (!floats || !waiting.isEmpty()) {
                    break;
                }
                waiting.add(unit);
                at++;
            } else {
                take(column);
            }
        }
        if (column.taken.isEmpty() && !waiting.isEmpty()) {
            column.add(waiting.remove());
        }
        // Units that are longer than a column together have to be split after all.
        while (at < units.size()
                && waiting.isEmpty()
                && (column.taken.isEmpty() || column.split && column.takes(List.of(units.get(at))))) {
            column.split = true;
            column.add(units.get(at));
            at++;
        }
        while (column.split && column.taken.size() > 1 && leavesOneLine()) {
            column.taken.removeLast();
            at--;
        }
        return column.taken;
    }

    /// Whether a column that ended before the next unit would have the first line of a paragraph alone at its foot, or
    /// the next one the last line alone at its head.
    private boolean leavesOneLine() {
        return at < units.size()
                && units.get(at).gap() == 0
                && (units.get(at - 1).gap() > 0
                        || at + 1 == units.size()
                        || units.get(at + 1).gap() > 0);
    }

    /// Whether the next unit is a further line of a paragraph, which no figure may part.
    private boolean runsOn() {
        return at < units.size() && units.get(at).gap() == 0 && units.get(at).flow() == Flow.STAYS;
    }

    /// Whether the next units that stay together are the last ones before a figure.
    private boolean isLastBeforeFigure() {
        int end = at + together(at).size();
        return end < units.size() && units.get(end).flow() == Flow.FLOATS;
    }

    private void take(Column column) {
        List<PdfUnit> taken = together(at);
        taken.forEach(column::add);
        at += taken.size();
    }

    /// A unit with those that are kept with it.
    private List<PdfUnit> together(int from) {
        int to = from;
        while (to < units.size() - 1 && units.get(to).keep()) {
            to++;
        }
        return units.subList(from, to + 1);
    }

    /// Whether what comes next fits below something else on a page.
    public boolean fits(double height) {
        return isDone() || new Column(height).takes(waiting.isEmpty() ? together(at) : List.of(waiting.peek()));
    }

    /// The height that some columns need for the rest, up to a limit.
    public double balanced(double most, int count) {
        if (!copy().ends(most, count)) {
            return most;
        }
        double all = waiting.stream().mapToDouble(PdfUnit::height).sum();
        double highest = 0;
        double together = 0;
        for (PdfUnit unit : units.subList(at, units.size())) {
            all += unit.height() + unit.gap();
            together += unit.height() + (together == 0 ? 0 : unit.gap());
            highest = Math.max(highest, together);
            together = unit.keep() ? together : 0;
        }
        // A lower column would part what belongs together.
        double height = Math.min(most, Math.max(all / count - STEP, highest));
        while (height < most && !copy().ends(height, count)) {
            height += STEP;
        }
        return Math.min(most, height);
    }

    /// Whether the rest fits into some columns, none of which has to be split.
    private boolean ends(double height, int count) {
        for (int i = 0; i < count && !isDone(); i++) {
            if (height(next(height)) > height) {
                return false;
            }
        }
        return isDone();
    }

    /// How high units are in one column.
    public static double height(List<PdfUnit> column) {
        double height = 0;
        for (int i = 0; i < column.size(); i++) {
            height += column.get(i).height() + (i == 0 ? 0 : column.get(i).gap());
        }
        return height;
    }

    /// A column that is being filled.
    private static final class Column {
        private final List<PdfUnit> taken = new ArrayList<>();
        private double left;
        private boolean split;

        Column(double height) {
            left = height;
        }

        boolean takes(List<PdfUnit> more) {
            double height = 0;
            for (int i = 0; i < more.size(); i++) {
                height += more.get(i).height()
                        + (i == 0 && taken.isEmpty() ? 0 : more.get(i).gap());
            }
            return height <= left + 1e-6;
        }

        void add(PdfUnit unit) {
            left -= unit.height() + (taken.isEmpty() ? 0 : unit.gap());
            taken.add(unit);
        }
    }
}
