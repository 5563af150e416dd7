package hexalyst.analysis.results;

import hexalyst.analysis.job.Finding;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchReport;
import hexalyst.engine.SearchService;
import hexalyst.engine.Value;
import hexalyst.game.Position;
import java.util.Optional;
import java.util.function.Supplier;

/// Finds what is proved about a position: from stored results, or else by a search within limits.
///
/// @param results what is known
/// @param searches proves the rest
/// @param each the limits for one position
public record ValueFinder(Supplier<ResultStore> results, SearchService searches, SearchLimits each) {
    /// The value for the player to move, in a position where the game is not over; empty if it is open.
    ///
    /// @throws InterruptedException if this thread is interrupted
    public Optional<Value> find(Position position) throws InterruptedException {
        Optional<Value> known = results.get()
                .find(position)
                .map(Result::finding)
                .filter(Finding.Proved.class::isInstance)
                .map(finding -> ((Finding.Proved) finding).value());
        return known.isPresent() ? known : search(position).value();
    }

    /// Searches a position where the game is not over, whether or not its value is known, and stores what is proved.
    ///
    /// @throws InterruptedException if this thread is interrupted
    public SearchReport search(Position position) throws InterruptedException {
        SearchReport found = searches.start(position, each, heard -> {}).await();
        new StoredProofs(results).keep(found);
        return found;
    }
}
