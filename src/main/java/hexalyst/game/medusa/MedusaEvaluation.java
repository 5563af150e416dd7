package hexalyst.game.medusa;

import hexalyst.game.SearchBoard;
import hexalyst.game.kit.reversal.ReversibleStones;
import hexalyst.game.kit.reversal.RingFeatures;

/// The static evaluation of a Medusa position, from [RingFeatures].
final class MedusaEvaluation {
    /// The value of one unit of each feature, in hundredths of a point. That of the closer cells is for an empty board;
    /// on a full one, [#CLOSER_LATE] would be added, since ever fewer of them can still change hands.
    private static final int[] WEIGHTS = {100, 10, 10, 160, 90, 60};

    private static final int CLOSER_LATE = 40;
    /// 1000 times log-odds for a point on an infinite empty board, and the number that is divided by the number of
    /// empty cells and added on real boards: the fewer empty cells there are, the more often a point decides the game.
    private static final int EARLY = 40;

    private static final int LATE = 2_200;

    private final ReversibleStones now;
    private final RingFeatures features;
    private final int[] counts = new int[RingFeatures.COUNT];

    MedusaEvaluation(ReversibleStones now) {
        this.now = now;
        features = new RingFeatures(now);
    }

    /// As [SearchBoard#evaluate]: the features in points, multiplied by a factor that grows as the board fills. Both
    /// were fitted by hand to 3,000 games of self-play, with some random moves, on 30, 72 and 210 cells.
    ///
    /// @param points by how many points the side to move is ahead
    /// @param midTurn true in the middle of its turn, which is taken to end now
    int evaluate(int side, int points, boolean midTurn) {
        features.features(side, points, midTurn, counts);
        int factor = EARLY + LATE / (now.empties() + 1);
        int pieces = now.count(0) + now.count(1);
        long room = (long) pieces + now.empties();
        long closer = (long) counts[1] * CLOSER_LATE * pieces * pieces / (room * room);
        long sum = SearchBoard.weighed(counts, WEIGHTS) + closer;
        return Math.clamp(sum * factor / 100, -SearchBoard.MOST, SearchBoard.MOST);
    }

    /// As [SearchBoard#features], before the factor.
    int features(int side, int points, boolean midTurn, int[] into) {
        return features.features(side, points, midTurn, into);
    }
}
