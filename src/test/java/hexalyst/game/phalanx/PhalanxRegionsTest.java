package hexalyst.game.phalanx;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.game.Content;
import hexalyst.game.Points;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.Positions;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Compares territory and score with a count from cell to cell.
class PhalanxRegionsTest {
    private int owned;

    @ParameterizedTest
    @CsvSource({"2, 300, 1", "3, 300, 2", "5, 200, 3", "8, 60, 4", "9, 60, 5"})
    void countsAsGoingFromCellToCellDoes(int side, int boards, long seed) {
        Random random = new Random(seed);
        HexGrid grid = HexGrid.hexagon(side, side);
        for (int board = 0; board < boards; board++) {
            PositionSetup setup = Positions.randomSetup(random, grid, random.nextDouble(), random.nextDouble() / 2)
                    .withField("taken", Optional.of(random.nextInt(9) + "," + random.nextInt(9)));
            if (Phalanx.GAME.position(PhalanxEdition.PIE1, setup) instanceof SetupResult.Valid valid) {
                assertCounted(valid.position());
            }
        }
        assertTrue(owned > boards / 2, owned + " cells were owned");
    }

    private void assertCounted(Position position) {
        int[] owners = owners(position);
        int[] territory = new int[2];
        for (int cell = 0; cell < owners.length; cell++) {
            if (owners[cell] != 0 && position.at(cell).isEmpty()) {
                territory[owners[cell] > 0 ? 0 : 1]++;
            }
        }
        owned += territory[0] + territory[1];
        String[] taken = position.setup().field("taken").orElse("0,0").split(",", -1);
        int white = territory[0] - Integer.parseInt(taken[1]);
        int black = territory[1] - Integer.parseInt(taken[0]);
        Points points = position.score().orElseThrow();
        assertEquals(white, points.white());
        assertEquals(black, points.black());
        int ahead = position.toMove() == Side.WHITE ? white - black : black - white;
        assertEquals(ahead, position.searchBoard().plainCount());

        int[] sums = new int[owners.length];
        PhalanxBoard counted = (PhalanxBoard) position.searchBoard();
        PhalanxPlayout playout = (PhalanxPlayout) counted.playout();
        counted.start(new Random(1));
        playout.stop();
        playout.addOwners(sums);
        assertArrayEquals(owners, sums);
        assertEquals(white - black, counted.ahead(Side.WHITE.ordinal()));
    }

    /// For each cell 1 if White owns or occupies it, -1 for Black, otherwise 0.
    private static int[] owners(Position position) {
        int[] owners = new int[position.grid().cells()];
        for (int cell = 0; cell < owners.length; cell++) {
            Set<Content> met = position.at(cell).isEmpty() ? touched(position, cell) : Set.of(position.at(cell));
            owners[cell] = met.equals(Set.of(Content.WHITE)) ? 1 : met.equals(Set.of(Content.BLACK)) ? -1 : 0;
        }
        return owners;
    }

    /// What the region of an empty cell touches, without walls.
    private static Set<Content> touched(Position position, int cell) {
        Set<Integer> region = new HashSet<>(Set.of(cell));
        Deque<Integer> open = new ArrayDeque<>(region);
        Set<Content> touched = new HashSet<>();
        while (!open.isEmpty()) {
            int from = open.pop();
            for (int direction = 0; direction < 6; direction++) {
                int to = position.grid().neighbour(from, direction);
                if (to == Grid.NONE || position.at(to).isBlocked()) {
                    continue;
                }
                if (!position.at(to).isEmpty()) {
                    touched.add(position.at(to));
                } else if (region.add(to)) {
                    open.push(to);
                }
            }
        }
        return touched;
    }

    @Test
    void menTakenAreLostPointsAndMenOnTheBoardAreNone() {
        Position position = Positions.of(Phalanx.GAME, "x2/1xw1/w1xb1/1xb1/x2 b taken=3,1");
        Points points = position.score().orElseThrow();
        assertEquals(3 - 1, points.white(), "territory d1 c2 b1");
        assertEquals(-3, points.black());
    }
}
