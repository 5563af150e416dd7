package hexalyst;

import hexalyst.analysis.DataFolder;
import hexalyst.analysis.EngineSearch;
import hexalyst.analysis.MoveValueSearch;
import hexalyst.analysis.ResultStore;
import hexalyst.engine.ProofTable;
import hexalyst.engine.SearchService;
import hexalyst.engine.estimate.EstimateTable;
import hexalyst.engine.estimate.Opponent;
import hexalyst.notation.PositionText;
import hexalyst.ui.analysis.GameAnalysisViewModel;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.files.FileChooserChoice;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.files.GameStore;
import hexalyst.ui.files.NotationStore;
import hexalyst.ui.fx.FxLater;
import hexalyst.ui.journal.Journal;
import hexalyst.ui.journal.JournalViewModel;
import hexalyst.ui.play.PlayViewModel;
import hexalyst.ui.theme.PreferencesSettings;
import hexalyst.ui.theme.Settings;
import hexalyst.ui.window.DisplayCheck;
import hexalyst.ui.window.Rehearsal;
import hexalyst.ui.window.WindowPrompts;
import hexalyst.ui.window.WindowView;
import hexalyst.ui.window.Workbench;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.application.Application;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;

/// The window's program: wires the real outside to the view models and opens the window. Start it with [#open].
public final class App extends Application {
    /// The argument with which the window goes through itself once and closes; see [Rehearsal].
    static final String REHEARSE = "--rehearse";

    private static final long LAST_SECONDS = 10;
    private static final long ESTIMATE_BYTES = 32L << 20;
    private static final String HEADLESS = "glass.platform";
    /// JavaFX warns that it is on the class path, where it works as well; preferences tell that they made a folder.
    /// Held here, since a logger that nobody holds forgets its level.
    private static final List<Logger> QUIET = List.of(Logger.getLogger("javafx"), Logger.getLogger("java.util.prefs"));

    private final SearchService searches = new SearchService(
            ProofTable::ofDefaultSize, Math.max(1, Runtime.getRuntime().availableProcessors() - 1));
    private @Nullable GameAnalysisViewModel analysis;
    private final ExecutorService background = thread("hexalyst-files");
    private final ExecutorService play = thread("hexalyst-play");

    /// Opens the window and returns when it has been closed. If none can open, one line on stderr says why.
    ///
    /// @param arguments what to open, at most one file: further ones are ignored; or [#REHEARSE]
    /// @return the exit code: 0, or 1 if no window can open
    public static int open(String... arguments) {
        Optional<String> problem = System.getProperty(HEADLESS) == null
                ? DisplayCheck.ofThisMachine().problem()
                : Optional.empty();
        if (problem.isPresent()) {
            return refused(problem.get());
        }
        QUIET.forEach(logger -> logger.setLevel(Level.SEVERE));
        try {
            launch(App.class, arguments);
            return 0;
        } catch (UnsupportedOperationException | LinkageError noWindow) {
            return refused(
                    String.valueOf(noWindow.getMessage()).lines().findFirst().orElse("no reason is known"));
        }
    }

    private static ExecutorService thread(String name) {
        return Executors.newSingleThreadExecutor(task -> {
            Thread thread = new Thread(task, name);
            thread.setDaemon(true);
            return thread;
        });
    }

    private static int refused(String why) {
        System.err.println("hexalyst: no window can open: " + why);
        return 1;
    }

    @Override
    public void start(Stage stage) {
        GameStore store = new NotationStore();
        WindowPrompts prompts = new WindowPrompts(stage);
        FilesViewModel.Asking asking = new FilesViewModel.Asking(new FileChooserChoice(stage, store), prompts);
        Settings settings = new PreferencesSettings();
        Path journals = DataFolder.ofUser().journals();
        Workbench bench = Workbench.of(new Workbench.Outside(
                store,
                searches::start,
                new GameAnalysisViewModel.Outside(
                        App::results,
                        () -> new EngineSearch(searches, new EstimateTable(ESTIMATE_BYTES)),
                        task -> Thread.ofPlatform()
                                .daemon()
                                .name("hexalyst-analysis")
                                .start(task),
                        new FxLater()),
                new JournalViewModel.Outside(
                        journals, new Journal(journals, store, journalName()), background, new FxLater()),
                (position, listener, failed) -> new MoveValueSearch(searches, position, listener, failed)::stop,
                new PlayViewModel.Outside(
                        new Opponent(searches)::choose, play, new FxLater(), settings, System::nanoTime),
                settings,
                new KeyBindings(settings),
                asking,
                prompts,
                new FilesViewModel.Threads(background, new FxLater()),
                PositionText::format));
        analysis = bench.analysis();
        new WindowView(bench, stage);
        stage.show();
        bench.journal().look();
        List<String> arguments = getParameters().getRaw();
        arguments.stream()
                .filter(argument -> !argument.equals(REHEARSE))
                .findFirst()
                .map(Path::of)
                .ifPresent(bench.files()::open);
        if (arguments.contains(REHEARSE)) {
            new Rehearsal(bench, stage).start();
        }
    }

    private static String journalName() {
        return "unsaved-" + System.currentTimeMillis() + "-"
                + ProcessHandle.current().pid();
    }

    /// What is known of positions, for all games; where the folder cannot be written, for as long as the program runs.
    private static ResultStore results() {
        Path path = DataFolder.ofUser().results();
        try {
            return ResultStore.open(path);
        } catch (IOException e) {
            System.err.println("hexalyst: results are not kept: " + path + ": " + e.getMessage());
            return ResultStore.inMemory();
        }
    }

    @Override
    public void stop() {
        try {
            if (analysis != null) {
                analysis.close();
            }
        } catch (IOException e) {
            System.err.println("hexalyst: results could not be kept: " + e.getMessage());
        }
        searches.close();
        play.shutdown();
        background.shutdown();
        try {
            if (!background.awaitTermination(LAST_SECONDS, TimeUnit.SECONDS)) {
                System.err.println("hexalyst: a file was still being written at the end");
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
