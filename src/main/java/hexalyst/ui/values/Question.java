package hexalyst.ui.values;

import hexalyst.engine.SearchHandle;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchListener;
import hexalyst.engine.SearchReport;
import hexalyst.game.Position;
import hexalyst.ui.engine.Searcher;
import hexalyst.ui.fx.Later;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;

/// One question to the engine at a time: a new one ends the one before, whose answer is not heard any more. JavaFX
/// thread only.
final class Question {
    private final Searcher searcher;
    private final Later later;
    private Optional<SearchHandle> search = Optional.empty();
    private int round;

    /// @param searcher proves
    /// @param later brings answers to the JavaFX thread
    Question(Searcher searcher, Later later) {
        this.searcher = searcher;
        this.later = later;
    }

    /// Asks for the value of a position in which the game goes on.
    ///
    /// @param patience how long it may take
    /// @param answer hears the last report, with a value or without
    /// @param failed hears of a failure
    void ask(Position position, Duration patience, Consumer<SearchReport> answer, Consumer<Throwable> failed) {
        drop();
        int mine = round;
        search = Optional.of(searcher.start(position, SearchLimits.NONE.withTime(patience), new SearchListener() {
            @Override
            public void report(SearchReport report) {
                if (report.finished()) {
                    tell(mine, () -> answer.accept(report));
                }
            }

            @Override
            public void failed(Throwable failure) {
                tell(mine, () -> failed.accept(failure));
            }
        }));
    }

    /// Asks no longer.
    void drop() {
        round++;
        search.ifPresent(SearchHandle::stop);
        search = Optional.empty();
    }

    private void tell(int asked, Runnable news) {
        later.run(() -> {
            if (asked == round) {
                news.run();
            }
        });
    }
}
