package hexalyst.ui.board;

import hexalyst.export.board.GameLook;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;

/// Whose the pieces on a board are, where the chosen ones have other colours than the players' names.
public final class PiecesLegend {
    private PiecesLegend() {}

    /// The legend of a board; empty where the names say it.
    public static ObservableValue<String> of(BoardViewModel board) {
        ObservableValue<GameLook> game = board.pictureProperty().map(picture -> picture.game());
        return Bindings.createStringBinding(
                () -> game.getValue()
                        .edition()
                        .map(edition -> board.look().piecesProperty().get().legend(edition, false))
                        .orElse(""),
                game,
                board.look().piecesProperty());
    }
}
