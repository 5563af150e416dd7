package hexalyst.game;

import hexalyst.board.CellSet;
import java.util.Optional;

/// What is sure of the final score of a game that is decided by points: what a player keeps whatever the other plays.
///
/// @param least by at least how many points White is ahead in the end if White knows how; below 0 where behind
/// @param most by at most how many if Black knows how, not less than `least`
/// @param white the cells that White keeps: with pieces that cannot be taken or turned over, or as territory
/// @param black the cells that Black keeps
/// @param turns in at most how many turns the game ends if the side that keeps what it has does nothing else, 1 or more
public record SureScore(int least, int most, CellSet white, CellSet black, int turns) {
    /// @throws IllegalArgumentException if less than the least is the most
    public SureScore {
        if (least > most) {
            throw new IllegalArgumentException("from " + least + " to " + most);
        }
    }

    /// The cells that a side keeps.
    public CellSet cells(Side side) {
        return side == Side.WHITE ? white : black;
    }

    /// Who wins for sure; nobody if that is open, or a draw is sure.
    public Optional<Side> winner() {
        return least > 0 ? Optional.of(Side.WHITE) : most < 0 ? Optional.of(Side.BLACK) : Optional.empty();
    }

    /// True if winning, losing or drawing is sure.
    public boolean decided() {
        return least > 0 || most < 0 || least == most;
    }
}
