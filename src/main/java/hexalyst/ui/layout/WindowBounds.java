package hexalyst.ui.layout;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Rectangle2D;

/// The position and size of a window while it is not maximised.
///
/// @param place the window's edges, in JavaFX pixels
/// @param maximised true if it is maximised
public record WindowBounds(Rectangle2D place, boolean maximised) {
    /// How much of the window's upper edge has to be on a screen, so that the user can see and drag it.
    private static final double GRIP_WIDTH = 120;

    private static final double GRIP_HEIGHT = 30;
    private static final double GREATEST = 100_000;
    private static final int NUMBERS = 4;

    /// Reads the result of [#text]; empty if the text is anything else.
    public static Optional<WindowBounds> parse(String text) {
        List<String> words = List.of(text.split(" ", -1));
        if (words.size() != NUMBERS + 1) {
            return Optional.empty();
        }
        try {
            List<Double> numbers =
                    words.stream().limit(NUMBERS).map(Double::valueOf).toList();
            double width = numbers.get(2);
            double height = numbers.get(3);
            boolean sound = numbers.stream().allMatch(number -> Math.abs(number) < GREATEST) && width > 0 && height > 0;
            return sound
                    ? Optional.of(new WindowBounds(
                            new Rectangle2D(numbers.get(0), numbers.get(1), width, height),
                            words.getLast().equals("maximised")))
                    : Optional.empty();
        } catch (NumberFormatException damaged) {
            return Optional.empty();
        }
    }

    /// One line for the settings.
    public String text() {
        return String.format(
                Locale.ROOT,
                "%.0f %.0f %.0f %.0f %s",
                place.getMinX(),
                place.getMinY(),
                place.getWidth(),
                place.getHeight(),
                maximised ? "maximised" : "free");
    }

    /// A rectangle of this size in the middle of a screen, made smaller to fit.
    static Rectangle2D amid(Rectangle2D size, Rectangle2D screen) {
        double width = Math.min(size.getWidth(), screen.getWidth());
        double height = Math.min(size.getHeight(), screen.getHeight());
        return new Rectangle2D(
                screen.getMinX() + Math.floor((screen.getWidth() - width) / 2),
                screen.getMinY() + Math.floor((screen.getHeight() - height) / 2),
                width,
                height);
    }

    /// Fits the bounds to the screens: unchanged if they are fully visible; otherwise moved onto the screen that shows
    /// most of the window, and made smaller only if that screen is too small.
    ///
    /// @param screens at least one; they do not overlap
    public WindowBounds onto(List<Rectangle2D> screens) {
        double seen = screens.stream().mapToDouble(this::shared).sum();
        if (seen >= place.getWidth() * place.getHeight() - 1) {
            return this;
        }
        Rectangle2D home =
                screens.stream().max(Comparator.comparingDouble(this::shared)).orElseThrow();
        double width = Math.min(place.getWidth(), home.getWidth());
        double height = Math.min(place.getHeight(), home.getHeight());
        return new WindowBounds(
                new Rectangle2D(
                        within(place.getMinX(), home.getMinX(), home.getMaxX() - width),
                        within(place.getMinY(), home.getMinY(), home.getMaxY() - height),
                        width,
                        height),
                maximised);
    }

    /// The nearest position between two limits. The first limit wins if rounding has put the last before it.
    private static double within(double place, double first, double last) {
        return Math.max(first, Math.min(place, last));
    }

    /// How much of a screen the window covers, in square pixels.
    private double shared(Rectangle2D screen) {
        double width = Math.min(place.getMaxX(), screen.getMaxX()) - Math.max(place.getMinX(), screen.getMinX());
        double height = Math.min(place.getMaxY(), screen.getMaxY()) - Math.max(place.getMinY(), screen.getMinY());
        return Math.max(0, width) * Math.max(0, height);
    }

    /// True if enough of the window's upper edge is on one of the screens to drag it.
    public boolean isReachable(Stream<Rectangle2D> screens) {
        return screens.anyMatch(screen -> {
            double left = Math.max(place.getMinX(), screen.getMinX());
            double right = Math.min(place.getMaxX(), screen.getMaxX());
            double top = place.getMinY();
            return right - left >= GRIP_WIDTH
                    && top >= screen.getMinY() - GRIP_HEIGHT / 2
                    && top + GRIP_HEIGHT <= screen.getMaxY();
        });
    }
}
