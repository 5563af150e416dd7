package hexalyst.engine;

import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.SureScore;
import java.util.Optional;
import java.util.OptionalInt;

/// A proved value and how long the game lasts.
///
/// @param value the value for the player to move
/// @param plies in how many plies the game ends at the latest if the winner follows the proof; 0 for a draw
public record ProvedValue(Value value, int plies) {
    /// More plies are no more than a limit on how long a game can be: true, but of no use to a reader.
    private static final int MOST_TOLD = 999;

    /// The plies, where they tell a reader anything: not of a draw.
    public OptionalInt told() {
        return tells(plies) ? OptionalInt.of(plies) : OptionalInt.empty();
    }

    /// Whether a number of plies tells a reader anything: not 0, and not the length of the longest game.
    public static boolean tells(int plies) {
        return plies > 0 && plies <= MOST_TOLD;
    }

    /// What a sure score that is decided means to a side. Its plies are more than tell a reader anything, so that a win
    /// that was found move by move is told before it.
    ///
    /// @throws IllegalArgumentException if it is not decided
    public static ProvedValue of(SureScore sure, Side side) {
        if (!sure.decided()) {
            throw new IllegalArgumentException("open: " + sure);
        }
        return sure.winner()
                .map(winner -> new ProvedValue(winner == side ? Value.WIN : Value.LOSS, MOST_TOLD + sure.turns()))
                .orElse(new ProvedValue(Value.DRAW, 0));
    }

    /// What is sure of a position in which the game goes on, for the player to move; empty where the score is open.
    public static Optional<ProvedValue> sure(SearchBoard board) {
        return board.sure().filter(SureScore::decided).map(score -> of(score, board.toMove()));
    }

    /// What the move that led here was worth to the player who made it.
    public ProvedValue beforeTheMove() {
        return value == Value.DRAW ? this : new ProvedValue(value.opposite(), plies + 1);
    }

    /// The same, of a part of a turn.
    ///
    /// @param again true if the same player goes on, so that no ply has ended
    public ProvedValue beforeTheMove(boolean again) {
        return again ? this : beforeTheMove();
    }

    /// What the position after a move of this value is worth to the player who is then to move.
    public ProvedValue afterTheMove() {
        return value == Value.DRAW ? this : new ProvedValue(value.opposite(), Math.max(0, plies - 1));
    }

    /// The same, of a part of a turn.
    ///
    /// @param again true if the same player goes on, so that no ply has ended
    public ProvedValue afterTheMove(boolean again) {
        return again ? this : afterTheMove();
    }
}
