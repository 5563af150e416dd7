package hexalyst.game.spike;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.game.Content;
import hexalyst.game.Outcome;
import hexalyst.game.Part;
import hexalyst.game.Piece;
import hexalyst.game.Points;
import hexalyst.game.PositionSetup;
import hexalyst.game.Reason;
import hexalyst.game.Side;
import hexalyst.game.StoneCodec;
import hexalyst.game.SwapPosition;
import hexalyst.game.Traits;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// YvY, by Christian Freeling and David J. Bush: loops, and points for connected groups on a hexagon with unequal
/// sides.
final class Yvy extends SpikePosition {
    private static final Part PASS = new Part.Choose("pass");

    static final SpikeGame GAME = new SpikeGame(
            "yvy",
            new Traits(Traits.SwapRule.AGREED, false, true),
            List.of(),
            new SpikeEdition(
                    "standard",
                    HexGrid.ofAnyRows(
                            List.of(11, 12, 13, 14, 15, 16, 17, 18, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9)),
                    SpikeGame.STONES),
            HexGrid::ofAnyRows,
            grid -> new StoneCodec(grid, StoneCodec.Colours.NONE),
            (game, setup) ->
                    setup.swap() ? new SwapPosition(new Yvy(game, setup.withSwap(false))) : new Yvy(game, setup));

    private final CellSet empty;

    private Yvy(SpikeGame game, PositionSetup setup) {
        super(game, setup);
        empty = where(Content.EMPTY);
    }

    @Override
    List<Part> next() {
        return Stream.concat(empty.stream().mapToObj(cell -> new Part.Put(cell, Piece.of(mover))), Stream.of(PASS))
                .toList();
    }

    @Override
    SpikePosition after(Part part) {
        PositionSetup turned = setup.with(mover.other());
        return new Yvy(
                game,
                part instanceof Part.Put put
                        ? passed(turned.with(put.cell(), Content.of(mover)), 0)
                        : passed(turned, passes() + 1));
    }

    @Override
    Outcome end() {
        for (Side side : List.of(mover.other(), mover)) {
            for (CellSet group : groups(of(side))) {
                if (surrounds(group)) {
                    return new Outcome.Won(side, group, Reason.of("end.loop"));
                }
            }
        }
        if (passes() < 2) {
            return Outcome.ongoing();
        }
        Points points = score().orElseThrow();
        return byScore(points.white(), points.black(), "end.passes");
    }

    /// Whether a group has a cell inside: one of its own that it surrounds, or one without a path to the edge.
    private boolean surrounds(CellSet group) {
        CellSet others = all().minus(group);
        return groups(others).stream().anyMatch(part -> part.and(edge()).isEmpty())
                || group.minus(edge()).stream()
                        .anyMatch(cell -> grid.neighbours(cell).minus(group).isEmpty());
    }

    private CellSet all() {
        return of(Side.WHITE).or(of(Side.BLACK)).or(empty);
    }

    private CellSet edge() {
        CellSet edge = CellSet.EMPTY;
        for (int cell = 0; cell < grid.cells(); cell++) {
            edge = grid.neighbours(cell).size() < 6 ? edge.with(cell) : edge;
        }
        return edge;
    }

    /// Every second cell of the edge, beginning beside a corner.
    private CellSet sprouts() {
        CellSet sprouts = CellSet.EMPTY;
        int at = 0;
        int steps = 0;
        for (int direction = 0; direction < grid.directions(); direction++) {
            for (int next = grid.neighbour(at, direction); next != Grid.NONE; next = grid.neighbour(at, direction)) {
                at = next;
                sprouts = ++steps % 2 == 1 ? sprouts.with(at) : sprouts;
            }
        }
        return sprouts;
    }

    /// Own sprouts less two for each group.
    @Override
    public Optional<Points> score() {
        CellSet sprouts = sprouts();
        CellSet white = living(Side.WHITE, sprouts);
        CellSet black = living(Side.BLACK, sprouts);
        CellSet free = all().minus(white).minus(black);
        CellSet whites = white;
        CellSet blacks = black;
        for (CellSet region : groups(free)) {
            CellSet near = touching(region);
            boolean touchesWhite = !near.and(white).isEmpty();
            boolean touchesBlack = !near.and(black).isEmpty();
            whites = touchesWhite && !touchesBlack ? whites.or(region) : whites;
            blacks = touchesBlack && !touchesWhite ? blacks.or(region) : blacks;
        }
        whites = whites.and(sprouts);
        blacks = blacks.and(sprouts);
        return Optional.of(new Points(
                whites.size() - 2 * groupCount(white, black),
                blacks.size() - 2 * groupCount(black, white),
                whites,
                blacks));
    }

    private CellSet living(Side side, CellSet sprouts) {
        CellSet living = CellSet.EMPTY;
        for (CellSet group : groups(of(side))) {
            living = group.and(sprouts).isEmpty() ? living : living.or(group);
        }
        return living;
    }

    /// How many groups there are if a fenced-in group counts as one with the group round it.
    private int groupCount(CellSet own, CellSet other) {
        List<CellSet> groups = groups(own);
        List<CellSet> joined = new ArrayList<>(groups);
        for (CellSet fence : groups) {
            List<CellSet> parts = groups(all().minus(fence));
            for (CellSet part : parts) {
                if (parts.size() > 1 && part.and(other).isEmpty()) {
                    join(joined, fence, part.and(own));
                }
            }
        }
        return joined.size();
    }

    /// Merges the sets that meet these cells.
    private static void join(List<CellSet> sets, CellSet fence, CellSet fenced) {
        CellSet one = fence.or(fenced);
        List<CellSet> meeting = sets.stream()
                .filter(set -> !set.and(fence.or(fenced)).isEmpty())
                .toList();
        sets.removeAll(meeting);
        for (CellSet set : meeting) {
            one = one.or(set);
        }
        sets.add(one);
    }
}
