package hexalyst.game.phalanx;

import hexalyst.board.CellSet;
import hexalyst.game.Move;
import hexalyst.game.Part;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

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

    /// @param board the board before the turn, on which it is made
    static PhalanxWalk of(PhalanxBoard board, Move turn) {
        int side = board.side();
        Map<Integer, Integer> ends = new HashMap<>();
        board.men(side).stream().forEach(cell -> ends.put(cell, cell));
        List<Capture> captures = new ArrayList<>();
        for (Part part : turn.parts()) {
            if (part instanceof Part.Shift shift) {
                CellSet others = board.men(1 - side);
                Map<Integer, Integer> shifted =
                        board.shifted(shift).stream().collect(Collectors.toMap(Part.Shift::from, Part.Shift::to));
                int lines = lines(board, shift, shifted.size());
                board.apply(part);
                CellSet taken = others.minus(board.men(1 - side));
                if (!taken.isEmpty()) {
                    captures.add(new Capture(shifted.size(), shift.from(), taken.size(), lines));
                }
                ends.replaceAll((start, cell) -> shifted.getOrDefault(cell, cell));
                ends.values().removeIf(taken::contains);
            } else {
                board.apply(part);
            }
        }
        return new PhalanxWalk(ends, captures);
    }

    private static int lines(PhalanxBoard board, Part.Shift shift, int men) {
        PhalanxNet net = board.net;
        int direction = net.direction(shift.from(), shift.to());
        int other = 3 - board.at(shift.from());
        int lines = 0;
        int cell = net.ahead(shift.from(), direction, men - 1);
        while (cell != shift.to()) {
            int next = net.ahead(cell, direction, 1);
            lines += board.at(next) == other && board.at(cell) != other ? 1 : 0;
            cell = next;
        }
        return lines;
    }

    /// How many men were taken.
    int taken() {
        return captures.stream().mapToInt(Capture::taken).sum();
    }
}
