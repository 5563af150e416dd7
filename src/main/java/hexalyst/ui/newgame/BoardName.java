package hexalyst.ui.newgame;

import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/// The name of a board among those of a game, for people to whom a number of cells says little. A game has at most one
/// board of each name; the others have none.
enum BoardName {
    /// Large enough to learn on, with less than half the cells of the standard board.
    TINY,
    /// The next smaller board than the standard one.
    SMALL,
    STANDARD,
    /// The next larger one.
    LARGE;

    private static final int LEAST_CELLS = 18;

    /// The boards that have a name.
    ///
    /// @param standard the board of an edition
    /// @param boards all boards of that edition, the smallest first
    static Map<Grid, BoardName> of(Grid standard, List<Grid> boards) {
        List<Grid> regular = boards.stream().filter(HexGrid::isRegular).toList();
        List<Grid> alike = regular.isEmpty() ? boards : regular;
        Optional<Grid> tiny =
                first(alike, board -> board.cells() >= LEAST_CELLS && 2 * board.cells() < standard.cells());
        Optional<Grid> small = first(
                alike.reversed(),
                board -> board.cells() < standard.cells()
                        && board.cells() > tiny.map(Grid::cells).orElse(LEAST_CELLS));
        Optional<Grid> large = first(alike, board -> board.cells() > standard.cells());
        Map<Grid, BoardName> names = new HashMap<>(Map.of(standard, STANDARD));
        tiny.ifPresent(board -> names.put(board, TINY));
        small.ifPresent(board -> names.put(board, SMALL));
        large.ifPresent(board -> names.put(board, LARGE));
        return names;
    }

    private static Optional<Grid> first(List<Grid> boards, Predicate<Grid> wanted) {
        return boards.stream().filter(wanted).findFirst();
    }

    /// Its name in texts.
    String key() {
        return "board." + name().toLowerCase(Locale.ROOT);
    }
}
