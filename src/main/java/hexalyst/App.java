package hexalyst;

import hexalyst.analysis.MoveValueSearch;
import hexalyst.engine.ProofTable;
import hexalyst.engine.SearchService;
import hexalyst.notation.PositionText;
import hexalyst.ui.files.FileChooserChoice;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.files.GameStore;
import hexalyst.ui.files.NotationStore;
import hexalyst.ui.fx.FxLater;
import hexalyst.ui.theme.PreferencesSettings;
import hexalyst.ui.window.DisplayCheck;
import hexalyst.ui.window.WindowPrompts;
import hexalyst.ui.window.WindowView;
import hexalyst.ui.window.Workbench;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.application.Application;
import javafx.stage.Stage;

/// The window's program: wires the real outside to the view models and opens the window. Start it with [#open].
public final class App extends Application {
    private static final String HEADLESS = "glass.platform";
    /// JavaFX warns that it is on the class path, where it works as well; preferences tell that they made a folder.
    /// Held here, since a logger that nobody holds forgets its level.
    private static final List<Logger> QUIET = List.of(Logger.getLogger("javafx"), Logger.getLogger("java.util.prefs"));

    private final SearchService searches = new SearchService(
            ProofTable::ofDefaultSize, Math.max(1, Runtime.getRuntime().availableProcessors() - 1));
    private final ExecutorService background = Executors.newSingleThreadExecutor(task -> {
        Thread thread = new Thread(task, "hexalyst-files");
        thread.setDaemon(true);
        return thread;
    });

    /// Opens the window and returns when it has been closed. If none can open, one line on stderr says why.
    ///
    /// @param files what to open, at most one: further ones are ignored
    /// @return the exit code: 0, or 1 if no window can open
    public static int open(List<Path> files) {
        Optional<String> problem = System.getProperty(HEADLESS) == null
                ? DisplayCheck.ofThisMachine().problem()
                : Optional.empty();
        if (problem.isPresent()) {
            return refused(problem.get());
        }
        QUIET.forEach(logger -> logger.setLevel(Level.SEVERE));
        try {
            launch(App.class, files.stream().map(Path::toString).toArray(String[]::new));
            return 0;
        } catch (UnsupportedOperationException | LinkageError noWindow) {
            return refused(
                    String.valueOf(noWindow.getMessage()).lines().findFirst().orElse("no reason is known"));
        }
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
        Workbench bench = Workbench.of(new Workbench.Outside(
                store,
                searches::start,
                (position, listener, failed) -> new MoveValueSearch(searches, position, listener, failed)::stop,
                new PreferencesSettings(),
                asking,
                prompts,
                new FilesViewModel.Threads(background, new FxLater()),
                PositionText::format));
        new WindowView(bench, stage);
        stage.show();
        getParameters().getRaw().stream().findFirst().map(Path::of).ifPresent(bench.files()::open);
    }

    @Override
    public void stop() {
        searches.close();
        background.shutdown();
    }
}
