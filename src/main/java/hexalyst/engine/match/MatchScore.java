package hexalyst.engine.match;

import java.util.Optional;

/// The score of a match, seen from the first player.
///
/// @param wins games that the first player won
/// @param draws drawn games
/// @param losses games that the first player lost
public record MatchScore(int wins, int draws, int losses) {
    /// The score before the first game.
    public static final MatchScore NONE = new MatchScore(0, 0, 0);

    /// This score with another game added, if that game counts.
    public MatchScore with(MatchGame game) {
        if (!game.counts()) {
            return this;
        }
        Optional<Boolean> won = game.winner().map(side -> side == game.first());
        return new MatchScore(
                wins + (won.equals(Optional.of(true)) ? 1 : 0),
                draws + (won.isEmpty() ? 1 : 0),
                losses + (won.equals(Optional.of(false)) ? 1 : 0));
    }

    /// How many games were played.
    public int games() {
        return wins + draws + losses;
    }

    /// The points of the first player: 1 for a win, one half for a draw.
    public double points() {
        return wins + 0.5 * draws;
    }
}
