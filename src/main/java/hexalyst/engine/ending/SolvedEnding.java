package hexalyst.engine.ending;

import java.util.Arrays;

/// All positions that can be reached from one, solved. Immutable; may be read by several threads, each by an
/// [EndingReader].
public final class SolvedEnding {
    private final Object frame;
    private final ContentTable table;
    private final short[] values;
    private final long[] seenTwice;

    /// @param frame what the contents leave out
    /// @param values for each position, for the player to move: n wins within n plies and no sooner, -n loses within n
    ///     plies at the latest and not sooner, 0 is drawn
    /// @param seenTwice the positions that ended the game as a draw when they came back, in ascending order
    SolvedEnding(Object frame, ContentTable table, short[] values, long[] seenTwice) {
        this.frame = frame;
        this.table = table;
        this.values = values;
        this.seenTwice = seenTwice;
    }

    /// How many positions it has.
    public int size() {
        return values.length;
    }

    /// How much memory it takes.
    public long bytes() {
        return table.bytes() + Short.BYTES * (long) values.length;
    }

    Object frame() {
        return frame;
    }

    /// Whether mirror images are one position: not if one of them was on the board twice.
    boolean alike() {
        return seenTwice.length == 0;
    }

    /// The value of a position, for the player to move; [EndingReader#UNKNOWN] if it is none of these
    /// where the game goes on.
    int value(byte[] content, int length) {
        int number = table.find(content, length);
        return number < 0 || table.mark(number) != Backwards.ONGOING ? EndingReader.UNKNOWN : values[number];
    }

    /// True if what was on the board twice before a position is the same as when this was solved.
    ///
    /// @param now what was on the board twice, in ascending order
    /// @param here the position itself, which does not count
    boolean hasSameHistory(long[] now, long here) {
        int own = 0;
        int other = 0;
        while (true) {
            own += own < seenTwice.length && seenTwice[own] == here ? 1 : 0;
            other += other < now.length && now[other] == here ? 1 : 0;
            if (own == seenTwice.length || other == now.length) {
                return own == seenTwice.length && other == now.length;
            }
            if (seenTwice[own++] != now[other++]) {
                return false;
            }
        }
    }

    /// True if everything that was on the board twice when this was solved was so before a position too.
    boolean hasPartOfHistory(long[] now, long here) {
        for (long before : seenTwice) {
            if (before != here && Arrays.binarySearch(now, before) < 0) {
                return false;
            }
        }
        return true;
    }
}
