package hexalyst.game.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Connection;
import hexalyst.game.Contract;
import hexalyst.game.Edition;
import hexalyst.game.Side;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
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

    /// A stone of the player shortens the way by a whole cell there, one of the other player makes it longer.
    @Test
    void shortestConnectionsAreFoundByTryingEveryCell() {
        Random random = new Random(5);
        int compared = 0;
        for (int position = 0; position < 300; position++) {
            long[][] stones = new long[2][1];
            for (int stone = 0; stone < 18; stone++) {
                int cell = random.nextInt(GRID.cells());
                stones[random.nextInt(2)][0] |= ((stones[0][0] | stones[1][0]) >> cell & 1) == 0 ? 1L << cell : 0;
            }
            for (Side side : Side.values()) {
                int player = side.ordinal();
                int length = crossing().missing(player, stones);
                Optional<Connection> found = crossing().connection(player, stones);
                assertEquals(length != Crossing.NONE, found.isPresent());
                if (found.isPresent()) {
                    Connection connection = found.get();
                    assertEquals(length, connection.missing());
                    assertEquals(
                            empty(stones, cell -> missing(stones, player, player, cell) == length - 1 - cell % 2),
                            connection.cells());
                    assertEquals(
                            empty(stones, cell -> missing(stones, player, 1 - player, cell) > length),
                            connection.cuts());
                    compared += connection.cuts().isEmpty() ? 0 : 1;
                }
            }
        }
        assertTrue(compared > 100, compared + " positions with a cell to cut");
    }

    private static CellSet empty(long[][] stones, IntPredicate wanted) {
        return CellSet.of(IntStream.range(0, GRID.cells())
                .filter(cell -> ((stones[0][0] | stones[1][0]) >> cell & 1) == 0)
                .filter(wanted)
                .toArray());
    }

    /// What a player's connection takes with another stone.
    private static int missing(long[][] stones, int player, int owner, int cell) {
        long[][] more = {stones[0].clone(), stones[1].clone()};
        more[owner][0] |= 1L << cell;
        return crossing().missing(player, more);
    }
}
