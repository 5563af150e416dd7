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
    protected int targets(int[] line, int[] into, int from) {
        int count = vacant(line, 0, into, from);
        int behind = count - from + row(line, count - from);
        return behind == count - from ? count : vacant(line, behind, into, count);
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
