package hexalyst.ui.board;

import hexalyst.game.Move;
import java.util.Set;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;

/// Who has a say on the board beside the game.
///
/// @param player plays the moves that clicks and keys mean
/// @param goesOn true while the game is played on, so that the head does not tell an end that the file notes
/// @param pointing true while somebody wants to be shown cells: then a mark is no edit
/// @param cells gets those cells
public record BoardGuests(
        Consumer<Move> player,
        ObservableValue<Boolean> goesOn,
        ObservableValue<Boolean> pointing,
        ObjectProperty<Set<Integer>> cells) {
    /// Nobody but who plays the moves.
    public static BoardGuests onlyPlayer(Consumer<Move> player) {
        ObservableValue<Boolean> never = new SimpleBooleanProperty();
        return new BoardGuests(player, never, never, new SimpleObjectProperty<>(Set.of()));
    }
}
