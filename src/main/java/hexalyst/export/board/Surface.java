package hexalyst.export.board;

import java.util.function.Supplier;

/// Something to draw a board on, in a window or in a picture file. Lengths are in pixels, y grows downwards.
public interface Surface {
    /// Begins a layer, such as `pieces`, for everything drawn until the next layer begins.
    void layer(String name);

    /// Says what the following figures show, for surfaces that tell a reader who points at them. The default: ignored.
    ///
    /// @param words gives an empty text if there is nothing to say
    default void about(Supplier<String> words) {}

    /// A closed polygon.
    ///
    /// @param xs the corners' x coordinates
    /// @param ys the corners' y coordinates, as many as `xs`
    void polygon(double[] xs, double[] ys, Style style);

    /// A circle, by its centre.
    void circle(double x, double y, double radius, Style style);

    /// The left or right half of a disc, by the centre of the whole.
    void halfDisc(double x, double y, double radius, boolean left, Style style);

    /// A rectangle, by its upper left corner.
    ///
    /// @param round the radius of its corners, 0 for sharp ones
    void rectangle(double x, double y, double width, double height, double round, Style style);

    /// A line from one point to another.
    void line(double x1, double y1, double x2, double y2, Style style);

    /// A text centred at a point, horizontally and vertically.
    ///
    /// @param size the font size
    void text(String text, double x, double y, double size, boolean bold, Tone tone, double opacity);

    /// How a figure is painted.
    ///
    /// @param fill the fill; [#NOTHING] for an outline only
    /// @param line the outline; [#NOTHING] for none
    /// @param width the width of the outline
    /// @param dash the length of a dash, 0 for a solid line; the gaps are [#gap] long
    /// @param opacity 0 to 1
    record Style(Tone fill, Tone line, double width, double dash, double opacity) {
        private static final double GAP = 0.7;

        /// For a fill or an outline that is not drawn.
        public static final Tone NOTHING = new Tone.Named("");

        /// Filled, without an outline.
        public static Style filled(Tone tone) {
            return new Style(tone, NOTHING, 0, 0, 1);
        }

        /// An outline only.
        public static Style outline(Tone tone, double width) {
            return new Style(NOTHING, tone, width, 0, 1);
        }

        /// Whether it is filled.
        public boolean isFilled() {
            return !fill.equals(NOTHING);
        }

        /// Whether it has an outline.
        public boolean isOutlined() {
            return !line.equals(NOTHING);
        }

        /// The length of a gap between two dashes.
        public double gap() {
            return GAP * dash;
        }

        /// This style with dashes.
        public Style dashed(double length) {
            return new Style(fill, line, width, length, opacity);
        }

        /// This style with its opacity multiplied by this factor.
        public Style faint(double much) {
            return new Style(fill, line, width, dash, opacity * much);
        }
    }
}
