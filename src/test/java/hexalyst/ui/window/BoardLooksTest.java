package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.Grid;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.export.board.BoardGeometry;
import hexalyst.export.board.LensValue;
import hexalyst.export.board.Overlays;
import hexalyst.export.board.PieceSet;
import hexalyst.record.GameTree;
import hexalyst.ui.board.BoardLookViewModel;
import hexalyst.ui.board.Overlay;
import hexalyst.ui.game.GameState;
import hexalyst.ui.game.Trees;
import hexalyst.ui.theme.Theme;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import javafx.geometry.Point2D;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// What the board paints, by the colours of single pixels.
@SuppressWarnings("NullAway.Init")
class BoardLooksTest extends InWindow {
    private BoardLookViewModel look;

    @Override
    @Start
    void start(Stage shown) {
        super.start(shown);
        look = window.models().board().look();
    }

    private void show(FxRobot robot, String position) {
        robot.interact(() -> window.models().game().show(GameState.of(GameTree.of(Trees.position(position)))));
        WaitForAsyncUtils.waitForFxEvents();
    }

    /// The colour at a place in a cell.
    ///
    /// @param right to the right of its centre, in radii
    /// @param down below its centre, in radii
    private Color at(WritableImage image, int cell, double right, double down) {
        BoardGeometry geometry = window.board().geometry();
        Point2D place = window.board()
                .localToScene(
                        geometry.x(cell) + right * geometry.radius(), geometry.y(cell) + down * geometry.radius());
        return image.getPixelReader().getColor((int) place.getX(), (int) place.getY());
    }

    @Test
    void provedAndEstimatedNeverLookAlike(FxRobot robot) throws Exception {
        // Some moves soon prove to lose; who wins takes minutes, and until then the others are estimated.
        show(robot, "7/8/9/10/11/12/13/12/3bb6/10/9/8/7 w");
        robot.interact(() -> look.toggle(Overlay.LENS));
        OpenWindow.await(() -> kinds().containsAll(Set.of("PROVED", "ESTIMATED")));
        robot.interact(window.models().values().position()::stop);
        window.quiet();
        for (Theme theme : Theme.values()) {
            for (PieceSet set : new PieceSet[] {PieceSet.EDITION, PieceSet.SHAPES}) {
                robot.interact(() -> {
                    window.models().shared().theme().themeProperty().set(theme);
                    look.piecesProperty().set(set);
                });
                Map<String, Set<Color>> grounds = grounds(window.picture("lens-" + set + "-" + theme.key()));
                for (Color proved : grounds.getOrDefault("PROVED", Set.of())) {
                    for (Color pale : grounds.getOrDefault("ESTIMATED", Set.of())) {
                        assertFalse(alike(proved, pale), () -> proved + " and " + pale);
                    }
                }
                assertEquals(2, grounds.size(), "some moves are proved and some are not");
            }
        }
    }

    private Set<String> kinds() {
        Set<String> kinds = new HashSet<>();
        for (Overlays.LensCell cell :
                window.models().board().picture().overlays().lens()) {
            cell.halves().forEach(half -> kinds.add(kind(half.value())));
        }
        return kinds;
    }

    /// The background colours of the lens, by their meaning.
    private Map<String, Set<Color>> grounds(WritableImage image) {
        Map<String, Set<Color>> grounds = new HashMap<>();
        for (Overlays.LensCell cell :
                window.models().board().picture().overlays().lens()) {
            for (int i = 0; i < 2; i++) {
                Color ground = at(image, cell.cell(), i == 0 ? -0.1 : 0.1, -0.5);
                String kind = kind(cell.halves().get(i).value());
                grounds.computeIfAbsent(kind, any -> new HashSet<>()).add(ground);
            }
        }
        grounds.remove("NONE");
        return grounds;
    }

    private static String kind(LensValue value) {
        return switch (value) {
            case LensValue.Proved proved -> "PROVED";
            case LensValue.Estimated estimated -> "ESTIMATED";
            case LensValue.Open open -> "NONE";
            case LensValue.Illegal illegal -> "NONE";
        };
    }

    /// True if the colours differ by no more than antialiasing does.
    private static boolean alike(Color a, Color b) {
        double red = Math.abs(a.getRed() - b.getRed());
        double green = Math.abs(a.getGreen() - b.getGreen());
        return Math.max(red, Math.max(green, Math.abs(a.getBlue() - b.getBlue()))) < 0.1;
    }

    @Test
    void theColourBlindSetDiffersByShape(FxRobot robot) throws Exception {
        show(robot, "w1b/4/5/4/3 w");
        Grid grid = window.models().game().moment().tree().grid();
        int white = grid.named("e1").orElseThrow();
        int black = grid.named("e3").orElseThrow();
        robot.interact(() -> look.piecesProperty().set(PieceSet.SHAPES));
        WritableImage image = window.picture("shapes-close");
        // A point just inside a square's corner is outside a disc of the same size.
        assertTrue(alike(at(image, black, 0, 0), at(image, black, 0.5, 0.5)));
        assertFalse(alike(at(image, white, 0, 0), at(image, white, 0.5, 0.5)));
        robot.interact(() -> look.piecesProperty().set(PieceSet.EDITION));
        image = window.picture("edition-close");
        assertFalse(alike(at(image, black, 0, 0), at(image, black, 0.5, 0.5)));
    }

    @Test
    void theTitleSaysWhatIsProved(FxRobot robot) throws Exception {
        show(robot, "www/w3/5/4/3 w");
        robot.interact(() -> look.toggle(Overlay.BEST));
        OpenWindow.await(() -> window.models().board().picture().overlays().best().stream()
                .anyMatch(best -> best.value().equals(new LensValue.Proved(new ProvedValue(Value.WIN, 1), true))));
        window.picture("best-light");
        assertEquals(
                "proved win in 1 move",
                window.models().board().valueProperty().get().text());
    }
}
