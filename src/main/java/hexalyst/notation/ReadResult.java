package hexalyst.notation;

import hexalyst.record.GameTree;
import java.util.List;
import java.util.Optional;

/// What could be read from a file: every game of which the start is known, with every move up to an error, and the
/// problems.
///
/// @param games the games, in order
/// @param problems what is wrong, in the order in which it was found; empty if nothing is
public record ReadResult(List<GameTree> games, List<FileProblem> problems) {
    /// Copies both lists.
    public ReadResult {
        games = List.copyOf(games);
        problems = List.copyOf(problems);
    }

    /// How many nodes all games have together, each root included.
    public long nodes() {
        return games.stream().mapToLong(GameTree::size).sum();
    }

    /// The first problem, if there is any.
    public Optional<FileProblem> firstProblem() {
        return problems.stream().findFirst();
    }
}
