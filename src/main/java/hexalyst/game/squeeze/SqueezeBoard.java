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
            int behind = behindRow(grid().neighbour(to, direction), direction);
            if (behind != NONE && behind != from && top(behind) == rook(mover())) {
                int[] line = rays.from(to, direction);
                for (int i = 0; line[i] != behind; i++) {
                    into[count++] = line[i];
                }
            }
        }
        return count;
    }
}
