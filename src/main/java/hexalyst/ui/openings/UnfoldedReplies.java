package hexalyst.ui.openings;

import hexalyst.analysis.job.Finding;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.study.Query;
import hexalyst.ui.engine.ProofStore;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// The replies that the table of moves has unfolded. They follow the filter, the library and what is proved, as the
/// moves of the position do. JavaFX thread only.
final class UnfoldedReplies {
    private final SharedLibrary library;
    private final Function<Position, Optional<Finding>> known;
    private final ProofStore proofs;
    private final Consumer<String> failed;
    private final Map<List<Move>, Branch> branches = new HashMap<>();
    /// Answers to an earlier question are dropped.
    private final AtomicInteger asking = new AtomicInteger();
    private Position position;
    private Query query = Query.all();

    /// @param position the current position
    /// @param known results of earlier sessions for a position; called in the background
    /// @param failed receives an error, in one line
    UnfoldedReplies(
            Position position,
            SharedLibrary library,
            Function<Position, Optional<Finding>> known,
            ProofStore proofs,
            Consumer<String> failed) {
        this.position = position;
        this.library = library;
        this.known = known;
        this.proofs = proofs;
        this.failed = failed;
    }

    /// The replies to one move.
    private final class Branch {
        private final List<Move> line;
        private final ObservableList<OpeningRow> rows = FXCollections.observableArrayList();
        private Optional<OpeningRows> found = Optional.empty();

        Branch(List<Move> line) {
            this.line = line;
        }

        void ask() {
            int number = asking.get();
            Query games = query;
            Position after = position.play(line);
            library.ask(
                    () -> asking.get() == number,
                    open -> OpeningRows.of(open, after, games, known),
                    answer -> {
                        if (asking.get() == number) {
                            found = Optional.of(answer);
                            show();
                        }
                    },
                    failed);
        }

        void show() {
            found.ifPresent(answer -> rows.setAll(answer.rows(line, proofs)));
        }
    }

    /// The rows of the moves after a row's; they are looked up at the first call.
    ObservableList<OpeningRow> of(OpeningRow row) {
        Branch there = branches.get(row.line());
        if (there != null) {
            return there.rows;
        }
        Branch branch = new Branch(row.line());
        branches.put(row.line(), branch);
        branch.ask();
        return branch.rows;
    }

    /// Asks for all of them again. Those of another position are forgotten.
    void ask(Position now, Query games) {
        asking.incrementAndGet();
        query = games;
        if (!position.equals(now)) {
            position = now;
            branches.clear();
        }
        branches.values().forEach(Branch::ask);
    }

    /// Shows what is proved by now.
    void show() {
        branches.values().forEach(Branch::show);
    }
}
