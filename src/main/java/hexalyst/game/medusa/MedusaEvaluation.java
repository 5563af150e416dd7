package hexalyst.game.medusa;

import hexalyst.game.SearchBoard;
import hexalyst.game.kit.Territory;
import java.util.Arrays;

/// The static evaluation of a Medusa position: the current points, the empty cells that each side's stones are closer
/// to, stones in groups with a rosette, and stones in groups with a single liberty.
final class MedusaEvaluation {
    /// The value of one unit of each feature, in hundredths of a point. That of the closer cells is for an empty board;
    /// on a full one, [#CLOSER_LATE] would be added, since ever fewer of them can still change hands.
    private static final int[] WEIGHTS = {100, 10, 10, 160, 90, 60};

    private static final int CLOSER_LATE = 40;
    /// 1000 times log-odds for a point on an infinite empty board, and the number that is divided by the number of
    /// empty cells and added on real boards: the fewer empty cells there are, the more often a point decides the game.
    private static final int EARLY = 40;

    private static final int LATE = 2_200;

    /// A board with only one colour counts as bare while it has at least this many times as many empty cells as stones.
    private static final int BARE = 4;

    private final MedusaStones now;
    private final MedusaNet net;
    private final Territory territory;
    private final int[] counts = new int[WEIGHTS.length];
    // Room for work.
    private final long[] left;
    private final long[] touched;

    MedusaEvaluation(MedusaStones now) {
        this.now = now;
        net = now.net;
        territory = new Territory(net);
        left = new long[net.words];
        touched = new long[net.words];
    }

    /// As [SearchBoard#evaluate]: the features in points, multiplied by a factor that grows as the board fills. Both
    /// were fitted by hand to 3,000 games of self-play, with some random moves, on 30, 72 and 210 cells.
    ///
    /// @param points by how many points the side to move is ahead
    /// @param midTurn true in the middle of its turn, which is taken to end now
    int evaluate(int side, int points, boolean midTurn) {
        features(side, points, midTurn, counts);
        int factor = EARLY + LATE / (now.empties() + 1);
        int pieces = now.count(0) + now.count(1);
        long room = (long) pieces + now.empties();
        long closer = (long) counts[1] * CLOSER_LATE * pieces * pieces / (room * room);
        long sum = SearchBoard.weighed(counts, WEIGHTS) + closer;
        return Math.clamp(sum * factor / 100, -SearchBoard.MOST, SearchBoard.MOST);
    }

    /// As [SearchBoard#features], before the factor: the points, the closer cells and the stones in groups with a
    /// rosette, each for the player to move minus the other player; then the other's stones in groups with a single
    /// liberty, own ones (negative), and the turn: 1, or -1 in the middle of a turn. Only the turn on a board with the
    /// first stones of a game.
    int features(int side, int points, boolean midTurn, int[] into) {
        Arrays.fill(into, 0, WEIGHTS.length, 0);
        into[5] = midTurn ? -1 : 1;
        if (isBare()) {
            return WEIGHTS.length;
        }
        into[0] = points;
        into[1] = territory.nearer(now.empty, now.stones, side);
        groups(side, into);
        return WEIGHTS.length;
    }

    /// True at the beginning of a game, when the first stones of one colour would seem to own the whole board.
    private boolean isBare() {
        int pieces = now.count(0) + now.count(1);
        return Math.min(now.count(0), now.count(1)) == 0 && BARE * pieces < now.empties();
    }

    private void groups(int side, int[] into) {
        for (int owner = 0; owner < 2; owner++) {
            System.arraycopy(now.stones[owner], 0, left, 0, left.length);
            for (int word = 0; word < left.length; word++) {
                while (left[word] != 0) {
                    now.gather(word << 6 | Long.numberOfTrailingZeros(left[word]));
                    int size = 0;
                    for (int i = word; i < left.length; i++) {
                        left[i] &= ~now.group[i];
                        size += Long.bitCount(now.group[i]);
                    }
                    if (now.hasRosette()) {
                        into[2] += owner == side ? size : -size;
                    } else if (liberties() <= 1) {
                        into[owner == side ? 4 : 3] += owner == side ? -size : size;
                    }
                }
            }
        }
    }

    /// How many liberties the gathered group has.
    private int liberties() {
        Arrays.fill(touched, 0);
        int liberties = 0;
        for (int word = 0; word < touched.length; word++) {
            for (long rest = now.group[word]; rest != 0; rest &= rest - 1) {
                net.addTouched(word << 6 | Long.numberOfTrailingZeros(rest), now.empty, touched);
            }
        }
        for (long word : touched) {
            liberties += Long.bitCount(word);
        }
        return liberties;
    }
}
