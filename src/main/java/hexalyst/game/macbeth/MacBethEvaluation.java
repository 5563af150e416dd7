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
    /// The cells where a stone can never be turned over: as sets with one line for each cell, and with all their lines.
    private final long[] corners;

    private final long[] safe;
    /// The cells on the edge, with one line for each: a stone there can be turned over on only one line.
    private final long[] edge;

    private final int[] compared = new int[COMPARED];
    private final int[] counts = new int[WEIGHTS.length];

    /// @param room how many cells are not blocked
    MacBethEvaluation(MacBethLines lines, int room) {
        this.lines = lines;
        this.room = room;
        corners = lines.once(lines.cellsInside(0));
        edge = lines.once(lines.cellsInside(1));
        safe = new long[lines.words()];
        for (int cell : lines.cellsInside(0)) {
            lines.toggle(safe, cell);
        }
    }

    /// As [SearchBoard#evaluate]: the weighted sum, multiplied by [#CLEAR] divided by the number of empty cells if
    /// there are more. The more moves are left, the less is decided: in 4,700 games of self-play on 30, 72 and 132
    /// cells, the factor that fits the results best is close to this at every stage.
    ///
    /// @param own how many moves the player to move has
    /// @param other how many the other player would have
    int evaluate(MacBethPly ply, int own, int other, int empties) {
        features(ply, own, other, empties, counts);
        return SearchBoard.weighed(counts, WEIGHTS) * CLEAR / Math.max(CLEAR, empties);
    }

    /// As [SearchBoard#features], before the factor for the empty cells: each comparison multiplied by the remaining
    /// stages, then by the past ones, and the stages themselves.
    int features(MacBethPly ply, int own, int other, int empties, int[] into) {
        Arrays.fill(compared, 0);
        compare(ply.own, ply.other, 1);
        compare(ply.other, ply.own, -1);
        compared[4] = own - other;
        compared[6] = ply.ownCount - ply.otherCount;
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

    /// Adds what a side has of each feature.
    ///
    /// @param sign -1 to subtract it
    private void compare(long[] own, long[] other, int sign) {
        compared[0] += sign * held(own, corners);
        compared[1] += sign * lines.anchored(own, safe);
        compared[2] += sign * lines.besideEmpty(own, other, safe);
        compared[3] += sign * held(own, edge);
        compared[5] += sign * lines.beside(other, own);
    }

    private static int held(long[] own, long[] some) {
        int count = 0;
        for (int word = 0; word < some.length; word++) {
            count += Long.bitCount(own[word] & some[word]);
        }
        return count;
    }
}
