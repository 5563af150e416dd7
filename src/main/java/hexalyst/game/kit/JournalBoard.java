package hexalyst.game.kit;

import hexalyst.game.Side;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The verbs that change what is on a [RuleBoard], with a journal of every change that takes them back, and the hash of
/// the position from the view of each player. Confined to one thread.
abstract class JournalBoard extends PieceBoard {
    private static final int FIRST_JOURNAL = 256;
    private static final int FIRST_MARKS = 64;
    private static final int SAVED = 4;

    private final long[] hashes;
    private long white;
    private long black;
    /// How many pieces there are in stacks.
    private int pieces;

    /// Null in games whose turns mark no cells.
    private final @Nullable CellMarks tags;

    private int[] journal = new int[FIRST_JOURNAL];
    private int journalled;
    /// What [#rollBack] needs for each open [#mark].
    private long[] saved = new long[SAVED * FIRST_MARKS];
    private int saves;

    JournalBoard(Ground ground) {
        super(ground);
        tags = fields.marks() == 0 ? null : new CellMarks(ground, fields.marks());
        hashes = ground.hashes();
        // What is 0 for White may be another number for Black.
        for (int place = 0; place < fields.size(); place++) {
            black ^= fields.hash(place, 0, Side.BLACK);
        }
    }

    // The verbs.

    /// Puts a piece on top of a cell.
    protected final void push(int cell, int piece) {
        if (flat) {
            writeTop(cell, piece);
        } else {
            int height = state[heights + cell];
            write(cell * levels + height, piece);
            write(heights + cell, height + 1);
        }
    }

    /// Puts a piece in place of the top one of a cell.
    protected final void replace(int cell, int piece) {
        if (flat) {
            writeTop(cell, piece);
        } else {
            write(cell * levels + state[heights + cell] - 1, piece);
        }
    }

    /// Takes the top piece off a cell and returns it.
    protected final int pop(int cell) {
        int piece = top(cell);
        if (flat) {
            writeTop(cell, EMPTY);
        } else {
            int height = state[heights + cell] - 1;
            write(heights + cell, height);
            write(cell * levels + height, EMPTY);
        }
        return piece;
    }

    /// Takes the lowest pieces off a cell; the others sink.
    ///
    /// @param count how many, at most as many as there are
    protected final void pull(int cell, int count) {
        int left = height(cell) - count;
        if (count > 0) {
            for (int level = 0; level < left; level++) {
                write(cell * levels + level, state[cell * levels + level + count]);
            }
            for (int taken = 0; taken < count; taken++) {
                pop(cell);
            }
        }
    }

    /// Changes a field ([#field]).
    protected final void set(int field, int value) {
        write(numbers + field, value);
    }

    /// Lets the other player move. What belongs to a turn of several parts is cleared.
    protected final void endTurn() {
        if (tags != null) {
            tags.clear();
        }
        for (int field : fields.inTurn()) {
            set(field, 0);
        }
        mover = 1 - mover;
    }

    private CellMarks marks() {
        return Objects.requireNonNull(tags, "no field names cells");
    }

    /// Marks a cell until the end of the turn.
    protected final void tag(int set, int cell) {
        marks().add(set, cell);
    }

    /// Marks cells until the end of the turn.
    protected final void tag(int set, long[] some) {
        marks().add(set, some);
    }

    /// The cells marked in this turn; not to be changed.
    protected final long[] tagged(int set) {
        return marks().of(set);
    }

    /// Whether any cell is marked in this turn.
    protected final boolean anyTagged(int set) {
        return !marks().isEmpty(set);
    }

    /// How many moves were made on this board and not taken back: where a game can keep what it has found out about
    /// each position.
    protected final int ply() {
        return saves;
    }

    // What is kept.

    private void journal(int index) {
        if (journalled + 2 > journal.length) {
            journal = Arrays.copyOf(journal, 2 * journal.length);
        }
        journal[journalled] = index;
        journal[journalled + 1] = state[index];
        journalled += 2;
    }

    /// Changes the only piece of a cell.
    private void writeTop(int cell, int value) {
        journal(cell);
        hashPiece(cell, state[cell], value);
        put(cell, value);
    }

    /// Changes a piece in a stack, a height or a number.
    private void write(int index, int value) {
        int old = state[index];
        if (value == old) {
            return;
        }
        journal(index);
        if (index < heights) {
            hashPiece(index, old, value);
            put(index, value);
        } else if (index < numbers) {
            boolean blocks = top(index - heights) == block();
            put(index, value);
            pieces += blocks || top(index - heights) == block() ? 0 : value - old;
        } else {
            int field = index - numbers;
            white ^= fields.hash(field, old, Side.WHITE) ^ fields.hash(field, value, Side.WHITE);
            black ^= fields.hash(field, old, Side.BLACK) ^ fields.hash(field, value, Side.BLACK);
            state[index] = value;
        }
    }

    private void hashPiece(int place, int old, int value) {
        int before = ground.place(place, old);
        int after = ground.place(place, value);
        white ^= hashes[before] ^ hashes[after];
        black ^= hashes[before + 1] ^ hashes[after + 1];
    }

    /// The hash from White's view, without who is to move.
    final long white() {
        return white;
    }

    /// True if there is a moment to go back to.
    final boolean isMarked() {
        return saves > 0;
    }

    /// Remembers this moment for [#rollBack].
    protected final void mark() {
        if (tags != null) {
            tags.mark();
        }
        int at = SAVED * saves++;
        if (at == saved.length) {
            saved = Arrays.copyOf(saved, 2 * at);
        }
        saved[at] = journalled;
        saved[at + 1] = white;
        saved[at + 2] = black;
        saved[at + 3] = (long) pieces << 1 | mover;
    }

    /// Takes back all changes since the last [#mark] that was not rolled back.
    protected final void rollBack() {
        if (tags != null) {
            tags.rollBack();
        }
        int at = SAVED * --saves;
        int from = (int) saved[at];
        for (int i = journalled - 2; i >= from; i -= 2) {
            put(journal[i], journal[i + 1]);
        }
        journalled = from;
        white = saved[at + 1];
        black = saved[at + 2];
        pieces = (int) saved[at + 3] >> 1;
        mover = (int) saved[at + 3] & 1;
    }

    /// The hash from the view of the player to move.
    final long view() {
        long hash = mover == 0 ? white : black;
        return tags == null ? hash : hash ^ (mover == 0 ? tags.white() : tags.black());
    }

    /// The smallest hash from the view of the player to move under the board's symmetries.
    final long smallestView() {
        long numbersHash = 0;
        for (int place = 0; place < fields.size(); place++) {
            numbersHash ^= fields.hash(place, state[numbers + place], side());
        }
        long best = -1;
        for (int symmetry : ground.symmetries()) {
            long image = numbersHash;
            for (int cell = 0; cell < cells; cell++) {
                int height = height(cell);
                for (int level = 0; level < height; level++) {
                    int piece = state[cell * levels + level];
                    image ^= hashes[ground.place(grid.image(symmetry, cell) * levels + level, piece) + mover];
                }
            }
            image ^= tags == null ? 0 : tags.image(symmetry, mover);
            best = Long.compareUnsigned(image, best) < 0 ? image : best;
        }
        return best;
    }

    final int pieceCount() {
        return flat ? cells - count(EMPTY) - count(block()) : pieces;
    }

    /// A copy of all that can change ([Layout]).
    final int[] frozen() {
        int[] all = Arrays.copyOf(state, layout.end);
        all[layout.side] = mover;
        for (int set = 0; tags != null && set < fields.marks(); set++) {
            for (int word = 0; word < words; word++) {
                layout.mark(all, set, word, tags.of(set)[word]);
            }
        }
        return all;
    }

    /// Becomes a state ([Layout]). The board must be as it was made.
    final void load(int[] from) {
        for (int cell = 0; cell < cells; cell++) {
            int height = flat ? levels : from[heights + cell];
            for (int level = 0; level < height; level++) {
                push(cell, from[cell * levels + level]);
            }
        }
        for (int index = numbers; index < layout.side; index++) {
            write(index, from[index]);
        }
        mover = from[layout.side];
        for (int set = 0; set < fields.marks(); set++) {
            for (int word = 0; word < words; word++) {
                marks().add(set, word, layout.mark(from, set, word));
            }
        }
        settle();
    }

    // What [RuleContents] needs.

    /// The number of the fields' numbers.
    final int fieldCount() {
        return fields.size();
    }

    /// Takes all pieces off that are no blocks, and lets a player move: 0 for White, 1 for Black.
    final void clear(int player) {
        for (int cell = 0; cell < cells; cell++) {
            while (height(cell) > 0 && !blocked(cell)) {
                pop(cell);
            }
        }
        mover = player;
    }

    /// Forgets all changes, so that none can be taken back.
    final void settle() {
        journalled = 0;
        if (tags != null) {
            tags.settle();
        }
    }
}
