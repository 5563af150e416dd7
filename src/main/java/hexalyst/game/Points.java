package hexalyst.game;

import hexalyst.board.CellSet;
import java.util.Optional;

/// What each player has in a game that is decided by points.
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

    /// Who has more; nobody if both have the same.
    public Optional<Side> leader() {
        return white == black ? Optional.empty() : Optional.of(white > black ? Side.WHITE : Side.BLACK);
    }

    /// The end of a game that they decide: the leader has won, by the own cells that count, or nobody.
    public Outcome outcome(Reason reason) {
        return leader().<Outcome>map(
                        side -> new Outcome.Won(side, side == Side.WHITE ? whiteCells : blackCells, reason))
                .orElseGet(() -> new Outcome.Drawn(reason));
    }
}
