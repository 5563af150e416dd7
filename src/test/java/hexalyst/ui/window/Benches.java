package hexalyst.ui.window;

import hexalyst.analysis.live.MoveValues;
import hexalyst.analysis.results.ResultStore;
import hexalyst.analysis.results.ValueFinder;
import hexalyst.engine.ProofTable;
import hexalyst.engine.ProvedElsewhere;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.estimate.Estimator;
import hexalyst.game.Position;
import hexalyst.notation.PositionText;
import hexalyst.study.training.TrainingFile;
import hexalyst.ui.balance.BalanceViewModel;
import hexalyst.ui.campaign.CampaignViewModel;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.engine.KeptProofs;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.engine.ResourcesViewModel;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.files.Nobody;
import hexalyst.ui.files.NotationStore;
import hexalyst.ui.files.Prompts;
import hexalyst.ui.files.RecentFiles;
import hexalyst.ui.files.WantedGame;
import hexalyst.ui.fx.Queue;
import hexalyst.ui.game.Trees;
import hexalyst.ui.job.Jobs;
import hexalyst.ui.journal.Journal;
import hexalyst.ui.journal.JournalViewModel;
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
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Tabs without a window and without an engine: searches are only counted, and the test sets the answers to questions.
final class Benches {
    private boolean forgets = true;
    private final Path journals;
    private final Queue queue = new Queue();
    private final Settings settings = new KeptSettings();
    private final MessageLine news = new MessageLine();
    private final SharedLibrary library = new SharedLibrary(
            () -> {
                throw new java.io.IOException("no library here");
            },
            Runnable::run,
            Runnable::run,
            queue);
    private final TabModels.Shared shared = new TabModels.Shared(
            new ThemeViewModel(settings),
            new KeyBindings(settings),
            new ProofStore(),
            new TourViewModel(settings),
            new ResourcesViewModel(settings, new ResourcesViewModel.Amount(2, 64), (amount, done) -> done.run(), queue),
            library,
            new ImportViewModel(library, new Asked(), queue, news),
            new KeptProofs(ResultStore::inMemory, task -> {}, queue, news::warn),
            new CampaignViewModel(new CampaignViewModel.Outside(
                    jobs(),
                    new NotationStore(),
                    Path.of("no-campaign.hgn"),
                    what -> forgets,
                    news,
                    () -> {
                        throw new IllegalStateException("nobody shares a campaign");
                    },
                    () -> "")),
            new BalanceViewModel(new BalanceViewModel.Outside(
                    jobs(),
                    () -> {
                        throw new IllegalStateException("nobody asked for a balance");
                    },
                    news)),
            new SharedTraining(
                    new TrainingFile(Path.of("nobody", "trains")), Runnable::run, queue, InstantSource.system()),
            new SharedRepertoire(Path.of("nobody", "learns"), Runnable::run, queue, InstantSource.system()),
            new ValueFinder(
                    () -> {
                        throw new IllegalStateException("nobody asked for a value");
                    },
                    new SearchService(new ProofTable(1 << 20), 1),
                    SearchLimits.NONE));
    private final Deque<Prompts.Unsaved> answers = new ArrayDeque<>();
    private final Deque<Path> chosen = new ArrayDeque<>();
    private final List<String> asked = new ArrayList<>();
    private final List<Position> searched = new ArrayList<>();
    private final List<Optional<Estimator.Method>> methods = new ArrayList<>();
    private int stopped;
    private int made;

    Benches(Path journals) {
        this.journals = journals;
    }

    private Jobs jobs() {
        return new Jobs(
                ResultStore::inMemory,
                () -> {
                    throw new IllegalStateException("nobody asked for an analysis");
                },
                Runnable::run,
                queue);
    }

    /// Sets the answer to questions about what cannot be undone.
    void answerForget(boolean wanted) {
        forgets = wanted;
    }

    OpenTabs openTabs() {
        return new OpenTabs(this::models, new RecentFiles(settings), new Asked(), news);
    }

    FilesViewModel.Threads threads() {
        return new FilesViewModel.Threads(Runnable::run, queue);
    }

    Queue queue() {
        return queue;
    }

    /// The answers to the next questions about unsaved changes.
    Deque<Prompts.Unsaved> answers() {
        return answers;
    }

    /// The files that are chosen next.
    Deque<Path> chosen() {
        return chosen;
    }

    /// The names that were asked about.
    List<String> asked() {
        return asked;
    }

    /// What all tabs share.
    TabModels.Shared shared() {
        return shared;
    }

    /// The way of estimating of each search that was started.
    List<Optional<Estimator.Method>> methods() {
        return methods;
    }

    /// How many searches are running.
    int running() {
        return searched.size() - stopped;
    }

    private TabModels models(OpenTabs openTabs) {
        made++;
        NotationStore store = new NotationStore();
        Asked who = new Asked();
        return TabModels.of(
                new TabModels.Outside(
                        store,
                        jobs(),
                        new JournalViewModel.Outside(new Journal(journals, store, "tab-" + made), Runnable::run, queue),
                        this::search,
                        new PlayViewModel.Outside(
                                (position, strength, seed, ending) ->
                                        position.legalMoves().getFirst(),
                                Runnable::run,
                                queue,
                                settings,
                                () -> 1,
                                who::resign),
                        settings,
                        new FilesViewModel.Asking(who, who),
                        now -> Optional.empty(),
                        threads(),
                        PositionText::format,
                        new SolvingViewModel.Outside(
                                new SearchService(new ProofTable(1 << 16), 1),
                                ProvedElsewhere.NOTHING,
                                SolvingViewModel.EACH,
                                Runnable::run,
                                Runnable::run,
                                queue),
                        shared),
                openTabs);
    }

    private Runnable search(Position position, Consumer<MoveValues> listener, Consumer<Throwable> failed) {
        searched.add(position);
        methods.add(shared.resources().method());
        return () -> stopped++;
    }

    private final class Asked extends Nobody {
        @Override
        public Unsaved unsaved(String name) {
            asked.add(name);
            return answers.remove();
        }

        @Override
        public Unsaved unsavedAll(List<String> names) {
            asked.add(String.join(" + ", names));
            return answers.remove();
        }

        @Override
        public boolean forget(String what) {
            return forgets;
        }

        @Override
        public Optional<WantedGame> newGame(Position like) {
            return Optional.of(WantedGame.of(Trees.position("2/3/2 w"), WantedGame.Purpose.ANALYSE));
        }

        @Override
        public Optional<Path> toOpen() {
            return Optional.ofNullable(chosen.poll());
        }

        @Override
        public Optional<Path> toSave(String suggestion) {
            return Optional.ofNullable(chosen.poll());
        }
    }
}
