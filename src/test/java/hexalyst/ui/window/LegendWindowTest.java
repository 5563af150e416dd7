package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.export.board.PieceSet;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.record.GameTree;
import hexalyst.ui.canvas.BoardSample;
import hexalyst.ui.game.GameState;
import hexalyst.ui.theme.Theme;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.geometry.Bounds;
import javafx.scene.control.Labeled;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// The legend shows each sign as the board does, in the current theme and pieces.
class LegendWindowTest extends InWindow {
    @Override
    @Start
    void start(Stage stage) {
        super.start(stage);
    }

    private static boolean isOpen(FxRobot robot) {
        return robot.lookup("#legend").tryQuery().isPresent();
    }

    private static int look(BoardSample sample) {
        WritableImage image = WaitForAsyncUtils.waitForAsyncFx(OpenWindow.END, () -> sample.snapshot(null, null));
        int look = 0;
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                look = 31 * look + image.getPixelReader().getArgb(x, y);
            }
        }
        return look;
    }

    private static Set<Integer> looks(FxRobot robot) {
        return robot.lookup("#legend .board").<BoardSample>queryAll().stream()
                .map(LegendWindowTest::look)
                .collect(Collectors.toSet());
    }

    @Test
    void everySignIsThereAndLooksLikeNoOther(FxRobot robot) throws IOException {
        robot.clickOn("#board-more").clickOn("#menu-legend");
        assertTrue(isOpen(robot));
        window.picture("legend-light");
        Set<Integer> light = looks(robot);
        assertEquals(17, light.size(), "no two look alike");
        Bounds card = robot.lookup("#legend")
                .query()
                .localToScene(robot.lookup("#legend").query().getLayoutBounds());
        for (Labeled label : robot.lookup("#legend .legend-row .label").<Labeled>queryAll()) {
            assertFalse(label.getText().contains("{"), label.getText());
            Bounds bounds = label.localToScene(label.getLayoutBounds());
            assertTrue(bounds.getMinX() >= card.getMinX() && bounds.getMaxX() <= card.getMaxX(), label.getText());
        }
        window.key(robot, KeyCode.ESCAPE);
        assertFalse(isOpen(robot));
        robot.interact(() -> {
            window.models().shared().theme().themeProperty().set(Theme.DARK);
            window.models().board().look().piecesProperty().set(PieceSet.SHAPES);
        });
        window.key(robot, KeyCode.SHIFT, KeyCode.F1);
        window.picture("legend-dark-shapes");
        Set<Integer> dark = looks(robot);
        assertEquals(17, dark.size());
        dark.retainAll(light);
        assertTrue(dark.isEmpty(), "each has the theme's colours");
    }

    private List<String> said(FxRobot robot, String game) throws IOException {
        Game shown = Games.named(game).orElseThrow();
        robot.interact(() -> window.models()
                .game()
                .show(GameState.of(GameTree.of(shown.start(shown.editions().getFirst())))));
        window.key(robot, KeyCode.SHIFT, KeyCode.F1);
        window.picture("legend-" + game);
        assertEquals(
                robot.lookup("#legend .board").queryAll().size(), looks(robot).size(), "no two look alike");
        List<String> said = robot.lookup("#legend .legend-row .label").<Labeled>queryAll().stream()
                .map(Labeled::getText)
                .toList();
        window.key(robot, KeyCode.ESCAPE);
        return said;
    }

    private static boolean says(List<String> said, String words) {
        return said.stream().anyMatch(text -> text.contains(words));
    }

    @Test
    void itIsTrueOfTheGameThatIsShown(FxRobot robot) throws IOException {
        List<String> either = said(robot, "manalath");
        List<String> own = said(robot, "hexade");
        List<String> scored = said(robot, "macbeth");
        for (String colours : List.of("half", "button", "This colour")) {
            assertTrue(says(either, colours), colours);
            assertFalse(says(own, colours) || says(scored, colours), colours);
        }
        assertTrue(says(either, "size of the group"));
        assertFalse(says(own, "size of the group") || says(scored, "counts at the group"), "nothing is counted");
        assertTrue(says(either, "decided the game") && says(own, "decided the game"));
        assertFalse(says(scored, "decided the game"), "points do");
        assertTrue(says(own, "the move captures it") && says(scored, "the move turns the larger one over"));
        assertFalse(says(either, "the move captures it"), "pieces stay");
    }

    @Test
    void theHelpMenuAndThePaletteLeadToIt(FxRobot robot) {
        robot.clickOn("Help");
        robot.clickOn("Legend");
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(isOpen(robot));
        robot.clickOn("#legend-close");
        WaitForAsyncUtils.waitForFxEvents();
        assertFalse(isOpen(robot));
        window.key(robot, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.P);
        robot.write("legend");
        window.key(robot, KeyCode.ENTER);
        assertTrue(isOpen(robot));
    }
}
