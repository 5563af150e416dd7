package hexalyst.ui.graph;

import hexalyst.analysis.annotate.GameAnalysisJob;
import hexalyst.analysis.annotate.JobResult;
import hexalyst.analysis.annotate.JobSettings;
import hexalyst.analysis.annotate.Lines;
import hexalyst.analysis.job.Finding;
import hexalyst.analysis.job.JobProgress;
import hexalyst.analysis.job.PositionSearch;
import hexalyst.analysis.results.Result;
import hexalyst.analysis.results.ResultStore;
import hexalyst.game.Position;
import hexalyst.record.EditResult;
import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import hexalyst.ui.fx.LatestUpdate;
import hexalyst.ui.game.GameIdentity;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.job.JobViewModel;
import hexalyst.ui.job.Jobs;
import hexalyst.ui.message.MessageLine;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import org.jspecify.annotations.Nullable;

/// Analyses the whole open game as a background job. Every position of the game and its variations is proved or
/// estimated; at the end, values, glyphs and better lines are written into the game as one edit. Findings are kept in
/// the user's store, so that a job that was cancelled, or whose program was killed, resumes where it stopped. JavaFX
/// thread only.
public final class GameAnalysisViewModel {
    private static final Lines LINES = Lines.AT_MISTAKES;

    private final GameViewModel game;
    private final MessageLine messages;
    private final Jobs outside;
    private final Texts texts = Texts.of(GameAnalysisViewModel.class);
    private final JobViewModel job;
    private final LatestUpdate<JobProgress> news;
    private final ReadOnlyIntegerWrapper revision = new ReadOnlyIntegerWrapper();
    private final ReadOnlyIntegerWrapper writtenGames = new ReadOnlyIntegerWrapper();
    private volatile @Nullable ResultStore store;
    private @Nullable PositionSearch search;
    private volatile boolean seen = true;
    private final Consumer<GameTree> written;

    /// @param game the game to analyse
    /// @param messages shows the outcome
    /// @param written receives each game into which values were written
    public GameAnalysisViewModel(GameViewModel game, MessageLine messages, Jobs outside, Consumer<GameTree> written) {
        this.game = game;
        this.messages = messages;
        this.outside = outside;
        this.written = written;
        job = new JobViewModel(texts, outside.threads(), outside.later(), messages);
        news = new LatestUpdate<>(outside.later(), at -> revision.set(revision.get() + 1));
    }

    /// The progress of the job. What a cancelled job has found is kept for the next one.
    public JobViewModel job() {
        return job;
    }

    /// Changes when [#find] may have more to return.
    public ReadOnlyIntegerProperty revisionProperty() {
        return revision.getReadOnlyProperty();
    }

    /// How many analyses have been written into the game.
    ReadOnlyIntegerProperty writtenProperty() {
        return writtenGames.getReadOnlyProperty();
    }

    /// What the store knows of a position; empty before the first job has opened the store.
    public Optional<Finding> find(Position position) {
        ResultStore open = store;
        return open == null ? Optional.empty() : open.remembered(position).map(Result::finding);
    }

    /// Starts the analysis of the shown game, unless a job is running.
    public void start() {
        if (job.isIdle()) {
            game.commitComment();
            GameTree tree = game.moment().tree();
            GameIdentity identity = game.identity();
            job.begin(() -> run(tree, identity));
        }
    }

    /// Runs on the job's thread.
    private void run(GameTree tree, GameIdentity identity) throws InterruptedException {
        GameAnalysisJob work = new GameAnalysisJob(
                List.of(tree), opened(), search(), JobSettings.standard().withLines(LINES));
        job.works(work.control());
        JobResult result = work.run(at -> {
            if (seen) {
                job.offer(at);
                news.offer(at);
            }
        });
        GameTree annotated = result.games().getFirst().tree();
        outside.later().run(() -> ended(tree, annotated, identity, result));
    }

    private synchronized ResultStore opened() {
        ResultStore open = store;
        if (open == null) {
            open = outside.store().get();
            store = open;
        }
        return open;
    }

    private synchronized PositionSearch search() {
        PositionSearch made = search;
        if (made == null) {
            made = outside.search().get();
            search = made;
        }
        return made;
    }

    /// Sets whether the tab is visible. While it is not, the job goes on without reporting its progress.
    public void setSeen(boolean now) {
        seen = now;
        if (seen) {
            revision.set(revision.get() + 1);
        }
    }

    private void ended(GameTree of, GameTree annotated, GameIdentity identity, JobResult result) {
        job.idle();
        revision.set(revision.get() + 1);
        opened().failure().ifPresent(why -> messages.warn(texts.get("notKept", String.valueOf(why.getMessage()))));
        if (job.isCancelled()) {
            messages.say(texts.get("cancelled"));
        } else if (!identity.equals(game.identity())) {
            messages.say(texts.get("left"));
        } else {
            write(of, annotated, identity);
            if (!result.complete()) {
                messages.warn(texts.get("incomplete", result.left()));
            }
        }
    }

    /// Writes the values into the game. If the game was edited meanwhile, they go into its current version.
    private void write(GameTree of, GameTree annotated, GameIdentity identity) {
        int here = game.moment().id();
        while (!annotated.contains(here)) {
            here = game.moment().tree().node(here).parent();
        }
        if (game.apply(new EditResult(of, annotated, texts.get("edit"), here, here, List.of()))) {
            messages.say(texts.get("written"));
            written.accept(game.moment().tree());
            writtenGames.set(writtenGames.get() + 1);
        } else if (identity.equals(game.identity())) {
            GameTree now = game.moment().tree();
            outside.threads().execute(() -> {
                GameTree again = GameAnalysisJob.annotate(now, opened(), LINES);
                outside.later().run(() -> write(now, again, identity));
            });
        }
    }
}
