package hexalyst.game.kit.reversal;

import hexalyst.game.kit.Territory;
import java.util.Arrays;

/// What can be counted in a position where groups are reversed: the current points, the empty cells that each side's
/// stones are closer to, stones in groups with a full ring, and stones in groups with a single liberty. Confined to one
/// thread.
public final class RingFeatures {
    /// How many features there are.
    public static final int COUNT = 6;

    /// A board with only one colour counts as bare while it has at least this many times as many empty cells as stones.
    private static final int BARE = 4;

    private final ReversibleStones now;
    private final Territory territory;
    // Room for work.
    private final long[] left;

    /// @param now the stones, now and later
    public RingFeatures(ReversibleStones now) {
        this.now = now;
        territory = new Territory(now.net());
        left = new long[now.net().words];
    }

    /// As [hexalyst.game.SearchBoard#features]: the points, the closer cells and the stones in groups with a full
    /// ring, each for the player to move minus the other player; then the other's stones in groups with a single
    /// liberty, own ones (negative), and the turn: 1, or -1 in the middle of a turn. Only the turn on a board with the
    /// first stones of a game.
    public int features(int side, int points, boolean midTurn, int[] into) {
        Arrays.fill(into, 0, COUNT, 0);
        into[5] = midTurn ? -1 : 1;
        if (isBare()) {
            return COUNT;
        }
        into[0] = points;
        into[1] = territory.nearer(now.empty(), now.stones(), side);
        groups(side, into);
        return COUNT;
    }

    /// True at the beginning of a game, when the first stones of one colour would seem to own the whole board.
    private boolean isBare() {
        int pieces = now.count(0) + now.count(1);
        return Math.min(now.count(0), now.count(1)) == 0 && BARE * pieces < now.empties();
    }

    private void groups(int side, int[] into) {
        for (int owner = 0; owner < 2; owner++) {
            System.arraycopy(now.stones()[owner], 0, left, 0, left.length);
            for (int word = 0; word < left.length; word++) {
                while (left[word] != 0) {
                    now.gather(word << 6 | Long.numberOfTrailingZeros(left[word]));
                    int size = 0;
                    for (int i = word; i < left.length; i++) {
                        left[i] &= ~now.group()[i];
                        size += Long.bitCount(now.group()[i]);
                    }
                    if (now.hasRing()) {
                        into[2] += owner == side ? size : -size;
                    } else if (now.liberties() <= 1) {
                        into[owner == side ? 4 : 3] += owner == side ? -size : size;
                    }
                }
            }
        }
    }
}
