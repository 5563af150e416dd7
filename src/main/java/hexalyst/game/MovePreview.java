package hexalyst.game;

import hexalyst.board.CellSet;
import java.util.List;

/// What a move would do, for showing before it is made.
///
/// @param legal false if the rules forbid it
/// @param effect what it would do, or why it is illegal
/// @param cells the cells it concerns, such as the group that it would make; the played cell at least
/// @param outcome how the game would stand after it; ongoing if the move is illegal
public record MovePreview(boolean legal, Reason effect, CellSet cells, Outcome outcome) {
    /// The only fact that [Game#ideas] has where a move puts a piece: its effect, without whose piece it is.
    ///
    /// @param idle the keys of what is not worth saying
    public List<Reason> ideas(String... idle) {
        return legal
                        && !effect.arguments().isEmpty()
                        && effect.arguments().getLast() instanceof Reason does
                        && !List.of(idle).contains(does.key())
                ? List.of(does)
                : List.of();
    }
}
