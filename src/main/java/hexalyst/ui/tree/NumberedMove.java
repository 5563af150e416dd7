package hexalyst.ui.tree;

import hexalyst.game.Side;
import hexalyst.ui.fx.Visibility;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/// A move of running text with its number, which is neither clickable nor marked. Can be reused for another move.
final class NumberedMove extends HBox {
    private final Label number = new Label();
    private final MoveListViewModel model;
    private final MoveLabel move;

    /// @param model provides the numbers
    /// @param move the move's label
    NumberedMove(MoveListViewModel model, MoveLabel move) {
        this.model = model;
        this.move = move;
        getStyleClass().add("numbered-move");
        number.getStyleClass().add("variation-number");
        getChildren().addAll(number, move);
    }

    /// Shows a move.
    ///
    /// @param index its index in the game
    /// @param begins true if the text begins here
    /// @return the label of the move
    MoveLabel show(int node, int index, boolean begins) {
        number.setText(model.numbers().text(index, begins));
        Visibility.set(number, !number.getText().isEmpty());
        move.show(node, index % 2 == 0 ? Side.WHITE : Side.BLACK);
        return move;
    }
}
