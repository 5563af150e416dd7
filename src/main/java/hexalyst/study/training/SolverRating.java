package hexalyst.study.training;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// How strong somebody is at exercises that have ratings themselves. The method is Glicko-2: Mark E. Glickman, *Example
/// of the Glicko-2 system* (2012 revision), with τ = [#CHANGE]. Every answer is a rating period of one game against the
/// exercise. We differ in that an exercise's rating never changes, that its deviation is always [#OF_EXERCISE], and
/// that the solver's never falls below [#LEAST_DEVIATION], so that it keeps following what is learned. While the
/// deviation is large, single answers move the rating by a hundred and more, as they should: so little is known. It is
/// not worth showing until it is [#sure].
///
/// @param rating the rating, on the scale of the exercises; [#BEGIN] at first
/// @param deviation how uncertain it is, in the same unit, more than 0 and at most 200: the rating is within twice that
///     with 95 per cent
/// @param volatility how much the results vary, about 0.06
public record SolverRating(double rating, double deviation, double volatility) {
    /// Before the first answer.
    public static final SolverRating BEGIN = new SolverRating(1000, 200, 0.06);

    /// With a larger deviation, the rating says little yet.
    private static final double SURE = 110;

    private static final double LEAST_DEVIATION = 45;
    private static final double MOST = 4000;
    private static final double OF_EXERCISE = 80;
    private static final double CHANGE = 0.5;
    private static final double SCALE = 173.7178;
    private static final double PRECISION = 1e-6;
    private static final Pattern LINE =
            Pattern.compile("rating (\\d{1,5}\\.\\d\\d) (\\d{1,3}\\.\\d\\d) (0\\.\\d{1,6})");

    /// A game of a rating period.
    ///
    /// @param rating the opponent's rating
    /// @param deviation how uncertain that is
    /// @param score 0, 0.5 or 1
    record Game(double rating, double deviation, double score) {}

    /// The rating after an answer. An exercise solved with help counts as half solved.
    ///
    /// @param exercise the rating of the exercise
    public SolverRating after(int exercise, Answer answer) {
        double score = switch (answer) {
            case KNOWN -> 1;
            case HELPED -> 0.5;
            case FAILED -> 0;
        };
        return after(List.of(new Game(exercise, OF_EXERCISE, score)));
    }

    /// The rating after a period of one game or more: steps 2 to 8 of the method.
    SolverRating after(List<Game> games) {
        double known = 0;
        double surprise = 0;
        for (Game game : games) {
            double other = game.deviation / SCALE;
            double weight = 1 / Math.sqrt(1 + 3 * other * other / (Math.PI * Math.PI));
            double expected = 1 / (1 + Math.exp(-weight * (rating - game.rating) / SCALE));
            known += weight * weight * expected * (1 - expected);
            surprise += weight * (game.score - expected);
        }
        double phi = deviation / SCALE;
        double variance = 1 / known;
        double varying = volatility(phi, variance, variance * surprise);
        double after = 1 / Math.sqrt(1 / (phi * phi + varying * varying) + known);
        return new SolverRating(
                Math.clamp(rating + SCALE * after * after * surprise, 0, MOST),
                Math.clamp(SCALE * after, LEAST_DEVIATION, BEGIN.deviation),
                Math.clamp(varying, 0.01, 0.2));
    }

    /// Step 5 of the method: the new volatility, by the Illinois algorithm.
    private double volatility(double phi, double variance, double gain) {
        double start = Math.log(volatility * volatility);
        double low = start;
        double high;
        if (gain * gain > phi * phi + variance) {
            high = Math.log(gain * gain - phi * phi - variance);
        } else {
            int steps = 1;
            while (slope(start - steps * CHANGE, start, phi, variance, gain) < 0) {
                steps++;
            }
            high = start - steps * CHANGE;
        }
        double atLow = slope(low, start, phi, variance, gain);
        double atHigh = slope(high, start, phi, variance, gain);
        while (Math.abs(high - low) > PRECISION) {
            double next = low + (low - high) * atLow / (atHigh - atLow);
            double atNext = slope(next, start, phi, variance, gain);
            if (atNext * atHigh <= 0) {
                low = high;
                atLow = atHigh;
            } else {
                atLow /= 2;
            }
            high = next;
            atHigh = atNext;
        }
        return Math.exp(low / 2);
    }

    private static double slope(double x, double start, double phi, double variance, double gain) {
        double grown = Math.exp(x);
        double sum = phi * phi + variance + grown;
        return grown * (gain * gain - sum) / (2 * sum * sum) - (x - start) / (CHANGE * CHANGE);
    }

    /// The rating as a whole number.
    public int rounded() {
        return (int) Math.round(rating);
    }

    /// True if it is based on enough answers to say much.
    public boolean sure() {
        return deviation <= SURE;
    }

    /// A line of the file.
    String text() {
        return String.format(Locale.ROOT, "rating %.2f %.2f %.6f", rating, deviation, volatility);
    }

    /// Reads a line of the file; empty if it is none.
    static Optional<SolverRating> parse(String line) {
        Matcher matcher = LINE.matcher(line);
        return matcher.matches()
                ? Optional.of(new SolverRating(
                        Double.parseDouble(matcher.group(1)),
                        Double.parseDouble(matcher.group(2)),
                        Double.parseDouble(matcher.group(3))))
                : Optional.empty();
    }
}
