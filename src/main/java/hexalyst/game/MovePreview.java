package hexalyst.game;

import hexalyst.board.CellSet;
import java.util.List;

/// What a move would do, to be shown before it is made.
///
/// @param legal false if the rules forbid it
/// @param effect what it would do, or why it is illegal
/// @param cells the cells that it affects, such as the group that it would make; at least the played cell
/// @param outcome the outcome after it; ongoing if the move is illegal
public record MovePreview(boolean legal, Reason effect, CellSet cells, Outcome outcome) {
    /// For games that put pieces: the effect as the only fact of [Game#effect], without the piece's owner.
    ///
    /// @param idle the keys of effects that are not worth mentioning
    public List<Reason> ideas(String... idle) {
        return legal
                        && !effect.arguments().isEmpty()
                        && effect.arguments().getLast() instanceof Reason does
                        && !List.of(idle).contains(does.key())
                ? List.of(does)
                : List.of();
    }
}
