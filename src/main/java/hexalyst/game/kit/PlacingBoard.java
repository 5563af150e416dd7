package hexalyst.game.kit;

import hexalyst.game.Part;
import hexalyst.game.Reason;

/// The rules that games share in which a turn places an own stone on an empty cell or passes, stones stay where they
/// are, and two passes in a row end the game, which points then decide. A game counts the points.
public abstract class PlacingBoard extends PassingBoard {
    /// An empty board.
    protected PlacingBoard(Ground ground) {
        super(ground);
    }

    /// What a stone on a cell does, in words.
    protected abstract Reason made(int cell);

    /// What else happens after a stone was placed, before the turn ends. The default: nothing.
    protected void placed(int cell) {}

    /// The cell of a turn that places a stone.
    protected static int cell(int turn) {
        return turn >> 1;
    }

    /// The turn that places a stone of the player to move.
    protected final int stone(int cell) {
        return cell << 1 | mover();
    }

    @Override
    protected final int turns(int[] into) {
        int listed = 0;
        for (int cell = next(EMPTY, 0); cell >= 0; cell = next(EMPTY, cell + 1)) {
            into[listed++] = stone(cell);
        }
        into[listed++] = pass();
        return listed;
    }

    @Override
    protected final void fill(int turn) {
        push(cell(turn), code(mover(), 0));
        placed(cell(turn));
    }

    @Override
    protected final Reason filling(int turn) {
        return made(cell(turn));
    }

    @Override
    protected final Reason whyNot(Part.Put put) {
        return top(put.cell()) == EMPTY ? Reason.of("illegal.colour", toMove()) : Reason.of("illegal.occupied");
    }
}
