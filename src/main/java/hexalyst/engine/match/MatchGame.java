package hexalyst.engine.match;

import hexalyst.game.Move;
import hexalyst.game.Side;
import java.util.List;
import java.util.Optional;

/// A game of a match that has ended.
///
/// @param number 1 for the first
/// @param opening how it began
/// @param first the side that the match's first player had
/// @param white the name of the player with the white pieces
/// @param black the name of the player with the black pieces
/// @param moves all moves, those of the opening first
/// @param end how it ended
public record MatchGame(
        int number, Opening opening, Side first, String white, String black, List<Move> moves, End end) {
    /// Copies the moves.
    public MatchGame {
        moves = List.copyOf(moves);
    }

    /// How a game ended.
    public sealed interface End {
        /// Why, in one line.
        String reason();

        /// By the rules.
        ///
        /// @param winner empty for a draw
        record Played(Optional<Side> winner, String reason) implements End {}

        /// A player failed or resigned.
        record Forfeited(Side winner, String reason) implements End {}

        /// The match was stopped.
        record Stopped() implements End {
            @Override
            public String reason() {
                return "stopped";
            }
        }
    }

    /// Who has won, if anybody has.
    public Optional<Side> winner() {
        return switch (end) {
            case End.Played played -> played.winner();
            case End.Forfeited forfeited -> Optional.of(forfeited.winner());
            case End.Stopped stopped -> Optional.empty();
        };
    }

    /// True if it counts: it was not stopped.
    public boolean counts() {
        return !(end instanceof End.Stopped);
    }

    /// The result as game records write it: `1-0`, `0-1`, `1/2-1/2`, or `*` if it was stopped.
    public String result() {
        if (!counts()) {
            return "*";
        }
        return winner().map(side -> side == Side.WHITE ? "1-0" : "0-1").orElse("1/2-1/2");
    }
}
