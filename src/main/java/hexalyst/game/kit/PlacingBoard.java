package hexalyst.game.kit;

import hexalyst.game.Edition;
import hexalyst.game.Part;
import hexalyst.game.Piece;
import hexalyst.game.Reason;
import hexalyst.game.Side;
import hexalyst.game.StoneCodec;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/// The rules that games share in which a turn places an own piece on an empty cell or passes, pieces stay where they
/// are, and two passes in a row end the game, which points then decide. A game counts the points.
public abstract class PlacingBoard extends PassingBoard {
    /// The kind of stones that are all alike, as a bit.
    private static final long ALIKE = 1;

    private final StoneCodec codec;
    private final Edition edition;

    /// An empty board.
    protected PlacingBoard(Ground ground) {
        super(ground);
        codec = (StoneCodec) ground.codec();
        edition = ground.edition();
    }

    /// The kinds of pieces that a player has left, as bits. The default is for stones that are all alike.
    protected long left(int player) {
        return ALIKE;
    }

    /// The kinds from 1 that a player has left, those with few beams first.
    @Override
    protected final List<Piece> stock(int player) {
        long left = left(player);
        return IntStream.range(1, Long.SIZE)
                .filter(kind -> (left >> kind & 1) != 0)
                .mapToObj(kind -> Piece.of(Side.values()[player], kind))
                .sorted(Comparator.comparingInt(
                        piece -> edition.look(piece).beams().size()))
                .toList();
    }

    /// Those of some kinds that the player to move may place on an empty cell. The default: all.
    protected long legal(int cell, long kinds) {
        return kinds;
    }

    /// Whether the player to move may pass. The default: always.
    protected boolean mayPass() {
        return true;
    }

    /// What a piece on a cell does, in words.
    ///
    /// @param kind 0 where all are alike
    protected abstract Reason made(int cell, int kind);

    /// What else happens after a piece was placed, before the turn ends. The default: nothing.
    protected void placed(int cell) {}

    /// Why a kind that the player to move has left may not be placed on an empty cell. The default is for games in
    /// which it may.
    protected Reason whyNot(int cell, int kind) {
        throw new IllegalStateException("legal on " + grid().name(cell));
    }

    /// The cell of a turn that places a piece.
    protected final int cell(int turn) {
        return codec.cell(turn);
    }

    /// The turn that places a piece of the player to move.
    protected final int placing(int cell, int kind) {
        return codec.place(cell, toMove(), kind);
    }

    /// The same of a stone where all are alike.
    protected final int stone(int cell) {
        return placing(cell, 0);
    }

    @Override
    protected final int turns(int[] into) {
        long left = left(mover());
        int listed = 0;
        for (int cell = next(EMPTY, 0); cell >= 0; cell = next(EMPTY, cell + 1)) {
            for (long kinds = legal(cell, left); kinds != 0; kinds &= kinds - 1) {
                into[listed++] = placing(cell, Long.numberOfTrailingZeros(kinds));
            }
        }
        if (mayPass()) {
            into[listed++] = pass();
        }
        return listed;
    }

    /// Places a piece of the player to move, with what else happens then.
    private void place(int cell, int kind) {
        push(cell, code(mover(), kind));
        placed(cell);
    }

    /// What is found out after a piece of the player to move was placed, which is taken back then.
    protected final <T> T trying(int cell, int kind, Supplier<T> asked) {
        mark();
        place(cell, kind);
        T found = asked.get();
        rollBack();
        return found;
    }

    @Override
    protected final void fill(int turn) {
        place(cell(turn), codec.kind(turn));
    }

    @Override
    protected final Reason filling(int turn) {
        return made(cell(turn), codec.kind(turn));
    }

    @Override
    protected final Reason whyNot(Part.Put put) {
        if (top(put.cell()) != EMPTY) {
            return Reason.of("illegal.occupied");
        }
        if (put.colour() != toMove()) {
            return Reason.of("illegal.colour", toMove());
        }
        int kind = put.piece().kind();
        return (left(mover()) >> kind & 1) == 0 ? Reason.of("illegal.placed", kind) : whyNot(put.cell(), kind);
    }
}
