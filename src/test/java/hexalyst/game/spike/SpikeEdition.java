package hexalyst.game.spike;

import hexalyst.board.Grid;
import hexalyst.game.Edition;
import hexalyst.game.Piece;
import hexalyst.game.Reason;
import hexalyst.game.Side;
import hexalyst.game.Supply;
import java.util.Map;

/// An edition of a game that has no texts yet.
record SpikeEdition(String id, Grid grid, Map<Character, Piece> letters) implements Edition {
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
        return reason.toString();
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
