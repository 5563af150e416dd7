package hexalyst.game.spike;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.game.Content;
import hexalyst.game.Move;
import hexalyst.game.Outcome;
import hexalyst.game.Part;
import hexalyst.game.Piece;
import hexalyst.game.Points;
import hexalyst.game.PositionSetup;
import hexalyst.game.SetupField;
import hexalyst.game.Side;
import hexalyst.game.Traits;
import hexalyst.game.kit.TurnCodec;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Phalanx, by Christian Freeling: turns of many parts, territory. A plain reference implementation that shares nothing
/// with the program's rules.
final class PlainPhalanx extends SpikePosition {
    private static final String PLACE_ONE = "place1";
    private static final String PLACE_TWO = "place2";
    private static final String CHOOSE = "choose";
    private static final String EXTRA = "extra";
    private static final Part PASS = new Part.Choose("pass");
    private static final Part KEEP = new Part.Choose("keep");
    private static final Part SWAP = new Part.Choose("swap");
    private static final int LIMIT = 40;
    private static final Map<String, String> USUAL =
            Map.of("taken", "0,0", "quiet", "0", "limit", "40", "took", "0", "swapped", "0");

    static final SpikeGame GAME = new SpikeGame(
            "phalanx",
            Traits.of(Traits.SwapRule.NONE).byPoints().with(Traits.Turns.OPEN),
            List.of(
                    new SetupField("phase", new SetupField.Word(List.of(PLACE_ONE, PLACE_TWO, CHOOSE, EXTRA))),
                    new SetupField("taken", new SetupField.Counts()),
                    new SetupField("quiet", new SetupField.Count(999)),
                    new SetupField("limit", new SetupField.Count(999)),
                    new SetupField("grew", new SetupField.Names(), true),
                    new SetupField("moved", new SetupField.Names(), true),
                    new SetupField("took", new SetupField.Count(999), true),
                    new SetupField("placed", new SetupField.Names(), true)),
            new SpikeEdition("pie1", HexGrid.hexagon(8, 8), SpikeGame.STONES),
            HexGrid::ofRows,
            grid -> new TurnCodec(grid, SpikeGame.STONES, (from, to) -> 1, List.of("keep", "swap", "end", "pass")),
            PlainPhalanx::new);

    private final String phase;
    private final CellSet own;
    private final CellSet empty;
    private final CellSet grew;
    /// All men of the groups that may not move any more.
    private final CellSet moved;

    private final CellSet placed;

    PlainPhalanx(SpikeGame game, PositionSetup setup) {
        super(game, setup);
        phase = setup.field("phase").orElse("");
        own = of(mover);
        empty = where(Content.EMPTY);
        grew = cells("grew");
        placed = cells("placed");
        CellSet whole = CellSet.EMPTY;
        for (int cell : cells("moved").stream().toArray()) {
            whole = whole.or(group(own, cell));
        }
        moved = whole;
    }

    @Override
    public boolean midTurn() {
        return !grew.isEmpty() || !moved.isEmpty() || !placed.isEmpty() || phase.equals(CHOOSE) && swapped();
    }

    /// In the middle of the chooser's turn nothing has been placed yet, but the players' men are exchanged.
    private boolean swapped() {
        return setup.swap();
    }

    @Override
    List<Part> next() {
        return switch (phase) {
            case PLACE_ONE -> placements(1);
            case PLACE_TWO -> placements(2);
            case CHOOSE -> swapped() ? puts(mover).toList() : List.of(KEEP, SWAP);
            case EXTRA -> puts(mover).toList();
            default -> normal();
        };
    }

    private Stream<Part> puts(Side side) {
        return empty.stream().mapToObj(cell -> new Part.Put(cell, Piece.of(side)));
    }

    /// The first player places this many own men and one more of the other's.
    private List<Part> placements(int men) {
        int mine = placed.and(own).size();
        Stream<Part> first = mine < men ? puts(mover) : Stream.of();
        return Stream.concat(first, placed.size() - mine <= men ? puts(mover.other()) : Stream.of())
                .toList();
    }

    private List<Part> normal() {
        List<Part> parts = new ArrayList<>(List.of(midTurn() ? Part.END : PASS));
        CellSet original = own.minus(grew);
        if (moved.isEmpty()) {
            empty.and(touching(original)).stream()
                    .filter(cell -> groups(original).stream()
                            .allMatch(group -> !group.and(grid.neighbours(cell)).isEmpty() ? !hasGrown(group) : true))
                    .forEach(cell -> parts.add(new Part.Put(cell, Piece.of(mover))));
        }
        for (CellSet group : groups(own)) {
            if (group.and(grew).isEmpty() && group.and(moved).isEmpty()) {
                movements(group, parts);
            }
        }
        return parts;
    }

    private boolean hasGrown(CellSet group) {
        return !touching(group).and(grew).isEmpty();
    }

    private void movements(CellSet group, List<Part> parts) {
        for (int tail : group.stream().toArray()) {
            for (int direction = 0; direction < grid.directions(); direction++) {
                int men = 1;
                int head = tail;
                while (has(group, grid.neighbour(head, direction))) {
                    head = grid.neighbour(head, direction);
                    men++;
                }
                int at = head;
                for (int step = 1; step < men; step++) {
                    at = grid.neighbour(at, direction);
                    if (at == Grid.NONE || at(at).isBlocked() || own.contains(at) || !beats(men, at, direction)) {
                        break;
                    }
                    parts.add(new Part.Shift(tail, at, 1));
                }
            }
        }
    }

    private static boolean has(CellSet set, int cell) {
        return cell != Grid.NONE && set.contains(cell);
    }

    /// Whether this many men may cover a cell.
    private boolean beats(int men, int cell, int direction) {
        CellSet others = of(mover.other());
        if (!others.contains(cell)) {
            return true;
        }
        int line = 1;
        for (int way : new int[] {direction, (direction + 3) % 6}) {
            for (int at = grid.neighbour(cell, way); has(others, at); at = grid.neighbour(at, way)) {
                line++;
            }
        }
        return line < men;
    }

    @Override
    SpikePosition after(Part part) {
        return switch (part) {
            case Part.Put put -> put(put);
            case Part.Shift shift -> shift(shift);
            default -> part.equals(Part.END) ? ended() : said(part);
        };
    }

    private SpikePosition said(Part word) {
        if (word.equals(KEEP)) {
            return turned(say("phase", EXTRA));
        }
        if (word.equals(SWAP)) {
            List<Content> exchanged =
                    setup.cells().stream().map(Content::exchanged).toList();
            return new PlainPhalanx(game, with(setup, exchanged).withSwap(true));
        }
        return turned(passed(say("quiet", String.valueOf(number("quiet", 0) + 1)), passes() + 1));
    }

    private PositionSetup say(String field, String value) {
        return with(setup, Map.of(field, value), USUAL);
    }

    private PlainPhalanx turned(PositionSetup after) {
        return new PlainPhalanx(game, after.with(after.toMove().other()));
    }

    private SpikePosition put(Part.Put put) {
        PositionSetup with = setup.with(put.cell(), Content.of(put.colour()));
        CellSet all = placed.with(put.cell());
        return switch (phase) {
            case CHOOSE, EXTRA -> turned(with(with.withSwap(false), Map.of("phase", ""), USUAL));
            case PLACE_ONE, PLACE_TWO ->
                all.size() == (phase.equals(PLACE_ONE) ? 3 : 5)
                        ? turned(with(with, Map.of("phase", CHOOSE, "placed", ""), USUAL))
                        : new PlainPhalanx(game, with(with, Map.of("placed", names(all)), USUAL));
            default -> new PlainPhalanx(game, with(with, Map.of("grew", names(grew.with(put.cell()))), USUAL));
        };
    }

    /// The whole row moves.
    @Override
    public List<Part.Shift> shifted(Part.Shift part) {
        CellSet group = group(own, part.from());
        int direction = direction(part.from(), part.to());
        List<Integer> row = new ArrayList<>();
        for (int man = part.from(); has(group, man); man = grid.neighbour(man, direction)) {
            row.addFirst(man);
        }
        List<Part.Shift> shifts = new ArrayList<>();
        for (int man : row) {
            int at = man;
            for (int step = row.getFirst(); step != part.to(); step = grid.neighbour(step, direction)) {
                at = grid.neighbour(at, direction);
            }
            shifts.add(new Part.Shift(man, at, 1));
        }
        return shifts;
    }

    private PlainPhalanx shift(Part.Shift part) {
        CellSet group = group(own, part.from());
        CellSet row = CellSet.EMPTY;
        CellSet reached = CellSet.EMPTY;
        for (Part.Shift man : shifted(part)) {
            row = row.with(man.from());
            reached = reached.with(man.to());
        }
        CellSet taken = reached.and(of(mover.other()));
        CellSet men = reached.minus(taken);
        PositionSetup after =
                with(with(with(setup, row, Content.EMPTY), men, Content.of(mover)), taken, Content.BLOCKED);
        CellSet stand = own.minus(row).or(men);
        CellSet bound = CellSet.EMPTY;
        for (CellSet next : groups(stand)) {
            boolean joined = !next.and(group.minus(row).or(men).or(moved)).isEmpty();
            bound = joined ? bound.with(next.next(0)) : bound;
        }
        String took = String.valueOf(number("took", 0) + taken.size());
        return new PlainPhalanx(game, with(after, Map.of("moved", names(bound), "took", took), USUAL));
    }

    private int direction(int from, int to) {
        for (int direction = 0; direction < grid.directions(); direction++) {
            for (int at = from; at != Grid.NONE; at = grid.neighbour(at, direction)) {
                if (at == to) {
                    return direction;
                }
            }
        }
        throw new IllegalArgumentException("no line");
    }

    private PlainPhalanx ended() {
        int[] taken = numbers("taken");
        int took = number("took", 0);
        taken[mover.ordinal()] += took;
        boolean quiet = grew.isEmpty() && took == 0;
        return turned(passed(
                with(
                        setup,
                        Map.of(
                                "taken",
                                taken[0] + "," + taken[1],
                                "quiet",
                                String.valueOf(quiet ? number("quiet", 0) + 1 : 0),
                                "grew",
                                "",
                                "moved",
                                "",
                                "took",
                                "0"),
                        USUAL),
                0));
    }

    @Override
    public Move canonical(Move move) {
        return sorted(move);
    }

    @Override
    Outcome end() {
        int limit = number("limit", LIMIT);
        boolean still = limit > 0 && number("quiet", 0) >= limit;
        if (passes() < 2 && !still) {
            return Outcome.ongoing();
        }
        Points points = score().orElseThrow();
        return byScore(points.white(), points.black(), still ? "end.quiet" : "end.passes");
    }

    /// Own territory less own men captured.
    @Override
    public Optional<Points> score() {
        CellSet white = territory(Side.WHITE);
        CellSet black = territory(Side.BLACK);
        int[] taken = numbers("taken");
        return Optional.of(new Points(white.size() - taken[1], black.size() - taken[0], white, black));
    }

    private CellSet territory(Side side) {
        CellSet territory = CellSet.EMPTY;
        for (CellSet region : groups(empty)) {
            CellSet near = touching(region);
            boolean alone =
                    !near.and(of(side)).isEmpty() && near.and(of(side.other())).isEmpty();
            territory = alone ? territory.or(region) : territory;
        }
        return territory;
    }
}
