package hexalyst.game.yvy;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Edition;
import hexalyst.game.Supply;

/// The edition of YvY. Its sprouts are marked on the board.
enum YvyEdition implements Edition {
    /// The only one.
    STANDARD;

    @Override
    public String id() {
        return "standard";
    }

    @Override
    public Grid grid() {
        return Yvy.LARGEST;
    }

    @Override
    public Supply supply(Grid board) {
        return Supply.ENDLESS;
    }

    @Override
    public boolean namesSupply() {
        return true;
    }

    @Override
    public CellSet marked(Grid board) {
        return YvyGround.sprouts(board);
    }
}
