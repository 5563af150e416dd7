package hexalyst.ui.lines;

import hexalyst.analysis.live.MoveValues;
import hexalyst.engine.estimate.Score;
import hexalyst.text.Texts;
import java.util.Optional;
import java.util.OptionalDouble;

/// The results of random games for a move, in words. Where a proof shows plies and winning replies, random games show
/// the expected points and the number of games.
final class ChanceWords {
    private static final int THOUSAND = 1000;
    private static final int MILLION = THOUSAND * THOUSAND;
    /// From this count on, tenths of a thousand are left out.
    private static final int MANY = 100 * THOUSAND;
    /// Points are rounded to tenths.
    private static final double TENTHS = 10;

    private final Texts texts = Texts.of(ChanceWords.class);

    private static Optional<Score.Games> games(MoveValues.Row row) {
        return row.score()
                .filter(Score.Estimated.class::isInstance)
                .flatMap(score -> ((Score.Estimated) score).games());
    }

    /// The expected lead at the end, in points, of the player who makes a move, to a tenth; empty if there is none.
    static OptionalDouble points(MoveValues.Row row) {
        OptionalDouble points = games(row).map(Score.Games::points).orElse(OptionalDouble.empty());
        return points.isPresent()
                ? OptionalDouble.of(Math.round(TENTHS * points.getAsDouble()) / TENTHS)
                : OptionalDouble.empty();
    }

    /// The number of games, 0 if there are none.
    static long count(MoveValues.Row row) {
        return games(row).map(Score.Games::visits).orElse(0L);
    }

    /// The number of games, in words; empty if there are none.
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

    /// Says that this is only an estimate; empty if there are no games.
    String gamesTip(long count) {
        return count == 0 ? "" : texts.get("games.tip", count);
    }

    /// The expected points, with a sign: `+3.4`.
    String signed(double points) {
        return texts.get(points == 0 ? "points.none" : "points", points);
    }

    /// What the points mean, in words.
    String expected(double points) {
        String uneven = points > 0 ? "points.ahead.tip" : "points.behind.tip";
        return texts.get(points == 0 ? "points.even.tip" : uneven, Math.abs(points));
    }
}
