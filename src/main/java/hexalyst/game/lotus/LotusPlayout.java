package hexalyst.game.lotus;

import hexalyst.game.Playout;
import hexalyst.game.TurnResult;
import hexalyst.game.kit.reversal.ReversibleStones;
import hexalyst.game.kit.reversal.StoneArea;
import hexalyst.game.kit.reversal.StoneChooser;
import java.util.random.RandomGenerator;

/// Plays random games of Lotus: a [StoneChooser] places the stones, and a player without a point passes and gets the
/// marker's point. Confined to one thread.
final class LotusPlayout implements Playout {
    private final LotusBoard board;
    private final ReversibleStones from;
    private final ReversibleStones now;
    private final StoneArea area;
    private final StoneChooser chooser;

    LotusPlayout(LotusBoard board, ReversibleStones from) {
        this.board = board;
        this.from = from;
        now = from.copy();
        area = new StoneArea(now);
        chooser = new StoneChooser(now, area);
    }

    @Override
    public int play(RandomGenerator random) {
        now.become(from);
        int first = board.toMove().ordinal();
        int player = first;
        int marked = board.marker();
        int passes = board.isLast() ? 1 : 0;
        int last = -1;
        while (passes < 2 && board.result() == TurnResult.ONGOING) {
            last = chooser.choose(player, last, random);
            if (last < 0) {
                passes++;
                marked = Math.clamp(marked + (player == 0 ? 1 : -1), -Lotus.TRACK.most(), Lotus.TRACK.most());
            } else {
                passes = 0;
                now.place(player, last);
            }
            player = 1 - player;
        }
        return area.ahead(first) + (first == 0 ? marked : -marked);
    }

    @Override
    public void addOwners(int[] sums) {
        area.addOwners(sums);
    }
}
