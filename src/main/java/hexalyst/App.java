package hexalyst;

import hexalyst.analysis.results.DataFolder;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Position;
import hexalyst.report.Failures;
import hexalyst.text.Texts;
import hexalyst.ui.balance.BalanceViewModel;
import hexalyst.ui.campaign.CampaignViewModel;
import hexalyst.ui.engine.ResourcesViewModel;
import hexalyst.ui.failure.FailureViewModel;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.fx.PlatformThread;
import hexalyst.ui.handover.FirstWindow;
import hexalyst.ui.handover.Meeting;
import hexalyst.ui.handover.MeetingPlace;
import hexalyst.ui.handover.SecondStart;
import hexalyst.ui.journal.JournalViewModel;
import hexalyst.ui.openings.ImportViewModel;
import hexalyst.ui.play.PlayViewModel;
import hexalyst.ui.prefs.Language;
import hexalyst.ui.puzzle.SharedTraining;
import hexalyst.ui.repertoire.SharedRepertoire;
import hexalyst.ui.theme.KeptSettings;
import hexalyst.ui.theme.PreferencesSettings;
import hexalyst.ui.tour.TourViewModel;
import hexalyst.ui.window.DisplayCheck;
import hexalyst.ui.window.FirstStart;
import hexalyst.ui.window.OpenTabs;
import hexalyst.ui.window.Rehearsal;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.text.Font;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;

/// The program with a window: wires files, engine and other services to the view models and opens the window. Start it
/// with [#open].
public final class App extends Application {
    /// Before the files: opens a window of its own even if one is open already.
    static final String NEW_WINDOW = "--new-window";
    /// Before the files: the window runs through its views once and closes; see [Rehearsal].
    static final String REHEARSE = "--rehearse";

    /// The options; one of them may come before the files.
    static final List<String> OPTIONS = List.of(NEW_WINDOW, REHEARSE);

    private static final System.Logger LOG = System.getLogger(App.class.getName());
    private static final String HEADLESS = "glass.platform";
    /// Silences two harmless messages: JavaFX warns that it is on the class path, where it works as well, and
    /// preferences report that they have created a folder. Referenced here, since a logger without references loses its
    /// level.
    private static final List<Logger> QUIET = List.of(Logger.getLogger("javafx"), Logger.getLogger("java.util.prefs"));

    /// One class of each package whose texts are needed first.
    private static final List<Class<?>> AHEAD = List.of(
            OpenTabs.class,
            FilesViewModel.class,
            TourViewModel.class,
            ImportViewModel.class,
            CampaignViewModel.class,
            BalanceViewModel.class,
            ResourcesViewModel.class,
            SharedTraining.class,
            SharedRepertoire.class,
            PlayViewModel.class,
            JournalViewModel.class,
            FailureViewModel.class);

    private final Services services = new Services();
    private @Nullable FirstWindow first;
    private @Nullable WindowMaker windows;

    /// Opens the window and returns when it has been closed; if a window is already open, hands the files to it and
    /// returns at once. If no window can open, one line on stderr says why.
    ///
    /// @param files what to open, each in a tab
    /// @param option [#NEW_WINDOW] to open a window of its own in any case, [#REHEARSE], or nothing
    /// @return the exit code: 0, or 1 if no window can open
    public static int open(List<Path> files, String option) {
        boolean rehearsal = option.equals(REHEARSE);
        boolean apart = option.equals(NEW_WINDOW) || headless() && !rehearsal;
        // A rehearsal uses a meeting place where nobody can be; its purpose is only to load the classes.
        MeetingPlace place = rehearsal ? new MeetingPlace(Path.of(REHEARSE), REHEARSE) : meetingPlace();
        if (!apart && SecondStart.handOver(place, files, SecondStart.PATIENCE)) {
            return 0;
        }
        QUIET.forEach(logger -> logger.setLevel(Level.SEVERE));
        CompletableFuture<Void> ahead = CompletableFuture.runAsync(
                App::readAhead,
                task -> Thread.ofPlatform().daemon().name("hexalyst-ahead").start(task));
        DisplayCheck check = DisplayCheck.ofThisMachine();
        Optional<String> problem = check.problem();
        if (problem.isPresent() && !headless()) {
            // Reading preferences while the program ends would fail with a stack trace.
            ahead.join();
            return refused(problem.get());
        }
        if (!check.canTryHardware()) {
            System.setProperty("prism.order", "sw");
        }
        // JavaFX redraws at most six parts of the window, or this many, and joins others, up to the whole window.
        // A step through a game changes about twelve.
        System.setProperty("prism.dirtyregioncount", "15");
        try {
            Stream<String> names = files.stream().map(Path::toString);
            launch(
                    App.class,
                    Stream.concat(Stream.of(option).filter(OPTIONS::contains), names)
                            .toArray(String[]::new));
            return 0;
        } catch (UnsupportedOperationException | LinkageError noWindow) {
            return refused(check.reason(noWindow));
        }
    }

    /// Reads, while JavaFX starts on another processor, what the first tab needs: preferences, texts and the rules of
    /// the first game. Nothing waits for it; what it has not read yet is read when it is needed.
    private static void readAhead() {
        Locale language = Language.kept(new PreferencesSettings()).locale(Locale.getDefault());
        Texts.in(language, () -> AHEAD.stream().map(Texts::of).toList());
        Game game = Games.byDefault();
        // Two of each, because the first comparison of positions takes long.
        game.editions().stream()
                .flatMap(edition -> Stream.of(game.start(edition), game.start(edition)))
                .distinct()
                .forEach(Position::legalMoves);
    }

    /// Starts loading the fonts, which the first label waits for.
    @Override
    public void init() {
        Thread.ofPlatform().daemon().name("hexalyst-fonts").start(Font::getDefault);
    }

    private static boolean headless() {
        return System.getProperty(HEADLESS) != null;
    }

    private static MeetingPlace meetingPlace() {
        return MeetingPlace.of(DataFolder.ofUser().path(), System.getenv());
    }

    private static int refused(String why) {
        System.err.println("hexalyst: no window can open: " + why);
        return 1;
    }

    /// Opens the window, unless another instance was faster and takes the files.
    @Override
    public void start(Stage stage) {
        Thread.setDefaultUncaughtExceptionHandler(new Failures(services.log(), services.failures()::tell));
        List<String> arguments = getParameters().getRaw();
        String option = arguments.stream().findFirst().filter(OPTIONS::contains).orElse("");
        List<Path> files =
                arguments.stream().skip(option.isEmpty() ? 0 : 1).map(Path::of).toList();
        if (handedOver(files, option)) {
            Platform.exit();
        } else {
            open(stage, files, option.equals(REHEARSE));
        }
    }

    /// Contacts other instances before anything is shown. Files from later instances arrive once the window is open,
    /// since they wait for the JavaFX thread.
    private boolean handedOver(List<Path> files, String option) {
        if (option.equals(REHEARSE) || headless()) {
            return false;
        }
        if (option.equals(NEW_WINDOW)) {
            first = FirstWindow.listen(meetingPlace(), new PlatformThread(), this::take)
                    .orElse(null);
            return false;
        }
        return switch (Meeting.of(meetingPlace(), files, new PlatformThread(), this::take, Meeting.PATIENCE)) {
            case Meeting.First alone -> {
                first = alone.window();
                yield false;
            }
            case Meeting.Alone alone -> {
                services.log().open();
                LOG.log(System.Logger.Level.WARNING, "later starts cannot hand their files over to this window");
                yield false;
            }
            case Meeting.HandedOver gone -> true;
        };
    }

    private void open(Stage stage, List<Path> files, boolean rehearsal) {
        services.rest();
        // What the user has chosen must neither change a rehearsal nor be changed by it.
        WindowMaker opened = new WindowMaker(services, rehearsal ? new KeptSettings() : new PreferencesSettings());
        windows = opened;
        opened.open(stage, (openTabs, tour, leftovers) -> {
            FirstStart firstStart = new FirstStart(openTabs, tour, opened.threads());
            leftovers.look(rehearsal ? () -> {} : () -> firstStart.begin(!files.isEmpty()));
            if (files.isEmpty()) {
                openTabs.reopen();
            } else {
                openTabs.openAll(files);
            }
            if (rehearsal) {
                new Rehearsal(openTabs.current().models(), stage).start();
            } else {
                // Nobody waits for it.
                Thread.ofPlatform().daemon().name("hexalyst-log").start(services.log()::open);
            }
        });
    }

    /// Opens the files of a later start, as soon as there is a window.
    private void take(List<Path> files) {
        if (windows != null) {
            windows.take(files);
        }
    }

    @Override
    public void stop() {
        if (first != null) {
            first.close();
        }
        services.close();
    }
}
