package hexalyst.game.dominions;

import hexalyst.game.Playout;
import hexalyst.game.RandomPlayout;
import java.util.random.RandomGenerator;

/// Plays random games of Dominions: a random tile on a random cell, with a liberty of its own if possible; a player
/// passes if every tile would be suicide. To take or save groups near the last tile made it no stronger in 40 games.
/// Confined to one thread.
final class DominionsPlayout extends RandomPlayout {
    private final DominionsBoard board;
    private final int[] owners;

    DominionsPlayout(DominionsBoard board, int cells) {
        super(board, true);
        this.board = board;
        owners = new int[cells];
    }

    @Override
    protected int choose(RandomGenerator random) {
        long stock = board.stock();
        long[] open = board.open();
        for (int cell = Playout.one(open, random); cell >= 0; cell = Playout.one(open, random)) {
            long tiles = board.sensible(cell, stock);
            if (tiles != 0) {
                return board.turn(cell, Playout.one(new long[] {tiles}, random));
            }
            open[cell >> 6] &= ~(1L << cell);
        }
        return board.pass();
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
