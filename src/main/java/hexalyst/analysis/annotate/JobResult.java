package hexalyst.analysis.annotate;

import java.util.List;

/// The result of a job.
///
/// @param games the annotated games, in their order
/// @param left how many different positions were not searched with the whole effort, because the job was cancelled or
///     reached a limit
public record JobResult(List<AnnotatedGame> games, int left) {
    /// Copies the games.
    public JobResult {
        games = List.copyOf(games);
    }

    /// True if every position was searched.
    public boolean complete() {
        return left == 0;
    }
}
