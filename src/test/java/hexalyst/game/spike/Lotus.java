package hexalyst.game.spike;

import hexalyst.board.Boards;
import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.Outline.Point;
import hexalyst.game.Content;
import hexalyst.game.Outcome;
import hexalyst.game.Part;
import hexalyst.game.Piece;
import hexalyst.game.Points;
import hexalyst.game.PositionSetup;
import hexalyst.game.SetupField;
import hexalyst.game.Side;
import hexalyst.game.StoneCodec;
import hexalyst.game.Traits;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Lotus, by Christian Freeling: groups without a liberty change sides, on a board that is not a grid.
final class Lotus extends SpikePosition {
    private static final Part PASS = new Part.Choose("pass");
    private static final int TRACK = 7;
    private static final List<Grid> BOARDS = List.of(Boards.kensington(), Boards.kensingtonMiddle());

    static final SpikeGame GAME = new SpikeGame(
            "lotus",
            Traits.of(Traits.SwapRule.NONE).byPoints(),
            List.of(new SetupField("marker", new SetupField.Names()), new SetupField("dead", new SetupField.Names())),
            new SpikeEdition("standard", BOARDS.getFirst(), SpikeGame.STONES),
            rows -> BOARDS.stream()
                    .filter(board -> board.rowLengths().equals(rows))
                    .findFirst()
                    .orElseThrow(),
            grid -> new StoneCodec(grid, StoneCodec.Colours.NONE),
            Lotus::new);

    private static final Map<Grid, Set<CellSet>> HEXAGONS =
            BOARDS.stream().collect(Collectors.toMap(board -> board, Lotus::hexagons));

    private Lotus(SpikeGame game, PositionSetup setup) {
        super(game, setup);
    }

    /// The sets of six points that are all one step away from a place between them.
    private static Set<CellSet> hexagons(Grid grid) {
        Set<CellSet> hexagons = new HashSet<>();
        double step = Math.sqrt(3);
        for (int cell = 0; cell < grid.cells(); cell++) {
            Point from = grid.outline(cell).centre();
            for (int turn = 0; turn < 12; turn++) {
                double x = from.x() + step * Math.cos(Math.PI * turn / 6);
                double y = from.y() + step * Math.sin(Math.PI * turn / 6);
                CellSet around = CellSet.of(IntStream.range(0, grid.cells())
                        .filter(other -> Math.abs(distance(grid.outline(other).centre(), x, y) - step) < 0.01)
                        .toArray());
                if (around.size() == 6) {
                    hexagons.add(around);
                }
            }
        }
        return hexagons;
    }

    private static double distance(Point point, double x, double y) {
        return Math.hypot(point.x() - x, point.y() - y);
    }

    @Override
    List<Part> next() {
        return Stream.concat(
                        where(Content.EMPTY).stream().mapToObj(cell -> new Part.Put(cell, Piece.of(mover))),
                        Stream.of(PASS))
                .toList();
    }

    @Override
    SpikePosition after(Part part) {
        PositionSetup turned = setup.with(mover.other());
        if (!(part instanceof Part.Put put)) {
            int marker = marker() + (mover == Side.WHITE ? 1 : -1);
            String said = text(Math.clamp(marker, -TRACK, TRACK));
            return new Lotus(game, passed(turned.withField("marker", Optional.of(said)), passes() + 1));
        }
        Lotus placed = new Lotus(game, passed(turned.with(put.cell(), Content.of(mover)), 0));
        CellSet reversed = CellSet.EMPTY;
        for (CellSet group : placed.groups(placed.of(mover.other()))) {
            boolean near = !placed.touching(group).and(CellSet.of(put.cell())).isEmpty();
            reversed = near && placed.lost(group) ? reversed.or(group) : reversed;
        }
        Lotus after = new Lotus(game, with(placed.setup, reversed, Content.of(mover)));
        CellSet own = after.group(after.of(mover), put.cell());
        return after.lost(own) ? new Lotus(game, with(after.setup, own, Content.of(mover.other()))) : after;
    }

    /// Whether a group has neither a liberty nor a lotus.
    private boolean lost(CellSet group) {
        return touching(group).and(where(Content.EMPTY)).isEmpty()
                && HEXAGONS.getOrDefault(grid, Set.of()).stream()
                        .noneMatch(lotus -> lotus.minus(group).isEmpty());
    }

    /// The marker's value for White; negative if it is on Black's side.
    private int marker() {
        String said = setup.field("marker").orElse("0");
        int far = said.equals("0") ? 0 : Integer.parseInt(said.substring(1));
        return said.startsWith("b") ? -far : far;
    }

    private static String text(int marker) {
        return marker == 0 ? "0" : (marker > 0 ? "w" : "b") + Math.abs(marker);
    }

    @Override
    Outcome end() {
        if (passes() < 2) {
            return Outcome.ongoing();
        }
        Points points = score().orElseThrow();
        return byScore(points.white(), points.black(), "end.passes");
    }

    /// Own stones, what they surround, and the marker.
    @Override
    public Optional<Points> score() {
        CellSet dead = cells("dead");
        CellSet white = of(Side.WHITE).minus(dead).or(of(Side.BLACK).and(dead));
        CellSet black = of(Side.BLACK).minus(dead).or(of(Side.WHITE).and(dead));
        CellSet whites = white;
        CellSet blacks = black;
        for (CellSet region : groups(where(Content.EMPTY))) {
            boolean touchesWhite = !touching(region).and(white).isEmpty();
            boolean touchesBlack = !touching(region).and(black).isEmpty();
            whites = touchesWhite && !touchesBlack ? whites.or(region) : whites;
            blacks = touchesBlack && !touchesWhite ? blacks.or(region) : blacks;
        }
        return Optional.of(new Points(
                whites.size() + Math.max(0, marker()), blacks.size() + Math.max(0, -marker()), whites, blacks));
    }
}
