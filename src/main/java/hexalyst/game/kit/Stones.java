package hexalyst.game.kit;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.Groups;
import hexalyst.game.Content;
import hexalyst.game.PositionSetup;
import hexalyst.game.Side;
import java.util.stream.Stream;

/// The stones on a board where each cell holds at most one plain stone.
///
/// @param grid the board
/// @param white the cells with white stones
/// @param black the cells with black stones
/// @param blocked the cells that nobody can use
public record Stones(Grid grid, CellSet white, CellSet black, CellSet blocked) {
    /// The stones of a set-up.
    public static Stones of(PositionSetup setup) {
        Stones stones = new Stones(setup.grid(), CellSet.EMPTY, CellSet.EMPTY, CellSet.EMPTY);
        for (int cell = 0; cell < setup.cells().size(); cell++) {
            Content content = setup.cells().get(cell);
            if (content.isBlocked()) {
                stones = new Stones(stones.grid, stones.white, stones.black, stones.blocked.with(cell));
            } else if (!content.isEmpty()) {
                stones = stones.with(cell, content.is(Side.WHITE) ? Side.WHITE : Side.BLACK);
            }
        }
        return stones;
    }

    /// The stones of a colour.
    public CellSet of(Side colour) {
        return colour == Side.WHITE ? white : black;
    }

    /// The stones of both colours.
    public CellSet all() {
        return white.or(black);
    }

    /// What a cell holds.
    public Content at(int cell) {
        if (white.contains(cell)) {
            return Content.WHITE;
        }
        if (black.contains(cell)) {
            return Content.BLACK;
        }
        return blocked.contains(cell) ? Content.BLOCKED : Content.EMPTY;
    }

    /// True if a stone can be placed on a cell.
    public boolean empty(int cell) {
        return !white.contains(cell) && !black.contains(cell) && !blocked.contains(cell);
    }

    /// The cells where a stone can be placed.
    public CellSet empty() {
        CellSet empty = CellSet.EMPTY;
        for (int cell = 0; cell < grid.cells(); cell++) {
            empty = empty(cell) ? empty.with(cell) : empty;
        }
        return empty;
    }

    /// The connected regions of empty cells that touch stones of this colour and none of the other.
    public CellSet territory(Side colour) {
        return Regions.owned(grid, empty(), of(colour), of(colour.other()));
    }

    /// The group of the stone on a cell; empty if there is none.
    public CellSet group(int cell) {
        return Groups.around(grid, cell, of(white.contains(cell) ? Side.WHITE : Side.BLACK)::contains);
    }

    /// All stones of the groups that contain some of these.
    public CellSet groups(CellSet some) {
        return groupsWith(some).reduce(CellSet.EMPTY, CellSet::or);
    }

    /// The first stone, which identifies the group, of each group that contains some of these.
    public CellSet firsts(CellSet some) {
        return groupsWith(some).map(group -> CellSet.of(group.next(0))).reduce(CellSet.EMPTY, CellSet::or);
    }

    private Stream<CellSet> groupsWith(CellSet some) {
        return Stream.of(white, black)
                .flatMap(colour -> Groups.of(grid, colour).stream())
                .filter(group -> group.intersects(some));
    }

    /// True if no cell is empty.
    public boolean full() {
        return white.size() + black.size() + blocked.size() == grid.cells();
    }

    /// These stones and one more.
    public Stones with(int cell, Side colour) {
        return colour == Side.WHITE
                ? new Stones(grid, white.with(cell), black, blocked)
                : new Stones(grid, white, black.with(cell), blocked);
    }

    /// These stones without some, of either colour.
    public Stones without(CellSet cells) {
        return new Stones(grid, white.minus(cells), black.minus(cells), blocked);
    }

    /// These stones with the colours exchanged.
    public Stones exchanged() {
        return new Stones(grid, /* white= */ black, /* black= */ white, blocked);
    }
}
