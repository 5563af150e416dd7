package hexalyst.ui.setup;

import hexalyst.game.Game;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.Traits.SwapRule;
import java.util.Optional;

/// The set-up of a position that arose in a game, with only what has to be said.
final class LoadedPosition {
    private LoadedPosition() {}

    /// The set-up that a game began with: the one that a player made, or any other than the usual start, else an empty
    /// board.
    static PositionSetup first(Position start) {
        Game game = start.game();
        if (game.playersSetup().isPresent()) {
            return Answered.without(setup(start), game);
        }
        boolean usual = start.equals(game.start(start.edition(), start.grid()));
        return usual ? game.empty(start.edition(), start.grid()) : setup(start);
    }

    static PositionSetup setup(Position shown) {
        PositionSetup bare = new PositionSetup(
                shown.grid(),
                shown.contents(),
                shown.toMove(),
                Optional.empty(),
                shown.passes(),
                saysSwap(shown),
                shown.setup().fields());
        boolean usual = bare.usualSupply(shown.edition()).equals(Optional.of(shown.supply()));
        return usual ? bare : bare.with(Optional.of(shown.supply()));
    }

    /// Whether the set-up has to say that the second player may swap.
    private static boolean saysSwap(Position shown) {
        return shown.swapOffered() && shown.game().traits().swap() == SwapRule.AGREED;
    }
}
