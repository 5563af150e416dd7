package hexalyst.ui.values;

import hexalyst.analysis.MoveValues;
import hexalyst.engine.estimate.Score;
import hexalyst.text.Texts;
import java.util.Optional;
import java.util.OptionalDouble;

/// What games played by chance tell of a move, in words: where a proof tells plies and winning replies, they tell the
/// points that are expected and how many games there were.
final class ChanceWords {
    private static final int THOUSAND = 1000;
    private static final int MILLION = THOUSAND * THOUSAND;
    /// From here on a tenth of a thousand tells nothing.
    private static final int MANY = 100 * THOUSAND;
    /// Parts of a point that are told.
    private static final double TENTHS = 10;

    private final Texts texts = Texts.of(ChanceWords.class);

    private static Optional<Score.Games> games(MoveValues.Row row) {
        return row.score()
                .filter(Score.Estimated.class::isInstance)
                .flatMap(score -> ((Score.Estimated) score).games());
    }

    /// By how many points the player who makes a move is expected to be ahead in the end, to a tenth; empty if nothing
    /// is expected.
    static OptionalDouble points(MoveValues.Row row) {
        OptionalDouble points = games(row).map(Score.Games::points).orElse(OptionalDouble.empty());
        return points.isPresent()
                ? OptionalDouble.of(Math.round(TENTHS * points.getAsDouble()) / TENTHS)
                : OptionalDouble.empty();
    }

    /// How many games there were, 0 if none.
    static long count(MoveValues.Row row) {
        return games(row).map(Score.Games::visits).orElse(0L);
    }

    /// How many games there were, in words; empty if none.
    String games(long count) {
        return count == 0 ? "" : texts.get("games", count);
    }

    /// The same in fewer words.
    String gamesInBrief(long count) {
        if (count < THOUSAND) {
            return count == 0 ? "" : Long.toString(count);
        }
        return count < MILLION
                ? texts.get(count < MANY ? "games.thousands" : "games.manyThousands", (double) count / THOUSAND)
                : texts.get("games.millions", (double) count / MILLION);
    }

    /// That it is no more than an estimate; empty if there were no games.
    String gamesTip(long count) {
        return count == 0 ? "" : texts.get("games.tip", count);
    }

    /// The points that are expected, with a sign: `+3.4`.
    String signed(double points) {
        return texts.get(points == 0 ? "points.none" : "points", points);
    }

    /// What the points mean, in words.
    String expected(double points) {
        return texts.get(
                points == 0 ? "points.even.tip" : points > 0 ? "points.ahead.tip" : "points.behind.tip",
                Math.abs(points));
    }
}
