package hexalyst.notation;

import hexalyst.notation.source.FileProblem;
import hexalyst.record.GameTree;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// What could be read from a file: every game with a known start, with every move up to an error, and the problems in
/// the file.
///
/// @param games the games, in order
/// @param problems what is wrong, in the order of the lines and columns; empty if nothing is
/// @param notes what could not be imported from another program's format, and other remarks for people, one line each
public record ReadResult(List<GameTree> games, List<FileProblem> problems, List<String> notes) {
    private static final Comparator<FileProblem> BY_PLACE =
            Comparator.comparingInt(FileProblem::line).thenComparingInt(FileProblem::column);

    /// Copies the games and sorts the problems; those at the same place keep their order.
    public ReadResult {
        games = List.copyOf(games);
        problems = problems.stream().sorted(BY_PLACE).toList();
        notes = List.copyOf(notes);
    }

    /// Without notes.
    public ReadResult(List<GameTree> games, List<FileProblem> problems) {
        this(games, problems, List.of());
    }

    /// This result with one more note.
    public ReadResult with(String note) {
        return new ReadResult(
                games, problems, Stream.concat(notes.stream(), Stream.of(note)).toList());
    }

    /// This result with more problems of the same file.
    public ReadResult with(List<FileProblem> more) {
        return new ReadResult(
                games, Stream.concat(more.stream(), problems.stream()).toList(), notes);
    }

    /// True if another reading found the same games.
    public boolean sameGames(ReadResult other) {
        int count = games.size();
        boolean same = count == other.games.size();
        for (int i = 0; i < count && same; i++) {
            same = games.get(i).sameAs(other.games.get(i));
        }
        return same;
    }

    /// How many nodes all games have together, including the roots.
    public long nodes() {
        return games.stream().mapToLong(GameTree::size).sum();
    }

    /// True if any game has a move.
    public boolean anyMove() {
        return nodes() > games.size();
    }

    /// The problems, one line each, such as `12:5 e5w is illegal: the cell is occupied`.
    public List<String> problemLines() {
        return problems.stream().map(FileProblem::text).toList();
    }

    /// The problem nearest the beginning of the file, if there is any.
    public Optional<FileProblem> firstProblem() {
        return problems.stream().findFirst();
    }
}
