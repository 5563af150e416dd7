package hexalyst.study.training;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// How strong somebody is at exercises that have ratings themselves. The method is Glicko-2: Mark E. Glickman, *Example
/// of the Glicko-2 system* (2012 revision), with τ = [#CHANGE]. Every answer is a rating period of one game against the
/// exercise. We differ in that an exercise's rating never changes, that its deviation is always [#OF_EXERCISE], and
/// that the solver's never falls below [#LEAST_DEVIATION], so that it keeps following what is learned. For the sake of
/// beginners the rating has a floor, and an answer that would cost more than [#MOST_LOST] points, or [#LOST_TO_EASY] at
/// an exercise that is [#EASIER] below, counts as a part of a game. While the deviation is large, single answers can
/// still add a hundred, as they should: so little is known. The rating is not worth showing until it is [#sure].
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
    private static final double FLOOR = 400;
    private static final double MOST = 4000;
    private static final double MOST_LOST = 40;
    private static final double LOST_TO_EASY = 25;
    private static final double EASIER = 200;
    private static final double OF_EXERCISE = 80;
    /// About what an answer to an exercise as strong as the solver tells, by step 3 of the method.
    private static final double OF_AN_ANSWER = 0.23;

    /// Far more than it ever takes.
    private static final int MOST_ANSWERS = 99;

    private static final double CHANGE = 0.5;
    private static final double SCALE = 173.7178;
    private static final double PRECISION = 1e-6;
    private static final Pattern LINE = Pattern.compile("(\\d{1,5}\\.\\d\\d) (\\d{1,3}\\.\\d\\d) (0\\.\\d{1,6})");

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
        double most = exercise <= rating - EASIER ? LOST_TO_EASY : MOST_LOST;
        return after(List.of(new Game(exercise, OF_EXERCISE, score)), most);
    }

    /// A rating that is less sure if it rests on only a few answers.
    SolverRating restingOn(int answers) {
        double start = BEGIN.deviation / SCALE;
        double after = SCALE / Math.sqrt(1 / (start * start) + answers * OF_AN_ANSWER);
        return new SolverRating(rating, Math.max(deviation, after), volatility);
    }

    /// The rating after a period of one game or more: steps 2 to 8 of the method.
    ///
    /// @param most the most points that may be lost; games that would cost more count in part
    SolverRating after(List<Game> games, double most) {
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
        double sure = 1 / (phi * phi + varying * varying);
        // The part w at which SCALE * w * surprise / (sure + w * known) is the most that may be lost.
        double part = surprise < 0 ? Math.min(1, most * sure / Math.max(0, -SCALE * surprise - most * known)) : 1;
        double after = 1 / Math.sqrt(sure + part * known);
        return new SolverRating(
                Math.clamp(rating + SCALE * after * after * part * surprise, FLOOR, MOST),
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

    /// After how many more answers it is sure, if the exercises are about as hard as the solver is strong; 0 if it is.
    public int untilSure() {
        SolverRating later = this;
        int answers = 0;
        while (!later.sure() && answers < MOST_ANSWERS) {
            later = later.after(later.rounded(), answers % 2 == 0 ? Answer.KNOWN : Answer.FAILED);
            answers++;
        }
        return answers;
    }

    /// The three numbers, for a file.
    String text() {
        return String.format(Locale.ROOT, "%.2f %.2f %.6f", rating, deviation, volatility);
    }

    /// Reads the three numbers; empty if they are not such.
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
