package hexalyst.game.kit;

import hexalyst.board.CellHash;
import hexalyst.board.Grid;
import hexalyst.game.Edition;
import hexalyst.game.MoveCodec;
import hexalyst.game.Piece;

/// What is the same in all positions of a game: the edition, the board and its codec. A game adds its tables in a
/// subclass. Immutable; shared by boards and positions, since it takes a while to make.
public class Ground {
    /// A piece is White's, Black's or nobody's.
    static final int OWNERS = 3;

    private final RuleGame game;
    private final Edition edition;
    private final Grid grid;
    private final MoveCodec codec;
    /// The hashes of each piece on each level of each cell, from the view of each player.
    private final long[][] hashes;

    private final int[] symmetries;

    /// How many numbers there are for pieces, with 0 for none and the last for a block.
    private final int pieces;

    /// What is the same in all positions of an edition on a board.
    public Ground(RuleGame game, Edition edition, Grid grid) {
        this.game = game;
        this.edition = edition;
        this.grid = grid;
        codec = game.codec(grid);
        int kinds =
                edition.letters().values().stream().mapToInt(Piece::kind).max().orElse(0);
        pieces = OWNERS * (kinds + 1) + 2;
        symmetries = game.symmetries(grid);
        int exchange = game.exchange(grid);
        hashes = new long[2][grid.cells() * game.levels() * pieces];
        for (int index = 0; index < hashes[0].length; index++) {
            int piece = index % pieces;
            int cell = index / pieces / game.levels();
            int level = index / pieces % game.levels();
            hashes[0][index] = piece == 0 ? 0 : CellHash.value(level, piece, cell);
            hashes[1][index] = piece == 0 ? 0 : CellHash.value(level, exchanged(piece), grid.image(exchange, cell));
        }
    }

    /// A piece as the other player sees it.
    private int exchanged(int piece) {
        int owner = (piece - 1) % OWNERS;
        return piece == block() || owner > 1 ? piece : owner == 0 ? piece + 1 : piece - 1;
    }

    /// The number of a block.
    final int block() {
        return pieces - 1;
    }

    /// The hash of a piece from the view of a player.
    ///
    /// @param view 0 for White, 1 for Black
    /// @param place the cell times [RuleGame#levels], plus the level in its stack
    final long hash(int view, int place, int piece) {
        return hashes[view][place * pieces + piece];
    }

    /// The symmetries of the board that keep the rules.
    final int[] symmetries() {
        return symmetries;
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
