package hexalyst.ui.tree;

import hexalyst.game.Side;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/// The sign for who wins, the same everywhere: a crown in the winner's colour on a small tile, so that white is white
/// and black is black on any ground and neither is taken for a piece; for a draw two bars. Pale where only the game's
/// file says so.
public final class WinnerSign extends StackPane {
    private static final PseudoClass NOTED = PseudoClass.getPseudoClass("noted");

    private final Region mark = new Region();

    /// Shows nothing yet.
    public WinnerSign() {
        getStyleClass().add("winner-sign");
        setMouseTransparent(true);
        getChildren().add(mark);
    }

    /// Shows who wins.
    ///
    /// @param winner who wins; nobody: it is a draw
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
