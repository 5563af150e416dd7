package hexalyst.game.medusa;

import hexalyst.game.SearchBoard;
import java.util.Arrays;

/// What a Medusa position is worth at a glance: the points as they are, the empty cells that each side's stones are
/// nearer to, stones in rosettes and other safe groups, and stones with a single liberty left.
final class MedusaEvaluation {
    private static final int FAR = Integer.MAX_VALUE;

    /// 1000 times log-odds for each unit of a feature.
    private static final int[] WEIGHTS = {60, 40, 10, 40, 20, 100};

    private final MedusaStones now;
    private final MedusaNet net;
    private final int[] open;
    private final int[][] steps;
    private final int[] seen;
    private int search;
    /// Which group next to which a liberty was counted last.
    private final int[] counted;

    private int counting;
    private final int[] counts = new int[WEIGHTS.length];

    MedusaEvaluation(MedusaStones now) {
        this.now = now;
        net = now.net;
        open = new int[net.cells];
        steps = new int[2][net.cells];
        seen = new int[net.cells];
        counted = new int[net.cells];
    }

    /// As [SearchBoard#evaluate] has it.
    ///
    /// @param points by how many points the side to move is ahead
    int evaluate(int side, int points) {
        features(side, points, counts);
        return SearchBoard.weighed(counts, WEIGHTS);
    }

    /// As [SearchBoard#features] has it: the points, the cells that a side is nearer to, stones in groups with a
    /// rosette, those in atari of the other side, all of the player to move less those of the other; then own stones in
    /// atari, and the turn.
    int features(int side, int points, int[] into) {
        Arrays.fill(into, 0, WEIGHTS.length, 0);
        into[0] = points;
        into[1] = nearer(side);
        groups(side, into);
        into[5] = 1;
        return WEIGHTS.length;
    }

    /// How many more empty cells a side's stones are nearer to than the other's, over empty cells.
    private int nearer(int side) {
        spread(0);
        spread(1);
        int more = 0;
        for (int word = 0; word < net.words; word++) {
            for (long rest = now.empty[word]; rest != 0; rest &= rest - 1) {
                int cell = word << 6 | Long.numberOfTrailingZeros(rest);
                more += Integer.compare(steps[1 - side][cell], steps[side][cell]);
            }
        }
        return more;
    }

    private void spread(int side) {
        int[] step = steps[side];
        Arrays.fill(step, FAR);
        int size = 0;
        for (int cell = 0; cell < net.cells; cell++) {
            if (now.at[cell] == side) {
                step[cell] = 0;
                open[size++] = cell;
            }
        }
        for (int read = 0; read < size; read++) {
            int from = open[read];
            for (int i = net.nearFrom[from]; i < net.nearFrom[from + 1]; i++) {
                int other = net.near[i];
                if (now.at[other] == MedusaStones.EMPTY && step[other] == FAR) {
                    step[other] = step[from] + 1;
                    open[size++] = other;
                }
            }
        }
    }

    private void groups(int side, int[] into) {
        search++;
        for (int cell = 0; cell < net.cells; cell++) {
            int owner = now.at[cell];
            if (owner < MedusaStones.EMPTY && seen[cell] != search) {
                now.gather(cell);
                for (int i = 0; i < now.size; i++) {
                    seen[now.group[i]] = search;
                }
                if (now.hasRosette()) {
                    into[2] += owner == side ? now.size : -now.size;
                } else if (liberties() <= 1) {
                    into[owner == side ? 4 : 3] += owner == side ? -now.size : now.size;
                }
            }
        }
    }

    /// How many liberties the gathered group has.
    private int liberties() {
        counting++;
        int liberties = 0;
        for (int stone = 0; stone < now.size; stone++) {
            int cell = now.group[stone];
            for (int i = net.nearFrom[cell]; i < net.nearFrom[cell + 1]; i++) {
                int other = net.near[i];
                if (now.at[other] == MedusaStones.EMPTY && counted[other] != counting) {
                    counted[other] = counting;
                    liberties++;
                }
            }
        }
        return liberties;
    }
}
