package hexalyst.game.pentalath;

import hexalyst.board.Grid;

/// Groups and their freedoms on a board of up to 64 cells, as bit masks. Not thread-safe, since finding a group also
/// stores the cells next to it.
final class PentalathGroups {
    /// The cells next to each cell.
    private final long[] near;
    /// The cells next to those of the group found last, which include its own cells.
    private long reach;

    PentalathGroups(Grid grid) {
        near = new long[grid.cells()];
        for (int cell = 0; cell < near.length; cell++) {
            near[cell] = grid.neighbours(cell).w0();
        }
    }

    /// The cells next to a cell.
    long near(int cell) {
        return near[cell];
    }

    /// The cells of a set that touch another cell of it.
    long touching(long cells) {
        long touching = 0;
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            touching |= (near[Long.numberOfTrailingZeros(rest)] & cells) == 0 ? 0 : rest & -rest;
        }
        return touching;
    }

    /// The group of a side around a cell, as if the cell held a piece of that side.
    long group(long own, int cell) {
        long group = 1L << cell;
        long around = near[cell];
        for (long open = around & own & ~group; open != 0; open = around & own & ~group) {
            while (open != 0) {
                around |= near[Long.numberOfTrailingZeros(open)];
                group |= open & -open;
                open &= open - 1;
            }
        }
        reach = around;
        return group;
    }

    /// The freedoms of the group found last.
    long freedoms(long empty) {
        return reach & empty;
    }

    /// The pieces that a piece on a cell would capture.
    long captures(long other, int cell, long empty) {
        long captured = 0;
        long free = empty & ~(1L << cell);
        for (long rest = near[cell] & other; rest != 0; ) {
            long group = group(other, Long.numberOfTrailingZeros(rest));
            rest &= ~group;
            captured |= (reach & free) == 0 ? group : 0;
        }
        return captured;
    }

    /// The last freedoms of those groups of a side that have just one.
    long lastFreedoms(long own, long empty) {
        long last = 0;
        for (long rest = own; rest != 0; ) {
            rest &= ~group(own, Long.numberOfTrailingZeros(rest));
            long free = reach & empty;
            last |= (free & (free - 1)) == 0 ? free : 0;
        }
        return last;
    }

    /// True if a piece on an empty cell has a freedom or captures.
    boolean placeable(long own, long other, int cell, long empty) {
        if ((near[cell] & empty) != 0) {
            return true;
        }
        group(own, cell);
        return (reach & empty & ~(1L << cell)) != 0 || captures(other, cell, empty) != 0;
    }
}
