package hexalyst.game.spike;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.Outline;
import hexalyst.board.Outline.Point;
import hexalyst.board.PointGrid;
import hexalyst.game.Content;
import hexalyst.game.Outcome;
import hexalyst.game.Part;
import hexalyst.game.PositionSetup;
import hexalyst.game.Reason;
import hexalyst.game.SetupField;
import hexalyst.game.Side;
import hexalyst.game.Traits;
import hexalyst.game.kit.TurnCodec;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Rondo, by Christian Freeling: men on circles that have to jump.
final class Rondo extends SpikePosition {
    private static final int QUIET = 60;
    private static final Map<String, String> USUAL = Map.of("quiet", "0");

    static final SpikeGame GAME = new SpikeGame(
            "rondo",
            Traits.of(Traits.SwapRule.NONE),
            List.of(
                    new SetupField("quiet", new SetupField.Count(QUIET)),
                    new SetupField("lost", new SetupField.Word(List.of("w", "b"), List.of("b", "w")))),
            new SpikeEdition("standard", circles(Collections.nCopies(5, 12)), SpikeGame.STONES),
            Rondo::circles,
            grid -> new TurnCodec(grid, SpikeGame.STONES, (from, to) -> 1, List.of()),
            Rondo::new);

    Rondo(SpikeGame game, PositionSetup setup) {
        super(game, setup);
    }

    /// A circle for each row, with as many sectors as the row has cells.
    private static Grid circles(List<Integer> rows) {
        int sectors = rows.getFirst();
        List<Outline> outlines = new ArrayList<>();
        List<CellSet> neighbours = new ArrayList<>();
        for (int cell = 0; cell < rows.size() * sectors; cell++) {
            double radius = 3 + 2 * (cell / sectors);
            double angle = 2 * Math.PI * (cell % sectors + 0.5) / sectors;
            Point middle = new Point(radius * Math.sin(angle), -radius * Math.cos(angle));
            outlines.add(new Outline(
                    middle,
                    List.of(new Point(-0.9, -0.9), new Point(0.9, -0.9), new Point(0.9, 0.9), new Point(-0.9, 0.9))));
            CellSet near = CellSet.EMPTY;
            for (int[] step : new int[][] {{0, 1}, {1, 0}, {1, 1}, {0, -1}, {-1, 0}, {-1, -1}}) {
                int circle = cell / sectors + step[0];
                int next = circle * sectors + Math.floorMod(cell % sectors + step[1], sectors);
                near = circle >= 0 && circle < rows.size() && next != cell ? near.with(next) : near;
            }
            neighbours.add(near);
        }
        return new PointGrid("circles", rows, outlines, List.of(), neighbours, sectors);
    }

    private int sectors() {
        return grid.rowLength(0);
    }

    /// The cell this many circles outward and sectors clockwise; [Grid#NONE] if there is no such circle.
    private int step(int cell, int outward, int clockwise) {
        int circle = cell / sectors() + outward;
        return circle < 0 || circle >= grid.rows()
                ? Grid.NONE
                : circle * sectors() + Math.floorMod(cell % sectors() + clockwise, sectors());
    }

    @Override
    List<Part> next() {
        int way = mover == Side.WHITE ? 1 : -1;
        CellSet own = of(mover);
        List<Part> jumps = new ArrayList<>();
        List<Part> steps = new ArrayList<>();
        for (int from : own.stream().toArray()) {
            int to = jumped(from, way);
            if (to != Grid.NONE) {
                jumps.add(new Part.Shift(from, to, 1));
            }
            for (int[] step : new int[][] {{0, way}, {way, 0}, {way, way}}) {
                int next = step(from, step[0], step[1]);
                if (next != Grid.NONE && at(next).isEmpty()) {
                    steps.add(new Part.Shift(from, next, 1));
                }
            }
        }
        return jumps.isEmpty() ? steps : jumps;
    }

    /// Where a man ends that jumps as long as it can: its start if it would do so for ever; [Grid#NONE] if it cannot
    /// jump.
    private int jumped(int from, int way) {
        int at = from;
        while (true) {
            int over = step(at, 0, way);
            int to = step(at, 0, 2 * way);
            boolean free = to == from || at(to).isEmpty();
            if (over == from || !at(over).is(mover.other()) || !free) {
                return at == from ? Grid.NONE : at;
            }
            at = to;
            if (at == from) {
                return from;
            }
        }
    }

    @Override
    SpikePosition after(Part part) {
        Part.Shift shift = (Part.Shift) part;
        PositionSetup turned = setup.with(mover.other());
        if (shift.from() == shift.to()) {
            turned = turned.withField("lost", Optional.of(String.valueOf(mover.letter())));
        } else {
            turned = turned.with(shift.from(), Content.EMPTY).with(shift.to(), Content.of(mover));
        }
        boolean changed = shift.from() / sectors() != shift.to() / sectors();
        String quiet = String.valueOf(changed ? 0 : number("quiet", 0) + 1);
        return new Rondo(game, with(turned, Map.of("quiet", quiet), USUAL));
    }

    @Override
    Outcome end() {
        Optional<String> lost = setup.field("lost");
        if (lost.isPresent()) {
            return won(lost.get().equals("w") ? Side.BLACK : Side.WHITE, "end.perpetual");
        }
        for (Side side : List.of(mover.other(), mover)) {
            if (connected(of(side))) {
                return won(side, "end.connection");
            }
        }
        if (open().isEmpty()) {
            return won(mover.other(), "end.blocked");
        }
        return number("quiet", 0) < QUIET ? Outcome.ongoing() : new Outcome.Drawn(Reason.of("end.quiet"));
    }

    private static Outcome won(Side side, String reason) {
        return new Outcome.Won(side, CellSet.EMPTY, Reason.of(reason));
    }

    /// Whether a chain of men leads from the inner circle to the outer one, each clockwise or outward of the one
    /// before.
    private boolean connected(CellSet men) {
        CellSet reached =
                CellSet.of(men.stream().filter(cell -> cell < sectors()).toArray());
        CellSet edge = reached;
        while (!edge.isEmpty()) {
            CellSet next = CellSet.EMPTY;
            for (int cell : edge.stream().toArray()) {
                for (int[] link : new int[][] {{0, 1}, {1, 0}, {1, 1}}) {
                    int to = step(cell, link[0], link[1]);
                    next = to != Grid.NONE && men.contains(to) && !reached.contains(to) ? next.with(to) : next;
                }
            }
            reached = reached.or(next);
            edge = next;
        }
        int outer = (grid.rows() - 1) * sectors();
        return reached.stream().anyMatch(cell -> cell >= outer);
    }
}
