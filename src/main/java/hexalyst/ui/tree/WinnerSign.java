package hexalyst.ui.tree;

import hexalyst.game.Side;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/// The sign of the winner, the same everywhere: a crown in the winner's colour on a small tile, so that the colour is
/// clear on any background and the sign does not look like a piece; two bars for a draw. Pale where only the game's
/// file says so.
public final class WinnerSign extends StackPane {
    private static final PseudoClass NOTED = PseudoClass.getPseudoClass("noted");

    private final Region mark = new Region();

    /// Without a sign.
    public WinnerSign() {
        getStyleClass().add("winner-sign");
        setMouseTransparent(true);
        getChildren().add(mark);
    }

    /// Shows the winner.
    ///
    /// @param winner the winner; empty for a draw
    /// @param noted true if only the game's file says so
    public void show(Optional<Side> winner, boolean noted) {
        List<String> styles = List.of(
                winner.isPresent() ? "crown" : "draw-bars",
                winner.map(side -> side == Side.WHITE ? "crown-white" : "crown-black")
                        .orElse("draw"));
        if (!mark.getStyleClass().equals(styles)) {
            mark.getStyleClass().setAll(styles);
        }
        pseudoClassStateChanged(NOTED, noted);
    }
}
