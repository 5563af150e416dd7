package hexalyst.game.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.board.Grid;
import hexalyst.game.Contract;
import hexalyst.game.Edition;
import java.util.Random;
import org.junit.jupiter.api.Test;

class CrossingTest {
    private static final Edition EDITION = Contract.game("query").editions().getFirst();
    private static final Grid GRID = Contract.game("query").sizes().get(2);

    private static Crossing crossing() {
        return new Crossing(EDITION, GRID, cell -> 1 + cell % 2);
    }

    /// Stones come and go one or several at a time, as in a search.
    @Test
    void whatFollowsFromAPositionBeforeIsWhatANewOneFinds() {
        Random random = new Random(4);
        long[][] stones = new long[2][1];
        Crossing kept = crossing();
        for (int step = 0; step < 3000; step++) {
            long bit = 1L << random.nextInt(GRID.cells());
            int side = random.nextInt(2);
            boolean removes = random.nextInt(2) == 0 || ((stones[0][0] | stones[1][0]) & bit) != 0;
            stones[0][0] &= removes ? ~bit : -1;
            stones[1][0] &= removes ? ~bit : -1;
            stones[side][0] |= removes ? 0 : bit;
            if (random.nextInt(4) > 0) {
                int player = random.nextInt(2);
                assertEquals(crossing().missing(player, stones), kept.missing(player, stones), "step " + step);
                assertEquals(kept.missing(player, stones) == 0, kept.joins(player, stones));
            }
        }
    }
}
