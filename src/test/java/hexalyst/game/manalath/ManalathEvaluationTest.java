package hexalyst.game.manalath;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.Groups;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// Compares the features with counts made cell by cell.
class ManalathEvaluationTest {
    private static final int PER_PLAYER = 14;

    @Test
    void countsWhatAPlainCountCounts() {
        Random random = new Random(91);
        int reach = 0;
        for (int round = 0; round < 600; round++) {
            String start = round % 2 == 0 ? "5/6/7/8/9/8/7/6/5 w" : "6/7/8/9/10/9/8/7/6 w";
            Position position = Positions.after(random, Positions.of(start), random.nextInt(55));
            SearchBoard board = position.searchBoard();
            int[] features = new int[SearchBoard.MAX_FEATURES];
            int count = board.features(features);
            assertEquals(2 * PER_PLAYER + 2, count);
            List<Integer> wanted = new ArrayList<>(plain(position, position.toMove()));
            wanted.addAll(plain(position, position.toMove().other()));
            List<Integer> found =
                    Arrays.stream(features, 0, 2 * PER_PLAYER).boxed().toList();
            assertEquals(wanted, found, () -> position.setup().toString());
            reach += features[9] + features[10] + features[11];
            int safe = wanted.get(3) + wanted.get(PER_PLAYER + 3);
            assertEquals(Math.max(0, 64 - safe) * (safe % 2 == 1 ? 1 : -1), features[2 * PER_PLAYER]);
            assertEquals(1, features[count - 1]);
        }
        assertTrue(reach > 1_000, "too few places to threaten from: " + reach);
    }

    private static List<Integer> plain(Position position, Side side) {
        Grid grid = position.grid();
        int[] counts = new int[PER_PLAYER];
        CellSet seen = CellSet.EMPTY;
        for (int cell = 0; cell < grid.cells(); cell++) {
            if (position.at(cell).is(side)) {
                counts[7] += fromEdge(grid, cell) >= 2 ? 1 : 0;
                counts[8] += fromEdge(grid, cell) == 0 ? 1 : 0;
                CellSet group = group(position, cell);
                if (!seen.contains(cell)) {
                    counts[3 + Math.min(3, group.size())]++;
                }
                seen = seen.or(group);
            } else if (position.at(cell).isEmpty()) {
                countEmpty(position, side, cell, counts);
            }
        }
        return Arrays.stream(counts).boxed().toList();
    }

    private static void countEmpty(Position position, Side side, int cell, int[] counts) {
        int total = total(position, side, cell);
        if (total > 4) {
            return;
        }
        if (total >= 1 && total <= 3) {
            counts[total - 1]++;
        }
        counts[3] += total <= 2 ? 1 : 0;
        int[] near = new int[4];
        for (int next : neighbours(position.grid(), cell)) {
            if (position.at(next).isEmpty() && total(position, side, next) <= 3) {
                near[total(position, side, next)]++;
            }
        }
        counts[9] += total == 0 && near[3] > 0 ? 1 : 0;
        counts[10] += total == 0 && near[3] > 1 ? 1 : 0;
        counts[11] += (total == 1 || total == 2) && near[3] > 0 ? 1 : 0;
        counts[12] += total == 1 && near[2] > 0 ? 1 : 0;
        counts[13] += total == 2 && near[1] > 0 ? 1 : 0;
    }

    private static int total(Position position, Side side, int cell) {
        CellSet joined = CellSet.EMPTY;
        for (int next : neighbours(position.grid(), cell)) {
            joined = position.at(next).is(side) ? joined.or(group(position, next)) : joined;
        }
        return joined.size();
    }

    private static CellSet group(Position position, int cell) {
        return Groups.around(position.grid(), cell, next -> position.at(next).equals(position.at(cell)));
    }

    private static int fromEdge(Grid grid, int cell) {
        int distance = 0;
        for (CellSet reached = CellSet.of(cell);
                reached.stream().allMatch(one -> neighbours(grid, one).size() == 6);
                distance++) {
            for (int one : reached.stream().toArray()) {
                reached = reached.or(grid.neighbours(one));
            }
        }
        return distance;
    }

    private static List<Integer> neighbours(Grid grid, int cell) {
        return grid.neighbours(cell).stream().boxed().toList();
    }
}
