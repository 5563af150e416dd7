package hexalyst.analysis.annotate;

import hexalyst.board.CellSet;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.TurnResult;
import hexalyst.turn.Threats;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

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
        CellSet cells = before.game().traits().openTurns() || before.outcome().over()
                ? CellSet.EMPTY
                : MoveWords.winningCells(before, other);
        return cells.isEmpty()
                ? Optional.empty()
                : Optional.of(new Danger(before, played, cells, forced(before, played)));
    }

    private static boolean forced(Position before, Move played) {
        SearchBoard board = before.searchBoard();
        board.make(before.code(before.steps(List.of(played)).getFirst()));
        long chosen = board.canonicalKey();
        board.unmake();
        return IntStream.of(board.moves()).allMatch(move -> losesAtOnce(board, move, chosen));
    }

    /// Whether the other player has won after a move or wins at once; true also for a move that leads to the same
    /// position as the chosen one.
    private static boolean losesAtOnce(SearchBoard board, int move, long chosen) {
        TurnResult result = board.make(move);
        boolean loses = board.canonicalKey() == chosen
                || result == TurnResult.LOSS
                || result == TurnResult.ONGOING && Threats.winsAtOnce(board);
        board.unmake();
        return loses;
    }

    /// True if the move fills the only cell, and no other piece may be placed there: nothing needs to be explained.
    boolean obvious() {
        int cell = played.lastCell();
        return cells.equals(CellSet.of(cell))
                && before.candidates(cell).stream().filter(before::allows).count() == 1;
    }
}
