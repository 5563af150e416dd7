package hexalyst.game.dominions;

import hexalyst.board.Grid;
import hexalyst.game.Playout;
import hexalyst.game.RandomPlayout;
import java.util.random.RandomGenerator;

/// Plays random games of Dominions. Beside the last tile, groups with a single liberty are reversed or saved. Otherwise
/// a random tile is placed on a random cell; a player passes if every tile would be suicide. Confined to one thread.
final class DominionsPlayout extends RandomPlayout {
    private final DominionsBoard board;
    private int last;
    private final int[] owners;

    DominionsPlayout(DominionsBoard board, int cells) {
        super(board, true);
        this.board = board;
        owners = new int[cells];
    }

    @Override
    public int play(RandomGenerator random) {
        last = Grid.NONE;
        return super.play(random);
    }

    @Override
    protected int choose(RandomGenerator random) {
        long stock = board.stock();
        last = last == Grid.NONE ? Grid.NONE : board.urgent(last, stock);
        long tiles = last < 0 ? 0 : board.sensible(last, stock);
        long[] open = board.open();
        while (tiles == 0) {
            last = Playout.one(open, random);
            if (last < 0) {
                return board.pass();
            }
            open[last >> 6] &= ~(1L << last);
            tiles = board.sensible(last, stock);
        }
        return board.turn(last, Playout.one(new long[] {tiles}, random));
    }

    @Override
    protected void over() {
        board.owners(owners);
    }

    @Override
    public void addOwners(int[] sums) {
        for (int cell = 0; cell < owners.length; cell++) {
            sums[cell] += owners[cell];
        }
    }
}
