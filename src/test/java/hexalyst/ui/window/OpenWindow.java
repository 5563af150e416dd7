package hexalyst.ui.window;

import hexalyst.engine.ProofTable;
import hexalyst.engine.SearchService;
import hexalyst.notation.PositionText;
import hexalyst.ui.board.BoardGeometry;
import hexalyst.ui.board.BoardView;
import hexalyst.ui.files.FileChoice;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.files.NotationStore;
import hexalyst.ui.fx.FxLater;
import hexalyst.ui.theme.Settings;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Point2D;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import javax.imageio.ImageIO;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/// The program's window on the headless platform, with settings that live as long as it does.
final class OpenWindow implements AutoCloseable, Settings, FileChoice {
    final Stage stage;
    final Workbench bench;
    final Map<String, String> settings = new HashMap<>();
    private final SearchService searches = new SearchService(new ProofTable(1 << 20), 1);
    private final ExecutorService background = Executors.newSingleThreadExecutor(task -> {
        Thread thread = new Thread(task, "background");
        thread.setDaemon(true);
        return thread;
    });

    OpenWindow(Stage stage) {
        this.stage = stage;
        bench = Workbench.of(new Workbench.Outside(
                new NotationStore(),
                searches::start,
                this,
                new FilesViewModel.Asking(this, new WindowPrompts(stage)),
                new WindowPrompts(stage),
                new FilesViewModel.Threads(background, new FxLater()),
                PositionText::format));
        new WindowView(bench, stage);
        stage.show();
    }

    @Override
    public void close() {
        searches.close();
    }

    @Override
    public Optional<Path> toOpen() {
        return Optional.empty();
    }

    @Override
    public Optional<Path> toSave(String suggestion) {
        return Optional.empty();
    }

    @Override
    public boolean get(String name, boolean otherwise) {
        return Boolean.parseBoolean(get(name, Boolean.toString(otherwise)));
    }

    @Override
    public void put(String name, boolean value) {
        put(name, Boolean.toString(value));
    }

    @Override
    public String get(String name, String otherwise) {
        return settings.getOrDefault(name, otherwise);
    }

    @Override
    public void put(String name, String value) {
        settings.put(name, value);
    }

    /// Plays a move with the button that it needs.
    void play(FxRobot robot, String move) {
        BoardView board = robot.lookup("#board").queryAs(BoardView.class);
        BoardGeometry geometry = board.geometry();
        int cell = geometry.grid().named(move.substring(0, move.length() - 1)).orElseThrow();
        Point2D at = board.localToScreen(geometry.x(cell), geometry.y(cell));
        boolean own = move.endsWith(
                String.valueOf(bench.game().moment().position().toMove().letter()));
        robot.clickOn(at, own ? MouseButton.PRIMARY : MouseButton.SECONDARY);
        WaitForAsyncUtils.waitForFxEvents();
    }

    void key(FxRobot robot, KeyCode... codes) {
        robot.push(codes);
        WaitForAsyncUtils.waitForFxEvents();
    }

    static void await(Callable<Boolean> condition) throws TimeoutException {
        WaitForAsyncUtils.waitFor(30, TimeUnit.SECONDS, condition);
        WaitForAsyncUtils.waitForFxEvents();
    }

    /// The text of the current move.
    String here() {
        return bench.game().moment().tree().text(bench.game().moment().id());
    }

    void picture(String name) throws IOException {
        WaitForAsyncUtils.waitForFxEvents();
        WritableImage image =
                WaitForAsyncUtils.waitForAsyncFx(10_000, () -> stage.getScene().snapshot(null));
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        BufferedImage out = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        PixelReader pixels = image.getPixelReader();
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                out.setRGB(x, y, pixels.getArgb(x, y));
            }
        }
        Path folder = Files.createDirectories(Path.of("target", "screenshots"));
        ImageIO.write(out, "png", folder.resolve(name + ".png").toFile());
    }
}
