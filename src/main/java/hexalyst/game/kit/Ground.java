package hexalyst.game.kit;

import hexalyst.board.CellHash;
import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Edition;
import hexalyst.game.MoveCodec;
import hexalyst.game.Piece;
import hexalyst.game.Side;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What is the same in all positions of a game: the edition, the board and its codec. A game adds its tables in a
/// subclass. Immutable; shared by boards and positions, since it takes a while to make.
public class Ground {
    /// A piece is White's, Black's or nobody's.
    static final int OWNERS = 3;

    private static final int NOBODY = 2;
    private static final int MARKS = 201;

    private final RuleGame game;
    private final Edition edition;
    private final Grid grid;
    private final MoveCodec codec;
    /// The hashes of each piece on each level of each cell, White's view before Black's.
    private final long[] hashes;

    /// The hashes of marks on each cell, White's view before Black's.
    private final long[] marks;

    private final Layout layout;
    private final int[] symmetries;
    private final Rays rays;

    /// How many numbers there are for pieces, with 0 for none and the last for a block.
    private final int pieces;

    /// What is the same in all positions of an edition on a board.
    ///
    /// @param blocked the cells that are blocked from the start
    public Ground(RuleGame game, Edition edition, Grid grid, CellSet blocked) {
        this.game = game;
        this.edition = edition;
        this.grid = grid;
        codec = game.codec(grid);
        rays = new Rays(grid, blocked::contains);
        int kinds =
                edition.letters().values().stream().mapToInt(Piece::kind).max().orElse(0);
        pieces = OWNERS * (kinds + 1) + 2;
        symmetries = game.symmetries(grid);
        int exchange = game.exchange(grid);
        layout = new Layout(game, grid, pieces - 1);
        marks = marks(layout.fields.marks(), grid, exchange);
        hashes = new long[2 * grid.cells() * game.levels() * pieces];
        for (int index = 0; index < hashes.length; index += 2) {
            int piece = index / 2 % pieces;
            int place = index / 2 / pieces;
            int cell = place / game.levels();
            int level = place % game.levels();
            hashes[index] = piece == 0 ? 0 : CellHash.value(level, piece, cell);
            hashes[index + 1] = piece == 0 ? 0 : CellHash.value(level, exchanged(piece), grid.image(exchange, cell));
        }
    }

    private static long[] marks(int count, Grid grid, int exchange) {
        long[] marks = new long[2 * grid.cells() * count];
        for (int index = 0; index < marks.length; index += 2) {
            int cell = index / 2 / count;
            marks[index] = CellHash.value(MARKS, index / 2 % count, cell);
            marks[index + 1] = CellHash.value(MARKS, index / 2 % count, grid.image(exchange, cell));
        }
        return marks;
    }

    /// A piece as the other player sees it.
    private int exchanged(int piece) {
        int owner = (piece - 1) % OWNERS;
        if (piece == block() || owner > 1) {
            return piece;
        }
        return owner == 0 ? piece + 1 : piece - 1;
    }

    /// The number of a piece on a [RuleBoard].
    static int code(Piece piece) {
        return OWNERS * piece.kind() + piece.owner().map(Side::ordinal).orElse(NOBODY) + 1;
    }

    /// The piece of a number that is not that of a block.
    static Piece piece(int code) {
        int owner = (code - 1) % OWNERS;
        return new Piece(owner == NOBODY ? Optional.empty() : Optional.of(Side.values()[owner]), PieceBoard.kind(code));
    }

    /// The number of a block.
    final int block() {
        return pieces - 1;
    }

    /// How many words a set of cells as bits has.
    public static int words(Grid grid) {
        return (grid.cells() + Long.SIZE - 1) / Long.SIZE;
    }

    /// Where what can change is.
    final Layout layout() {
        return layout;
    }

    /// The hashes of marks, not to be changed: for each cell, each set, White's view before Black's.
    final long[] marks() {
        return marks;
    }

    /// The hashes of pieces, not to be changed.
    final long[] hashes() {
        return hashes;
    }

    /// Where in [#hashes] that of a piece is as White sees it; what Black sees is next to it.
    ///
    /// @param at the cell times [RuleGame#levels], plus the level in its stack
    final int place(int at, int piece) {
        return 2 * (at * pieces + piece);
    }

    /// Lines on which boards keep the sets of cells by top piece too ([RuleBoard#tops]); null for none, the default.
    public @Nullable LineBits lines() {
        return null;
    }

    /// The symmetries of the board that keep the rules.
    final int[] symmetries() {
        return symmetries;
    }

    /// The straight lines of cells that are not blocked.
    public final Rays rays() {
        return rays;
    }

    /// The game.
    public final RuleGame game() {
        return game;
    }

    /// The edition whose rules apply.
    public final Edition edition() {
        return edition;
    }

    /// The cells.
    public final Grid grid() {
        return grid;
    }

    /// How turns are written and numbered.
    public final MoveCodec codec() {
        return codec;
    }
}
