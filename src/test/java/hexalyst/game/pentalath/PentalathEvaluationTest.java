package hexalyst.game.pentalath;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.Groups;
import hexalyst.board.HexGrid;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// Compares the features with counts made cell by cell.
class PentalathEvaluationTest {
    @Test
    void countsWhatAPlainCountCounts() {
        Random random = new Random(92);
        int[] seen = new int[PentalathEvaluation.PER_PLAYER];
        for (int round = 0; round < 300; round++) {
            HexGrid grid = round % 2 == 0 ? HexGrid.hexagon(5, 5) : HexGrid.hexagon(6, 4);
            Position start = Pentalath.GAME.start(PentalathEdition.STANDARD, grid);
            Position position = Positions.after(random, start, 2 + random.nextInt(60));
            SearchBoard board = position.searchBoard();
            int[] features = new int[SearchBoard.MAX_FEATURES];
            int count = board.features(features);
            assertEquals(2 * PentalathEvaluation.PER_PLAYER + 1, count);
            List<Integer> wanted = new ArrayList<>(plain(position, position.toMove()));
            for (int i = 0; i < seen.length; i++) {
                seen[i] += wanted.get(i);
            }
            wanted.addAll(plain(position, position.toMove().other()));
            wanted.add(1);
            assertEquals(
                    wanted,
                    Arrays.stream(features, 0, count).boxed().toList(),
                    () -> position.setup().toString());
        }
        assertTrue(Arrays.stream(seen).allMatch(sum -> sum > 0), Arrays.toString(seen));
    }

    /// The player who may swap can choose the better side, so the value of a lone piece is never against the player to
    /// move.
    @Test
    void aSwapOnOfferIsNeverBad() {
        Position start = Pentalath.GAME.start(PentalathEdition.STANDARD);
        int better = 0;
        for (Move move : start.legalMoves()) {
            Position position = start.play(move);
            SearchBoard board = position.searchBoard();
            assertTrue(position.swapOffered());
            assertTrue(board.evaluate() >= 0, () -> position.setup().toString());
            int[] offered = new int[SearchBoard.MAX_FEATURES];
            int count = board.features(offered);
            better += offered[count - 1] < 0 ? 1 : 0;
        }
        assertTrue(better > 0, "the worth is turned round somewhere");
    }

    private static List<Integer> plain(Position position, Side side) {
        Grid grid = position.grid();
        int[] counts = new int[PentalathEvaluation.PER_PLAYER];
        List<Map<Integer, Integer>> open = List.of(new HashMap<>(), new HashMap<>());
        for (int cell = 0; cell < grid.cells(); cell++) {
            for (int direction = 0; direction < 3; direction++) {
                countPlace(position, side, cell, direction, counts, open);
            }
        }
        counts[4] = twice(open.get(0));
        counts[5] = twice(open.get(1));
        CellSet seen = CellSet.EMPTY;
        for (int cell = 0; cell < grid.cells(); cell++) {
            if (position.at(cell).is(side)) {
                boolean edge = grid.neighbours(cell).size() < 6;
                boolean second = grid.neighbours(cell).stream()
                        .anyMatch(next -> grid.neighbours(next).size() < 6);
                counts[11] += edge || second ? 0 : 1;
                counts[12] += edge ? 1 : 0;
                if (!seen.contains(cell)) {
                    CellSet group =
                            Groups.around(grid, cell, next -> position.at(next).is(side));
                    seen = seen.or(group);
                    countGroup(position, group, counts);
                }
            }
        }
        return Arrays.stream(counts).boxed().toList();
    }

    private static int twice(Map<Integer, Integer> cells) {
        return (int) cells.values().stream().filter(times -> times > 1).count();
    }

    private static void countPlace(
            Position position, Side side, int from, int direction, int[] counts, List<Map<Integer, Integer>> open) {
        List<Integer> missing = new ArrayList<>();
        int cell = from;
        for (int i = 0; i < Pentalath.LINE; i++) {
            if (cell == HexGrid.NONE || position.at(cell).is(side.other())) {
                return;
            }
            if (position.at(cell).isEmpty()) {
                missing.add(cell);
            }
            cell = position.grid().neighbour(cell, direction);
        }
        int pieces = Pentalath.LINE - missing.size();
        if (pieces > 0) {
            counts[pieces - 1]++;
        }
        if (pieces == 2 || pieces == 3) {
            missing.forEach(one -> open.get(pieces - 2).merge(one, 1, Integer::sum));
        }
    }

    private static void countGroup(Position position, CellSet group, int[] counts) {
        Grid grid = position.grid();
        int free = (int) group.stream()
                .flatMap(cell -> grid.neighbours(cell).stream())
                .filter(cell -> position.at(cell).isEmpty())
                .distinct()
                .count();
        if (free <= 3) {
            counts[5 + free] += group.size();
        }
        counts[9]++;
        counts[10] += free;
        counts[13] += free == 1 ? 1 : 0;
    }
}
