package hexalyst.export.document;

import hexalyst.export.board.Ink;
import hexalyst.export.board.Surface;
import hexalyst.export.board.Surface.Style;
import java.util.List;

/// Draws the values of a main line as bars: upwards in favour of White, downwards in favour of Black. Proved values are
/// solid, estimates pale with a dashed outline; a dot means that nothing is known.
final class GraphPainter {
    private static final double CAPTION = 14;
    private static final double FILLED = 0.72;
    private static final double MOST_STEP = 26;
    private static final double LEAST = 3;
    private static final double CAPTION_ROOM = 30;
    private static final double LETTERS = 8;

    private final Surface out;
    private final double width;
    private final double height;

    /// @param height including the move numbers below
    GraphPainter(Surface out, double width, double height) {
        this.out = out;
        this.width = width;
        this.height = height;
    }

    /// How much of a width this many values need.
    static double width(int values, double most) {
        return Math.min(most, MOST_STEP * values);
    }

    void paint(List<ValuePoint> points) {
        double half = (height - CAPTION) / 2;
        double step = Math.min(MOST_STEP, width / points.size());
        out.layer("axis");
        out.line(0, half, step * points.size(), half, Style.outline(Ink.LETTER, 0.6));
        out.layer("values");
        for (int i = 0; i < points.size(); i++) {
            bar(points.get(i), i * step, step, half);
        }
        out.layer("plies");
        int each = Math.max(1, (int) Math.ceil(CAPTION_ROOM / step));
        int round = each <= 2 ? each : (each + 4) / 5 * 5;
        for (int i = 0; i < points.size(); i += round) {
            out.text(Integer.toString(i), i * step + step / 2, height - CAPTION / 2 + 1, LETTERS, false, Ink.LETTER, 1);
        }
    }

    private void bar(ValuePoint point, double x, double step, double half) {
        double wide = Math.max(0.4, step * FILLED);
        double left = x + (step - wide) / 2;
        if (point.value().isEmpty()) {
            out.circle(x + step / 2, half, Math.min(1.2, wide / 2), Style.filled(Ink.LETTER));
            return;
        }
        ValuePoint.Noted value = point.value().get();
        double share = 2 * value.chance() - 1;
        double length = Math.max(LEAST, Math.abs(share) * (half - 1));
        double top = share > 0 ? half - length : share < 0 ? half : half - length / 2;
        out.rectangle(left, top, wide, length, 0, style(value, share));
    }

    private static Style style(ValuePoint.Noted value, double share) {
        Ink solid = share > 0 ? Ink.WIN : share < 0 ? Ink.LOSS : Ink.DRAW;
        if (value.proved()) {
            return Style.filled(solid);
        }
        Ink pale = share > 0 ? Ink.PALE_GOOD : share < 0 ? Ink.PALE_BAD : Ink.PALE_EVEN;
        return new Style(pale, solid, 0.6, 1.5, 1);
    }
}
