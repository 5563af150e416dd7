package hexalyst.game;

import hexalyst.board.CellSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The players' points in a game that is decided by points.
///
/// @param white White's points
/// @param black Black's points
/// @param whiteCells the cells that count for White
/// @param blackCells the cells that count for Black
public record Points(int white, int black, CellSet whiteCells, CellSet blackCells) {
    /// One point for each of a player's cells.
    public static Points of(CellSet whiteCells, CellSet blackCells) {
        return new Points(whiteCells.size(), blackCells.size(), whiteCells, blackCells);
    }

    /// A player's points.
    public int of(Side side) {
        return side == Side.WHITE ? white : black;
    }

    /// The player with more points; empty if they are equal.
    public Optional<Side> leader() {
        return white == black ? Optional.empty() : Optional.of(white > black ? Side.WHITE : Side.BLACK);
    }

    /// The end of a game decided by these points: the leader has won, with the leader's counting cells, or the game is
    /// drawn.
    ///
    /// @param key the key of the reason, whose first two arguments are the points, the leader's first
    /// @param more further arguments
    public Outcome outcome(String key, Object... more) {
        List<Object> told = new ArrayList<>(List.of(Math.max(white, black), Math.min(white, black)));
        told.addAll(List.of(more));
        Reason reason = new Reason(key, told);
        return leader().<Outcome>map(
                        side -> new Outcome.Won(side, side == Side.WHITE ? whiteCells : blackCells, reason))
                .orElseGet(() -> new Outcome.Drawn(reason));
    }
}
