package hexalyst.ui.window;

import com.pngencoder.PngEncoder;
import hexalyst.analysis.Analysis;
import hexalyst.analysis.EngineSearch;
import hexalyst.analysis.ResultStore;
import hexalyst.analysis.ValueFinder;
import hexalyst.engine.ProofTable;
import hexalyst.engine.ProvedElsewhere;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.estimate.Estimator;
import hexalyst.engine.estimate.Opponent;
import hexalyst.export.board.BoardGeometry;
import hexalyst.notation.PositionText;
import hexalyst.study.Library;
import hexalyst.study.training.TrainingFile;
import hexalyst.ui.balance.BalanceViewModel;
import hexalyst.ui.board.BoardView;
import hexalyst.ui.campaign.CampaignViewModel;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.engine.KeptProofs;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.engine.ResourcesViewModel;
import hexalyst.ui.failure.FailureViewModel;
import hexalyst.ui.files.FileChoice;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.files.NotationStore;
import hexalyst.ui.files.RecentFiles;
import hexalyst.ui.job.Jobs;
import hexalyst.ui.journal.Journal;
import hexalyst.ui.journal.JournalViewModel;
import hexalyst.ui.journal.LeftoversViewModel;
import hexalyst.ui.message.MessageLine;
import hexalyst.ui.openings.ImportViewModel;
import hexalyst.ui.openings.SharedLibrary;
import hexalyst.ui.play.PlayViewModel;
import hexalyst.ui.puzzle.SharedTraining;
import hexalyst.ui.puzzle.SolvingViewModel;
import hexalyst.ui.repertoire.SharedRepertoire;
import hexalyst.ui.theme.KeptSettings;
import hexalyst.ui.theme.Settings;
import hexalyst.ui.theme.ThemeViewModel;
import hexalyst.ui.tour.TourViewModel;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import org.testfx.api.FxRobot;
import org.testfx.robot.MouseRobot;
import org.testfx.util.WaitForAsyncUtils;

/// A window for a test: the real one over a real engine, with settings of its own and files chosen by the test.
final class OpenWindow implements AutoCloseable {
    private final SearchService searches = new SearchService(new ProofTable(1 << 24), 1);
    /// So many milliseconds the JavaFX thread has for a task, such as a picture.
    static final long END = 60_000;
    /// So long a test waits on the slowest machine; nothing but a failure takes it.
    private static final long PATIENCE = 120;
    /// What a position is searched with: no clock says that it cannot be settled.
    private static final SearchLimits EACH = SearchLimits.NONE.withNodes(5_000_000);
    private final ExecutorService play = Executors.newSingleThreadExecutor();
    private final ExecutorService puzzles = Executors.newSingleThreadExecutor();
    private final Deque<Path> chosen = new ArrayDeque<>();
    private final Stage stage;
    private final Settings settings;
    private final Workbench.Shared shared;
    private final CountedLater later = new CountedLater();
    private final FilesViewModel.Threads threads = new FilesViewModel.Threads(Runnable::run, later);
    private final Desk desk;
    private final LeftoversViewModel leftovers;
    private final FailureViewModel failures = new FailureViewModel(later);
    private int made;

    /// @param journals where its journals are kept
    OpenWindow(Stage stage, Path journals) {
        this(stage, journals, new KeptSettings());
    }

    /// @param journals where its journal is kept
    /// @param settings kept from an earlier window
    OpenWindow(Stage stage, Path journals, Settings settings) {
        this.stage = stage;
        this.settings = settings;
        FileChoice choice = new FileChoice() {
            @Override
            public Optional<Path> toOpen() {
                return Optional.ofNullable(chosen.poll());
            }

            @Override
            public Optional<Path> toSave(String suggestion) {
                return Optional.ofNullable(chosen.poll());
            }

            @Override
            public Optional<Path> toFolder() {
                return Optional.ofNullable(chosen.poll());
            }
        };
        SharedLibrary library = new SharedLibrary(
                () -> Library.open(journals.resolve("library.db")), Runnable::run, Runnable::run, later);
        WindowPrompts prompts = new WindowPrompts(stage);
        MessageLine news = new MessageLine();
        shared = new Workbench.Shared(
                new ThemeViewModel(settings),
                new KeyBindings(settings),
                new ProofStore(),
                new TourViewModel(settings),
                new ResourcesViewModel(
                        settings,
                        new ResourcesViewModel.Amount(2, 64),
                        (amount, done) -> searches.equip(
                                () -> new ProofTable((long) amount.megabytes() << 20), amount.threads(), done),
                        later),
                library,
                new ImportViewModel(library, choice, later, news),
                new KeptProofs(ResultStore::inMemory, task -> {}, later, news::warn),
                new CampaignViewModel(new CampaignViewModel.Outside(
                        jobs(), new NotationStore(), journals.resolve("campaign.hgn"), prompts::forget, news)),
                new BalanceViewModel(new BalanceViewModel.Outside(
                        jobs(), () -> new SearchService(new ProofTable(1 << 20), 1), news)),
                new SharedTraining(
                        new TrainingFile(journals.resolve("training.txt")),
                        Runnable::run,
                        later,
                        InstantSource.system()),
                new SharedRepertoire(journals.resolve("repertoire.txt"), Runnable::run, later, InstantSource.system()),
                new ValueFinder(ResultStore::inMemory, searches, EACH)::find);
        FilesViewModel.Asking asking = new FilesViewModel.Asking(choice, prompts);
        desk = new Desk(
                tabs -> Workbench.of(outside(journals, asking, prompts), tabs),
                new RecentFiles(settings),
                prompts,
                news);
        leftovers = new LeftoversViewModel(journals, threads, desk, new NotationStore());
        DeskFrame frame = new DeskFrame(desk, stage);
        new DeskView(desk, frame, leftovers, failures);
        if (settings.get("window", "").isEmpty()) {
            // The screen of the tests is narrow, and the side of a window as narrow is folded.
            stage.setWidth(1280);
        }
        frame.open(() -> {});
    }

    private Jobs jobs() {
        return new Jobs(
                ResultStore::inMemory,
                () -> new EngineSearch(searches, new Estimator(1 << 20)),
                task -> new Thread(task).start(),
                later);
    }

    private Workbench.Outside outside(Path journals, FilesViewModel.Asking asking, WindowPrompts prompts) {
        made++;
        return new Workbench.Outside(
                new NotationStore(),
                jobs(),
                new JournalViewModel.Outside(
                        new Journal(journals, new NotationStore(), "test-" + made), Runnable::run, later),
                (position, listener, failed) -> new Analysis(
                        searches, ProvedElsewhere.NOTHING, new Estimator(1 << 22), position, listener, failed)::stop,
                new PlayViewModel.Outside(
                        new Opponent(searches)::choose, play, later, settings, () -> 7, prompts::resign),
                settings,
                asking,
                prompts,
                threads,
                PositionText::format,
                new SolvingViewModel.Outside(searches, EACH, puzzles, puzzles, later),
                shared);
    }

    /// What the tab that is shown shows.
    Workbench bench() {
        return desk.current().bench();
    }

    /// What works in the tab that is shown.
    <T> T part(Class<T> type) {
        return bench().parts().stream()
                .filter(type::isInstance)
                .map(type::cast)
                .findFirst()
                .orElseThrow();
    }

    Desk desk() {
        return desk;
    }

    FailureViewModel failures() {
        return failures;
    }

    LeftoversViewModel leftovers() {
        return leftovers;
    }

    /// The files that the next questions for one are answered with.
    Deque<Path> chosen() {
        return chosen;
    }

    BoardView board() {
        return (BoardView) stage.getScene().lookup("#board");
    }

    /// Where a cell is on the screen.
    Point2D at(String cell) {
        LaidOutExtension.layOut();
        BoardView board = board();
        BoardGeometry geometry = board.geometry();
        int number = geometry.grid().named(cell).orElseThrow();
        return board.localToScreen(geometry.x(number), geometry.y(number));
    }

    /// The number of a cell.
    int cell(String name) {
        return board().geometry().grid().named(name).orElseThrow();
    }

    /// What is on the window, to be looked at, in `target/screenshots`.
    WritableImage picture(String name) throws IOException {
        WaitForAsyncUtils.waitForFxEvents();
        return picture(
                name,
                WaitForAsyncUtils.waitForAsyncFx(END, () -> stage.getScene().snapshot(null)));
    }

    /// What is on a node, such as one in a popup, to be looked at in the same place.
    void picture(String name, Node node) throws IOException {
        WaitForAsyncUtils.waitForFxEvents();
        picture(name, WaitForAsyncUtils.waitForAsyncFx(END, () -> node.snapshot(null, null)));
    }

    private static WritableImage picture(String name, WritableImage image) throws IOException {
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        BufferedImage out = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        int[] pixels = new int[width * height];
        image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
        out.setRGB(0, 0, width, height, pixels, 0, width);
        Path folder = Files.createDirectories(Path.of("target", "screenshots"));
        // Java's own encoder takes three times as long.
        new PngEncoder()
                .withCompressionLevel(1)
                .withBufferedImage(out)
                .toFile(folder.resolve(name + ".png").toFile());
        return image;
    }

    /// Plays a move with the button that it needs.
    void play(FxRobot robot, String move) {
        boolean own = move.endsWith(
                String.valueOf(bench().game().moment().position().toMove().letter()));
        robot.clickOn(at(move.substring(0, move.length() - 1)), own ? MouseButton.PRIMARY : MouseButton.SECONDARY);
    }

    void key(FxRobot robot, KeyCode... codes) {
        robot.push(codes);
    }

    /// Waits for something to be true of the window. It is asked on the JavaFX thread: a list that shows something may
    /// make its cells only when it is asked for them.
    static void await(Callable<Boolean> condition) throws TimeoutException {
        WaitForAsyncUtils.waitFor(PATIENCE, TimeUnit.SECONDS, () -> WaitForAsyncUtils.waitForAsyncFx(END, condition));
        WaitForAsyncUtils.waitForFxEvents();
    }

    /// Waits until nothing is on its way to the JavaFX thread any more. What works on, such as the engine at a position
    /// that is not proved, has always something on its way: stop it, or wait for its end, before. What a search that
    /// was stopped hands over only after this, from its own thread, is not awaited.
    void quiet() throws TimeoutException {
        await(later::idle);
    }

    /// Clicks twice where the mouse is, in one go: a busy machine makes no two single clicks of it. What the first
    /// click shows has its place when the second comes.
    static void doubleClick(FxRobot robot) {
        MouseRobot mouse = robot.robotContext().getMouseRobot();
        robot.interact(() -> {
            for (int i = 0; i < 2; i++) {
                mouse.pressNoWait(MouseButton.PRIMARY);
                mouse.releaseNoWait(MouseButton.PRIMARY);
                LaidOutExtension.layOut();
            }
        });
        WaitForAsyncUtils.waitForFxEvents();
    }

    /// The text of the current move.
    String here() {
        return bench().game().moment().tree().text(bench().game().moment().id());
    }

    Stage stage() {
        return stage;
    }

    @Override
    public void close() {
        // A journal that is written a moment later would be in the way of who clears the folder.
        WaitForAsyncUtils.waitForAsyncFx(END, () -> {
            desk.tabs().forEach(tab -> tab.bench().journal().end());
            later.end();
        });
        searches.close();
        play.shutdownNow();
        puzzles.shutdownNow();
    }
}
