package hexalyst.analysis.annotate;

import hexalyst.board.CellSet;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.turn.Threats;
import java.util.List;
import java.util.Optional;

/// What a winning move prepares: after an answer, the next move makes two winning cells or leaves only moves that lose.
///
/// @param answer the other player's answer, which the proof expects
/// @param next the winner's next move
/// @param cells where the winner then threatens to win, two or more; empty if every move loses at once
record Plan(Move answer, Move next, CellSet cells) {
    /// The plan in the line of a proof; empty if its next two moves are nothing like that, if the answer lets the
    /// winner win at once, and in games whose turns may have several parts.
    ///
    /// @param after the position after the winning move
    /// @param line the moves from there
    static Optional<Plan> of(Position after, List<Move> line) {
        if (line.size() < 2 || after.game().traits().openTurns()) {
            return Optional.empty();
        }
        Side winner = after.toMove().other();
        Position middle = after.play(line.get(0));
        if (middle.outcome().over()
                || middle.toMove() != winner
                || !MoveWords.winningCells(middle, winner).isEmpty()) {
            return Optional.empty();
        }
        Position then = middle.play(line.get(1));
        CellSet cells = MoveWords.winningCells(then, winner);
        boolean forces = cells.size() > 1
                || cells.isEmpty() && !then.outcome().over() && then.toMove() != winner && Threats.everyTurnLoses(then);
        return forces ? Optional.of(new Plan(line.get(0), line.get(1), cells)) : Optional.empty();
    }
}
