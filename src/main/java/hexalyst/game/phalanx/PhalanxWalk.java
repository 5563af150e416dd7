package hexalyst.game.phalanx;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Side;
import hexalyst.game.kit.Stones;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// What happens to the men in a normal turn.
///
/// @param ends maps the moving player's men that remain from their cells before the turn to those after it
/// @param captures the movements that take men, in order
record PhalanxWalk(Map<Integer, Integer> ends, List<Capture> captures) {
    /// Copies both.
    PhalanxWalk {
        ends = Map.copyOf(ends);
        captures = List.copyOf(captures);
    }

    /// A movement that takes men.
    ///
    /// @param men how many men move
    /// @param tail the last of them
    /// @param taken how many men they take
    /// @param lines how many lines of the other player's they reach
    record Capture(int men, int tail, int taken, int lines) {}

    static PhalanxWalk of(PhalanxPosition before, Move turn) {
        Side mover = before.toMove();
        Map<Integer, Integer> ends = new HashMap<>();
        before.stones().of(mover).stream().forEach(cell -> ends.put(cell, cell));
        List<Capture> captures = new ArrayList<>();
        PhalanxPosition at = before;
        for (Part part : turn.parts()) {
            if (part instanceof Part.Shift shift) {
                PhalanxRow row = at.row(shift).orElseThrow();
                CellSet taken = row.move(at.stones(), mover, shift.to()).taken();
                if (!taken.isEmpty()) {
                    int lines = lines(at.stones(), mover, row, shift.to());
                    captures.add(new Capture(row.men().size(), row.tail(), taken.size(), lines));
                }
                List<Integer> moved = row.moved(before.grid(), shift.to());
                ends.replaceAll((start, cell) ->
                        row.men().contains(cell) ? moved.get(row.men().indexOf(cell)) : cell);
                ends.values().removeIf(taken::contains);
            }
            at = (PhalanxPosition) at.with(part);
        }
        return new PhalanxWalk(ends, captures);
    }

    private static int lines(Stones stones, Side mover, PhalanxRow row, int target) {
        Grid grid = stones.grid();
        CellSet others = stones.of(mover.other());
        int lines = 0;
        int cell = row.head();
        while (cell != target) {
            int next = grid.neighbour(cell, row.direction());
            lines += others.contains(next) && !others.contains(cell) ? 1 : 0;
            cell = next;
        }
        return lines;
    }

    /// How many men were taken.
    int taken() {
        return captures.stream().mapToInt(Capture::taken).sum();
    }
}
