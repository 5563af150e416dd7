package hexalyst.game.superstar;

import hexalyst.board.CellSet;
import hexalyst.game.kit.Flood;
import hexalyst.game.kit.Holes;
import java.util.Arrays;
import java.util.List;

/// Counts the points of all chains. A player is 0 for White, 1 for Black. Confined to one thread.
final class SuperstarCount {
    /// Points of stars, superstars and loops, the first of the counts.
    static final int POINTS = 3;
    /// How many counts there are.
    static final int COUNTS = 6;

    private static final int SUPERSTAR = 1;
    private static final int LOOP = 2;
    /// On how many sides the chains have stones, added up; chains on just two, one less than a superstar; and chains.
    private static final int SIDES = 3;
    private static final int PAIRS = 4;
    private static final int CHAINS = 5;

    /// What a star and a superstar need less one.
    private static final int FREE = 2;
    private static final int FOR_SIDE = 5;
    private static final int FOR_STONE = 5;

    private final SuperstarGround ground;
    private final Flood flood;
    private final Holes holes;
    private final long[] chain;
    private final long[] inside;
    private final long[] met;
    private final int[][] counts = new int[2][COUNTS];
    private final long[][] scoring;
    private final long[][] surrounded;

    SuperstarCount(SuperstarGround ground) {
        this.ground = ground;
        flood = new Flood(ground.grid());
        int words = SuperstarGround.words(ground.grid());
        holes = new Holes(ground.grid(), ground.edge, ground.blocked);
        chain = new long[words];
        inside = new long[words];
        met = new long[ground.words];
        scoring = new long[2][words];
        surrounded = new long[2][words];
    }

    /// Counts the chains of both players, for the methods below.
    SuperstarCount of(long[] white, long[] black) {
        count(0, white, black);
        count(1, black, white);
        return this;
    }

    private void count(int player, long[] own, long[] other) {
        Arrays.fill(counts[player], 0);
        Arrays.fill(scoring[player], 0);
        Arrays.fill(surrounded[player], 0);
        flood.begin();
        for (int word = 0; word < own.length; word++) {
            for (long rest = own[word]; rest != 0; rest &= rest - 1) {
                int cell = word << 6 | Long.numberOfTrailingZeros(rest);
                if (!flood.seen(cell)) {
                    add(player, flood.fill(own, cell), own, other);
                }
            }
        }
    }

    /// Adds the counts of the chain that was filled.
    private void add(int player, int stones, long[] own, long[] other) {
        Arrays.fill(met, 0);
        Arrays.fill(chain, 0);
        for (int i = 0; i < stones; i++) {
            int cell = flood.filled(i);
            ground.addTo(met, cell);
            chain[cell >> 6] |= 1L << cell;
        }
        int sides = met(ground.edgeWords, ground.words);
        int star = Math.max(0, met(0, ground.edgeWords) - FREE);
        int superstar = FOR_SIDE * Math.max(0, sides - FREE);
        int loop = holes.find(chain, inside) ? loop(player, own, other) : 0;
        int[] sums = counts[player];
        sums[0] += star;
        sums[SUPERSTAR] += superstar;
        sums[LOOP] += loop;
        sums[SIDES] += sides;
        sums[PAIRS] += sides == FREE ? 1 : 0;
        sums[CHAINS]++;
        for (int word = 0; star + superstar + loop > 0 && word < chain.length; word++) {
            scoring[player][word] |= chain[word];
        }
    }

    private int met(int from, int to) {
        int count = 0;
        for (int word = from; word < to; word++) {
            count += Long.bitCount(met[word]);
        }
        return count;
    }

    private int loop(int player, long[] own, long[] other) {
        int loop = 0;
        for (int word = 0; word < inside.length; word++) {
            long counting = inside[word] & ~own[word];
            surrounded[player][word] |= counting;
            loop += Long.bitCount(counting) + (FOR_STONE - 1) * Long.bitCount(counting & other[word]);
        }
        return loop;
    }

    /// The points of a player of each kind.
    List<Integer> points(int player) {
        return Arrays.stream(counts[player], 0, POINTS).boxed().toList();
    }

    /// All points of a player.
    int sum(int player) {
        return Arrays.stream(counts[player], 0, POINTS).sum();
    }

    /// By how much a player is ahead in each count.
    int[] ahead(int player) {
        int[] ahead = new int[COUNTS];
        Arrays.setAll(ahead, kind -> counts[player][kind] - counts[1 - player][kind]);
        return ahead;
    }

    /// What counts for a player and not for the other: cells that the player surrounds and the other does not, and
    /// stones in chains with points that the other does not surround.
    CellSet cells(int player) {
        long[] cells = new long[chain.length];
        Arrays.setAll(
                cells, word -> (scoring[player][word] | surrounded[player][word]) & ~surrounded[1 - player][word]);
        return CellSet.ofWords(cells);
    }
}
