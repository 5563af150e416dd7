package hexalyst.game.kit;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Content;
import hexalyst.game.Piece;
import hexalyst.game.PositionSetup;
import hexalyst.game.Side;
import hexalyst.game.Supply;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

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
    private static final int NOBODY = 2;
    private static final int FIRST_JOURNAL = 256;

    private final Ground ground;
    private final Grid grid;
    private final int cells;
    private final int levels;
    private final int block;
    private final FieldRow fields;

    /// The pieces on the cells from the bottom to the top, then the heights, the fields, and the side to move. All that
    /// can change is here.
    private final int[] state;

    private final int heights;
    private final int numbers;
    private final int side;

    private final long[][] tops;
    private long white;
    private long black;
    private int pieces;
    private int empties;

    private int[] journal = new int[FIRST_JOURNAL];
    private int journalled;

    JournalBoard(Ground ground) {
        this.ground = ground;
        RuleGame game = ground.game();
        grid = ground.grid();
        cells = grid.cells();
        levels = game.levels();
        block = ground.block();
        fields = new FieldRow(game.fields(), game.countsPasses());
        heights = cells * levels;
        numbers = heights + cells;
        side = numbers + fields.size();
        state = new int[side + 1];
        tops = new long[block + 1][(cells + Long.SIZE - 1) / Long.SIZE];
        for (int cell = 0; cell < cells; cell++) {
            tops[EMPTY][cell >> 6] |= 1L << cell;
        }
        empties = cells;
    }

    // The verbs.

    /// Puts a piece on top of a cell.
    protected final void push(int cell, int piece) {
        int height = state[heights + cell];
        write(cell * levels + height, piece);
        write(heights + cell, height + 1);
    }

    /// Takes the top piece off a cell and returns it.
    protected final int pop(int cell) {
        int height = state[heights + cell] - 1;
        int piece = state[cell * levels + height];
        write(heights + cell, height);
        write(cell * levels + height, EMPTY);
        return piece;
    }

    /// Takes the lowest pieces off a cell; the others sink.
    ///
    /// @param count how many, at most as many as there are
    protected final void pull(int cell, int count) {
        int left = state[heights + cell] - count;
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

    /// Lets the other player move.
    protected final void endTurn() {
        write(side, 1 - state[side]);
    }

    // What a game asks.

    /// The cells.
    protected final Grid grid() {
        return grid;
    }

    /// The top piece of a cell, [#EMPTY] if there is none.
    protected final int top(int cell) {
        int height = state[heights + cell];
        return height == 0 ? EMPTY : state[cell * levels + height - 1];
    }

    /// A piece of a stack, from 0 at the bottom; [#EMPTY] above its top.
    protected final int piece(int cell, int level) {
        return state[cell * levels + level];
    }

    /// How many pieces a cell holds; 1 for a block.
    protected final int height(int cell) {
        return state[heights + cell];
    }

    /// True if no piece can ever stand on a cell.
    protected final boolean blocked(int cell) {
        return top(cell) == block;
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

    private static int kind(int piece) {
        return (piece - 1) / OWNERS;
    }

    /// The cells with this piece on top, as bits: word `cell >> 6`, bit `cell & 63`. Not to be changed.
    protected final long[] tops(int piece) {
        return tops[piece];
    }

    /// How many cells have this piece on top.
    protected final int count(int piece) {
        int count = 0;
        for (long word : tops[piece]) {
            count += Long.bitCount(word);
        }
        return count;
    }

    /// The first cell from here on with this piece on top; [#NONE] if there is none.
    protected final int next(int piece, int from) {
        long[] set = tops[piece];
        for (int word = from >> 6; word < set.length; word++) {
            long rest = word == from >> 6 ? set[word] & -1L << from : set[word];
            if (rest != 0) {
                return word << 6 | Long.numberOfTrailingZeros(rest);
            }
        }
        return NONE;
    }

    /// The cells with this piece on top.
    protected final CellSet cells(int piece) {
        return CellSet.ofWords(Arrays.copyOf(tops[piece], CellSet.ROOM / Long.SIZE));
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
        return state[side];
    }

    // What is kept.

    private void write(int index, int value) {
        if (journalled + 2 > journal.length) {
            journal = Arrays.copyOf(journal, 2 * journal.length);
        }
        journal[journalled++] = index;
        journal[journalled++] = state[index];
        change(index, value);
    }

    private void change(int index, int value) {
        int old = state[index];
        if (index < heights) {
            changePiece(index, old, value);
        } else if (index < numbers) {
            changeHeight(index - heights, old, value);
        } else {
            state[index] = value;
            if (index < side) {
                white ^=
                        fields.hash(index - numbers, old, Side.WHITE) ^ fields.hash(index - numbers, value, Side.WHITE);
                black ^=
                        fields.hash(index - numbers, old, Side.BLACK) ^ fields.hash(index - numbers, value, Side.BLACK);
            }
        }
    }

    private void changePiece(int index, int old, int value) {
        int cell = index / levels;
        white ^= ground.hash(0, index, old) ^ ground.hash(0, index, value);
        black ^= ground.hash(1, index, old) ^ ground.hash(1, index, value);
        if (state[heights + cell] == index % levels + 1) {
            tops[old][cell >> 6] ^= 1L << cell;
            tops[value][cell >> 6] ^= 1L << cell;
        }
        state[index] = value;
    }

    private void changeHeight(int cell, int old, int value) {
        int before = top(cell);
        state[heights + cell] = value;
        int after = top(cell);
        tops[before][cell >> 6] ^= 1L << cell;
        tops[after][cell >> 6] ^= 1L << cell;
        empties += (value == 0 ? 1 : 0) - (old == 0 ? 1 : 0);
        pieces += before == block || after == block ? 0 : value - old;
    }

    /// The hash from White's view, without who is to move.
    final long white() {
        return white;
    }

    /// The place of the next change in the journal.
    final int mark() {
        return journalled;
    }

    /// Takes back all changes from a place in the journal on.
    final void rollBack(int mark) {
        while (journalled > mark) {
            journalled -= 2;
            change(journal[journalled], journal[journalled + 1]);
        }
    }

    /// The hash from the view of the player to move.
    final long view() {
        return state[side] == 0 ? white : black;
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
                int height = state[heights + cell];
                for (int level = 0; level < height; level++) {
                    int piece = state[cell * levels + level];
                    image ^= ground.hash(state[side], grid.image(symmetry, cell) * levels + level, piece);
                }
            }
            best = Long.compareUnsigned(image, best) < 0 ? image : best;
        }
        return best;
    }

    final Side side() {
        return state[side] == 0 ? Side.WHITE : Side.BLACK;
    }

    final int pieceCount() {
        return pieces;
    }

    final int emptyCount() {
        return empties;
    }

    /// A copy of all that can change.
    final int[] frozen() {
        return state.clone();
    }

    /// What a cell holds.
    final Content content(int cell) {
        if (blocked(cell)) {
            return Content.BLOCKED;
        }
        List<Piece> stack = new ArrayList<>();
        for (int level = 0; level < height(cell); level++) {
            int piece = piece(cell, level);
            int owner = owner(piece);
            stack.add(new Piece(
                    owner == NOBODY ? Optional.empty() : Optional.of(owner == 0 ? Side.WHITE : Side.BLACK),
                    kind(piece)));
        }
        return Content.of(stack);
    }

    /// The numbers of the fields as the player to move sees them.
    final long[] seen() {
        return fields.seen(state, numbers, side());
    }

    /// The set-up, without what follows from the turns so far.
    final PositionSetup setup() {
        Map<String, String> said = new HashMap<>();
        fields.write(state, numbers, said);
        int passes = fields.has(FieldRow.PASSES) ? get(field(FieldRow.PASSES)) : 0;
        List<Content> contents =
                IntStream.range(0, cells).mapToObj(this::content).toList();
        return new PositionSetup(grid, contents, side(), Optional.of(Supply.ENDLESS), passes, false, said);
    }

    /// Becomes a set-up whose stacks are not too high. The board must be as it was made.
    final void load(PositionSetup setup) {
        int[] from = new int[state.length];
        for (int cell = 0; cell < cells; cell++) {
            Content content = setup.cells().get(cell);
            List<Piece> stack = content.pieces();
            from[heights + cell] = content.isBlocked() ? 1 : stack.size();
            from[cell * levels] = content.isBlocked() ? block : EMPTY;
            for (int level = 0; level < stack.size(); level++) {
                Piece piece = stack.get(level);
                int owner = piece.owner().map(Side::ordinal).orElse(NOBODY);
                from[cell * levels + level] = code(owner, piece.kind());
            }
        }
        fields.read(setup, from, numbers);
        from[side] = setup.toMove().ordinal();
        load(from);
    }

    /// Becomes a state. The board must be as it was made.
    final void load(int[] from) {
        for (int cell = 0; cell < cells; cell++) {
            for (int level = 0; level < from[heights + cell]; level++) {
                push(cell, from[cell * levels + level]);
            }
        }
        for (int index = numbers; index < state.length; index++) {
            write(index, from[index]);
        }
        journalled = 0;
    }

    // What [RuleContents] needs.

    /// The number of the fields' numbers.
    final int fieldCount() {
        return fields.size();
    }

    /// Writes the pieces that are no blocks: their places times 256, in ascending order, plus their numbers. Returns
    /// how
    /// many there are.
    final int pieces(int[] into) {
        int count = 0;
        for (int word = 0; word < tops[EMPTY].length; word++) {
            long rest = ~(tops[EMPTY][word] | tops[block][word]) & (-1L >>> -Math.min(Long.SIZE, cells - (word << 6)));
            for (; rest != 0; rest &= rest - 1) {
                int cell = (word << 6) + Long.numberOfTrailingZeros(rest);
                int place = cell * levels;
                for (int height = state[heights + cell]; height > 0; height--) {
                    into[count++] = place << Byte.SIZE | state[place];
                    place++;
                }
            }
        }
        return count;
    }

    /// Takes all pieces off that are no blocks.
    final void clear() {
        for (int cell = 0; cell < cells; cell++) {
            while (state[heights + cell] > 0 && !blocked(cell)) {
                pop(cell);
            }
        }
    }

    /// Makes it the turn of a player: 0 for White, 1 for Black.
    final void letMove(int player) {
        write(side, player);
    }

    /// Forgets all changes, so that none can be taken back.
    final void settle() {
        journalled = 0;
    }
}
