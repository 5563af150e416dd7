package hexalyst.engine.strategy;

import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.PositionKey;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/// The positions of a winning strategy, for look-up: those where the other side is to move and has lost whatever it
/// does. Positions that are equal up to symmetry and an exchange of the colours are stored once. A proof file holds the
/// same strategy in less space, but in an order that does not allow look-ups; checking a proof creates this book from
/// it ([Maker]). Immutable.
///
/// The file is big-endian, as written by [DataOutputStream], and compressed with zlib. It has the four bytes `HXS2`;
/// the number of positions, in four bytes; then the positions, ordered by the upper halves of their keys
/// ([PositionKey#high]) as unsigned numbers. Each position has, in eight bytes, the difference of that half from the
/// one before (from 0 for the first); in eight bytes, the lower half of the key; in one byte, the most plies in which
/// the side to move has lost.
public final class StrategyBook {
    private static final int MAGIC = 0x48585332;
    private static final int MOST = 1 << 26;
    private static final int MOST_PLIES = 255;

    private final long[] high;
    private final long[] low;
    private final byte[] plies;

    private StrategyBook(int size) {
        high = new long[size];
        low = new long[size];
        plies = new byte[size];
    }

    /// What is known about a position.
    ///
    /// @param value for the player to move
    /// @param move a move that follows the strategy; empty if the player to move has lost
    public record Known(ProvedValue value, Optional<Move> move) {}

    /// Collects the positions of a book from a walk through a proof.
    public static final class Maker {
        private record Lost(long low, int plies) {}

        private final Map<Long, Lost> found = new TreeMap<>(Long::compareUnsigned);

        /// Adds a position that is lost for the player to move.
        ///
        /// @param plies the most plies until the loss, 1 to 255
        /// @throws IllegalArgumentException if the plies are out of range, or if another position has the same upper
        ///     half of its key
        public void add(Position position, int plies) {
            if (plies < 1 || plies > MOST_PLIES) {
                throw new IllegalArgumentException("plies are 1 to 255, not " + plies);
            }
            PositionKey key = position.key();
            Lost before = found.put(key.high(), new Lost(key.low(), plies));
            if (before != null && before.low() != key.low()) {
                throw new IllegalArgumentException("two positions have the same upper half of their keys");
            }
        }

        /// The book of all positions added.
        public StrategyBook book() {
            StrategyBook book = new StrategyBook(found.size());
            int at = 0;
            for (Map.Entry<Long, Lost> one : found.entrySet()) {
                book.high[at] = one.getKey();
                book.low[at] = one.getValue().low();
                book.plies[at++] = (byte) one.getValue().plies();
            }
            return book;
        }
    }

    /// Reads a book.
    ///
    /// @throws IOException if the file cannot be read or is not a book
    public static StrategyBook read(InputStream file) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(new InflaterInputStream(file)));
        if (in.readInt() != MAGIC) {
            throw new IOException("it is not a book of a strategy");
        }
        int size = in.readInt();
        if (size < 0 || size > MOST) {
            throw new IOException("it says that it has " + size + " positions");
        }
        StrategyBook book = new StrategyBook(size);
        long key = 0;
        for (int i = 0; i < size; i++) {
            key += in.readLong();
            book.high[i] = key;
            book.low[i] = in.readLong();
            book.plies[i] = in.readByte();
        }
        return book;
    }

    /// Writes the book and leaves the stream open.
    ///
    /// @throws IOException if it cannot be written
    public void write(OutputStream file) throws IOException {
        Deflater best = new Deflater(Deflater.BEST_COMPRESSION);
        try {
            DeflaterOutputStream packed = new DeflaterOutputStream(file, best);
            DataOutputStream out = new DataOutputStream(new BufferedOutputStream(packed));
            out.writeInt(MAGIC);
            out.writeInt(size());
            long before = 0;
            for (int i = 0; i < high.length; i++) {
                out.writeLong(high[i] - before);
                out.writeLong(low[i]);
                out.writeByte(plies[i]);
                before = high[i];
            }
            out.flush();
            packed.finish();
        } finally {
            best.end();
        }
    }

    /// How many positions it has.
    public int size() {
        return high.length;
    }

    /// What the strategy says about a position, for either player to move: that it is lost, or which move wins because
    /// it ends the game or leads to a lost position. Tries all moves, which takes about a millisecond on the large
    /// boards.
    ///
    /// @return empty if the strategy says nothing about the position, or if the game is over
    public Optional<Known> find(Position position) {
        if (position.outcome().over()) {
            return Optional.empty();
        }
        int lost = plies(position.key());
        if (lost > 0) {
            return Optional.of(new Known(new ProvedValue(Value.LOSS, lost), Optional.empty()));
        }
        Optional<Known> best = Optional.empty();
        for (Move move : position.legalMoves()) {
            Position after = position.play(move);
            if (after.outcome().wonBy().equals(Optional.of(position.toMove()))) {
                return Optional.of(new Known(new ProvedValue(Value.WIN, 1), Optional.of(move)));
            }
            int won = after.outcome().over() ? 0 : plies(after.key());
            if (won > 0 && best.map(known -> known.value().plies() > won + 1).orElse(true)) {
                best = Optional.of(new Known(new ProvedValue(Value.WIN, won + 1), Optional.of(move)));
            }
        }
        return best;
    }

    /// The most plies in which the player to move has lost; 0 if nothing is known.
    private int plies(PositionKey key) {
        int at = find(key.high());
        return at >= 0 && low[at] == key.low() ? plies[at] & MOST_PLIES : 0;
    }

    /// A binary search of our own, since [java.util.Arrays] compares numbers as signed.
    private int find(long wanted) {
        int from = 0;
        int until = high.length - 1;
        while (from <= until) {
            int middle = (from + until) >>> 1;
            int order = Long.compareUnsigned(high[middle], wanted);
            if (order == 0) {
                return middle;
            }
            if (order < 0) {
                from = middle + 1;
            } else {
                until = middle - 1;
            }
        }
        return -1;
    }
}
