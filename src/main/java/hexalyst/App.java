package hexalyst;

import hexalyst.analysis.Analysis;
import hexalyst.analysis.DataFolder;
import hexalyst.analysis.EngineSearch;
import hexalyst.analysis.ResultStore;
import hexalyst.analysis.StoredProofs;
import hexalyst.analysis.ValueFinder;
import hexalyst.cli.ErrorLine;
import hexalyst.cli.ExitCode;
import hexalyst.engine.ProofTable;
import hexalyst.engine.SearchService;
import hexalyst.engine.Strategies;
import hexalyst.engine.estimate.Estimator;
import hexalyst.engine.estimate.Opponent;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Position;
import hexalyst.notation.PositionText;
import hexalyst.report.Failures;
import hexalyst.report.LogFile;
import hexalyst.study.Library;
import hexalyst.study.training.TrainingFile;
import hexalyst.text.Texts;
import hexalyst.ui.balance.BalanceViewModel;
import hexalyst.ui.campaign.CampaignViewModel;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.engine.Analyser;
import hexalyst.ui.engine.KeptProofs;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.engine.ResourcesViewModel;
import hexalyst.ui.failure.FailureViewModel;
import hexalyst.ui.files.FileChooserChoice;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.files.GameStore;
import hexalyst.ui.files.NotationStore;
import hexalyst.ui.files.RecentFiles;
import hexalyst.ui.fx.FxLater;
import hexalyst.ui.handover.FirstWindow;
import hexalyst.ui.handover.Meeting;
import hexalyst.ui.handover.MeetingPlace;
import hexalyst.ui.handover.SecondStart;
import hexalyst.ui.job.Jobs;
import hexalyst.ui.journal.Journal;
import hexalyst.ui.journal.JournalViewModel;
import hexalyst.ui.journal.LeftoversViewModel;
import hexalyst.ui.message.MessageLine;
import hexalyst.ui.openings.ImportViewModel;
import hexalyst.ui.openings.SharedLibrary;
import hexalyst.ui.play.PlayViewModel;
import hexalyst.ui.prefs.Language;
import hexalyst.ui.puzzle.SharedTraining;
import hexalyst.ui.puzzle.SolvingViewModel;
import hexalyst.ui.repertoire.SharedRepertoire;
import hexalyst.ui.theme.KeptSettings;
import hexalyst.ui.theme.PreferencesSettings;
import hexalyst.ui.theme.Settings;
import hexalyst.ui.theme.ThemeViewModel;
import hexalyst.ui.tour.TourViewModel;
import hexalyst.ui.window.Desk;
import hexalyst.ui.window.DeskFrame;
import hexalyst.ui.window.DeskView;
import hexalyst.ui.window.DisplayCheck;
import hexalyst.ui.window.FirstStart;
import hexalyst.ui.window.Rehearsal;
import hexalyst.ui.window.WindowPrompts;
import hexalyst.ui.window.Workbench;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
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
    private static final long BALANCE_BYTES = 128L << 20;
    /// After this long without a search, the memory of its table is released; proofs are kept.
    private static final Duration REST = Duration.ofMinutes(1);
    private static final String HEADLESS = "glass.platform";
    /// Silences two harmless messages: JavaFX warns that it is on the class path, where it works as well, and
    /// preferences report that they have created a folder. Referenced here, since a logger without references loses its
    /// level.
    private static final List<Logger> QUIET = List.of(Logger.getLogger("javafx"), Logger.getLogger("java.util.prefs"));

    /// One class of each package whose texts are needed first.
    private static final List<Class<?>> AHEAD = List.of(
            Desk.class,
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

    /// Has the usual table and one thread until [ResourcesViewModel] sets what it may use.
    private final Strategies strategies = new Strategies();
    private final SearchService searches = new SearchService(ProofTable::ofDefaultSize, 1);
    private final AtomicInteger journals = new AtomicInteger();
    private @Nullable ResultStore results;
    private @Nullable FirstWindow first;
    private final Workers workers = new Workers();
    private final LogFile log = new LogFile(DataFolder.ofUser().log());
    private final FailureViewModel failures = new FailureViewModel(new FxLater());
    /// Messages about work that belongs to no tab; shown in the current tab.
    private final MessageLine news = new MessageLine();
    private final KeptProofs kept = new KeptProofs(this::results, workers.library(), new FxLater(), news::warn);
    private final SharedLibrary library = new SharedLibrary(
            () -> Library.open(DataFolder.ofUser().library()), workers.library(), workers.imports(), new FxLater());
    /// Opens the files of later starts.
    private Consumer<List<Path>> taker = files -> {};

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
        Thread.setDefaultUncaughtExceptionHandler(new Failures(log, failures::tell));
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
            first = FirstWindow.listen(meetingPlace(), new FxLater(), later -> taker.accept(later))
                    .orElse(null);
            return false;
        }
        return switch (Meeting.of(
                meetingPlace(), files, new FxLater(), later -> taker.accept(later), Meeting.PATIENCE)) {
            case Meeting.First alone -> {
                first = alone.window();
                yield false;
            }
            case Meeting.Alone alone -> {
                log.open();
                LOG.log(System.Logger.Level.WARNING, "later starts cannot hand their files over to this window");
                yield false;
            }
            case Meeting.HandedOver gone -> true;
        };
    }

    private void open(Stage stage, List<Path> files, boolean rehearsal) {
        searches.releaseAfter(REST);
        // What the user has chosen must neither change a rehearsal nor be changed by it.
        Settings settings = rehearsal ? new KeptSettings() : new PreferencesSettings();
        Locale.setDefault(Language.kept(settings).locale(Locale.getDefault()));
        GameStore store = new NotationStore();
        WindowPrompts prompts = new WindowPrompts(stage);
        FilesViewModel.Asking asking =
                new FilesViewModel.Asking(new FileChooserChoice(stage, store, prompts::tell), prompts);
        FilesViewModel.Threads threads = new FilesViewModel.Threads(workers.files(), new FxLater());
        Workbench.Shared shared = shared(settings, store, asking, prompts);
        Analyser analyser = analyser(shared.resources());
        Desk desk = new Desk(
                tabs -> Workbench.of(outside(store, asking, prompts, settings, threads, analyser, shared), tabs),
                new RecentFiles(settings),
                prompts,
                news);
        LeftoversViewModel leftovers = new LeftoversViewModel(
                DataFolder.ofUser().journals(),
                new FilesViewModel.Threads(workers.journals(), new FxLater()),
                desk,
                store);
        DeskFrame frame = new DeskFrame(desk, stage);
        taker = later -> {
            frame.toFront();
            desk.openAll(later);
        };
        frame.open(() -> {
            try {
                new DeskView(desk, frame, leftovers, failures);
            } catch (RuntimeException | Error broken) {
                Failures.tell(broken);
                System.err.println("hexalyst: " + ErrorLine.unforeseen(broken));
                System.exit(ExitCode.NEGATIVE);
            }
            FirstStart firstStart = new FirstStart(desk, shared.tour(), threads);
            leftovers.look(rehearsal ? () -> {} : () -> firstStart.begin(!files.isEmpty()));
            desk.openAll(files);
            if (rehearsal) {
                new Rehearsal(desk.current().bench(), stage).start();
            } else {
                // Nobody waits for it.
                Thread.ofPlatform().daemon().name("hexalyst-log").start(log::open);
            }
        });
    }

    /// What all tabs have in common.
    private Workbench.Shared shared(
            Settings settings, GameStore store, FilesViewModel.Asking asking, WindowPrompts prompts) {
        CampaignViewModel campaign = new CampaignViewModel(
                new CampaignViewModel.Outside(jobs(), store, DataFolder.ofUser().campaign(), prompts::forget, news));
        return new Workbench.Shared(
                new ThemeViewModel(settings),
                new KeyBindings(settings),
                new ProofStore(kept::keep),
                new TourViewModel(settings),
                resources(settings),
                library,
                new ImportViewModel(library, asking.choice(), new FxLater(), news),
                kept,
                campaign,
                new BalanceViewModel(new BalanceViewModel.Outside(jobs(), App::engine, news)),
                new SharedTraining(
                        new TrainingFile(DataFolder.ofUser().training()),
                        workers.files(),
                        new FxLater(),
                        InstantSource.system()),
                new SharedRepertoire(
                        DataFolder.ofUser().repertoire(), workers.files(), new FxLater(), InstantSource.system()),
                new ValueFinder(this::results, searches, SolvingViewModel.EACH)::find);
    }

    /// What the engine may use: as many threads as there are cores, and half of Java's memory, since a growing table
    /// needs the old and the new one for a moment.
    private ResourcesViewModel resources(Settings settings) {
        Runtime machine = Runtime.getRuntime();
        return new ResourcesViewModel(
                settings,
                new ResourcesViewModel.Amount(machine.availableProcessors(), (int) (machine.maxMemory() >> 21)),
                (amount, done) ->
                        searches.equip(() -> new ProofTable((long) amount.megabytes() << 20), amount.threads(), done),
                new FxLater());
    }

    /// The analysis of the position in a tab, one at a time for all tabs.
    private Analyser analyser(ResourcesViewModel resources) {
        Estimator estimates = new Estimator(searches, resources::method);
        return (position, listener, failed) ->
                new Analysis(searches, new StoredProofs(this::results), estimates, position, listener, failed)::stop;
    }

    /// An engine without prior results, separate from the one that the tabs share, so that it does not use their table.
    private static SearchService engine() {
        return new SearchService(new ProofTable(BALANCE_BYTES), 1);
    }

    /// What jobs need: the stored results, the engine, and a thread for each job.
    private Jobs jobs() {
        return new Jobs(
                this::results,
                () -> new EngineSearch(searches, new Estimator(searches)),
                task -> Thread.ofPlatform().daemon().name("hexalyst-analysis").start(task),
                new FxLater());
    }

    /// The services that a tab needs.
    private Workbench.Outside outside(
            GameStore store,
            FilesViewModel.Asking asking,
            WindowPrompts prompts,
            Settings settings,
            FilesViewModel.Threads threads,
            Analyser analyser,
            Workbench.Shared shared) {
        Opponent opponent = new Opponent(searches, strategies::find, Optional.empty());
        return new Workbench.Outside(
                store,
                jobs(),
                new JournalViewModel.Outside(
                        new Journal(DataFolder.ofUser().journals(), store, journalName()),
                        workers.journals(),
                        new FxLater()),
                analyser,
                new PlayViewModel.Outside(
                        (position, strength, seed, ending) -> opponent.choose(
                                position, strength, shared.resources().patience(), seed, ending),
                        workers.play(),
                        new FxLater(),
                        settings,
                        System::nanoTime,
                        prompts::resign),
                settings,
                asking,
                prompts,
                threads,
                PositionText::format,
                new SolvingViewModel.Outside(
                        searches, SolvingViewModel.EACH, workers.puzzles(), workers.making(), new FxLater()),
                shared);
    }

    private String journalName() {
        return "unsaved-" + System.currentTimeMillis() + "-"
                + ProcessHandle.current().pid() + "-" + journals.incrementAndGet();
    }

    /// What is known about positions, for all games in all tabs. If the folder cannot be written, it is only kept while
    /// the program runs.
    private synchronized ResultStore results() {
        ResultStore known = results;
        if (known == null) {
            known = openResults();
            results = known;
        }
        return known;
    }

    private ResultStore openResults() {
        Path path = DataFolder.ofUser().results();
        try {
            return ResultStore.open(path, DataFolder.ofUser().seal(this::complain))
                    .withBook(strategies);
        } catch (IOException e) {
            complain("results are not kept: " + path + ": " + e.getMessage());
            return ResultStore.inMemory().withBook(strategies);
        }
    }

    private synchronized void closeResults() {
        try {
            if (results != null) {
                results.close();
            }
        } catch (IOException e) {
            complain("results could not be kept: " + e.getMessage());
        }
    }

    @Override
    public void stop() {
        if (first != null) {
            first.close();
        }
        searches.close();
        workers.close();
        closeResults();
        library.close((what, e) -> complain(what + ": " + e.getMessage()));
        log.close();
    }

    /// Reports in one line what could not be saved; it is about files, never about a game.
    private void complain(String line) {
        System.err.println("hexalyst: " + line);
        log.open();
        LOG.log(System.Logger.Level.WARNING, line);
    }
}
