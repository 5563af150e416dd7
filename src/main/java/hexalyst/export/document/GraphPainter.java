package hexalyst.export.document;

import hexalyst.export.board.Ink;
import hexalyst.export.board.Surface;
import hexalyst.export.board.Surface.Style;
import java.util.List;

/// Draws the values of a main line as bars over all of a width: upwards in favour of White, downwards in favour of
/// Black. Proved values are solid, estimates hatched; a dot means that nothing is known. Blunders are marked `??`, and
/// ticks count the plies.
final class GraphPainter {
    private static final double CAPTION = 14;
    /// The space above the bars, for marks.
    private static final double HEAD = 9;

    private static final double FILLED = 0.72;
    private static final double MOST_BAR = 26;
    private static final double LEAST = 3;
    private static final double CAPTION_ROOM = 30;
    private static final double LETTERS = 8;
    private static final double TICK = 3;
    private static final double HATCH = 3;

    private final Surface out;
    private final double width;
    private final double height;
    private final double half;

    /// @param height including the move numbers below
    GraphPainter(Surface out, double width, double height) {
        this.out = out;
        this.width = width;
        this.height = height;
        half = (height - CAPTION - HEAD) / 2;
    }

    void paint(List<ValuePoint> points) {
        double step = width / points.size();
        double axis = HEAD + half;
        out.layer("axis");
        out.line(0, axis, width, axis, Style.outline(Ink.LETTER, 0.6));
        out.layer("values");
        for (int i = 0; i < points.size(); i++) {
            bar(points.get(i), (i + 0.5) * step, Math.max(0.4, Math.min(MOST_BAR, step * FILLED)));
        }
        out.layer("plies");
        int numbers = Math.max(1, points.getLast().number());
        int each = Math.max(1, (int) Math.ceil(CAPTION_ROOM * numbers / width));
        int round = each <= 2 ? each : (each + 4) / 5 * 5;
        for (int i = 0; i < points.size(); i++) {
            int number = points.get(i).number();
            if (number % round != 0 || i > 0 && points.get(i - 1).number() == number) {
                continue;
            }
            double x = (i + 0.5) * step;
            out.line(x, axis - TICK / 2, x, axis + TICK / 2, Style.outline(Ink.LETTER, 0.6));
            out.text(Integer.toString(number), x, height - CAPTION / 2 + 1, LETTERS, false, Ink.LETTER, 1);
        }
    }

    private void bar(ValuePoint point, double middle, double wide) {
        double axis = HEAD + half;
        if (point.blunder()) {
            out.text("??", middle, HEAD / 2, LETTERS, true, Ink.LETTER, 1);
        }
        if (point.value().isEmpty()) {
            out.circle(middle, axis, Math.min(1.2, wide / 2), Style.filled(Ink.LETTER));
            return;
        }
        ValuePoint.Noted value = point.value().get();
        double share = 2 * value.chance() - 1;
        double length = Math.max(LEAST, Math.abs(share) * (half - 1));
        double top;
        if (share > 0) {
            top = axis - length;
        } else {
            top = share < 0 ? axis : axis - length / 2;
        }
        double left = middle - wide / 2;
        Ink solid;
        if (share > 0) {
            solid = Ink.WIN;
        } else {
            solid = share < 0 ? Ink.LOSS : Ink.DRAW;
        }
        if (value.proved()) {
            out.rectangle(left, top, wide, length, 0, Style.filled(solid));
            return;
        }
        out.rectangle(left, top, wide, length, 0, Style.outline(solid, 0.6));
        hatch(left, top, wide, length, Style.outline(solid, 0.5));
    }

    /// Fills a rectangle with parallel lines that rise to the right.
    private void hatch(double left, double top, double wide, double high, Style style) {
        for (double at = HATCH; at < wide + high; at += HATCH) {
            // The line through all points whose distances from the left and the upper edge add up to this.
            double x1 = Math.max(0, at - high);
            double x2 = Math.min(wide, at);
            out.line(left + x1, top + at - x1, left + x2, top + at - x2, style);
        }
    }
}
