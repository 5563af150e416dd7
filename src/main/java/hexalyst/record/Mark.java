package hexalyst.record;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A mark on a cell.
///
/// @param cell a cell of the game's grid
/// @param shape what is drawn; a circle by default
/// @param colour the colour's name, if one was chosen: see [#isColour]
public record Mark(int cell, Shape shape, Optional<String> colour) {
    private static final int LONGEST_COLOUR = 32;

    /// What is drawn.
    public enum Shape {
        CIRCLE,
        TRIANGLE,
        SQUARE,
        CROSS;

        private static final List<Shape> ALL = List.of(values());

        /// The name in files: `circle`, `triangle`, `square`, `cross`.
        public String text() {
            return name().toLowerCase(Locale.ROOT);
        }

        /// The shape with this name in files.
        public static Optional<Shape> named(String text) {
            return ALL.stream().filter(shape -> shape.text().equals(text)).findFirst();
        }
    }

    /// Checks the cell and the colour.
    ///
    /// @throws IllegalArgumentException if the cell is below 0 or the colour is no colour's name
    public Mark {
        if (cell < 0) {
            throw new IllegalArgumentException("cell " + cell);
        }
        checkColour(colour);
    }

    /// True if a mark or an arrow may have this colour: 1 to 32 letters, digits, `#`, `-` and `_` that are not the name
    /// of a shape.
    public static boolean isColour(String text) {
        return !text.isEmpty()
                && text.length() <= LONGEST_COLOUR
                && text.chars().allMatch(c -> Tag.isNameCharacter(c) || c == '#' || c == '-')
                && Shape.named(text).isEmpty();
    }

    static void checkColour(Optional<String> colour) {
        if (colour.isPresent() && !isColour(colour.get())) {
            throw new IllegalArgumentException("\"" + colour.get() + "\" is no colour");
        }
    }
}
