package hexalyst.ui.board;

import hexalyst.export.board.BoardPicture;
import hexalyst.game.Move;
import hexalyst.game.Side;
import hexalyst.record.Arrow;
import hexalyst.record.Label;
import hexalyst.record.Mark;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;

/// Features besides the game that take part in the board's input and output.
///
/// @param player plays the moves that clicks and keys make
/// @param goesOn true while the game is being played; the head then ignores an ending that the file notes
/// @param engine true for a side for which the program plays, or played in the game that is shown
/// @param thinks true while the program is choosing its move; the user must not pass or swap for it
/// @param pointing true while a feature asks the user to point at cells; drawing a mark is then no edit
/// @param cells receives those cells
/// @param hinted the cells of a hint; empty without a hint
/// @param counts how often cells were played on, as text on them; empty without such a count
public record BoardGuests(
        Consumer<Move> player,
        ObservableValue<Boolean> goesOn,
        Predicate<Side> engine,
        ObservableValue<Boolean> thinks,
        ObservableValue<Boolean> pointing,
        ObjectProperty<Set<Integer>> cells,
        ObservableValue<Set<Integer>> hinted,
        ObservableValue<List<Label>> counts) {
    /// Only a player of moves and no other features.
    public static BoardGuests onlyPlayer(Consumer<Move> player) {
        ObservableValue<Boolean> never = new SimpleBooleanProperty();
        ObjectProperty<Set<Integer>> none = new SimpleObjectProperty<>(Set.of());
        return new BoardGuests(
                player, never, side -> false, never, never, none, none, new SimpleObjectProperty<>(List.of()));
    }

    /// What is drawn on the board besides the game's own notes: marks, those of the hinted cells, an arrow, counts.
    BoardPicture.Notes with(List<Mark> marks, Optional<Arrow> arrow) {
        Optional<String> ink = Optional.of(PenViewModel.Ink.BLUE.text());
        return new BoardPicture.Notes(
                Stream.concat(
                                marks.stream(),
                                hinted.getValue().stream().map(cell -> new Mark(cell, Mark.Shape.CIRCLE, ink)))
                        .toList(),
                arrow.stream().toList(),
                counts.getValue());
    }
}
