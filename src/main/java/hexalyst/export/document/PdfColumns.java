package hexalyst.export.document;

import java.util.List;

/// Fills columns with units so that units that belong together stay together, and the last columns are about equally
/// long.
final class PdfColumns {
    private static final double STEP = 4;

    private final List<PdfUnit> units;

    PdfColumns(List<PdfUnit> units) {
        this.units = units;
    }

    /// The first unit that does not fit into a column of this height.
    ///
    /// @param from the column's first unit
    int end(int from, double height) {
        double left = height;
        int to = from;
        while (to < units.size()) {
            PdfUnit unit = units.get(to);
            left -= unit.height() + (to == from ? 0 : unit.gap());
            if (left < 0) {
                break;
            }
            to++;
        }
        if (to == units.size()) {
            return to;
        }
        int kept = to;
        while (kept > from && units.get(kept - 1).keep()) {
            kept--;
        }
        // Units that are longer than a column together have to be split after all.
        return kept > from ? kept : Math.max(to, from + 1);
    }

    /// The height of a unit with those that are kept with it.
    double together(int from) {
        double height = units.get(from).height();
        for (int at = from; at < units.size() - 1 && units.get(at).keep(); at++) {
            height += units.get(at + 1).gap() + units.get(at + 1).height();
        }
        return height;
    }

    /// The height that some columns need for the rest, up to a limit.
    double balanced(int from, double most, int count) {
        if (end(from, most, count) < units.size()) {
            return most;
        }
        double all = 0;
        double together = 0;
        double highest = 0;
        for (PdfUnit unit : units.subList(from, units.size())) {
            all += unit.height() + unit.gap();
            together += unit.height() + unit.gap();
            highest = Math.max(highest, together);
            together = unit.keep() ? together : 0;
        }
        double height = Math.min(most, Math.max(all / count, highest));
        while (height < most && end(from, height, count) < units.size()) {
            height += STEP;
        }
        return Math.min(most, height);
    }

    /// The first unit that does not fit into some columns.
    private int end(int from, double height, int count) {
        int end = from;
        for (int i = 0; i < count && end < units.size(); i++) {
            end = end(end, height);
        }
        return end;
    }
}
