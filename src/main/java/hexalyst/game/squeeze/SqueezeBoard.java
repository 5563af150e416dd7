package hexalyst.game.squeeze;

import hexalyst.game.kit.BeadBoard;
import hexalyst.game.kit.Ground;

/// How rooks move and capture in Squeeze, and its evaluation.
final class SqueezeBoard extends BeadBoard {
    SqueezeBoard(Ground ground) {
        super(ground, 639, 2386, 2064, 58);
    }

    /// In each direction the row that ends at another own rook.
    @Override
    protected int captures(int from, int to, int[] into) {
        int count = 0;
        for (int direction = 0; direction < grid().directions(); direction++) {
            int[] line = rays.from(to, direction);
            int row = row(line, 0);
            if (row > 0 && row < line.length && line[row] != from && top(line[row]) == rook(mover())) {
                System.arraycopy(line, 0, into, count, row);
                count += row;
            }
        }
        return count;
    }
}
