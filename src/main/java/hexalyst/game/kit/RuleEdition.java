package hexalyst.game.kit;

import hexalyst.board.Grid;
import hexalyst.game.Edition;
import hexalyst.game.Piece;
import hexalyst.game.PieceLook;
import hexalyst.game.Supply;
import java.util.List;
import java.util.Map;

/// An edition of a game of the kit as data. Pieces never run out; what a player holds is a field of the position.
///
/// @param home a class of the game's package, beside which its texts are
/// @param id its name in files and commands
/// @param grid its board
/// @param letters the pieces by their letters in the text of a position
/// @param kinds the looks of the kinds of pieces, by their numbers; kinds without one are plain stones
/// @param hidesBlocked true if a blocked cell is not a cell at all
public record RuleEdition(
        Class<?> home, String id, Grid grid, Map<Character, Piece> letters, List<PieceLook> kinds, boolean hidesBlocked)
        implements Edition {
    /// Copies the pieces.
    public RuleEdition {
        letters = Map.copyOf(letters);
        kinds = List.copyOf(kinds);
    }

    /// An edition with plain stones.
    public RuleEdition(Class<?> home, String id, Grid grid) {
        this(home, id, grid, Piece.STONES, List.of(), false);
    }

    @Override
    public Supply supply(Grid board) {
        return Supply.ENDLESS;
    }

    @Override
    public boolean namesSupply() {
        return true;
    }
}
