package hexalyst.game.kit;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Content;
import hexalyst.game.Piece;
import hexalyst.game.PositionSetup;
import hexalyst.game.Side;
import hexalyst.game.Supply;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/// Where what can change on a board is in a row of numbers: the pieces on the cells from the bottom to the top, the
/// heights of the cells (or, if no cell holds several pieces, a block that stands for all beyond the edge), the fields,
/// the player to move, and the sets of marked cells, each word as two numbers. Immutable.
final class Layout {
    private final Grid grid;
    private final int cells;
    private final int levels;
    private final int block;
    /// The numbers and marks.
    final FieldRow fields;
    /// True if a cell holds at most one piece, so that heights go without saying.
    final boolean flat;
    /// Where the heights, the fields, the player to move and the marks begin, and where they end.
    final int heights;

    final int numbers;
    final int side;
    final int marks;
    final int end;
    /// How many words a set of cells has.
    final int words;

    Layout(RuleGame game, Grid grid, int block) {
        this.grid = grid;
        this.block = block;
        fields = new FieldRow(game.boardFields(), game.countsPasses());
        cells = grid.cells();
        levels = game.levels();
        flat = levels == 1;
        heights = cells * levels;
        numbers = heights + (flat ? 1 : cells);
        side = numbers + fields.size();
        marks = side + 1;
        words = Ground.words(grid);
        end = marks + 2 * words * fields.marks();
    }

    private Side toMove(int[] state) {
        return Side.values()[state[side]];
    }

    /// The numbers of the fields as the player to move sees them.
    long[] seen(int[] state) {
        return fields.seen(state, numbers, toMove(state));
    }

    /// The word of a set of marked cells.
    long mark(int[] state, int set, int word) {
        int at = marks + 2 * (set * words + word);
        return (long) state[at] << Integer.SIZE | Integer.toUnsignedLong(state[at + 1]);
    }

    /// Changes the word of a set of marked cells.
    void mark(int[] state, int set, int word, long value) {
        int at = marks + 2 * (set * words + word);
        state[at] = (int) (value >>> Integer.SIZE);
        state[at + 1] = (int) value;
    }

    /// The sets of marked cells.
    List<CellSet> marks(int[] state) {
        return IntStream.range(0, fields.marks())
                .mapToObj(set -> CellSet.ofWords(IntStream.range(0, words)
                        .mapToLong(word -> mark(state, set, word))
                        .toArray()))
                .toList();
    }

    private Content content(int[] state, int cell) {
        int height = flat ? Math.min(1, state[cell]) : state[heights + cell];
        if (height > 0 && state[cell * levels] == block) {
            return Content.BLOCKED;
        }
        List<Piece> stack = new ArrayList<>();
        for (int level = 0; level < height; level++) {
            stack.add(Ground.piece(state[cell * levels + level]));
        }
        return Content.of(stack);
    }

    /// The set-up, without what follows from the turns so far.
    PositionSetup setup(int[] state) {
        Map<String, String> said = new HashMap<>();
        fields.write(state, numbers, said);
        int passes = fields.has(FieldRow.PASSES) ? state[numbers + fields.place(FieldRow.PASSES)] : 0;
        List<Content> contents =
                IntStream.range(0, cells).mapToObj(cell -> content(state, cell)).toList();
        PositionSetup setup =
                new PositionSetup(grid, contents, toMove(state), Optional.of(Supply.ENDLESS), passes, false, said);
        List<CellSet> marked = marks(state);
        for (int set = 0; set < marked.size(); set++) {
            setup = setup.withNamed(fields.mark(set), marked.get(set));
        }
        return setup;
    }

    /// The numbers of a set-up whose stacks are not too high.
    int[] state(PositionSetup setup) {
        int[] state = new int[end];
        for (int cell = 0; cell < cells; cell++) {
            Content content = setup.cells().get(cell);
            List<Piece> stack = content.pieces();
            if (!flat) {
                state[heights + cell] = content.isBlocked() ? 1 : stack.size();
            }
            state[cell * levels] = content.isBlocked() ? block : PieceBoard.EMPTY;
            for (int level = 0; level < stack.size(); level++) {
                state[cell * levels + level] = Ground.code(stack.get(level));
            }
        }
        fields.read(setup, state, numbers);
        state[side] = setup.toMove().ordinal();
        for (int set = 0; set < fields.marks(); set++) {
            CellSet named = setup.named(fields.mark(set));
            for (int word = 0; word < words; word++) {
                mark(state, set, word, named.word(word));
            }
        }
        return state;
    }
}
