package hexalyst.game.kit;

import hexalyst.board.Grid;
import hexalyst.game.Edition;
import hexalyst.game.MoveCodec;
import hexalyst.game.StoneCodec;
import java.util.List;

/// A game whose rules stand on a [PlacingBoard].
public abstract class PlacingGame extends RuleGame {
    /// @param title its name, as for [RuleGame#RuleGame]
    /// @param sizes the boards to choose from for a new game, the smallest first
    /// @param editions its editions, the default one first
    protected PlacingGame(String title, List<? extends Grid> sizes, Edition... editions) {
        super(title, sizes, editions);
    }

    /// How many kinds of pieces there are, with numbers from 1; 0, the default, for stones that are all alike.
    protected int kinds() {
        return 0;
    }

    @Override
    public final MoveCodec codec(Grid grid) {
        return new StoneCodec(grid, StoneCodec.Colours.NONE, kinds());
    }

    /// What a piece is worth shows at the end of the game, and there are hundreds of turns.
    @Override
    public boolean playsRandomGames() {
        return true;
    }

    @Override
    public final boolean countsPasses() {
        return true;
    }
}
