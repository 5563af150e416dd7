package hexalyst.game.swish;

import hexalyst.game.kit.BeadBoard;
import hexalyst.game.kit.Ground;

/// How rooks move and capture in Swish, and its evaluation.
final class SwishBoard extends BeadBoard {
    SwishBoard(Ground ground) {
        super(ground, 500, 700, 700, 40);
    }

    /// The vacant cells up to the first piece, and, if a row of beads or enemy rooks begins there, those behind it.
    @Override
    protected int targets(int[] line, int[] into, int from) {
        int count = from;
        int free = run(line, 0, EMPTY);
        for (int i = 0; i < free; i++) {
            into[count++] = line[i];
        }
        int behind = free + row(line, free);
        int end = behind > free ? behind + run(line, behind, EMPTY) : behind;
        for (int i = behind; i < end; i++) {
            into[count++] = line[i];
        }
        return count;
    }

    /// How long the row of beads, or of enemy rooks, is that begins at a place of a line.
    private int row(int[] line, int from) {
        return Math.max(run(line, from, BEAD), run(line, from, rook(1 - mover())));
    }

    /// What lies between: one row at most.
    @Override
    protected int captures(int from, int to, int[] into) {
        int count = 0;
        for (int cell : rays().between(from, to)) {
            if (top(cell) != EMPTY) {
                into[count++] = cell;
            }
        }
        return count;
    }
}
