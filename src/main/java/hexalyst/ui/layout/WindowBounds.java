package hexalyst.ui.layout;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Rectangle2D;

/// Where a window stands, and how large it is while it does not fill the screen.
///
/// @param place the window's edges, in the pixels of JavaFX
/// @param maximised true if it fills the screen
public record WindowBounds(Rectangle2D place, boolean maximised) {
    /// How much of the window's upper edge has to be on a screen, to be seen and dragged.
    private static final double GRIP_WIDTH = 120;

    private static final double GRIP_HEIGHT = 30;
    private static final double GREATEST = 100_000;
    private static final int NUMBERS = 4;

    /// Reads what [#text] wrote; nothing if it is something else.
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

    /// True if enough of the window's upper edge is on one of the screens to drag it by.
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
