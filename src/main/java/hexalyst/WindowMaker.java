package hexalyst;

import hexalyst.analysis.live.PositionAnalysis;
import hexalyst.analysis.results.DataFolder;
import hexalyst.analysis.results.StoredProofs;
import hexalyst.analysis.results.ValueFinder;
import hexalyst.cli.terminal.ErrorLine;
import hexalyst.cli.terminal.ExitCode;
import hexalyst.engine.ProofTable;
import hexalyst.engine.SearchService;
import hexalyst.engine.estimate.Estimator;
import hexalyst.engine.estimate.Opponent;
import hexalyst.notation.PositionText;
import hexalyst.report.Failures;
import hexalyst.study.training.TrainingFile;
import hexalyst.ui.balance.BalanceViewModel;
import hexalyst.ui.campaign.CampaignViewModel;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.engine.Analyser;
import hexalyst.ui.engine.LearnedProofs;
import hexalyst.ui.engine.ResourcesViewModel;
import hexalyst.ui.files.FileChooserChoice;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.files.GameStore;
import hexalyst.ui.files.NotationStore;
import hexalyst.ui.files.RecentFiles;
import hexalyst.ui.fx.PlatformThread;
import hexalyst.ui.journal.JournalViewModel;
import hexalyst.ui.journal.LeftoversViewModel;
import hexalyst.ui.openings.ImportViewModel;
import hexalyst.ui.play.PlayViewModel;
import hexalyst.ui.prefs.Language;
import hexalyst.ui.puzzle.SharedTraining;
import hexalyst.ui.puzzle.SolvingViewModel;
import hexalyst.ui.repertoire.SharedRepertoire;
import hexalyst.ui.theme.Settings;
import hexalyst.ui.theme.ThemeViewModel;
import hexalyst.ui.tour.TourViewModel;
import hexalyst.ui.window.MainWindow;
import hexalyst.ui.window.OpenTabs;
import hexalyst.ui.window.TabModels;
import hexalyst.ui.window.TabsView;
import hexalyst.ui.window.WindowPrompts;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.stage.Stage;

/// Makes the window, and another one in its place when its language changes: with the same tabs, the undo history of
/// their games, and the engine at work if it was. JavaFX thread only.
final class WindowMaker {
    private static final long BALANCE_BYTES = 128L << 20;

    private final Services services;
    private final Settings settings;
    private final GameStore store = new NotationStore();
    private final FilesViewModel.Threads threads;
    /// The system's own language, since the program replaces it.
    private final Locale system = Locale.getDefault();
    private Optional<Window> shown = Optional.empty();
    private Optional<ResourcesViewModel.Amount> equipped = Optional.empty();

    /// The window that is open.
    private record Window(Stage stage, OpenTabs openTabs, MainWindow frame) {}

    /// What runs when a window is complete.
    interface Complete {
        /// Called once.
        void begin(OpenTabs openTabs, TourViewModel tour, LeftoversViewModel leftovers);
    }

    /// @param settings remember choices, of the language too
    WindowMaker(Services services, Settings settings) {
        this.services = services;
        this.settings = settings;
        threads = new FilesViewModel.Threads(services.workers().files(), new PlatformThread());
    }

    /// The threads on which files are read.
    FilesViewModel.Threads threads() {
        return threads;
    }

    /// Opens the window.
    ///
    /// @param then runs when it is complete
    void open(Stage stage, Complete then) {
        show(stage, Optional.empty(), then);
    }

    /// Opens files that a later start was asked for.
    void take(List<Path> files) {
        shown.ifPresent(window -> {
            window.frame.toFront();
            window.openTabs.openAll(files);
        });
    }

    /// Opens another window with everything that is open, if the chosen language is not the one of this window, and
    /// closes this one.
    ///
    /// @return false if that must wait, since it would end something that is going on
    private boolean renew(OpenTabs openTabs) {
        boolean possible = !isOtherChosen() || !openTabs.working();
        if (possible) {
            // The gesture that chose the language ends first.
            threads.later().run(() -> replace(openTabs));
        }
        return possible;
    }

    private boolean isOtherChosen() {
        return !Language.kept(settings).locale(system).equals(Locale.getDefault());
    }

    /// Replaces the window, unless another one has replaced it already.
    private void replace(OpenTabs openTabs) {
        shown.filter(window -> window.openTabs == openTabs && isOtherChosen()).ifPresent(before -> {
            // What is done there from now on would be lost.
            before.stage.getScene().getRoot().setDisable(true);
            boolean searching = before.openTabs
                    .current()
                    .models()
                    .values()
                    .engine()
                    .runningProperty()
                    .get();
            show(new Stage(), Optional.of(before), (there, tour, leftovers) -> {
                before.stage.hide();
                leftovers.look();
                if (searching) {
                    there.current().models().values().engine().toggle();
                }
            });
        });
    }

    private void show(Stage stage, Optional<Window> before, Complete then) {
        Locale.setDefault(Language.kept(settings).locale(system));
        KeyBindings keys = new KeyBindings(settings);
        WindowPrompts prompts = new WindowPrompts(stage, settings, keys, new PlatformThread());
        FilesViewModel.Asking asking =
                new FilesViewModel.Asking(new FileChooserChoice(stage, store, prompts::tell), prompts);
        TabModels.Shared shared = shared(asking, prompts, keys);
        before.ifPresent(window -> shared.training()
                .takeOver(window.openTabs.current().models().shared().training()));
        Analyser analyser = analyser(shared.resources());
        OpenTabs openTabs = new OpenTabs(
                tabs -> TabModels.of(outside(asking, prompts, analyser, shared), tabs),
                new RecentFiles(settings),
                prompts,
                services.news());
        before.ifPresent(window -> openTabs.takeOver(window.openTabs));
        LeftoversViewModel leftovers = new LeftoversViewModel(
                DataFolder.ofUser().journals(),
                new FilesViewModel.Threads(services.workers().journals(), new PlatformThread()),
                openTabs,
                store);
        MainWindow frame = new MainWindow(openTabs, stage);
        shown = Optional.of(new Window(stage, openTabs, frame));
        // Whoever comes back from another program may have changed the file there.
        stage.focusedProperty().subscribe(focused -> {
            if (focused) {
                openTabs.current().models().files().disk().look();
            }
        });
        frame.open(() -> {
            try {
                new TabsView(openTabs, frame, leftovers, services.failures(), () -> renew(openTabs));
            } catch (RuntimeException | Error broken) {
                Failures.tell(broken);
                System.err.println("hexalyst: " + ErrorLine.unforeseen(broken));
                System.exit(ExitCode.NEGATIVE);
            }
            then.begin(openTabs, shared.tour(), leftovers);
        });
    }

    /// What all tabs have in common.
    private TabModels.Shared shared(FilesViewModel.Asking asking, WindowPrompts prompts, KeyBindings keys) {
        CampaignViewModel campaign = new CampaignViewModel(new CampaignViewModel.Outside(
                services.jobs(),
                store,
                DataFolder.ofUser().campaign(),
                prompts::forget,
                services.news(),
                WindowMaker::engine,
                services::instead));
        return new TabModels.Shared(
                new ThemeViewModel(settings),
                keys,
                services.proofs(),
                new TourViewModel(settings),
                resources(),
                services.library(),
                new ImportViewModel(services.library(), asking.choice(), new PlatformThread(), services.news()),
                services.kept(),
                campaign,
                new BalanceViewModel(
                        new BalanceViewModel.Outside(services.jobs(), WindowMaker::engine, services.news())),
                new SharedTraining(
                        new TrainingFile(DataFolder.ofUser().training()),
                        threads.background(),
                        threads.later(),
                        InstantSource.system()),
                new SharedRepertoire(
                        DataFolder.ofUser().repertoire(),
                        threads.background(),
                        threads.later(),
                        InstantSource.system()),
                new ValueFinder(services::results, services.searches(), SolvingViewModel.EACH));
    }

    /// What the engine may use: as many threads as there are cores, and half of Java's memory, since a growing table
    /// needs the old and the new one for a moment.
    private ResourcesViewModel resources() {
        Runtime machine = Runtime.getRuntime();
        return new ResourcesViewModel(
                settings,
                new ResourcesViewModel.Amount(machine.availableProcessors(), (int) (machine.maxMemory() >> 21)),
                this::equip,
                new PlatformThread());
    }

    /// Gives the engine what it may use. A new window of the same program leaves it as it is, with its table of proofs.
    private void equip(ResourcesViewModel.Amount amount, Runnable done) {
        if (equipped.equals(Optional.of(amount))) {
            done.run();
            return;
        }
        equipped = Optional.of(amount);
        services.searches().equip(() -> new ProofTable((long) amount.megabytes() << 20), amount.threads(), done);
    }

    /// The analysis of the position in a tab, one at a time for all tabs.
    private Analyser analyser(ResourcesViewModel resources) {
        SearchService searches = services.searches();
        Estimator estimates = new Estimator(searches, resources::method);
        return (position, listener, failed) -> new PositionAnalysis(
                searches, new StoredProofs(services::results), estimates, position, listener, failed)::stop;
    }

    /// An engine without prior results, separate from the one that the tabs share, so that it does not use their table.
    private static SearchService engine() {
        return new SearchService(new ProofTable(BALANCE_BYTES), 1);
    }

    /// The services that a tab needs.
    private TabModels.Outside outside(
            FilesViewModel.Asking asking, WindowPrompts prompts, Analyser analyser, TabModels.Shared shared) {
        SearchService searches = services.searches();
        BackgroundThreads workers = services.workers();
        Opponent opponent = new Opponent(searches, services.strategies()::find, Optional.empty());
        return new TabModels.Outside(
                store,
                services.jobs(),
                new JournalViewModel.Outside(services.journal(store), workers.journals(), new PlatformThread()),
                analyser,
                new PlayViewModel.Outside(
                        (position, strength, seed, ending) -> opponent.choose(
                                position, strength, shared.resources().patience(), seed, ending),
                        workers.play(),
                        new PlatformThread(),
                        settings,
                        System::nanoTime,
                        prompts::resign),
                settings,
                asking,
                prompts,
                threads,
                PositionText::format,
                new SolvingViewModel.Outside(
                        searches,
                        new LearnedProofs(new StoredProofs(services::results), services.proofs()),
                        SolvingViewModel.EACH,
                        workers.puzzles(),
                        workers.making(),
                        new PlatformThread()),
                shared);
    }
}
