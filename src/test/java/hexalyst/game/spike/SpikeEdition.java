package hexalyst.game.spike;

import hexalyst.board.Grid;
import hexalyst.board.PieceLook;
import hexalyst.game.Edition;
import hexalyst.game.Piece;
import hexalyst.game.Reason;
import hexalyst.game.Side;
import hexalyst.game.Supply;
import java.util.List;
import java.util.Map;

/// An edition of a game that only has texts for its fields.
///
/// @param kinds how its pieces look
/// @param hidesBlocked true if blocked cells are invisible
record SpikeEdition(String id, Grid grid, Map<String, Piece> letters, List<PieceLook> kinds, boolean hidesBlocked)
        implements Edition {
    /// An edition with plain stones.
    SpikeEdition(String id, Grid grid, Map<String, Piece> letters) {
        this(id, grid, letters, List.of(), false);
    }

    @Override
    public String title() {
        return id;
    }

    @Override
    public String sideName(Side side) {
        return side == Side.WHITE ? "White" : "Black";
    }

    @Override
    public String words(Reason reason) {
        return reason.key().startsWith("field.") ? Edition.super.words(reason) : reason.toString();
    }

    @Override
    public boolean namesSupply() {
        return true;
    }

    @Override
    public Supply supply(Grid board) {
        return Supply.ENDLESS;
    }
}
