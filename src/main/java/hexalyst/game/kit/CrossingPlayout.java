package hexalyst.game.kit;

import hexalyst.game.Playout;
import java.util.random.RandomGenerator;

/// Random games of joining sides ([Crossing]) on boards where exactly one player has joined them once the board is
/// full: turns fill it, and only then is looked who has. A turn takes one cell of one kind or two of the other.
/// Confined
/// to one thread.
public final class CrossingPlayout implements Playout {
    private final RuleBoard board;
    private final boolean[] whole;
    private final Crossing crossing;
    private final long[][] before;
    private final long[][] stones;
    /// The empty cells that take a whole turn, and those that take half of one.
    private final int[][] empty;

    private final int[] sizes = new int[2];

    /// @param board where games begin; it is not changed
    /// @param whole which cells take a whole turn
    /// @param crossing knows who has joined sides
    /// @param before the stones on it
    public CrossingPlayout(RuleBoard board, boolean[] whole, Crossing crossing, long[][] before) {
        this.board = board;
        this.whole = whole;
        this.crossing = crossing;
        this.before = before;
        stones = new long[2][before[0].length];
        empty = new int[2][whole.length];
    }

    @Override
    public int play(RandomGenerator random) {
        int first = board.toMove().ordinal();
        collect();
        int player = first;
        if (board.midTurn()) {
            take(1, player, random);
            player = 1 - player;
        }
        while (sizes[0] + sizes[1] > 0) {
            int kind = random.nextInt(sizes[0] + sizes[1]) < sizes[0] ? 0 : 1;
            take(kind, player, random);
            if (kind == 1) {
                take(1, player, random);
            }
            player = 1 - player;
        }
        return crossing.joins(0, stones) == (first == 0) ? 1 : -1;
    }

    private void collect() {
        sizes[0] = 0;
        sizes[1] = 0;
        for (int player = 0; player < 2; player++) {
            System.arraycopy(before[player], 0, stones[player], 0, stones[player].length);
        }
        for (int cell = 0; cell < empty[0].length; cell++) {
            if (!Flood.has(stones[0], cell) && !Flood.has(stones[1], cell)) {
                int kind = whole[cell] ? 0 : 1;
                empty[kind][sizes[kind]++] = cell;
            }
        }
    }

    /// Puts a stone on an empty cell of a kind, if there is one.
    private void take(int kind, int player, RandomGenerator random) {
        if (sizes[kind] > 0) {
            int at = random.nextInt(sizes[kind]);
            int cell = empty[kind][at];
            empty[kind][at] = empty[kind][--sizes[kind]];
            stones[player][cell >> 6] |= 1L << cell;
        }
    }

    @Override
    public void addOwners(int[] sums) {
        for (int cell = 0; cell < sums.length; cell++) {
            sums[cell] += Flood.has(stones[0], cell) ? 1 : -1;
        }
    }
}
