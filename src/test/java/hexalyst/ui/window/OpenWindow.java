package hexalyst.ui.window;

import com.pngencoder.PngEncoder;
import hexalyst.analysis.job.EngineSearch;
import hexalyst.analysis.live.PositionAnalysis;
import hexalyst.analysis.results.ResultStore;
import hexalyst.analysis.results.ValueFinder;
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
import java.awt.image.DataBufferInt;
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

/// A window for a test: the real one with a real engine, settings of its own, and files chosen by the test.
final class OpenWindow implements AutoCloseable {
    private final SearchService searches = new SearchService(new ProofTable(1 << 24), 1);
    /// The time limit for a task on the JavaFX thread, such as a picture, in milliseconds.
    static final long END = 60_000;
    /// How long a test waits on the slowest machine, reached only by a failure.
    private static final long PATIENCE = 600;
    /// The limits for a position: nodes rather than time, so that the outcome does not depend on the machine.
    private static final SearchLimits EACH = SearchLimits.NONE.withNodes(5_000_000);
    private final ExecutorService play = Executors.newSingleThreadExecutor();
    private final ExecutorService puzzles = Executors.newSingleThreadExecutor();
    private final Deque<Path> chosen = new ArrayDeque<>();
    private final Stage stage;
    private final Settings settings;
    private final TabModels.Shared shared;
    private final CountedLater later = new CountedLater();
    private final FilesViewModel.Threads threads = new FilesViewModel.Threads(Runnable::run, later);
    private final OpenTabs openTabs;
    private final LeftoversViewModel leftovers;
    private final FailureViewModel failures = new FailureViewModel(later);
    private int made;

    /// @param journals the folder of its journals
    OpenWindow(Stage stage, Path journals) {
        this(stage, journals, new KeptSettings());
    }

    /// @param journals the folder of its journals
    /// @param settings those of an earlier window
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
        KeyBindings keys = new KeyBindings(settings);
        WindowPrompts prompts = new WindowPrompts(stage, settings, keys, later);
        MessageLine news = new MessageLine();
        shared = new TabModels.Shared(
                new ThemeViewModel(settings),
                keys,
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
                        jobs(),
                        new NotationStore(),
                        journals.resolve("campaign.hgn"),
                        prompts::forget,
                        news,
                        () -> new SearchService(new ProofTable(1 << 20), 1),
                        () -> "")),
                new BalanceViewModel(new BalanceViewModel.Outside(
                        jobs(), () -> new SearchService(new ProofTable(1 << 20), 1), news)),
                new SharedTraining(
                        new TrainingFile(journals.resolve("training.txt")),
                        Runnable::run,
                        later,
                        InstantSource.system()),
                new SharedRepertoire(journals.resolve("repertoire.txt"), Runnable::run, later, InstantSource.system()),
                new ValueFinder(ResultStore::inMemory, searches, EACH));
        FilesViewModel.Asking asking = new FilesViewModel.Asking(choice, prompts);
        openTabs = new OpenTabs(
                tabs -> TabModels.of(outside(journals, asking, prompts), tabs),
                new RecentFiles(settings),
                prompts,
                news);
        leftovers = new LeftoversViewModel(journals, threads, openTabs, new NotationStore());
        MainWindow frame = new MainWindow(openTabs, stage);
        new TabsView(openTabs, frame, leftovers, failures, () -> !openTabs.working());
        if (settings.get("window", "").isEmpty()) {
            // The screen of the tests is narrow, and a window of that width has a folded side panel.
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

    private TabModels.Outside outside(Path journals, FilesViewModel.Asking asking, WindowPrompts prompts) {
        made++;
        return new TabModels.Outside(
                new NotationStore(),
                jobs(),
                new JournalViewModel.Outside(
                        new Journal(journals, new NotationStore(), "test-" + made), Runnable::run, later),
                (position, listener, failed) -> new PositionAnalysis(
                        searches, ProvedElsewhere.NOTHING, new Estimator(1 << 22), position, listener, failed)::stop,
                new PlayViewModel.Outside(
                        new Opponent(searches)::choose, play, later, settings, () -> 7, prompts::resign),
                settings,
                asking,
                prompts,
                threads,
                PositionText::format,
                new SolvingViewModel.Outside(searches, ProvedElsewhere.NOTHING, EACH, puzzles, puzzles, later),
                shared);
    }

    /// The view models of the current tab.
    TabModels models() {
        return openTabs.current().models();
    }

    /// The part of this type in the current tab.
    <T> T part(Class<T> type) {
        return models().features().parts().stream()
                .filter(type::isInstance)
                .map(type::cast)
                .findFirst()
                .orElseThrow();
    }

    OpenTabs openTabs() {
        return openTabs;
    }

    FailureViewModel failures() {
        return failures;
    }

    LeftoversViewModel leftovers() {
        return leftovers;
    }

    /// The files for the next file dialogs.
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

    /// Saves a picture of the window in `target/screenshots`, for people to look at.
    WritableImage picture(String name) throws IOException {
        WaitForAsyncUtils.waitForFxEvents();
        return picture(
                name,
                WaitForAsyncUtils.waitForAsyncFx(END, () -> stage.getScene().snapshot(null)));
    }

    /// Saves a picture of a node, such as one in a popup, in the same folder.
    void picture(String name, Node node) throws IOException {
        WaitForAsyncUtils.waitForFxEvents();
        picture(name, WaitForAsyncUtils.waitForAsyncFx(END, () -> node.snapshot(null, null)));
    }

    private static WritableImage picture(String name, WritableImage image) throws IOException {
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        BufferedImage out = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        // Written directly, because setRGB converts every pixel through two colour models.
        int[] pixels = ((DataBufferInt) out.getRaster().getDataBuffer()).getData();
        image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
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
                String.valueOf(models().game().moment().position().toMove().letter()));
        robot.clickOn(at(move.substring(0, move.length() - 1)), own ? MouseButton.PRIMARY : MouseButton.SECONDARY);
    }

    void key(FxRobot robot, KeyCode... codes) {
        robot.push(codes);
    }

    /// Waits for a condition on the window. It is evaluated on the JavaFX thread, because a list may create its cells
    /// only when they are asked for.
    static void await(Callable<Boolean> condition) throws TimeoutException {
        WaitForAsyncUtils.waitFor(PATIENCE, TimeUnit.SECONDS, () -> WaitForAsyncUtils.waitForAsyncFx(END, condition));
        WaitForAsyncUtils.waitForFxEvents();
    }

    /// Waits until no task for the JavaFX thread is left. Work in progress, such as an engine at an unproved position,
    /// always sends new tasks: stop it, or wait for its end, first. What a stopped search sends later from its own
    /// thread is not waited for.
    void quiet() throws TimeoutException {
        await(later::idle);
    }

    /// Double-clicks at the mouse's place in a single task, so that a busy machine does not make two single clicks of
    /// it. What the first click shows is laid out before the second one.
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
        return models().game().moment().tree().text(models().game().moment().id());
    }

    Stage stage() {
        return stage;
    }

    @Override
    public void close() {
        // A journal that is written a moment later would disturb the deletion of the folder.
        WaitForAsyncUtils.waitForAsyncFx(END, () -> {
            openTabs.tabs().forEach(tab -> tab.models().journal().end());
            later.end();
        });
        searches.close();
        play.shutdownNow();
        puzzles.shutdownNow();
    }
}
