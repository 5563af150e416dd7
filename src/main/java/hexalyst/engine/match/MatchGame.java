package hexalyst.engine.match;

import hexalyst.game.Move;
import hexalyst.game.Side;
import java.util.List;
import java.util.Optional;

/// A finished game of a match.
///
/// @param number 1 for the first
/// @param opening how it began
/// @param first the side of the match's first player
/// @param white the name of the player with the white pieces
/// @param black the name of the player with the black pieces
/// @param moves all moves, including those of the opening
/// @param end how it ended
public record MatchGame(
        int number, Opening opening, Side first, String white, String black, List<Move> moves, End end) {
    /// Copies the moves.
    public MatchGame {
        moves = List.copyOf(moves);
    }

    /// How a game ended.
    public sealed interface End {
        /// The reason, in one line.
        String reason();

        /// It ended by the rules.
        ///
        /// @param winner empty for a draw
        record Played(Optional<Side> winner, String reason) implements End {}

        /// A player failed or resigned.
        record Forfeited(Side winner, String reason) implements End {}

        /// It had not ended after so many plies, and counts as a draw: with few kings, two engines may go on for
        /// thousands.
        record TooLong(int plies) implements End {
            @Override
            public String reason() {
                return "not over after " + plies + " plies, counts as a draw";
            }
        }

        /// The match was stopped.
        record Stopped() implements End {
            @Override
            public String reason() {
                return "stopped";
            }
        }
    }

    /// The winner; empty if nobody has won.
    public Optional<Side> winner() {
        return switch (end) {
            case End.Played played -> played.winner();
            case End.Forfeited forfeited -> Optional.of(forfeited.winner());
            case End.TooLong tooLong -> Optional.empty();
            case End.Stopped stopped -> Optional.empty();
        };
    }

    /// True if the game counts, that is, it was not stopped.
    public boolean counts() {
        return !(end instanceof End.Stopped);
    }

    /// The result as in game records: `1-0`, `0-1`, `1/2-1/2`, or `*` if the game is not over.
    public String result() {
        if (end instanceof End.TooLong || !counts()) {
            return "*";
        }
        return winner().map(side -> side == Side.WHITE ? "1-0" : "0-1").orElse("1/2-1/2");
    }
}
