package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.fx.PlatformThread;
import hexalyst.ui.theme.Theme;
import hexalyst.ui.tour.TourViewModel;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeoutException;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// The very first start, and the tour with clicks and keys.
@SuppressWarnings("NullAway.Init")
class TourWindowTest extends InWindow {
    private TourViewModel tour;

    @Override
    Locale language() {
        return Locale.GERMANY;
    }

    @Override
    @Start
    void start(Stage shown) {
        super.start(shown);
        tour = window.models().shared().tour();
    }

    private FirstStart firstStart() {
        return new FirstStart(window.openTabs(), tour, new FilesViewModel.Threads(Runnable::run, new PlatformThread()));
    }

    private void begin(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.leftovers().look(() -> firstStart().begin(false)));
        OpenWindow.await(() -> tour.stopProperty().get().isPresent());
    }

    private static Bounds onScreen(FxRobot robot, String query) {
        Node node = robot.lookup(query).query();
        return node.localToScene(node.getLayoutBounds());
    }

    /// The bubble is fully inside the window, with all of its text.
    private void checkBubble(FxRobot robot) {
        Bounds bubble = onScreen(robot, "#tour");
        Bounds all = new BoundingBox(
                0,
                0,
                window.stage().getScene().getWidth(),
                window.stage().getScene().getHeight());
        assertTrue(all.contains(bubble), tour.stopProperty().get() + " " + bubble);
        Node text = robot.lookup("#tour .tour-title").queryAll().stream()
                .map(Node::getParent)
                .filter(Node::isVisible)
                .findFirst()
                .orElseThrow();
        assertTrue(bubble.contains(text.localToScene(text.getLayoutBounds())));
        assertTrue(bubble.contains(onScreen(robot, "#tour-next")));
        assertTrue(bubble.contains(onScreen(robot, "#tour-skip")));
    }

    @Test
    void theFirstStartShowsAGameThatCanBePlayedWithWhileTheTourGoesOn(FxRobot robot)
            throws TimeoutException, IOException {
        begin(robot);
        assertTrue(window.models().game().moment().tree().size() > 10);
        assertTrue(window.models().files().untouched());
        window.picture("tour-board");
        robot.clickOn("#go-forward");
        assertEquals("e5w", window.here());
        robot.clickOn(window.at("i1"));
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals("i1b", window.here(), "the mouse belongs to the window");
        window.key(robot, KeyCode.CONTROL, KeyCode.Z);
        robot.clickOn("#tour-next");
        assertEquals(2, tour.stopProperty().get().orElseThrow().number());
        int count = tour.stopProperty().get().orElseThrow().count();
        for (int number = 2; number < count; number++) {
            checkBubble(robot);
            robot.clickOn("#tour-next");
        }
        WaitForAsyncUtils.waitForFxEvents();
        checkBubble(robot);
        robot.clickOn("#tour-back");
        robot.clickOn("#tour-next");
        robot.clickOn("#tour-next");
        assertTrue(tour.stopProperty().get().isEmpty());
        assertFalse(tour.isFirst());
        robot.interact(() -> firstStart().begin(false));
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(tour.stopProperty().get().isEmpty(), "it comes by itself only once");
    }

    @Test
    void itWaitsUntilThePageOfTheAnalysisIsInFront(FxRobot robot) throws TimeoutException {
        robot.clickOn("#rail-puzzles");
        robot.interact(() -> window.leftovers().look(() -> firstStart().begin(false)));
        OpenWindow.await(() -> window.models().game().moment().tree().size() > 10);
        WaitForAsyncUtils.waitForFxEvents();
        assertFalse(robot.lookup("#tour").query().isVisible());
        assertTrue(robot.lookup("#puzzles").tryQuery().isPresent(), "the page that the user chose");
        robot.clickOn("#rail-analyse");
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(robot.lookup("#tour").query().isVisible());
        checkBubble(robot);
        robot.clickOn("#rail-puzzles");
        WaitForAsyncUtils.waitForFxEvents();
        assertFalse(robot.lookup("#tour").query().isVisible());
    }

    @Test
    void aFirstStartWithAFileOffersTheTourAndKeepsTheFile(FxRobot robot) throws TimeoutException {
        robot.interact(() -> {
            window.openTabs().openAll(List.of(Path.of("sample-games", "solved-19-cells.hgn")));
            window.leftovers().look(() -> firstStart().begin(true));
        });
        OpenWindow.await(() -> tour.stopProperty().get().isPresent());
        OpenWindow.await(() -> !window.openTabs().current().files().untouched());
        checkBubble(robot);
        assertEquals(19, window.models().game().moment().position().grid().cells());
        robot.clickOn("#tour-skip");
        assertFalse(tour.isFirst());
    }

    @Test
    void itsCardStaysInOnePlaceAndCoversNoPart(FxRobot robot) throws TimeoutException, IOException {
        begin(robot);
        int count = tour.stopProperty().get().orElseThrow().count();
        for (double[] size : new double[][] {{1280, 800}, {1440, 900}}) {
            robot.interact(() -> {
                window.stage().setWidth(size[0]);
                window.stage().setHeight(size[1]);
                tour.start();
            });
            WaitForAsyncUtils.waitForFxEvents();
            Bounds first = onScreen(robot, "#tour");
            Bounds button = onScreen(robot, "#tour-next");
            for (int number = 1; number <= count; number++) {
                if (size[0] < 1300) {
                    window.picture("tour-beside-" + number);
                }
                Bounds bubble = onScreen(robot, "#tour");
                Bounds ring = onScreen(robot, ".tour-ring");
                assertTrue(robot.lookup(".tour-ring").query().isVisible(), "there is a part");
                assertFalse(bubble.intersects(ring), tour.stopProperty().get() + ": " + bubble + " over " + ring);
                assertEquals(first, bubble);
                boolean last = tour.stopProperty().get().orElseThrow().isLast();
                assertTrue(last || button.equals(onScreen(robot, "#tour-next")), "clicked again without moving");
                robot.interact(tour::next);
            }
        }
    }

    @Test
    void enterAndTheArrowsStepThroughItAndEscapeEndsIt(FxRobot robot) throws TimeoutException {
        begin(robot);
        int here = window.models().game().moment().id();
        for (KeyCode key : List.of(KeyCode.ENTER, KeyCode.RIGHT, KeyCode.LEFT)) {
            window.key(robot, key);
        }
        assertEquals(2, tour.stopProperty().get().orElseThrow().number());
        assertEquals(here, window.models().game().moment().id(), "the game stays where it was");
        window.key(robot, KeyCode.ESCAPE);
        assertTrue(tour.stopProperty().get().isEmpty());
        window.key(robot, KeyCode.RIGHT);
        assertNotEquals(here, window.models().game().moment().id(), "the keys are the game's again");
    }

    @Test
    void itFollowsItsPartThroughSizesTabsAndThemes(FxRobot robot) throws TimeoutException, IOException {
        begin(robot);
        int count = tour.stopProperty().get().orElseThrow().count();
        for (double[] size : new double[][] {{1280, 800}, {1000, 700}}) {
            robot.interact(() -> {
                window.stage().setWidth(size[0]);
                window.stage().setHeight(size[1]);
                window.models().shared().theme().themeProperty().set(size[0] > 1100 ? Theme.DARK : Theme.HIGH_CONTRAST);
                tour.start();
            });
            for (int number = 1; number <= count; number++) {
                window.picture("tour-" + (int) size[0] + "-" + number);
                checkBubble(robot);
                robot.interact(tour::next);
            }
        }
        robot.interact(tour::start);
        window.key(robot, KeyCode.CONTROL, KeyCode.T);
        assertTrue(robot.lookup("#tour").query().isVisible(), "it goes along to another tab");
        checkBubble(robot);
        robot.interact(() -> {
            window.stage().setWidth(1200);
            window.stage().setHeight(800);
        });
        WaitForAsyncUtils.waitForFxEvents();
        Bounds ring = onScreen(robot, ".tour-ring");
        assertTrue(
                ring.contains(onScreen(robot, "#board")),
                ring + " round its part, wherever that is now: " + onScreen(robot, "#board"));
    }

    @Test
    void escapeEndsItAndTheHelpMenuBringsItBack(FxRobot robot) throws TimeoutException {
        begin(robot);
        window.key(robot, KeyCode.ALT, KeyCode.RIGHT);
        assertEquals(2, tour.stopProperty().get().orElseThrow().number());
        window.key(robot, KeyCode.ALT, KeyCode.LEFT);
        assertEquals(1, tour.stopProperty().get().orElseThrow().number());
        window.key(robot, KeyCode.ESCAPE);
        assertTrue(tour.stopProperty().get().isEmpty());
        assertFalse(robot.lookup("#tour").query().isVisible());
        robot.clickOn("#rail-openings");
        assertTrue(robot.lookup("#openings").tryQuery().isPresent());
        robot.clickOn("Hilfe");
        robot.clickOn("Rundgang");
        WaitForAsyncUtils.waitForFxEvents();
        assertFalse(robot.lookup("#openings").tryQuery().isPresent(), "it goes past the page of the analysis");
        assertEquals(1, tour.stopProperty().get().orElseThrow().number());
        robot.clickOn("#tour-skip");
        assertTrue(tour.stopProperty().get().isEmpty());
    }
}
