package hexalyst;

import hexalyst.analysis.job.EngineSearch;
import hexalyst.analysis.results.DataFolder;
import hexalyst.analysis.results.ResultStore;
import hexalyst.engine.ProofTable;
import hexalyst.engine.SearchService;
import hexalyst.engine.estimate.Estimator;
import hexalyst.engine.strategy.Strategies;
import hexalyst.report.LogFile;
import hexalyst.study.Library;
import hexalyst.ui.engine.ChosenStore;
import hexalyst.ui.engine.KeptProofs;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.failure.FailureViewModel;
import hexalyst.ui.files.GameStore;
import hexalyst.ui.fx.PlatformThread;
import hexalyst.ui.job.Jobs;
import hexalyst.ui.journal.Journal;
import hexalyst.ui.message.MessageLine;
import hexalyst.ui.openings.SharedLibrary;
import hexalyst.ui.prefs.PreferencesViewModel;
import hexalyst.ui.theme.PreferencesSettings;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/// What lasts as long as the program, whatever window shows it: the engine, what is kept on disk, and the background
/// threads.
final class Services implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(Services.class.getName());
    /// After this long without a search, the memory of its table is released; proofs are kept.
    private static final Duration REST = Duration.ofMinutes(1);

    /// Has the usual table and one thread until [hexalyst.ui.engine.ResourcesViewModel] sets what it may use.
    private final SearchService searches = new SearchService(ProofTable::ofDefaultSize, 1);
    private final Strategies strategies = new Strategies();
    private final BackgroundThreads workers = new BackgroundThreads();
    private final LogFile log = new LogFile(DataFolder.ofUser().log());
    private final SharedLibrary library = new SharedLibrary(
            () -> Library.open(DataFolder.ofUser().library(), this::say),
            workers.library(),
            workers.imports(),
            new PlatformThread());
    /// Messages about work that belongs to no tab; shown in the current tab.
    private final MessageLine news = new MessageLine();
    private volatile String instead = "";
    private final KeptProofs kept = new KeptProofs(this::results, workers.library(), new PlatformThread(), news::warn);
    private final ProofStore proofs = new ProofStore(kept::keep);
    private final FailureViewModel failures = new FailureViewModel(new PlatformThread());
    private final AtomicInteger journals = new AtomicInteger();
    private @Nullable ResultStore results;

    /// The engine that all tabs share.
    SearchService searches() {
        return searches;
    }

    /// The strategies for openings that are proved.
    Strategies strategies() {
        return strategies;
    }

    /// The background threads.
    BackgroundThreads workers() {
        return workers;
    }

    /// The library.
    SharedLibrary library() {
        return library;
    }

    /// Messages about work that belongs to no tab.
    MessageLine news() {
        return news;
    }

    /// The proofs of this session.
    ProofStore proofs() {
        return proofs;
    }

    /// The proofs of earlier sessions.
    KeptProofs kept() {
        return kept;
    }

    /// Where unexpected errors are written.
    LogFile log() {
        return log;
    }

    /// Unexpected errors, for the window that is shown.
    FailureViewModel failures() {
        return failures;
    }

    /// Lets the engine release memory that it has not used for a while.
    void rest() {
        searches.releaseAfter(REST);
    }

    /// A journal for a tab.
    Journal journal(GameStore store) {
        String name = "unsaved-" + System.currentTimeMillis() + "-"
                + ProcessHandle.current().pid() + "-" + journals.incrementAndGet();
        return new Journal(DataFolder.ofUser().journals(), store, name);
    }

    /// What jobs need: the stored results, the engine, and a thread for each job.
    Jobs jobs() {
        return new Jobs(
                this::results,
                () -> new EngineSearch(searches, new Estimator(searches)),
                task -> Thread.ofPlatform().daemon().name("hexalyst-analysis").start(task),
                new PlatformThread());
    }

    /// What is known about positions, for all games in all tabs.
    synchronized ResultStore results() {
        ResultStore known = results;
        if (known == null) {
            known = openResults();
            results = known;
        }
        return known;
    }

    private ResultStore openResults() {
        DataFolder data = DataFolder.ofUser();
        String chosen = new PreferencesSettings().get(PreferencesViewModel.STORE, "");
        ResultStore opened = new ChosenStore(data, data.seal(this::complain), this::warn)
                .open(chosen)
                .withBook(strategies);
        if (opened.database().shared()) {
            // A server that is away is used as soon as it answers.
            instead = "";
        }
        return opened;
    }

    /// Why results are not where the user wants them; empty if they are, or if nobody has asked for one yet.
    String instead() {
        return instead;
    }

    private void say(String line) {
        new PlatformThread().run(() -> news.say(line));
    }

    private void warn(String line) {
        instead = line;
        complain(line);
        new PlatformThread().run(() -> news.warn(line));
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

    /// Ends all work and waits until everything is written.
    @Override
    public void close() {
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
