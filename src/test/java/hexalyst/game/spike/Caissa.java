package hexalyst.game.spike;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.PieceLook;
import hexalyst.board.PieceShape;
import hexalyst.board.SquareGrid;
import hexalyst.game.Content;
import hexalyst.game.Outcome;
import hexalyst.game.Part;
import hexalyst.game.Piece;
import hexalyst.game.PositionSetup;
import hexalyst.game.Reason;
import hexalyst.game.SetupField;
import hexalyst.game.Side;
import hexalyst.game.Traits;
import hexalyst.game.kit.TurnCodec;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// Caissa, by Christian Freeling: chessmen that exchange places, on tiles that travel and vanish.
final class Caissa extends SpikePosition {
    private static final int QUEEN = 0;
    private static final int ROOK = 1;
    private static final int BISHOP = 2;
    private static final int KNIGHT = 3;
    private static final int THIRD = 3;
    private static final int[][] LEAPS = {{1, 2}, {2, 1}, {-1, 2}, {-2, 1}, {1, -2}, {2, -1}, {-1, -2}, {-2, -1}};

    private static final List<PieceLook> LOOKS = List.of(
            PieceLook.of("queen", PieceShape.QUEEN),
            PieceLook.of("rook", PieceShape.ROOK),
            PieceLook.of("bishop", PieceShape.BISHOP),
            PieceLook.of("knight", PieceShape.KNIGHT));

    static final SpikeGame GAME = new SpikeGame(
            "caissa",
            Traits.of(Traits.Goal.TAKE, Traits.SwapRule.NONE).with(Traits.Repetition.THIRD_IS_A_DRAW),
            List.of(new SetupField("ban", new SetupField.Names())),
            new SpikeEdition("standard", new SquareGrid(7, 7), letters(), LOOKS, true),
            rows -> new SquareGrid(rows.getFirst(), rows.size()),
            grid -> new TurnCodec(grid, Map.of(), (from, to) -> 1, List.of()),
            (game, setup) -> new Caissa(game, setup, Map.of()));

    /// How often each earlier position has occurred since a tile vanished.
    private final Map<String, Integer> before;

    private Caissa(SpikeGame game, PositionSetup setup, Map<String, Integer> before) {
        super(game, setup);
        this.before = before;
    }

    private static Map<String, Piece> letters() {
        Map<String, Piece> letters = new HashMap<>();
        for (int kind = QUEEN; kind <= KNIGHT; kind++) {
            letters.put("QRBN".substring(kind, kind + 1), new Piece(Optional.of(Side.WHITE), kind));
            letters.put("qrbn".substring(kind, kind + 1), new Piece(Optional.of(Side.BLACK), kind));
        }
        return letters;
    }

    private String look() {
        return setup.cells() + " " + mover + setup.field("ban").orElse("");
    }

    @Override
    String memory() {
        return new TreeMap<>(before).toString();
    }

    private boolean stands(int cell, Side side, int kind) {
        return at(cell).is(side) && at(cell).pieces().getLast().kind() == kind;
    }

    private int queen(Side side) {
        int cell = 0;
        while (!stands(cell, side, QUEEN)) {
            cell++;
        }
        return cell;
    }

    /// The squares that a man of this kind reaches, including the first man on each line.
    private CellSet reach(int from, int kind) {
        CellSet reached = CellSet.EMPTY;
        if (kind == KNIGHT) {
            for (int[] leap : LEAPS) {
                int row = grid.row(from) + leap[0];
                int place = grid.place(from) + leap[1];
                boolean there = row >= 0 && row < grid.rows() && place >= 0 && place < grid.rowLength(0);
                reached = there ? reached.with(grid.cell(row, place)) : reached;
            }
            return reached;
        }
        for (int direction = 0; direction < grid.directions(); direction++) {
            boolean straight = direction % 2 == 0;
            if (kind == ROOK && !straight || kind == BISHOP && straight) {
                continue;
            }
            int at = grid.neighbour(from, direction);
            while (at != Grid.NONE && at(at).pieces().isEmpty()) {
                reached = reached.with(at);
                at = grid.neighbour(at, direction);
            }
            reached = at == Grid.NONE ? reached : reached.with(at);
        }
        return reached;
    }

    private boolean inCheck(Side side) {
        int queen = queen(side);
        for (int cell = 0; cell < grid.cells(); cell++) {
            if (at(cell).is(side.other())) {
                int kind = at(cell).pieces().getLast().kind();
                if (kind != QUEEN && reach(cell, kind).contains(queen)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Whether a turn may end like this: the tiles are connected, and the mover's queen is neither in check nor in
    /// sight of the other queen.
    private boolean stands(Side turned) {
        return connected() && !inCheck(turned) && !reach(queen(turned), QUEEN).contains(queen(turned.other()));
    }

    private boolean connected() {
        CellSet tiles = CellSet.EMPTY;
        for (int cell = 0; cell < grid.cells(); cell++) {
            tiles = at(cell).isBlocked() ? tiles : tiles.with(cell);
        }
        CellSet reached = CellSet.of(tiles.next(0));
        CellSet edge = reached;
        while (!edge.isEmpty()) {
            CellSet next = CellSet.EMPTY;
            for (int cell : edge.stream().toArray()) {
                next = next.or(around(cell));
            }
            edge = next.and(tiles).minus(reached);
            reached = reached.or(edge);
        }
        return reached.equals(tiles);
    }

    private CellSet around(int cell) {
        CellSet around = CellSet.EMPTY;
        for (int direction = 0; direction < grid.directions(); direction++) {
            int next = grid.neighbour(cell, direction);
            around = next == Grid.NONE ? around : around.with(next);
        }
        return around;
    }

    @Override
    List<Part> next() {
        List<Part> turns = new ArrayList<>();
        boolean check = inCheck(mover);
        for (int from = 0; from < grid.cells(); from++) {
            if (!at(from).is(mover)) {
                continue;
            }
            int kind = at(from).pieces().getLast().kind();
            CellSet reached = reach(from, kind);
            for (int to : (check && kind == QUEEN ? reached.and(around(from)) : reached)
                    .stream().toArray()) {
                Part part = new Part.Shift(from, to, 1);
                if (may(kind, from, to) && new Caissa(game, result(part), Map.of()).stands(mover)) {
                    turns.add(part);
                }
            }
        }
        return turns;
    }

    private boolean may(int kind, int from, int to) {
        if (kind == QUEEN) {
            return at(to).isEmpty() || at(to).is(mover.other()) && !stands(to, mover.other(), QUEEN);
        }
        String name = grid.name(from) + "-" + grid.name(to);
        return !stands(to, Side.WHITE, QUEEN)
                && !stands(to, Side.BLACK, QUEEN)
                && !setup.field("ban").equals(Optional.of(name));
    }

    private PositionSetup result(Part part) {
        Part.Shift shift = (Part.Shift) part;
        Content man = at(shift.from());
        Content there = at(shift.to());
        boolean queen = stands(shift.from(), mover, QUEEN);
        boolean same = !there.pieces().isEmpty() && !there.is(mover) && there.equals(man.exchanged());
        String ban = grid.name(shift.from()) + "-" + grid.name(shift.to());
        Content left = queen || there.isBlocked() ? Content.BLOCKED : there;
        return setup.with(mover.other())
                .with(shift.from(), left)
                .with(shift.to(), man)
                .withField("ban", same && !queen ? Optional.of(ban) : Optional.empty());
    }

    /// A man that is met by another man than the queen changes places with it.
    @Override
    public List<Part.Shift> shifted(Part.Shift part) {
        boolean alone =
                stands(part.from(), mover, QUEEN) || at(part.to()).pieces().isEmpty();
        return alone ? List.of(part) : List.of(part, new Part.Shift(part.to(), part.from(), 1));
    }

    @Override
    SpikePosition after(Part part) {
        boolean queen = stands(((Part.Shift) part).from(), mover, QUEEN);
        Map<String, Integer> longer = queen ? new HashMap<>() : new HashMap<>(before);
        if (!queen) {
            longer.merge(look(), 1, Integer::sum);
        }
        return new Caissa(game, result(part), longer);
    }

    @Override
    Outcome end() {
        if (open().isEmpty()) {
            return inCheck(mover)
                    ? new Outcome.Won(mover.other(), CellSet.of(queen(mover)), Reason.of("end.mate"))
                    : new Outcome.Drawn(Reason.of("end.stalemate"));
        }
        boolean queensAlone = setup.cells().stream()
                .flatMap(content -> content.pieces().stream())
                .allMatch(piece -> piece.kind() == QUEEN);
        return queensAlone
                ? new Outcome.Drawn(Reason.of("end.queens"))
                : before.getOrDefault(look(), 0) + 1 >= THIRD
                        ? new Outcome.Drawn(Reason.of("end.third"))
                        : Outcome.ongoing();
    }
}
