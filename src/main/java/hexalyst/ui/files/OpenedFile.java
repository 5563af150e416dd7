package hexalyst.ui.files;

import hexalyst.record.GameTree;
import java.util.List;

/// What could be read from a file.
///
/// @param games every game, with every move up to an error
/// @param problems what is wrong, one line each, such as `12:5 e5w is illegal: the cell is occupied`
public record OpenedFile(List<GameTree> games, List<String> problems) {
    /// Copies both lists.
    public OpenedFile {
        games = List.copyOf(games);
        problems = List.copyOf(problems);
    }

    /// True if any game has a move.
    boolean anyMove() {
        return games.stream().anyMatch(tree -> tree.size() > 1);
    }
}
