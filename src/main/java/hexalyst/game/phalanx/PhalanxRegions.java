package hexalyst.game.phalanx;

import java.util.Arrays;

/// The territory of a search board's position.
final class PhalanxRegions {
    private static final int DIRECTIONS = PhalanxBoard.DIRECTIONS;

    private final int[] next;
    private final int cells;
    private final int[] open;
    private final boolean[] seen;
    /// The territory of each side after [#find].
    private final int[] territory = new int[2];

    /// @param next the next cell in each direction, the number of cells beyond the edge
    PhalanxRegions(int[] next, int cells) {
        this.next = next;
        this.cells = cells;
        open = new int[cells];
        seen = new boolean[cells + 1];
    }

    /// By how many points a side is ahead: its territory less its men taken, against the same of the other.
    int ahead(PhalanxPly ply, int side) {
        find(ply);
        int mine = ply.taken[side] + (ply.mover == side ? ply.took : 0);
        int theirs = ply.taken[1 - side] + (ply.mover == side ? 0 : ply.took);
        return territory[side] - territory[1 - side] + mine - theirs;
    }

    private void find(PhalanxPly ply) {
        Arrays.fill(seen, false);
        Arrays.fill(territory, 0);
        for (int cell = 0; cell < cells; cell++) {
            if (ply.at[cell] == PhalanxPly.EMPTY && !seen[cell]) {
                region(ply, cell);
            }
        }
    }

    private void region(PhalanxPly ply, int from) {
        int size = 1;
        int touched = 0;
        open[0] = from;
        seen[from] = true;
        for (int read = 0; read < size; read++) {
            for (int i = DIRECTIONS * open[read]; i < DIRECTIONS * (open[read] + 1); i++) {
                int content = ply.at[next[i]];
                if (content < PhalanxPly.EMPTY) {
                    touched |= 1 << content;
                } else if (content == PhalanxPly.EMPTY && !seen[next[i]]) {
                    seen[next[i]] = true;
                    open[size++] = next[i];
                }
            }
        }
        if (touched == 1 || touched == 2) {
            territory[touched - 1] += size;
        }
    }
}
