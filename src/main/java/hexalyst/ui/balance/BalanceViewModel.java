package hexalyst.ui.balance;

import hexalyst.analysis.balance.Balance;
import hexalyst.analysis.balance.BalanceFinder;
import hexalyst.analysis.balance.BalanceWords;
import hexalyst.analysis.balance.Restriction;
import hexalyst.analysis.balance.SetupAnswer;
import hexalyst.analysis.results.ResultStore;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import hexalyst.ui.fx.LatestUpdate;
import hexalyst.ui.job.JobViewModel;
import hexalyst.ui.job.Jobs;
import hexalyst.ui.message.MessageLine;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.value.ObservableStringValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// Searches for restrictions that make the game last longest. One search runs at a time for the whole program, and it
/// goes on even if the tab where it was started is closed. Results are stored at once, so that the same search, started
/// again, resumes where it stopped. JavaFX thread only.
public final class BalanceViewModel {
    /// What the balance finder needs from outside.
    ///
    /// @param jobs the results and threads
    /// @param engines makes an engine with an empty table, on a thread of the job
    /// @param messages shows how a search ended
    public record Outside(Jobs jobs, Supplier<SearchService> engines, MessageLine messages) {}

    private final Outside outside;
    private final Texts texts = Texts.of(BalanceViewModel.class);
    private final JobViewModel job;
    private final ObservableList<Balance> rows = FXCollections.observableArrayList();
    private final LatestUpdate<List<Balance>> tables;
    private final BalanceWords words = new BalanceWords();
    private final StringBinding answer;
    private @Nullable Position start;

    /// @param outside what it needs from outside
    public BalanceViewModel(Outside outside) {
        this.outside = outside;
        job = new JobViewModel(texts, outside.jobs().threads(), outside.jobs().later(), outside.messages());
        tables = new LatestUpdate<>(outside.jobs().later(), rows::setAll);
        answer = Bindings.createStringBinding(
                () -> SetupAnswer.mostEven(rows)
                        .map(found -> words.mostEven(
                                found, rows.getFirst().restriction().position()))
                        .orElse(""),
                rows);
    }

    /// The progress of the job. A cancelled search resumes when it is started again.
    public JobViewModel job() {
        return job;
    }

    /// What is known of each restriction.
    public ObservableList<Balance> rows() {
        return rows;
    }

    /// What the other player does best after the most even set-up found so far; empty where blocked cells or first
    /// moves are compared.
    public ObservableStringValue answerProperty() {
        return answer;
    }

    /// Forgets the results of a search on another board or for another edition, unless it is running.
    void show(Position now) {
        Position before = start;
        boolean other = before != null
                && !(before.edition().equals(now.edition()) && before.grid().equals(now.grid()));
        if (other && job.isIdle()) {
            start = null;
            rows.clear();
        }
    }

    /// Starts a search, unless one is running.
    public void begin(BalancePlan plan) {
        if (job.isIdle()) {
            start = plan.start();
            rows.clear();
            job.begin(() -> run(plan));
        }
    }

    /// Runs on the job's thread.
    private void run(BalancePlan plan) throws InterruptedException {
        Optional<List<Restriction>> restrictions = plan.restrictions();
        if (restrictions.isEmpty()) {
            outside.jobs().later().run(() -> job.failed(texts.get("tooMany")));
            return;
        }
        ResultStore known = outside.jobs().store().get();
        BalanceFinder finder =
                new BalanceFinder(restrictions.get(), known, outside.engines(), plan.eachLimit(), SearchLimits.NONE);
        job.works(finder.control());
        finder.run(at -> {
            tables.offer(finder.table());
            job.offer(at);
        });
        List<Balance> last = finder.table();
        Optional<String> failure = known.failure().map(IOException::getMessage);
        outside.jobs().later().run(() -> ended(last, failure));
    }

    private void ended(List<Balance> last, Optional<String> failure) {
        tables.finish(last);
        if (failure.isPresent()) {
            job.failed(texts.get("notKept", failure.get()));
            return;
        }
        long open = last.stream().filter(row -> row.proof().isEmpty()).count();
        String how;
        if (job.isCancelled()) {
            how = "cancelled";
        } else {
            how = open == last.size() ? "nothing" : "done";
        }
        job.ended(texts.get(how, last.size(), last.size() - open, open));
    }

    /// The game that starts with a restriction.
    GameTree game(Restriction restriction) {
        Position from = start;
        Optional<GameTree> line = Optional.ofNullable(from)
                .flatMap(position -> restriction.first().map(move -> GameTree.of(position, List.of(move))));
        return line.orElseGet(() -> GameTree.of(restriction.position()));
    }
}
