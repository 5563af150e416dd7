package hexalyst.analysis;

import java.util.List;

/// What a job has made of its games.
///
/// @param games the games in their order, with everything that is known written into them
/// @param left how many different positions were not looked at with the whole effort, because the job was cancelled or
///     reached a limit
public record JobResult(List<AnnotatedGame> games, int left) {
    /// Copies the games.
    public JobResult {
        games = List.copyOf(games);
    }

    /// True if every position was looked at.
    public boolean complete() {
        return left == 0;
    }
}
