package hexalyst.ui.engine;

import hexalyst.analysis.MoveValues;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.engine.estimate.Score;
import hexalyst.game.Move;
import hexalyst.game.Position;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// Searches for what moves are worth that find what the test says.
public final class MoveSearches implements MoveSearcher {
    /// Those that were started, the latest last.
    public final List<Search> started = new ArrayList<>();

    /// One that was started.
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

        /// Reports these scores by the texts of their moves, and nothing of the others.
        public void find(Map<String, Score> scores, boolean finished) {
            List<MoveValues.Row> rows = position.legalMoves().stream()
                    .map(move -> row(move, Optional.ofNullable(scores.get(position.text(move)))))
                    .toList();
            listener.accept(new MoveValues(position, rows, 10, Duration.ofSeconds(1), finished));
        }

        private static MoveValues.Row row(Move move, Optional<Score> score) {
            return new MoveValues.Row(move, score, List.of(move), 0, 0);
        }
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
