package hexalyst.analysis;

import hexalyst.board.CellSet;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.game.Threats;
import java.util.Optional;

/// A threat of the other player that a move has to meet.
///
/// @param before the position before the move
/// @param played the move
/// @param cells where the other player would win at once if it were its turn
/// @param forced whether the other player wins at once after every other move
record Danger(Position before, Move played, CellSet cells, boolean forced) {
    /// What a move has to meet; empty if there is no threat, and in games whose turns may have several parts.
    static Optional<Danger> of(Position before, Move played) {
        Side other = before.toMove().other();
        CellSet cells =
                before.game().traits().severalParts() || before.outcome().over()
                        ? CellSet.EMPTY
                        : MoveWords.winningCells(before, other);
        return cells.isEmpty()
                ? Optional.empty()
                : Optional.of(new Danger(before, played, cells, forced(before, played, other)));
    }

    private static boolean forced(Position before, Move played, Side other) {
        StoreKey chosen = StoreKey.of(before.play(played));
        return before.legalMoves().stream()
                .map(before::play)
                .filter(after -> !StoreKey.of(after).equals(chosen))
                .allMatch(after -> wins(after, other));
    }

    /// Whether a player, who has just not moved, has won or wins at once.
    private static boolean wins(Position after, Side other) {
        return after.outcome().over()
                ? after.outcome().wonBy().equals(Optional.of(other))
                : !Threats.of(after, other).isEmpty();
    }

    /// True if the move fills the only cell, and no other piece may be placed there: nothing needs to be explained.
    boolean obvious() {
        int cell = played.lastCell();
        return cells.equals(CellSet.of(cell))
                && before.candidates(cell).stream().filter(before::allows).count() == 1;
    }
}
