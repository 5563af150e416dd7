package hexalyst.game.swish;

import hexalyst.game.kit.BeadBoard;
import hexalyst.game.kit.Ground;

/// How rooks move and capture in Swish, and its evaluation.
final class SwishBoard extends BeadBoard {
    SwishBoard(Ground ground) {
        super(ground, 555, 1573, 825, 162);
    }

    /// The vacant cells up to the first piece, and, if a row of beads or enemy rooks begins there, those behind it.
    @Override
    protected void addTargets(int rook, int direction, long[] into) {
        int met = rays.run(rook, direction, tops(EMPTY), into);
        int behind = behindRow(met, direction);
        if (behind != NONE) {
            rays.run(rays.from(behind, rays.opposite(direction))[0], direction, tops(EMPTY), into);
        }
    }

    /// What lies between: one row at most.
    @Override
    protected int captures(int from, int to, int[] into) {
        int count = 0;
        for (int cell : rays.between(from, to)) {
            if (top(cell) != EMPTY) {
                into[count++] = cell;
            }
        }
        return count;
    }
}
