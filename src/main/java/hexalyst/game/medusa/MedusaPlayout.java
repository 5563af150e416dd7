package hexalyst.game.medusa;

import hexalyst.game.Playout;
import hexalyst.game.Side;
import hexalyst.game.TurnResult;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/// Plays random games of Medusa, like players who look one stone ahead. Near the last stone, groups with a single
/// liberty are taken or saved. Otherwise a stone is placed anywhere except where it would die or in a region that
/// already belongs to somebody. A player without such a cell passes and gets the marker's point. Groups do not move.
final class MedusaPlayout implements Playout {
    /// An upper limit; usual games have a few more turns than the board has cells.
    private static final int MOST_TURNS = 1_000;
    /// A region with more than this fraction of the cells (one in so many) belongs to nobody yet, whoever touches it.
    private static final int WIDE = 6;

    private final MedusaBoard board;
    private final MedusaStones now;
    private final MedusaNet net;
    private final MedusaArea area;
    private final int wide;
    private final long[] open;
    private final long[] liberties;
    private final byte[] owners;

    MedusaPlayout(MedusaBoard board, MedusaStones now, MedusaArea area) {
        this.board = board;
        this.now = now;
        this.area = area;
        net = now.net;
        wide = net.cells / WIDE;
        open = new long[net.words];
        liberties = new long[net.words];
        owners = new byte[net.cells];
    }

    @Override
    public int play(RandomGenerator random) {
        Side first = board.toMove();
        int made = 0;
        int last = -1;
        TurnResult result = board.result();
        for (int turn = 0; result == TurnResult.ONGOING && turn < MOST_TURNS; turn++) {
            Side mover = board.toMove();
            int cell = !board.midTurn() ? choose(mover.ordinal(), last, random) : -1;
            if (cell >= 0) {
                result = board.make(cell << 1 | (mover == Side.WHITE ? 1 : 0));
                made++;
            }
            if (result == TurnResult.ONGOING && board.toMove() == mover) {
                result = board.make(board.ending());
                made++;
            }
            last = cell;
        }
        int points = board.toMove() == first ? board.ahead() : -board.ahead();
        area.owners(owners);
        for (int i = 0; i < made; i++) {
            board.unmake();
        }
        return points;
    }

    @Override
    public void addOwners(int[] sums) {
        for (int cell = 0; cell < owners.length; cell++) {
            if (owners[cell] != MedusaArea.NOBODY) {
                sums[cell] += owners[cell] == Side.WHITE.ordinal() ? 1 : -1;
            }
        }
    }

    /// The cell where the player to move places a stone; -1 for a pass.
    private int choose(int side, int last, RandomGenerator random) {
        if (last >= 0) {
            int urgent = urgent(side, last);
            if (urgent >= 0) {
                return urgent;
            }
        }
        area.open(open, wide);
        int cell = Playout.one(open, random);
        while (cell >= 0 && !useful(cell, side)) {
            open[cell >> 6] &= ~(1L << cell);
            cell = Playout.one(open, random);
        }
        return cell;
    }

    /// The cell that takes the group of the last stone, or saves a group beside it; -1 if there is none.
    private int urgent(int side, int last) {
        if (now.has(1 - side, last) && liberties(last) == 1 && !now.hasRosette()) {
            return liberty();
        }
        for (int beside : net.near[last]) {
            if (now.has(side, beside) && liberties(beside) == 1 && !now.hasRosette()) {
                int cell = liberty();
                if (useful(cell, side)) {
                    return cell;
                }
            }
        }
        return -1;
    }

    /// Whether a stone would live on a cell, or take others.
    private boolean useful(int cell, int side) {
        if (net.touches(cell, now.empty)) {
            return true;
        }
        for (int beside : net.near[cell]) {
            int count = liberties(beside);
            if (now.has(side, beside) ? count > 1 || now.hasRosette() : count == 1 && !now.hasRosette()) {
                return true;
            }
        }
        return false;
    }

    /// How many liberties the group of a stone has. Afterwards they are in [#liberties], and the group is gathered.
    private int liberties(int stone) {
        now.gather(stone);
        Arrays.fill(liberties, 0);
        for (int word = 0; word < liberties.length; word++) {
            for (long rest = now.group[word]; rest != 0; rest &= rest - 1) {
                net.addTouched(word << 6 | Long.numberOfTrailingZeros(rest), now.empty, liberties);
            }
        }
        int count = 0;
        for (long word : liberties) {
            count += Long.bitCount(word);
        }
        return count;
    }

    private int liberty() {
        int word = 0;
        while (liberties[word] == 0) {
            word++;
        }
        return word << 6 | Long.numberOfTrailingZeros(liberties[word]);
    }
}
