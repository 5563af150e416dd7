package hexalyst.game;

import hexalyst.board.CellSet;

/// What a turn did to pieces that stood on the board, besides moving them.
///
/// @param taken the cells whose pieces are gone
/// @param turned the cells whose piece, the top one, is another player's now
public record Changes(CellSet taken, CellSet turned) {
    /// Nothing of the kind.
    public static final Changes NONE = new Changes(CellSet.EMPTY, CellSet.EMPTY);

    /// What a turn did.
    ///
    /// @param after the position after it
    public static Changes of(Position before, Move move, Position after) {
        CellSet taken = CellSet.EMPTY;
        CellSet turned = CellSet.EMPTY;
        CellSet left = left(move);
        for (int cell = 0; cell < before.grid().cells(); cell++) {
            Content was = before.at(cell);
            Content is = after.at(cell);
            if (was.pieces().isEmpty() || was.equals(is) || left.contains(cell)) {
                continue;
            }
            if (is.pieces().isEmpty()) {
                taken = taken.with(cell);
            } else if (is.equals(was.exchanged())) {
                turned = turned.with(cell);
            }
        }
        return new Changes(taken, turned);
    }

    /// The cells that pieces leave because they are moved.
    private static CellSet left(Move move) {
        CellSet left = CellSet.EMPTY;
        for (Part part : move.parts()) {
            left = part instanceof Part.Shift shift ? left.with(shift.from()) : left;
        }
        return left;
    }
}
