package hexalyst.game.medusa;

import hexalyst.game.Playout;
import hexalyst.game.Side;
import hexalyst.game.TurnResult;
import hexalyst.game.kit.reversal.ReversibleStones;
import hexalyst.game.kit.reversal.StoneArea;
import hexalyst.game.kit.reversal.StoneChooser;
import java.util.random.RandomGenerator;

/// Plays random games of Medusa: a [StoneChooser] places the stones, and a player without a cell passes and gets the
/// marker's point. Groups do not move.
final class MedusaPlayout implements Playout {
    /// An upper limit; usual games have a few more turns than the board has cells.
    private static final int MOST_TURNS = 1_000;
    private final MedusaBoard board;
    private final StoneArea area;
    private final StoneChooser chooser;
    private final byte[] owners;

    MedusaPlayout(MedusaBoard board, ReversibleStones now, StoneArea area) {
        this.board = board;
        this.area = area;
        chooser = new StoneChooser(now, area);
        owners = new byte[now.net().cells];
    }

    @Override
    public int play(RandomGenerator random) {
        Side first = board.toMove();
        int made = 0;
        int last = -1;
        TurnResult result = board.result();
        for (int turn = 0; result == TurnResult.ONGOING && turn < MOST_TURNS; turn++) {
            Side mover = board.toMove();
            int cell = !board.midTurn() ? chooser.choose(mover.ordinal(), last, random) : -1;
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
            if (owners[cell] != StoneArea.NOBODY) {
                sums[cell] += owners[cell] == Side.WHITE.ordinal() ? 1 : -1;
            }
        }
    }
}
