package hexalyst.ui.tree;

import hexalyst.game.Side;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.Node;

/// Style classes for the outcome of a move from its mover's point of view: `won`, `drawn` or `lost`, and also `noted`
/// where only the game's file says so.
final class ValueTint {
    private static final PseudoClass WON = PseudoClass.getPseudoClass("won");
    private static final PseudoClass DRAWN = PseudoClass.getPseudoClass("drawn");
    private static final PseudoClass LOST = PseudoClass.getPseudoClass("lost");
    private static final PseudoClass NOTED = PseudoClass.getPseudoClass("noted");

    private ValueTint() {}

    /// Tints a move.
    ///
    /// @param move the node that shows it
    /// @param mover who makes it
    static void show(Node move, Optional<Badge> badge, Optional<Side> mover) {
        Optional<Side> winner = badge.flatMap(Badge::winner);
        move.pseudoClassStateChanged(WON, winner.isPresent() && winner.equals(mover));
        move.pseudoClassStateChanged(DRAWN, badge.isPresent() && winner.isEmpty());
        move.pseudoClassStateChanged(LOST, winner.isPresent() && !winner.equals(mover));
        move.pseudoClassStateChanged(NOTED, badge.filter(Badge::noted).isPresent());
    }
}
