package hexalyst.game.kit.draughts;

import hexalyst.board.Grid;
import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
import hexalyst.game.Part;
import hexalyst.game.Parts;
import hexalyst.game.Piece;
import hexalyst.game.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// The codec of games in which a turn moves one piece, perhaps over several cells: `b2-b3`, `d3-d5-f4`. A code consists
/// of the first cell, the last one, and a number for turns between the same cells that differ, which means something
/// only in its position ([hexalyst.game.Position#code]).
public final class PathCodec implements MoveCodec {
    private static final String JOINS = "-";

    private final Grid grid;
    private final int cellCount;
    private final int pairs;
    private final int ways;
    private final boolean enters;

    /// @throws IllegalArgumentException if the board has more cells than codes can hold
    public PathCodec(Grid grid) {
        this(grid, false);
    }

    /// @param enters true if a turn may put a piece of the mover's on a cell instead
    /// @throws IllegalArgumentException if the board has more cells than codes can hold
    public PathCodec(Grid grid, boolean enters) {
        this.grid = grid;
        this.enters = enters;
        cellCount = grid.cells();
        pairs = cellCount * cellCount;
        ways = MOST_CODES / pairs - (enters ? 1 : 0);
        if (ways < 2) {
            throw new IllegalArgumentException("no codes for paths on " + cellCount + " cells");
        }
    }

    /// The code of a turn.
    ///
    /// @param way its number among the turns between these cells; 0 for turns that take nothing
    /// @throws IllegalStateException if there are more than codes can tell apart
    public int code(int from, int to, int way) {
        if (way >= ways) {
            throw new IllegalStateException("more than " + ways + " turns from " + grid.name(from) + " to "
                    + grid.name(to) + " in one position: too many to search");
        }
        return way * pairs + from * cellCount + to;
    }

    /// The code of a turn that puts a piece on a cell.
    public int putCode(int cell, Side side) {
        return ways * pairs + 2 * cell + side.ordinal();
    }

    /// True if a turn puts a piece on a cell.
    public boolean isPut(int code) {
        return code >= ways * pairs;
    }

    /// The cell on which it puts one.
    public int putCell(int code) {
        return (code - ways * pairs) / 2;
    }

    /// The cell where a path begins.
    public int from(int code) {
        return code % pairs / cellCount;
    }

    /// The cell where a path ends.
    public int to(int code) {
        return code % cellCount;
    }

    /// The number of a path among the turns between these cells.
    public int way(int code) {
        return code / pairs;
    }

    /// The turn over these cells, two or more.
    public static Move path(List<Integer> cells) {
        List<Part> parts = new ArrayList<>();
        for (int i = 1; i < cells.size(); i++) {
            parts.add(new Part.Shift(cells.get(i - 1), cells.get(i), 1));
        }
        return new Move(parts);
    }

    @Override
    public String format(Parts parts) {
        StringBuilder text = new StringBuilder();
        for (Part part : parts.parts()) {
            switch (part) {
                case Part.Shift shift -> {
                    text.append(text.isEmpty() ? grid.name(shift.from()) : "");
                    text.append(JOINS).append(grid.name(shift.to()));
                }
                case Part.Put put -> text.append(grid.name(put.cell()));
                case Part.Remove remove -> text.append('x').append(grid.name(remove.cell()));
                case Part.Choose choose -> text.append(choose.word());
            }
        }
        return text.toString();
    }

    @Override
    public Optional<Move> parse(String text, Side mover) {
        List<Integer> cells = new ArrayList<>();
        for (String name : text.split(JOINS, -1)) {
            OptionalInt cell = grid.named(name);
            if (cell.isEmpty()) {
                return Optional.empty();
            }
            cells.add(cell.getAsInt());
        }
        if (cells.size() > 1) {
            return Optional.of(path(cells));
        }
        return enters ? Optional.of(Move.of(new Part.Put(cells.getFirst(), Piece.of(mover)))) : Optional.empty();
    }

    /// The code of a turn that takes nothing, and of the first one between two cells.
    @Override
    public int encode(Part part) {
        if (enters && part instanceof Part.Put put) {
            return putCode(put.cell(), put.colour());
        }
        if (!(part instanceof Part.Shift shift)) {
            throw new IllegalArgumentException("no turn over cells: " + part);
        }
        return code(shift.from(), shift.to(), 0);
    }

    /// From the first cell straight to the last one.
    @Override
    public Part decode(int code) {
        if (isPut(code)) {
            return new Part.Put(putCell(code), Piece.of(Side.values()[(code - ways * pairs) % 2]));
        }
        return new Part.Shift(from(code), to(code), 1);
    }

    @Override
    public boolean isCode(int code) {
        return code >= 0 && code < codes();
    }

    @Override
    public int codes() {
        return ways * pairs + (enters ? 2 * cellCount : 0);
    }
}
