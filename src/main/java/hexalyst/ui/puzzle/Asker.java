package hexalyst.ui.puzzle;

import hexalyst.game.Move;
import javafx.beans.value.ObservableValue;

/// Asks for moves on the trainer's board: who solves puzzles there, or is asked for a repertoire.
public interface Asker {
    /// A move was made on the board.
    void attempt(Move move);

    /// What is to be done, in a line over the board; empty if nothing is.
    ObservableValue<String> taskProperty();

    /// What is said about the last move, or is to be done.
    ObservableValue<Said> saidProperty();
}
