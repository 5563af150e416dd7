package hexalyst.turn;

import hexalyst.board.CellSet;
import hexalyst.game.Content;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Piece;
import hexalyst.game.Position;
import hexalyst.game.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What a turn did to the pieces on the board.
///
/// @param taken the cells whose pieces were taken, including cells that other pieces have moved to
/// @param turned the cells whose top piece now belongs to another player
/// @param walled the cells that are now blocked, with everything that stood or moved there
/// @param walks the pieces that moved from cell to cell
public record Changes(CellSet taken, CellSet turned, CellSet walled, List<Walk> walks) {
    /// No changes.
    public static final Changes NONE = new Changes(CellSet.EMPTY, CellSet.EMPTY, List.of());

    /// The changes by a turn that blocked no cell.
    public Changes(CellSet taken, CellSet turned, List<Walk> walks) {
        this(taken, turned, CellSet.EMPTY, walks);
    }

    /// Copies the list.
    public Changes {
        walks = List.copyOf(walks);
    }

    /// Pieces that moved from cell to cell.
    ///
    /// @param pieces what moved
    /// @param cells the cells where they stood, in order, two or more
    public record Walk(Content pieces, List<Integer> cells) {
        /// Copies the list.
        public Walk {
            cells = List.copyOf(cells);
        }

        /// The cell where they stand now.
        public int end() {
            return cells.getLast();
        }
    }

    /// The cells whose pieces were taken and that are now empty.
    public CellSet emptied() {
        return taken.minus(CellSet.of(walks.stream().mapToInt(Walk::end).toArray()));
    }

    /// What a turn, or some parts of one, changed.
    ///
    /// @param before the position before it, which may be in the middle of a turn
    /// @param after the position after it
    public static Changes of(Position before, Move move, Position after) {
        List<Walk> walks = before.game().traits().keepsPieces() ? List.of() : walks(before, move);
        CellSet left = CellSet.EMPTY;
        for (Walk walk : walks) {
            left = left.with(walk.cells().getFirst());
        }
        CellSet taken = CellSet.EMPTY;
        CellSet turned = CellSet.EMPTY;
        CellSet walled = CellSet.EMPTY;
        for (int cell = 0; cell < before.grid().cells(); cell++) {
            Content was = before.at(cell);
            Content is = after.at(cell);
            if (is.isBlocked() && !was.isBlocked()) {
                walled = walled.with(cell);
            }
            if (was.pieces().isEmpty() || was.equals(is) || left.contains(cell)) {
                continue;
            }
            if (is.pieces().isEmpty() || replaced(walks, cell, is)) {
                taken = taken.with(cell);
            } else if (owners(is).equals(owners(was.exchanged()))) {
                turned = turned.with(cell);
            }
        }
        return new Changes(taken, turned, walled, walks);
    }

    private static List<Optional<Side>> owners(Content content) {
        return content.pieces().stream().map(Piece::owner).toList();
    }

    /// Whether a cell only holds what moved there.
    private static boolean replaced(List<Walk> walks, int cell, Content is) {
        return walks.stream()
                .anyMatch(walk -> walk.end() == cell && walk.pieces().equals(is));
    }

    private static List<Walk> walks(Position before, Move move) {
        List<Walk> walks = new ArrayList<>();
        Position at = before;
        for (Part part : move.parts()) {
            if (part instanceof Part.Shift shift) {
                List<Walk> earlier = List.copyOf(walks);
                for (Part.Shift each : at.shifted(shift)) {
                    walk(walks, earlier, each, at);
                }
            }
            at = move.only() == null ? at.with(part) : at;
        }
        return walks;
    }

    /// Extends the walk of pieces that already moved in an earlier part.
    private static void walk(List<Walk> walks, List<Walk> earlier, Part.Shift shift, Position at) {
        List<Integer> path = at.game().path(at, shift);
        for (int i = 0; i < earlier.size(); i++) {
            Walk walk = earlier.get(i);
            if (walk.end() == shift.from() && walk.pieces().pieces().size() == shift.count()) {
                List<Integer> cells = new ArrayList<>(walk.cells());
                cells.addAll(path.subList(1, path.size()));
                walks.set(i, new Walk(walk.pieces(), cells));
                return;
            }
        }
        walks.add(new Walk(at.at(shift.from()).top(shift.count()), path));
    }
}
