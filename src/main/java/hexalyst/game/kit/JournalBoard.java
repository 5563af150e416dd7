package hexalyst.game.kit;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Side;
import java.util.Arrays;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// What can change on a [RuleBoard], with a journal of every change: stacks of pieces on cells, the fields, and who is
/// to move; and what is kept with it: its hash, from the view of each player, and the sets of cells by top piece.
///
/// A piece is a number from 1: three times its kind, and 1 if it is White's, 2 if it is Black's, 3 if nobody's; 0 is no
/// piece. The last number is that of a block, which fills a cell like a piece. Confined to one thread.
abstract class JournalBoard {
    /// No piece: what an empty cell has on top.
    protected static final int EMPTY = 0;
    /// No cell.
    protected static final int NONE = Grid.NONE;

    private static final int OWNERS = Ground.OWNERS;
    private static final int FIRST_JOURNAL = 256;
    private static final int FIRST_MARKS = 64;
    private static final int SAVED = 4;

    final Ground ground;
    private final Grid grid;
    private final int cells;
    private final int levels;
    /// True if a cell holds at most one piece, so that heights go without saying.
    private final boolean flat;
    private final int block;
    private final Layout layout;
    private final FieldRow fields;
    private final @Nullable LineBits lines;

    /// The pieces, heights and fields as in the [Layout]; with the player to move and the marks, all that can change.
    private final int[] state;

    private int mover;

    private final int heights;
    private final int numbers;
    private final long[] hashes;
    /// For each piece the cells that have it on top, in [#words] words, then the same on the lines of the ground.
    private final long[][] tops;
    private final int words;
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
        this.ground = ground;
        grid = ground.grid();
        cells = grid.cells();
        levels = ground.game().levels();
        block = ground.block();
        layout = ground.layout();
        flat = layout.flat;
        fields = layout.fields;
        tags = fields.marks() == 0 ? null : new CellMarks(ground, fields.marks());
        lines = ground.lines();
        hashes = ground.hashes();
        heights = layout.heights;
        numbers = layout.numbers;
        state = new int[layout.side];
        state[heights] = flat ? block : 0;
        words = layout.words;
        tops = new long[block + 1][lines == null ? words : lines.words()];
        if (lines != null) {
            tops[EMPTY] = lines.all(IntStream.range(0, cells).toArray());
        }
        for (int cell = 0; cell < cells; cell++) {
            tops[EMPTY][cell >> 6] |= 1L << cell;
        }
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

    // What a game asks.

    /// The cells.
    protected final Grid grid() {
        return grid;
    }

    /// The top piece of a cell, [#EMPTY] if there is none.
    protected final int top(int cell) {
        if (flat) {
            return state[cell];
        }
        int height = state[heights + cell];
        return height == 0 ? EMPTY : state[cell * levels + height - 1];
    }

    /// A piece of a stack, from 0 at the bottom; [#EMPTY] above its top.
    protected final int piece(int cell, int level) {
        return state[cell * levels + level];
    }

    /// How many pieces a cell holds; 1 for a block.
    protected final int height(int cell) {
        return flat ? Math.min(1, state[cell]) : state[heights + cell];
    }

    /// True if no piece can ever stand on a cell.
    protected final boolean blocked(int cell) {
        return top(cell) == block;
    }

    /// The piece that blocks a cell.
    protected final int block() {
        return block;
    }

    /// The number of a player's piece.
    ///
    /// @param player 0 for White, 1 for Black
    protected static int code(int player, int kind) {
        return OWNERS * kind + player + 1;
    }

    /// Whose piece it is: 0 for White, 1 for Black, 2 for nobody.
    protected static int owner(int piece) {
        return (piece - 1) % OWNERS;
    }

    /// The cells with this piece on top, as bits: word `cell >> 6`, bit `cell & 63`; after these words, the same on the
    /// lines of the ground ([Ground#lines]). Not to be changed.
    protected final long[] tops(int piece) {
        return tops[piece];
    }

    /// How many cells have this piece on top.
    protected final int count(int piece) {
        int count = 0;
        for (int word = 0; word < words; word++) {
            count += Long.bitCount(tops[piece][word]);
        }
        return count;
    }

    /// The first cell from here on with this piece on top; [#NONE] if there is none.
    protected final int next(int piece, int from) {
        long[] set = tops[piece];
        for (int word = from >> 6; word < words; word++) {
            long rest = word == from >> 6 ? set[word] & -1L << from : set[word];
            if (rest != 0) {
                return word << 6 | Long.numberOfTrailingZeros(rest);
            }
        }
        return NONE;
    }

    /// The cells with this piece on top.
    protected final CellSet cells(int piece) {
        return CellSet.ofWords(Arrays.copyOf(tops[piece], words));
    }

    /// The number of a field, for [#get] and [#set]; of a field with a number for each player, White's, before Black's.
    protected final int field(String name) {
        return fields.place(name);
    }

    /// The value of a field.
    protected final int get(int field) {
        return state[numbers + field];
    }

    /// The player to move: 0 for White, 1 for Black.
    protected final int mover() {
        return mover;
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
            boolean blocks = top(index - heights) == block;
            put(index, value);
            pieces += blocks || top(index - heights) == block ? 0 : value - old;
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

    /// Changes the state and the sets.
    private void put(int index, int value) {
        int old = state[index];
        if (index >= numbers) {
            state[index] = value;
        } else if (flat) {
            state[index] = value;
            exchange(index, old, value);
        } else {
            int cell = index < heights ? index / levels : index - heights;
            int before = top(cell);
            state[index] = value;
            int after = top(cell);
            if (after != before) {
                exchange(cell, before, after);
            }
        }
    }

    /// Moves a cell from the set of one top piece to that of another.
    private void exchange(int cell, int before, int after) {
        long bit = 1L << cell;
        long[] from = tops[before];
        long[] to = tops[after];
        from[cell >> 6] ^= bit;
        to[cell >> 6] ^= bit;
        if (lines != null) {
            lines.move(cell, from, to);
        }
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

    final Side side() {
        return mover == 0 ? Side.WHITE : Side.BLACK;
    }

    final int pieceCount() {
        return flat ? cells - count(EMPTY) - count(block) : pieces;
    }

    final int emptyCount() {
        return count(EMPTY);
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
