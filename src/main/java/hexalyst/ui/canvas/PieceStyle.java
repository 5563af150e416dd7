package hexalyst.ui.canvas;

import hexalyst.game.Side;
import hexalyst.ui.fx.Visibility;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.Region;

/// Style classes that give a piece beside text the colours of its owner.
public final class PieceStyle {
    private PieceStyle() {}

    /// A small piece beside text.
    ///
    /// @param set the style class of the pieces
    public static Region small(String set, Optional<Side> owner) {
        Region piece = new Region();
        piece.getStyleClass().addAll("piece", "small", set, of(owner));
        return piece;
    }

    /// Gives a piece beside text the look of those on the board.
    ///
    /// @param set the style class of the pieces
    public static void dress(Region piece, ObservableValue<String> set) {
        piece.getStyleClass().add(set.getValue());
        set.subscribe((before, now) -> {
            piece.getStyleClass().remove(before);
            piece.getStyleClass().add(now);
        });
    }

    /// Shows the owner of a piece beside text; hides the piece if it is nobody's.
    public static void colour(Region piece, Optional<Side> side) {
        piece.getStyleClass().removeAll("piece-white", "piece-black");
        side.ifPresent(colour -> piece.getStyleClass().add(of(side)));
        Visibility.set(piece, side.isPresent());
    }

    /// The style class of a player's piece, or of nobody's.
    static String of(Optional<Side> owner) {
        return owner.map(side -> side == Side.WHITE ? "piece-white" : "piece-black")
                .orElse("piece-nobody");
    }
}
