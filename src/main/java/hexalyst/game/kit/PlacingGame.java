package hexalyst.game.kit;

import hexalyst.board.Grid;
import hexalyst.game.Edition;
import hexalyst.game.MoveCodec;
import hexalyst.game.StoneCodec;

/// A game whose rules stand on a [PlacingBoard].
public abstract class PlacingGame extends RuleGame {
    /// @param title its name, as for [RuleGame#RuleGame]
    /// @param editions its editions, the default one first
    protected PlacingGame(String title, Edition... editions) {
        super(title, editions);
    }

    @Override
    public final MoveCodec codec(Grid grid) {
        return new StoneCodec(grid, StoneCodec.Colours.NONE);
    }

    @Override
    public final boolean countsPasses() {
        return true;
    }
}
