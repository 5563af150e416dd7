package hexalyst.ui.canvas;

import hexalyst.export.board.Surface;
import hexalyst.export.board.Tone;
import java.nio.DoubleBuffer;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;

/// A shape in a drawing as a value: equal shapes look the same.
sealed interface DrawnShape {
    /// Draws it.
    void draw(Surface out);

    /// Where it is, with a margin for the ends and corners of its outline.
    Bounds reach();

    private static Bounds around(double left, double top, double right, double bottom, Surface.Style style) {
        double margin = 2 * style.width() + 2;
        return new BoundingBox(left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin);
    }

    private static Bounds around(double x, double y, double radius, Surface.Style style) {
        return around(x - radius, y - radius, x + radius, y + radius, style);
    }

    /// A polygon. Buffers are equal if their numbers are.
    record Polygon(DoubleBuffer xs, DoubleBuffer ys, Surface.Style style) implements DrawnShape {
        static Polygon of(double[] xs, double[] ys, Surface.Style style) {
            return new Polygon(DoubleBuffer.wrap(xs.clone()), DoubleBuffer.wrap(ys.clone()), style);
        }

        @Override
        public void draw(Surface out) {
            out.polygon(xs.array(), ys.array(), style);
        }

        @Override
        public Bounds reach() {
            double left = xs.get(0);
            double right = left;
            double top = ys.get(0);
            double bottom = top;
            for (int corner = 1; corner < xs.limit(); corner++) {
                left = Math.min(left, xs.get(corner));
                right = Math.max(right, xs.get(corner));
                top = Math.min(top, ys.get(corner));
                bottom = Math.max(bottom, ys.get(corner));
            }
            return around(left, top, right, bottom, style);
        }
    }

    record Circle(double x, double y, double radius, Surface.Style style) implements DrawnShape {
        @Override
        public void draw(Surface out) {
            out.circle(x, y, radius, style);
        }

        @Override
        public Bounds reach() {
            return around(x, y, radius, style);
        }
    }

    record HalfDisc(double x, double y, double radius, boolean left, Surface.Style style) implements DrawnShape {
        @Override
        public void draw(Surface out) {
            out.halfDisc(x, y, radius, left, style);
        }

        @Override
        public Bounds reach() {
            return around(x, y, radius, style);
        }
    }

    record Rectangle(double x, double y, double width, double height, double round, Surface.Style style)
            implements DrawnShape {
        @Override
        public void draw(Surface out) {
            out.rectangle(x, y, width, height, round, style);
        }

        @Override
        public Bounds reach() {
            return around(x, y, x + width, y + height, style);
        }
    }

    record Line(double x1, double y1, double x2, double y2, Surface.Style style) implements DrawnShape {
        @Override
        public void draw(Surface out) {
            out.line(x1, y1, x2, y2, style);
        }

        @Override
        public Bounds reach() {
            return around(Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2), style);
        }
    }

    record Writing(String text, double x, double y, double size, boolean bold, Tone tone, double opacity)
            implements DrawnShape {
        @Override
        public void draw(Surface out) {
            out.text(text, x, y, size, bold, tone, opacity);
        }

        /// No letter is wider than one and a half times its height.
        @Override
        public Bounds reach() {
            double half = 0.75 * size * text.length();
            return new BoundingBox(x - half, y - size, 2 * half, 2 * size);
        }
    }
}
