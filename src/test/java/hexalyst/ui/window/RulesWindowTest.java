package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.export.board.PieceSet;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.notation.rules.RulesBlock;
import hexalyst.notation.rules.RulesPage;
import hexalyst.ui.canvas.BoardFigure;
import hexalyst.ui.theme.Theme;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// The rules of the open game, in its edition.
class RulesWindowTest extends InWindow {
    @Override
    @Start
    void start(Stage stage) {
        super.start(stage);
    }

    private static boolean isOpen(FxRobot robot) {
        return robot.lookup("#rules").tryQuery().isPresent();
    }

    private static List<String> headings(FxRobot robot) {
        return robot.lookup("#rules .rules-heading").<Labeled>queryAll().stream()
                .map(Labeled::getText)
                .toList();
    }

    private static List<String> captions(FxRobot robot) {
        return robot.lookup("#rules .board").<BoardFigure>queryAll().stream()
                .map(Node::getAccessibleText)
                .toList();
    }

    private void openGame(FxRobot robot, Game game, Edition edition) throws IOException {
        String text = "[Game \"" + game.title() + "\"]\n[Edition \"" + edition.id() + "\"]\n\n*\n";
        window.chosen().add(Files.writeString(folder.resolve(game.id() + '-' + edition.id() + ".hgn"), text));
        window.key(robot, KeyCode.CONTROL, KeyCode.O);
    }

    private void openByPalette(FxRobot robot) {
        window.key(robot, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.P);
        robot.write("rules of this");
        window.key(robot, KeyCode.ENTER);
    }

    /// The pictures of a diagram: with a move that changes pieces, the one before it too.
    private static Stream<String> spoken(RulesBlock.Diagram diagram) {
        return Stream.concat(
                diagram.before().stream()
                        .map(before ->
                                "Before " + before.text(diagram.lastMove().orElseThrow())),
                Stream.of(diagram.caption()));
    }

    private static void assertShows(FxRobot robot, Game game, Edition edition) {
        RulesPage page = RulesPage.of(game, edition).orElseThrow();
        assertEquals(
                page.blocks().stream()
                        .filter(RulesBlock.Heading.class::isInstance)
                        .map(block -> ((RulesBlock.Heading) block).text())
                        .toList(),
                headings(robot));
        assertEquals(
                page.blocks().stream()
                        .filter(RulesBlock.Diagram.class::isInstance)
                        .flatMap(block -> spoken((RulesBlock.Diagram) block))
                        .toList(),
                captions(robot));
    }

    /// Nothing extends beyond the left and right edges.
    private static void assertInside(FxRobot robot) {
        Node scroll = robot.lookup("#rules-scroll .viewport").query();
        Bounds page = scroll.localToScene(scroll.getLayoutBounds());
        for (Node node : robot.lookup("#rules-scroll .label").queryAll()) {
            Bounds bounds = node.localToScene(node.getLayoutBounds());
            assertTrue(bounds.getMinX() >= page.getMinX() && bounds.getMaxX() <= page.getMaxX(), node.toString());
        }
        for (Node node : robot.lookup("#rules .board").queryAll()) {
            Bounds bounds = node.localToScene(node.getLayoutBounds());
            assertTrue(bounds.getMinX() >= page.getMinX() && bounds.getMaxX() <= page.getMaxX(), node.toString());
        }
    }

    @Test
    void theHelpMenuAndThePaletteLeadThere(FxRobot robot) throws IOException {
        robot.clickOn("Help");
        robot.clickOn("Rules of this game");
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(isOpen(robot));
        window.picture("rules-light");
        Game game = Games.byDefault();
        assertEquals("Rules of Manalath: Designer's edition", text(robot, "#rules .card-title"));
        assertShows(robot, game, game.editions().getFirst());
        assertInside(robot);
        window.key(robot, KeyCode.PAGE_DOWN);
        ScrollPane scroll = robot.lookup("#rules-scroll").query();
        double page = scroll.getViewportBounds().getHeight();
        double moved =
                scroll.getVvalue() * (scroll.getContent().getLayoutBounds().getHeight() - page);
        assertTrue(moved > 0.8 * page && moved <= page, "a page down: " + moved + " of " + page);
        window.key(robot, KeyCode.PAGE_UP);
        assertEquals(0, scroll.getVvalue());
        window.key(robot, KeyCode.ESCAPE);
        assertFalse(isOpen(robot));
        openByPalette(robot);
        assertTrue(isOpen(robot));
        robot.clickOn("#rules-close");
        WaitForAsyncUtils.waitForFxEvents();
        assertFalse(isOpen(robot));
    }

    @Test
    void anotherEditionAndAnotherGameHaveTheirOwnPages(FxRobot robot) throws IOException {
        robot.interact(() -> {
            window.models().shared().theme().themeProperty().set(Theme.DARK);
            window.models().board().look().piecesProperty().set(PieceSet.SHAPES);
        });
        for (Game game : List.of(Games.byDefault(), Games.all().getLast())) {
            for (Edition edition : game.editions()) {
                openGame(robot, game, edition);
                openByPalette(robot);
                assertShows(robot, game, edition);
                assertInside(robot);
                window.picture("rules-" + game.id() + "-" + edition.id());
                window.key(robot, KeyCode.ESCAPE);
            }
        }
    }
}
