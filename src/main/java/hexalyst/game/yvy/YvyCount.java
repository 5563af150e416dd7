package hexalyst.game.yvy;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.Groups;
import hexalyst.game.Points;
import hexalyst.game.kit.Regions;
import java.util.ArrayList;
import java.util.List;

/// The score of a position of YvY if the game ended now, as the rules put it: simple rather than fast.
final class YvyCount {
    private final YvyGround ground;
    private final Grid grid;
    private final CellSet white;
    private final CellSet black;

    /// @param whites White's stones, dead or alive
    YvyCount(YvyGround ground, CellSet whites, CellSet blacks) {
        this.ground = ground;
        grid = ground.grid();
        white = living(whites);
        black = living(blacks);
    }

    private CellSet living(CellSet stones) {
        return Groups.of(grid, stones).stream()
                .filter(group -> group.intersects(ground.sprouts))
                .reduce(CellSet.EMPTY, CellSet::or);
    }

    /// Own sprouts less two for each group.
    Points points() {
        CellSet free = ground.all.minus(white).minus(black);
        CellSet whites = white.or(Regions.owned(grid, free, white, black)).and(ground.sprouts);
        CellSet blacks = black.or(Regions.owned(grid, free, black, white)).and(ground.sprouts);
        return new Points(
                whites.size() - 2 * groups(white, black), blacks.size() - 2 * groups(black, white), whites, blacks);
    }

    /// How many groups there are if one that is fenced in counts as one with its fence.
    private int groups(CellSet own, CellSet other) {
        List<CellSet> groups = Groups.of(grid, own);
        List<CellSet> joined = new ArrayList<>(groups);
        for (CellSet fence : groups) {
            List<CellSet> parts = Groups.of(grid, ground.all.minus(fence));
            for (CellSet part : parts) {
                if (parts.size() > 1 && !part.intersects(other)) {
                    join(joined, fence.or(part.and(own)));
                }
            }
        }
        return joined.size();
    }

    /// Makes one of the sets that have some of these cells.
    private static void join(List<CellSet> sets, CellSet cells) {
        List<CellSet> meeting =
                sets.stream().filter(set -> set.intersects(cells)).toList();
        sets.removeAll(meeting);
        sets.add(meeting.stream().reduce(cells, CellSet::or));
    }
}
