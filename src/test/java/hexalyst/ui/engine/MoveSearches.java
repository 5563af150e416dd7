package hexalyst.ui.engine;

import hexalyst.analysis.live.MoveValues;
import hexalyst.engine.MoveReport;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.SearchReport;
import hexalyst.engine.Stage;
import hexalyst.engine.Value;
import hexalyst.engine.estimate.Ownership;
import hexalyst.engine.estimate.Score;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;

/// Analyses with results that the test sets.
public final class MoveSearches implements Analyser {
    /// The searches that were started, the latest last.
    public final List<Search> started = new ArrayList<>();

    /// A search that was started.
    public static final class Search {
        public final Position position;
        public final Consumer<Throwable> failed;
        public boolean stopped;
        private final Consumer<MoveValues> listener;

        Search(Position position, Consumer<MoveValues> listener, Consumer<Throwable> failed) {
            this.position = position;
            this.listener = listener;
            this.failed = failed;
        }

        /// Reports these scores by the texts of their moves, and nothing about the others.
        public void find(Map<String, Score> scores, boolean finished) {
            List<MoveValues.Row> rows = position.legalMoves().stream()
                    .map(move -> row(move, Optional.ofNullable(scores.get(position.text(move)))))
                    .toList();
            tell(rows, Optional.empty(), finished);
        }

        /// Reports these rows and no others.
        public void tell(List<MoveValues.Row> rows) {
            tell(rows, Optional.empty(), false);
        }

        /// Reports a part of a turn whose other parts are unknown.
        public void begin(String part, Score score) {
            Move begun = position.move(part).orElseThrow();
            tell(
                    List.of(new MoveValues.Row(Positions.step(begun), Optional.of(score), List.of(), 0, 0)),
                    Optional.empty(),
                    false);
        }

        /// Reports the expected owner of each cell, and nothing about moves.
        public void own(Ownership owners) {
            List<MoveValues.Row> rows = position.steps().stream()
                    .map(step -> MoveValues.Row.of(MoveReport.open(position, step)))
                    .toList();
            listener.accept(new MoveValues(
                    position, rows, Optional.empty(), 1, Duration.ZERO, Map.of(), Optional.of(owners), false));
        }

        /// Reports who wins, in at most nine plies with the first legal move, or that it is open.
        public void report(Optional<Value> value, long nodes, boolean finished) {
            report(value, 9, position.legalMoves().subList(0, value.isPresent() ? 1 : 0), nodes, finished);
        }

        /// Reports who wins.
        public void report(Optional<Value> value, int plies, List<Move> line, long nodes, boolean finished) {
            List<MoveReport> moves = position.steps().stream()
                    .map(step -> MoveReport.open(position, step))
                    .toList();
            SearchReport found = new SearchReport(
                    1,
                    position,
                    value,
                    value.isPresent() ? OptionalInt.of(plies) : OptionalInt.empty(),
                    1,
                    line,
                    Optional.empty(),
                    moves,
                    nodes,
                    Duration.ofSeconds(2),
                    0.25,
                    12,
                    40,
                    0,
                    value.isPresent() ? Stage.MOVES : Stage.VALUE,
                    finished);
            List<MoveValues.Row> rows = position.legalMoves().stream()
                    .map(move -> row(move, Optional.empty()))
                    .toList();
            tell(rows, Optional.of(found), finished);
        }

        private void tell(List<MoveValues.Row> rows, Optional<SearchReport> found, boolean finished) {
            long nodes = found.map(SearchReport::nodes).orElse(10L);
            listener.accept(new MoveValues(position, rows, found, nodes, Duration.ofSeconds(1), finished));
        }

        private static MoveValues.Row row(Move move, Optional<Score> score) {
            return new MoveValues.Row(Positions.step(move), score, List.of(move), 0, 0);
        }
    }

    /// A line of legal moves to the end of the game.
    public static List<Move> toTheEnd(Position from) {
        List<Move> line = new ArrayList<>();
        for (Position at = from; !at.outcome().over(); at = at.play(line.getLast())) {
            line.add(at.legalMoves().getFirst());
        }
        return line;
    }

    /// A proved score.
    public static Score proved(Value value, int plies) {
        return new Score.Proved(new ProvedValue(value, plies));
    }

    /// An estimated score.
    public static Score estimated(double chance) {
        return new Score.Estimated(0, chance);
    }

    @Override
    public Runnable start(Position position, Consumer<MoveValues> listener, Consumer<Throwable> failed) {
        Search search = new Search(position, listener, failed);
        started.add(search);
        return () -> search.stopped = true;
    }
}
