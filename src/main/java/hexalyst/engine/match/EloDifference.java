package hexalyst.engine.match;

/// How much stronger the first player of a match is, as a difference of Elo ratings: the difference d at which a share
/// s = 1 / (1 + 10^(-d/400)) of the points is expected, the logistic form of A. E. Elo, "The Rating of Chessplayers,
/// Past and Present" (1978).
///
/// The error: the results of the games are treated as independent draws from a trinomial distribution with 1, 1/2 and 0
/// points. The mean m of n games then has the variance (w (1-m)^2 + d (1/2-m)^2 + l m^2) / n^2 for w wins, d draws and
/// l losses, and 95% of a normal distribution lie within 1.96 standard deviations of its mean. The ends of that
/// interval, converted to Elo differences, are the ends here, as in the match programs of computer chess
/// (Chessprogramming wiki, "Match Statistics"). Strictly speaking, the two games of an opening are not independent;
/// since they are played with colours swapped, the true error is smaller.
///
/// If all games have the same result, the variance is no help. The finite end is then the share at which such a match
/// would happen with a probability of 2.5%: 0.025^(1/n) if all games were won, the exact binomial bound of C. J.
/// Clopper and E. S. Pearson, Biometrika 26 (1934). If all games are drawn, the error is 0: such a match shows that the
/// players draw, not how often they would not.
///
/// @param difference in Elo points; infinite if all games were won or all were lost
/// @param low the lower end of the 95% confidence interval of the true difference; may be infinite
/// @param high the upper end
public record EloDifference(double difference, double low, double high) {
    private static final double NORMAL_95 = 1.959964;
    private static final double ONE_TAIL = 0.025;

    /// The difference that follows from a score.
    ///
    /// @param score of at least one game
    /// @throws IllegalArgumentException if no game was played
    public static EloDifference of(MatchScore score) {
        int games = score.games();
        if (games == 0) {
            throw new IllegalArgumentException("no game was played");
        }
        double mean = score.points() / games;
        double bound = Math.pow(ONE_TAIL, 1.0 / games);
        double low = mean;
        double high = mean;
        if (score.wins() == games) {
            low = bound;
        } else if (score.losses() == games) {
            high = 1 - bound;
        } else {
            double squares = score.wins() * square(1 - mean)
                    + score.draws() * square(0.5 - mean)
                    + score.losses() * square(mean);
            double error = NORMAL_95 * Math.sqrt(squares) / games;
            low -= error;
            high += error;
        }
        return new EloDifference(elo(mean), elo(low), elo(high));
    }

    private static double square(double number) {
        return number * number;
    }

    private static double elo(double share) {
        if (share <= 0 || share >= 1) {
            return share <= 0 ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        }
        // Not -0.0 for equals.
        return 400 * Math.log10(share / (1 - share)) + 0.0;
    }

    /// Half the width of the interval, usually written after `+-`; infinite if one of its ends is.
    public double error() {
        return (high - low) / 2;
    }
}
