package hexalyst.game;

import hexalyst.board.CellSet;
import java.util.Optional;

/// What is certain about the final score of a game decided by points: what a player keeps whatever the other plays.
///
/// @param least by how many points White can at least be ahead at the end with correct play; negative if behind
/// @param most by how many points White can at most be ahead if Black plays correctly; not less than `least`
/// @param white the cells that White keeps: with pieces that cannot be taken or turned over, or as territory
/// @param black the cells that Black keeps
/// @param turns in how many turns at most the game ends if the side that keeps what it has does nothing else, 1 or more
public record SureScore(int least, int most, CellSet white, CellSet black, int turns) {
    /// @throws IllegalArgumentException if `most` is less than `least`
    public SureScore {
        if (least > most) {
            throw new IllegalArgumentException("from " + least + " to " + most);
        }
    }

    /// The cells that a side keeps.
    public CellSet cells(Side side) {
        return side == Side.WHITE ? white : black;
    }

    /// The certain winner; empty if that is open or a draw is certain.
    public Optional<Side> winner() {
        if (least > 0) {
            return Optional.of(Side.WHITE);
        }
        return most < 0 ? Optional.of(Side.BLACK) : Optional.empty();
    }

    /// True if a win, a loss or a draw is certain.
    public boolean decided() {
        return least > 0 || most < 0 || least == most;
    }
}
