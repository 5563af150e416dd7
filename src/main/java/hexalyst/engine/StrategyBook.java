package hexalyst.engine;

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

/// The positions of a winning strategy, to be looked up: those in which the other side is to move and has lost,
/// whatever it does, up to symmetry and to an exchange of the colours. A proof file holds the same strategy in less
/// room, but in an order in which nothing can be found; what checks a proof makes this from it ([Maker]). Immutable.
///
/// In a file, big-endian as [DataOutputStream] writes it, compressed as zlib does: the four bytes `HXS1`; how many
/// positions, in four bytes; then each position in the order of the upper halves of their keys ([PositionKey#high]),
/// taken as unsigned: in eight bytes how much that half is larger than the one before (than 0, for the first), in
/// four the upper half of the key's lower half, in one the most plies in which the side to move has lost. So a key is
/// known by 96 bits: a position that is not in the book is taken for one with a probability of about 2^-77 a look-up.
public final class StrategyBook {
    private static final int MAGIC = 0x48585331;
    private static final int MOST = 1 << 26;
    private static final int MOST_PLIES = 255;

    private final long[] high;
    private final int[] low;
    private final byte[] plies;

    private StrategyBook(int size) {
        high = new long[size];
        low = new int[size];
        plies = new byte[size];
    }

    /// What is known of a position.
    ///
    /// @param value for the player to move
    /// @param move the move that keeps to the strategy; empty if the player to move has lost
    public record Known(ProvedValue value, Optional<Move> move) {}

    /// Gathers the positions of a book from a walk through a proof.
    public static final class Maker {
        private record Lost(int low, int plies) {}

        private final Map<Long, Lost> found = new TreeMap<>(Long::compareUnsigned);

        /// Adds a position whose player to move has lost.
        ///
        /// @param plies in how many at most, 1 to 255
        /// @throws IllegalArgumentException if there is no room for so many plies, or for this position because
        ///     another has the same upper half of its key
        public void add(Position position, int plies) {
            if (plies < 1 || plies > MOST_PLIES) {
                throw new IllegalArgumentException("plies are 1 to 255, not " + plies);
            }
            PositionKey key = position.key();
            int low = (int) (key.low() >>> Integer.SIZE);
            Lost before = found.put(key.high(), new Lost(low, plies));
            if (before != null && before.low() != low) {
                throw new IllegalArgumentException("two positions have the same upper half of their keys");
            }
        }

        /// The book with what was added.
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
    /// @throws IOException if it cannot be read or is none
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
            book.low[i] = in.readInt();
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
                out.writeInt(low[i]);
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

    /// What the strategy tells of a position, for either player to move: that it is lost, or which move wins because it
    /// ends the game or the position after it is lost. Tries all moves, which takes about a millisecond on the large
    /// boards.
    ///
    /// @return empty if it tells nothing, and where the game is over
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

    /// In how many plies at most the player to move has lost; 0 if nothing is known.
    private int plies(PositionKey key) {
        int at = find(key.high());
        return at >= 0 && low[at] == (int) (key.low() >>> Integer.SIZE) ? plies[at] & MOST_PLIES : 0;
    }

    /// By bisection, since [java.util.Arrays] takes numbers as signed.
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
