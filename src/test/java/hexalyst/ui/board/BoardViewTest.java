package hexalyst.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.export.board.Ink;
import hexalyst.export.board.Surface;
import hexalyst.notation.GameFormat;
import hexalyst.notation.GameLookup;
import hexalyst.record.GameTree;
import hexalyst.ui.canvas.CanvasSurface;
import hexalyst.ui.canvas.TiledCanvas;
import hexalyst.ui.engine.KnownValues;
import hexalyst.ui.engine.MoveSearches;
import hexalyst.ui.engine.PositionAnalysisViewModel;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.fx.Queue;
import hexalyst.ui.game.GameState;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.Trees;
import hexalyst.ui.message.MessageLine;
import hexalyst.ui.theme.KeptSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.canvas.Canvas;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/// A board of which only the changed parts are drawn looks like one drawn as a whole.
@Timeout(300)
@ExtendWith(ApplicationExtension.class)
@SuppressWarnings("NullAway.Init")
@Tag("window")
class BoardViewTest {
    private static final int SIDE = 500;
    private static final int CIRCLES = 20;

    private GameViewModel game;
    private BoardLookViewModel look;
    private BoardView view;
    private Scene scene;

    @Start
    void start(Stage stage) {
        MessageLine messages = new MessageLine();
        game = new GameViewModel(Trees.position("3/4/5/4/3 w"), messages);
        look = new BoardLookViewModel(new KeptSettings());
        ProofStore proofs = new ProofStore();
        PositionAnalysisViewModel moves =
                new PositionAnalysisViewModel(new MoveSearches(), game, proofs, messages, new Queue());
        view = new BoardView(new BoardViewModel(
                game, messages, look, moves, new KnownValues(proofs, moves), BoardGuests.onlyPlayer(game::play)));
        scene = new Scene(view, SIDE, SIDE);
        scene.getStylesheets().addAll("/styles/board.css", "/styles/window.css", "/styles/light.css");
    }

    private static GameTree sample(String name) throws IOException {
        String text = Files.readString(Path.of("sample-games", name + ".hgn"));
        return GameFormat.HGN.read(text, GameLookup.standard()).games().getFirst();
    }

    private void layOut() {
        view.applyCss();
        view.layout();
    }

    /// What is shown.
    private WritableImage picture() {
        layOut();
        return tiles().snapshot(null, new WritableImage(SIDE, SIDE));
    }

    private Parent tiles() {
        return (Parent) view.getChildrenUnmodifiable().stream()
                .filter(TiledCanvas.class::isInstance)
                .findFirst()
                .orElseThrow();
    }

    /// The same on a single canvas.
    private WritableImage whole() {
        Canvas canvas = new Canvas(SIDE, SIDE);
        view.draw(new CanvasSurface(
                canvas.getGraphicsContext2D(),
                0,
                0,
                ink -> view.inkProperty(ink).get()));
        return canvas.snapshot(null, new WritableImage(SIDE, SIDE));
    }

    private static int different(WritableImage one, WritableImage other) {
        PixelReader first = one.getPixelReader();
        PixelReader second = other.getPixelReader();
        int different = 0;
        for (int y = 0; y < SIDE; y++) {
            for (int x = 0; x < SIDE; x++) {
                different += first.getArgb(x, y) == second.getArgb(x, y) ? 0 : 1;
            }
        }
        return different;
    }

    private void compare(String when) {
        WritableImage shown = picture();
        assertEquals(0, different(whole(), shown), when);
    }

    @ParameterizedTest
    @ValueSource(strings = {"manalath-01", "hexade-01", "pentalath-02"})
    void partsDrawnOneAfterTheOtherMakeTheWhole(String name, FxRobot robot) throws IOException {
        GameTree tree = sample(name);
        robot.interact(() -> {
            game.show(GameState.of(tree));
            compare("start");
            while (game.next(game.moment().id()) >= 0) {
                game.forward();
                compare("node " + game.moment().id());
            }
            look.turnProperty().set(1);
            compare("rotated");
            game.toStart();
            compare("back at the start");
            scene.getStylesheets().set(2, "/styles/dark.css");
            compare("dark");
            scene.getStylesheets().set(2, "/styles/light.css");
            view.applyCss();
            game.show(GameState.of(GameTree.of(Trees.position("2/3/2 w"))));
            compare("other paints and a small board");
            view.resize(SIDE - 50.5, SIDE - 120);
            compare("smaller");
        });
    }

    @Test
    void onlyPartsThatHaveChangedAreDrawnAgain(FxRobot robot) {
        robot.interact(() -> {
            TiledCanvas canvas = new TiledCanvas();
            canvas.resize(SIDE, SIDE);
            int all = painted(canvas, Ink.WHITE);
            assertTrue(all >= CIRCLES * CIRCLES, () -> all + " circles");
            assertEquals(0, painted(canvas, Ink.WHITE));
            int few = painted(canvas, Ink.BLACK);
            assertTrue(few > 0 && few < all / 5, () -> few + " circles");
            canvas.forget();
            assertEquals(all, painted(canvas, Ink.BLACK));
            canvas.forget();
            canvas.draw(out -> {}, ink -> Color.BLACK);
            assertTrue(
                    canvas.getChildren().stream()
                            .allMatch(tile -> tile.getBoundsInLocal().getWidth() == 0),
                    "what is forgotten is erased");
        });
    }

    /// Draws circles in rows, and counts how often a paint was needed.
    ///
    /// @param first the ink of the first one
    private static int painted(TiledCanvas canvas, Ink first) {
        AtomicInteger count = new AtomicInteger();
        canvas.draw(
                out -> {
                    for (int i = 0; i < CIRCLES * CIRCLES; i++) {
                        Ink ink = i == 0 ? first : Ink.WHITE;
                        int row = i / CIRCLES;
                        double x = (0.5 + i % CIRCLES) * SIDE / CIRCLES;
                        double y = (0.5 + row) * SIDE / CIRCLES;
                        out.circle(x, y, 0.4 * SIDE / CIRCLES, Surface.Style.filled(ink));
                    }
                },
                ink -> {
                    count.incrementAndGet();
                    return Color.BLACK;
                });
        return count.get();
    }
}
