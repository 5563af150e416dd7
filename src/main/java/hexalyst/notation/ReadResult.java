package hexalyst.notation;

import hexalyst.record.GameTree;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// What could be read from a file: every game with a known start, with every move up to an error, and the problems in
/// the file.
///
/// @param games the games, in order
/// @param problems what is wrong, in the order of the lines and columns; empty if nothing is
public record ReadResult(List<GameTree> games, List<FileProblem> problems) {
    private static final Comparator<FileProblem> BY_PLACE =
            Comparator.comparingInt(FileProblem::line).thenComparingInt(FileProblem::column);

    /// Copies the games and sorts the problems; those at the same place keep their order.
    public ReadResult {
        games = List.copyOf(games);
        problems = problems.stream().sorted(BY_PLACE).toList();
    }

    /// How many nodes all games have together, including the roots.
    public long nodes() {
        return games.stream().mapToLong(GameTree::size).sum();
    }

    /// The problem nearest the beginning of the file, if there is any.
    public Optional<FileProblem> firstProblem() {
        return problems.stream().findFirst();
    }
}
