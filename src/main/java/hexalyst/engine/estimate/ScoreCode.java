package hexalyst.engine.estimate;

import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.game.Game;
import java.util.Optional;

/// Scores as numbers, for the player to move. A win n plies from the root is [#WIN] minus n, a loss its negative, a
/// draw 0. Estimates lie in between and away from both, so they are never confused with a won or lost score.
final class ScoreCode {
    /// A win at the root.
    static final int WIN = 30_000;
    /// Larger than every score.
    static final int INFINITY = 31_000;

    private static final int WON = 29_000;

    /// The least chance of an estimate. Of 344 open positions of engine games that seemed lost beyond this, 5 were won;
    /// of 65 that seemed won beyond it, 1 was lost.
    private static final double LEAST_CHANCE = 0.02;

    private ScoreCode() {}

    /// The score of an outlook ([hexalyst.game.SearchBoard#outlook], not 0) at a distance from the root.
    static int ofOutlook(int outlook, int ply) {
        return outlook > 0 ? WIN - ply - outlook : -(WIN - ply + outlook);
    }

    /// True if the player to move wins.
    static boolean won(int score) {
        return score > WON;
    }

    /// True if either side wins.
    static boolean decided(int score) {
        return score > WON || score < -WON;
    }

    /// The score with the plies of a win counted from the position itself, not from the root `ply` plies before.
    static int fromHere(int score, int ply) {
        if (score > WON) {
            return score + ply;
        }
        return score < -WON ? score - ply : score;
    }

    /// The inverse of [#fromHere].
    static int fromRoot(int score, int ply) {
        if (score > WON) {
            return score - ply;
        }
        return score < -WON ? score + ply : score;
    }

    /// Converts a score at the root.
    ///
    /// @param proved whether the score is known to be right; a win or loss always is
    static Score read(int score, boolean proved, Game game) {
        if (won(score)) {
            return new Score.Proved(new ProvedValue(Value.WIN, WIN - score));
        }
        if (decided(score)) {
            return new Score.Proved(new ProvedValue(Value.LOSS, WIN + score));
        }
        return proved && score == 0 ? new Score.Proved(new ProvedValue(Value.DRAW, 0)) : guess(score, game);
    }

    /// The score of an evaluation ([hexalyst.game.SearchBoard#evaluate]).
    static Score.Estimated guess(int logOdds, Game game) {
        return new Score.Estimated(logOdds, Math.clamp(game.chance(logOdds), LEAST_CHANCE, 1 - LEAST_CHANCE));
    }

    /// Converts the result of random games.
    ///
    /// @param won the fraction of games won, 0 to 1
    static Score estimated(double won, Score.Games games, Game game) {
        double odds = Math.pow(won / (1 - won), game.slopeOfGames());
        double chance = Math.clamp(won == 1 ? 1 : odds / (1 + odds), LEAST_CHANCE, 1 - LEAST_CHANCE);
        int logOdds = (int) Math.round(1000 * Math.log(chance / (1 - chance)));
        return new Score.Estimated(logOdds, chance, Optional.of(games));
    }
}
