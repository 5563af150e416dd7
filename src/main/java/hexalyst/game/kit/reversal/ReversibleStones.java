package hexalyst.game.kit.reversal;

import hexalyst.game.kit.Flood;
import java.util.Arrays;

/// The stones of a board, of which groups without a liberty or a full ring change sides. Sides are 0 for White, 1 for
/// Black. Confined to one thread.
public final class ReversibleStones {
    private final RingNet net;
    private final long[][] stones;
    private final long[] empty;
    private final long[] group;
    private final long[] liberties;
    private final long[] frontier;

    /// The stones in these sets, which may change from outside.
    ///
    /// @param white as bits of cells, perhaps with more words than those
    public ReversibleStones(RingNet net, long[] white, long[] black, long[] empty) {
        this.net = net;
        stones = new long[][] {white, black};
        this.empty = empty;
        group = new long[net.words];
        liberties = new long[net.words];
        frontier = new long[net.words];
    }

    /// A copy in which some stones have changed sides.
    public ReversibleStones reversed(long[] some) {
        long[][] turned = new long[2][net.words];
        for (int word = 0; word < net.words; word++) {
            for (int side = 0; side < 2; side++) {
                turned[side][word] = stones[side][word] & ~some[word] | stones[1 - side][word] & some[word];
            }
        }
        return new ReversibleStones(net, turned[0], turned[1], Arrays.copyOf(empty, net.words));
    }

    /// A copy for [#become] and [#place].
    public ReversibleStones copy() {
        return reversed(new long[net.words]);
    }

    /// Takes over other stones of the board. Only for a [#copy].
    public void become(ReversibleStones others) {
        for (int word = 0; word < net.words; word++) {
            stones[0][word] = others.stones[0][word];
            stones[1][word] = others.stones[1][word];
            empty[word] = others.empty[word];
        }
    }

    /// Places a stone, with what it reverses. Only for a [#copy].
    public void place(int side, int cell) {
        stones[side][cell >> 6] |= 1L << cell;
        empty[cell >> 6] &= ~(1L << cell);
        placed(cell, this::exchange);
    }

    private void exchange() {
        for (int word = 0; word < net.words; word++) {
            stones[0][word] ^= group[word];
            stones[1][word] ^= group[word];
        }
    }

    /// Which cells touch.
    public RingNet net() {
        return net;
    }

    /// The stones of each side; not to be changed.
    public long[][] stones() {
        return stones;
    }

    /// The empty cells; not to be changed.
    public long[] empty() {
        return empty;
    }

    /// The stones of the group examined last; all of them if it does not live. Not to be changed.
    public long[] group() {
        return group;
    }

    /// The liberties counted last.
    long[] counted() {
        return liberties;
    }

    /// True if a side has a stone on a cell.
    public boolean has(int side, int cell) {
        return Flood.has(stones[side], cell);
    }

    /// How many stones a side has.
    public int count(int side) {
        return count(stones[side]);
    }

    public int empties() {
        return count(empty);
    }

    private int count(long[] set) {
        int count = 0;
        for (int word = 0; word < net.words; word++) {
            count += Long.bitCount(set[word]);
        }
        return count;
    }

    private long[] own(int cell) {
        return has(0, cell) ? stones[0] : stones[1];
    }

    /// True if the group of the stone on a cell has a liberty or a full ring. If not, [#group] is the group.
    public boolean lives(int cell) {
        if (net.touches(cell, empty)) {
            return true;
        }
        long[] own = own(cell);
        begin(cell);
        int word = cell >> 6;
        while (word < frontier.length) {
            long rest = frontier[word];
            if (rest == 0) {
                word++;
                continue;
            }
            int stone = word << 6 | Long.numberOfTrailingZeros(rest);
            if (net.touches(stone, empty)) {
                return true;
            }
            frontier[word] = rest & rest - 1;
            word = Math.min(word, net.spread(stone, own, group, frontier));
        }
        return hasRing();
    }

    private void begin(int cell) {
        for (int word = 0; word < group.length; word++) {
            group[word] = 0;
            frontier[word] = 0;
        }
        group[cell >> 6] = 1L << cell;
        frontier[cell >> 6] = 1L << cell;
    }

    /// Makes [#group] the group of the stone on a cell.
    public void gather(int cell) {
        begin(cell);
        net.flood(own(cell), group, frontier);
    }

    /// Counts the liberties of the gathered group.
    int liberties() {
        Arrays.fill(liberties, 0);
        for (int word = 0; word < liberties.length; word++) {
            for (long rest = group[word]; rest != 0; rest &= rest - 1) {
                net.addTouched(word << 6 | Long.numberOfTrailingZeros(rest), empty, liberties);
            }
        }
        return count(liberties);
    }

    /// How many liberties the group of the stone on a cell has; the group is gathered then.
    public int liberties(int cell) {
        gather(cell);
        return liberties();
    }

    /// Reverses the groups of the other side next to a stone that do not live.
    ///
    /// @param reverse reverses [#group]
    public void take(int cell, Runnable reverse) {
        int other = has(0, cell) ? 1 : 0;
        for (int beside : net.near(cell)) {
            if (has(other, beside) && !lives(beside)) {
                reverse.run();
            }
        }
    }

    /// What a stone does that was placed: [#take], then its own group is reversed if it does not live.
    ///
    /// @param reverse reverses [#group]
    public void placed(int cell, Runnable reverse) {
        take(cell, reverse);
        if (!lives(cell)) {
            reverse.run();
        }
    }

    /// True if the gathered group fills a ring.
    public boolean hasRing() {
        for (int[] ring : net.rings()) {
            if (within(ring, group)) {
                return true;
            }
        }
        return false;
    }

    /// True if the stone on a cell is one of those that fill a ring.
    public boolean isInRing(int cell) {
        for (int[] ring : net.rings()) {
            if (Arrays.stream(ring).anyMatch(corner -> corner == cell) && within(ring, own(cell))) {
                return true;
            }
        }
        return false;
    }

    /// True if all cells of a ring are in a set.
    static boolean within(int[] ring, long[] set) {
        for (int cell : ring) {
            if (!Flood.has(set, cell)) {
                return false;
            }
        }
        return true;
    }
}
