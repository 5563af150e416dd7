package hexalyst.ui.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Rectangle2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WindowBoundsTest {
    private static final Rectangle2D LEFT = new Rectangle2D(-1280, 0, 1280, 1024);
    private static final Rectangle2D MAIN = new Rectangle2D(0, 24, 1920, 1056);

    private static boolean reachable(double x, double y) {
        return new WindowBounds(new Rectangle2D(x, y, 1000, 700), false).isReachable(Stream.of(LEFT, MAIN));
    }

    @Test
    void whatIsWrittenIsReadAgain() {
        WindowBounds bounds = new WindowBounds(new Rectangle2D(-40, 25, 1000, 700), true);
        assertEquals(Optional.of(bounds), WindowBounds.parse(bounds.text()));
        WindowBounds free = new WindowBounds(new Rectangle2D(0, 0, 860, 600), false);
        assertEquals(Optional.of(free), WindowBounds.parse(free.text()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "1 2 3 4",
                "a b c d free",
                "0 0 0 600 free",
                "0 0 800 -1 free",
                "NaN 0 800 600 free",
                "1e9 0 1 1 free"
            })
    void whatIsDamagedIsNothing(String text) {
        assertEquals(Optional.empty(), WindowBounds.parse(text));
    }

    private static Rectangle2D moved(double x, double y, double width, double height) {
        return new WindowBounds(new Rectangle2D(x, y, width, height), false)
                .onto(List.of(LEFT, MAIN))
                .place();
    }

    @Test
    void whatIsPartlyOutsideIsMovedOntoTheScreen() {
        assertEquals(new Rectangle2D(100, 100, 1000, 700), moved(100, 100, 1000, 700), "wholly seen");
        assertEquals(new Rectangle2D(-500, 100, 1000, 700), moved(-500, 100, 1000, 700), "on two screens");
        assertEquals(new Rectangle2D(920, 380, 1000, 700), moved(1500, 800, 1000, 700), "at its own size");
        assertEquals(new Rectangle2D(-1280, 0, 1000, 700), moved(-1900, -20, 1000, 700), "on the screen it was on");
        assertEquals(new Rectangle2D(0, 24, 1920, 1056), moved(10, 30, 2500, 1400), "no larger than the screen");
    }

    @Test
    void aWindowIsReachableWhileItsUpperEdgeIsOnAScreen() {
        assertTrue(reachable(100, 100));
        assertTrue(reachable(-1200, 10));
        assertTrue(reachable(1800, 1000));
        assertFalse(reachable(1850, 100), "a sliver at the right");
        assertFalse(reachable(100, 1070), "below the screen");
        assertFalse(reachable(100, -200), "the upper edge is above the screen");
        assertFalse(reachable(-3000, 100), "where a screen was once");
    }

    /// With fractional scales, the edges of screens do not add up exactly.
    @Test
    void fitsOntoScreensOfEveryScale() {
        for (int percent = 100; percent <= 200; percent += 25) {
            for (int panel = 0; panel <= 40; panel++) {
                double scale = percent / 100.0;
                Rectangle2D screen = new Rectangle2D(0, panel / scale, 1920 / scale, (1080 - panel) / scale);
                WindowBounds kept = new WindowBounds(new Rectangle2D(-50, -50, 4000, 3000), false);
                Rectangle2D placed = kept.onto(List.of(screen)).place();
                assertEquals(screen.getMinX(), placed.getMinX(), 0.001);
                assertEquals(screen.getMinY(), placed.getMinY(), 0.001);
                assertEquals(screen.getHeight(), placed.getHeight(), 0.001);
            }
        }
    }

    @Test
    void theFirstWindowStandsInTheMiddleOfTheScreen() {
        Rectangle2D usual = new Rectangle2D(0, 0, 1440, 900);
        assertEquals(new Rectangle2D(240, 102, 1440, 900), WindowBounds.amid(usual, MAIN));
        Rectangle2D same = new Rectangle2D(0, 0, 1440, 900);
        assertEquals(same, WindowBounds.amid(usual, same), "no edge above the screen");
        Rectangle2D small = new Rectangle2D(0, 24, 1280, 696);
        assertEquals(small, WindowBounds.amid(usual, small), "no larger than the screen");
    }
}
