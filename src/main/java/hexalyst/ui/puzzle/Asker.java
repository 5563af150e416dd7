package hexalyst.ui.puzzle;

import hexalyst.game.Move;
import hexalyst.game.Side;
import java.util.Optional;
import javafx.beans.value.ObservableValue;

/// Asks for moves on the trainer's board, either for a puzzle or for a repertoire.
public interface Asker {
    /// A move was made on the board.
    void attempt(Move move);

    /// False while no move is asked for, such as after the last one.
    ObservableValue<Boolean> asksProperty();

    /// The task, in a line above the board; empty if there is none.
    ObservableValue<String> taskProperty();

    /// Who has to solve the task; empty if there is none.
    ObservableValue<Optional<Side>> sideProperty();

    /// The feedback on the last move, or what to do.
    ObservableValue<Said> saidProperty();
}
