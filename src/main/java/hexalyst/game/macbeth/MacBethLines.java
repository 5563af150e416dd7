package hexalyst.game.macbeth;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.kit.LineBits;

/// Where stones can be placed, and what the evaluation counts, on the lines of a board.
final class MacBethLines extends LineBits {
    /// The cells where a stone can never be turned over: as sets with one line for each cell, and with all their lines.
    private final long[] corners;

    private final long[] safe;
    /// The cells on the edge, with one line for each: a stone there can be turned over on only one line.
    private final long[] edge;

    MacBethLines(Grid grid, CellSet blocked) {
        super(grid, blocked);
        corners = once(cellsInside(0));
        edge = once(cellsInside(1));
        safe = all(cellsInside(0));
    }

    /// The bits of a word where a stone turns others over. In one direction, an addition carries a run that begins next
    /// to an own stone to the bit after it; in the other direction, steps of 1, 2, 4 and 8 bits pass through up to 15
    /// stones, the most that can be in a row.
    long placeable(long[] own, long[] other, int word) {
        long mine = own[word];
        long theirs = other[word];
        long forth = theirs + (mine << 1 & theirs);
        long run = theirs;
        long back = mine >>> 1 & run;
        back |= back >>> 1 & run;
        run &= run >>> 1;
        back |= back >>> 2 & run;
        run &= run >>> 2;
        back |= back >>> 4 & run;
        run &= run >>> 4;
        back |= back >>> 8 & run;
        return (forth | back >>> 1) & used(word) & ~(mine | theirs);
    }

    /// True if a stone could turn others over somewhere. Like [#placeable], but tries one direction first, which is
    /// usually enough.
    boolean anyPlaceable(long[] own, long[] other) {
        for (int word = first(); word < words(); word++) {
            long mine = own[word];
            long theirs = other[word];
            if ((theirs + (mine << 1 & theirs) & used(word) & ~(mine | theirs)) != 0) {
                return true;
            }
        }
        for (int word = first(); word < words(); word++) {
            if (placeable(own, other, word) != 0) {
                return true;
            }
        }
        return false;
    }

    /// How many stones of the other side are in a row after a bit, up to an own one; 0 if none is there.
    int after(long[] own, long[] other, int bit) {
        int run = Long.numberOfTrailingZeros(~(other[bit >> 6] >>> bit + 1));
        // Neither the first nor the last bit of a word is a cell, so that no shift is by 64.
        return -(int) (own[bit >> 6] >>> bit + 1 + run & 1) & run;
    }

    /// The same before a bit.
    int before(long[] own, long[] other, int bit) {
        int run = Long.numberOfLeadingZeros(~(other[bit >> 6] << -bit));
        return -(int) (own[bit >> 6] >>> bit - 1 - run & 1) & run;
    }

    /// The empty bits beside some stones, counted along every line.
    ///
    /// @param rest the other stones
    int beside(long[] some, long[] rest) {
        int count = 0;
        for (int word = first(); word < words(); word++) {
            long empty = used(word) & ~(some[word] | rest[word]);
            count += Long.bitCount((some[word] << 1 | some[word] >>> 1) & empty);
        }
        return count;
    }

    /// The stones next to an empty corner, counted along every line.
    int besideEmpty(long[] own, long[] other) {
        int count = 0;
        for (int word = first(); word < words(); word++) {
            long empty = safe[word] & ~(own[word] | other[word]);
            count += Long.bitCount((empty << 1 | empty >>> 1) & own[word]);
        }
        return count;
    }

    /// The stones in unbroken rows from own corners, counted along every line.
    int anchored(long[] own) {
        int count = 0;
        for (int word = first(); word < words(); word++) {
            long mine = own[word];
            long forth = mine & ~(mine + (mine & safe[word]));
            long back = Long.reverse(mine);
            back &= ~(back + (back & Long.reverse(safe[word])));
            count += Long.bitCount(forth | Long.reverse(back));
        }
        return count;
    }

    /// The stones on corners.
    int corners(long[] own) {
        return held(own, corners);
    }

    /// The stones on the edge, without corners.
    int edge(long[] own) {
        return held(own, edge);
    }

    private int held(long[] own, long[] some) {
        int count = 0;
        for (int word = first(); word < some.length; word++) {
            count += Long.bitCount(own[word] & some[word]);
        }
        return count;
    }
}
