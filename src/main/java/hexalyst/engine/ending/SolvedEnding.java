package hexalyst.engine.ending;

import hexalyst.game.Side;
import java.util.Arrays;
import java.util.stream.LongStream;

/// All positions that can be reached from one, solved. Immutable; may be read by several threads, each by an
/// [EndingReader].
public final class SolvedEnding {
    /// The number of the root among the positions.
    private static final int ROOT = 0;

    private final Object frame;
    private final ContentTable table;
    private final short[] values;
    private final long[] seenTwice;
    private final long root;
    private final Side rootMover;

    /// @param frame what the contents leave out
    /// @param values for each position, for the player to move: n wins within n plies and no sooner, -n loses within n
    ///     plies at the latest and not sooner, 0 is drawn
    /// @param seenTwice the positions that ended the game as a draw when they came back, in ascending order
    /// @param root the hash of the position that the others are reached from, the first one of the table
    /// @param rootMover the player to move there
    SolvedEnding(Object frame, ContentTable table, short[] values, long[] seenTwice, long root, Side rootMover) {
        this.frame = frame;
        this.table = table;
        this.values = values;
        this.seenTwice = seenTwice;
        this.root = root;
        this.rootMover = rootMover;
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

    /// Whether the value of a position is right after what was on the board before it ([EndingReader]).
    ///
    /// @param mover the player to move
    /// @param now what was on the board twice, in ascending order
    /// @param here the position itself
    boolean holds(int value, Side mover, long[] now, long here) {
        if (now.length == 0 && seenTwice.length == 0) {
            return true;
        }
        long[] own = LongStream.of(seenTwice).filter(seen -> seen != here).toArray();
        if (value == 0) {
            return LongStream.of(own).allMatch(seen -> Arrays.binarySearch(now, seen) >= 0);
        }
        long[] others = LongStream.of(now)
                .filter(seen -> seen != here && (seen != root || isRootOnTheWay(value, mover)))
                .toArray();
        return Arrays.equals(others, own);
    }

    /// Whether the root may be on the winner's way: the same player wins there in fewer plies.
    private boolean isRootOnTheWay(int value, Side mover) {
        int atRoot = mover == rootMover ? values[ROOT] : -values[ROOT];
        return Integer.signum(atRoot) == Integer.signum(value) && Math.abs(atRoot) < Math.abs(value);
    }
}
