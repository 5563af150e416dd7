package hexalyst.ui.board;

import hexalyst.game.Move;
import hexalyst.record.Mark;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;

/// Who has a say on the board beside the game.
///
/// @param player plays the moves that clicks and keys mean
/// @param goesOn true while the game is played on, so that the head does not tell an end that the file notes
/// @param thinks true while the program looks for its move, which nobody makes for it by a word
/// @param pointing true while somebody wants to be shown cells: then a mark is no edit
/// @param cells gets those cells
/// @param hinted the cells that are pointed out to the player; none where nobody does
public record BoardGuests(
        Consumer<Move> player,
        ObservableValue<Boolean> goesOn,
        ObservableValue<Boolean> thinks,
        ObservableValue<Boolean> pointing,
        ObjectProperty<Set<Integer>> cells,
        ObservableValue<Set<Integer>> hinted) {
    /// Nobody but who plays the moves.
    public static BoardGuests onlyPlayer(Consumer<Move> player) {
        ObservableValue<Boolean> never = new SimpleBooleanProperty();
        ObjectProperty<Set<Integer>> none = new SimpleObjectProperty<>(Set.of());
        return new BoardGuests(player, never, never, never, none, none);
    }

    /// Some marks and those of the cells that are pointed out.
    List<Mark> with(List<Mark> marks) {
        Optional<String> ink = Optional.of(PenViewModel.Ink.BLUE.text());
        return Stream.concat(
                        marks.stream(), hinted.getValue().stream().map(cell -> new Mark(cell, Mark.Shape.CIRCLE, ink)))
                .toList();
    }
}
