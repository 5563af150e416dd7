package hexalyst.game.kit;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Side;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// What is on a [RuleBoard], and what a game asks about it: stacks of pieces on cells, the fields, who is to move, and
/// the sets of cells by top piece. [JournalBoard] changes it.
///
/// The last number of a piece is that of a block, which fills a cell like a piece. Confined to one thread.
abstract class PieceBoard {
    /// No piece: what an empty cell has on top.
    protected static final int EMPTY = 0;
    /// No cell.
    protected static final int NONE = Grid.NONE;

    private static final int OWNERS = Ground.OWNERS;

    final Ground ground;
    final Grid grid;
    final int cells;
    final int levels;
    /// True if a cell holds at most one piece, so that heights go without saying.
    final boolean flat;
    private final int block;
    final Layout layout;
    final FieldRow fields;
    private final @Nullable LineBits lines;

    /// The pieces, heights and fields as in the [Layout]; with the player to move and the marks, all that can change.
    final int[] state;
    /// Where in it the heights and the fields begin.
    final int heights;

    final int numbers;
    int mover;

    /// For each piece the cells that have it on top, in [#words] words, then the same on the lines of the ground.
    private final long[][] tops;
    final int words;

    PieceBoard(Ground ground) {
        this.ground = ground;
        grid = ground.grid();
        cells = grid.cells();
        levels = ground.game().levels();
        block = ground.block();
        layout = ground.layout();
        flat = layout.flat;
        fields = layout.fields;
        lines = ground.lines();
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
    }

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

    /// Which kind a piece is.
    protected static int kind(int piece) {
        return (piece - 1) / OWNERS;
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

    /// How many pieces a player has on the board, in stacks too.
    protected final int pieces(int player) {
        int count = 0;
        for (int cell = 0; cell < cells; cell++) {
            for (int level = 0; level < height(cell) && !blocked(cell); level++) {
                count += owner(piece(cell, level)) == player ? 1 : 0;
            }
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

    /// The number of a field, for [#get] and [JournalBoard#set]; of a field with a number for each player, White's,
    /// before Black's.
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

    final Side side() {
        return mover == 0 ? Side.WHITE : Side.BLACK;
    }

    /// Changes the state and the sets.
    final void put(int index, int value) {
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
}
