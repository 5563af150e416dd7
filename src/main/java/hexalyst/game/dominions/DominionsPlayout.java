package hexalyst.game.dominions;

import hexalyst.game.Playout;
import hexalyst.game.TurnResult;
import java.util.random.RandomGenerator;

/// Plays random games of Dominions. Beside the last tile, groups with a single liberty are reversed or saved. Otherwise
/// a random tile that fits is placed on a random cell, with a liberty of its own if possible; a player passes if every
/// tile would be suicide. Confined to one thread.
final class DominionsPlayout implements Playout {
    private static final int DIRECTIONS = 6;

    private final DominionsBoard board;
    private final TileBoard now;
    private final int cells;
    private final int[] empty;
    private int empties;

    DominionsPlayout(DominionsBoard board, DominionsGround ground) {
        this.board = board;
        now = new TileBoard(ground.near);
        cells = ground.near.length;
        empty = new int[cells];
    }

    @Override
    public int play(RandomGenerator random) {
        now.become(board.now());
        int first = board.toMove().ordinal();
        int player = first;
        int passes = board.isLast() ? 1 : 0;
        int last = TileBoard.NONE;
        empties = 0;
        for (int cell = 0; cell < cells; cell++) {
            if (now.isEmpty(cell)) {
                empty[empties++] = cell;
            }
        }
        while (passes < 2 && board.result() == TurnResult.ONGOING) {
            int cell = last < 0 ? TileBoard.NONE : urgent(player, last);
            if (cell < 0 || !placed(player, cell, random)) {
                cell = placeAnywhere(player, random);
            }
            passes = cell < 0 ? passes + 1 : 0;
            last = cell;
            player = 1 - player;
        }
        return now.ahead(first);
    }

    /// The cell where a group of the last tile's owner beside it is reversed, or else an own one saved.
    private int urgent(int player, int last) {
        int saving = TileBoard.NONE;
        for (int beam = -1; beam < DIRECTIONS; beam++) {
            int cell = beam < 0 ? last : now.beside(last, beam);
            int only = cell < 0 || now.isEmpty(cell) ? TileBoard.NONE : now.onlyLiberty(cell);
            if (only >= 0 && !now.shows(cell, player) && now.fitting(player, only) != 0) {
                return only;
            }
            saving = only >= 0 ? only : saving;
        }
        return saving;
    }

    /// @return the cell; below 0 if nothing was placed
    private int placeAnywhere(int player, RandomGenerator random) {
        for (int left = empties; left > 0; left--) {
            int at = random.nextInt(left);
            int cell = empty[at];
            empty[at] = empty[left - 1];
            empty[left - 1] = cell;
            if (!now.isEmpty(cell)) {
                empty[left - 1] = empty[--empties];
            } else if (placed(player, cell, random)) {
                return cell;
            }
        }
        return TileBoard.NONE;
    }

    /// Places a random tile, if one fits that is no suicide.
    private boolean placed(int player, int cell, RandomGenerator random) {
        long fitting = now.fitting(player, cell);
        if (fitting == 0) {
            return false;
        }
        long open = fitting & ~(1L << now.smallest());
        int tile = open == 0 ? now.smallest() : one(open, random);
        if (open == 0 && now.kills(player, cell)) {
            return false;
        }
        now.place(player, cell, tile, reversed -> {});
        return true;
    }

    private static int one(long set, RandomGenerator random) {
        long rest = set;
        for (int skip = random.nextInt(Long.bitCount(set)); skip > 0; skip--) {
            rest &= rest - 1;
        }
        return Long.numberOfTrailingZeros(rest);
    }

    @Override
    public void addOwners(int[] sums) {
        for (int cell = 0; cell < cells; cell++) {
            if (!now.isEmpty(cell)) {
                sums[cell] += now.shows(cell, 0) ? 1 : -1;
            }
        }
    }
}
