package hexalyst.game.macbeth;

import hexalyst.game.SearchBoard;
import java.util.Arrays;

/// The static evaluation of a MacBeth position, with the terms of Othello programs: corners and related features,
/// moves, empty cells next to the opponent's stones, and stones, which hardly count before the end.
final class MacBethEvaluation {
    /// The number of steps in which the weights change from those of the start to those of a full board.
    private static final int STAGES = 8;
    /// The number of features that compare the players. Each has a weight for the start and one for the end.
    private static final int COMPARED = 8;

    /// With at most this many empty cells, the weighted sum is used without a factor.
    private static final int CLEAR = 13;

    /// 1000 times log-odds for each unit of a feature in each stage, near the end.
    private static final int[] WEIGHTS = {
        250, 50, // corners
        10, -20, // stones in rows from own corners
        85, -110, // stones beside an empty corner, on a line with it
        15, 15, // stones on the edge
        50, 70, // moves
        50, -30, // empty cells beside the other's stones
        -9, -1, // stones
        -5, -80, // an odd number of empty cells
        -100, 40 // the turn
    };

    private final MacBethLines lines;
    /// The cells that can be played on or hold stones.
    private final int room;

    private final int[] compared = new int[COMPARED];

    /// @param room how many cells are not blocked
    MacBethEvaluation(MacBethLines lines, int room) {
        this.lines = lines;
        this.room = room;
    }

    /// As [SearchBoard#evaluate]: the weighted sum, multiplied by [#CLEAR] divided by the number of empty cells if
    /// there are more. The more moves are left, the less is decided: in 4,700 games of self-play on 30, 72 and 132
    /// cells, the factor that fits the results best is close to this at every stage.
    ///
    /// @param features as [#features] wrote them
    int evaluate(int[] features, int empties) {
        return SearchBoard.weighed(features, WEIGHTS) * CLEAR / Math.max(CLEAR, empties);
    }

    /// As [SearchBoard#features], before the factor for the empty cells: each comparison multiplied by the remaining
    /// stages, then by the past ones, and the stages themselves.
    ///
    /// @param own the stones of the player to move
    /// @param moves how many more moves the player to move has than the other one would have
    /// @param stones how many more stones
    int features(long[] own, long[] other, int moves, int stones, int empties, int[] into) {
        Arrays.fill(compared, 0);
        compare(own, other, 1);
        compare(other, own, -1);
        compared[4] = moves;
        compared[6] = stones;
        compared[7] = empties % 2 == 0 ? -1 : 1;
        int gone = room == 0 ? STAGES : (room - empties) * STAGES / room;
        for (int i = 0; i < COMPARED; i++) {
            into[2 * i] = compared[i] * (STAGES - gone);
            into[2 * i + 1] = compared[i] * gone;
        }
        into[2 * COMPARED] = STAGES - gone;
        into[2 * COMPARED + 1] = gone;
        return WEIGHTS.length;
    }

    /// As [#features] where nobody is ahead.
    int nothing(int[] into) {
        Arrays.fill(into, 0, WEIGHTS.length, 0);
        return WEIGHTS.length;
    }

    /// Adds what a side has of each feature.
    ///
    /// @param sign -1 to subtract it
    private void compare(long[] own, long[] other, int sign) {
        compared[0] += sign * lines.corners(own);
        compared[1] += sign * lines.anchored(own);
        compared[2] += sign * lines.besideEmpty(own, other);
        compared[3] += sign * lines.edge(own);
        compared[5] += sign * lines.beside(other, own);
    }
}
