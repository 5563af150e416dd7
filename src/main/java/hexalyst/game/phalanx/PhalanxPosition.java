package hexalyst.game.phalanx;

import hexalyst.board.CellHash;
import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.Groups;
import hexalyst.game.Content;
import hexalyst.game.Game;
import hexalyst.game.Move;
import hexalyst.game.Outcome;
import hexalyst.game.Part;
import hexalyst.game.Piece;
import hexalyst.game.Points;
import hexalyst.game.PositionSetup;
import hexalyst.game.Reason;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.Supply;
import hexalyst.game.TurnGroup;
import hexalyst.game.kit.Stones;
import hexalyst.game.kit.TurnPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A Phalanx position, perhaps in the middle of a turn: the rules in their plain form, against which everything faster
/// is checked.
public final class PhalanxPosition extends TurnPosition<PhalanxEdition> {
    /// The choice to keep the colours.
    static final Part KEEP = new Part.Choose("keep");

    private static final int HASH_FAMILY = 64;

    private final Stones stones;
    private final PhalanxState state;
    private final Outcome outcome;

    /// @param state with all men of the groups that have lost the right to move
    private PhalanxPosition(PhalanxEdition edition, Stones stones, Side toMove, PhalanxState state) {
        super(edition, stones.grid(), toMove);
        this.stones = stones;
        this.state = state;
        outcome = state.passes() > 1 || state.still() ? ending() : Outcome.ongoing();
    }

    /// @param state with at least one man of each group that has lost the right to move
    static PhalanxPosition of(PhalanxEdition edition, Stones stones, Side toMove, PhalanxState state) {
        return new PhalanxPosition(edition, stones, toMove, state.withMoved(stones.groups(state.moved()), 0));
    }

    private Outcome ending() {
        return points().outcome(state.passes() > 1 ? "end.passes" : "end.quiet", state.quiet());
    }

    @Override
    public Game game() {
        return Phalanx.GAME;
    }

    @Override
    public Content at(int cell) {
        return stones.at(cell);
    }

    /// The men and walls on the board.
    public Stones stones() {
        return stones;
    }

    /// The position's data besides the board.
    PhalanxState state() {
        return state;
    }

    @Override
    public int passes() {
        return state.passes();
    }

    @Override
    public boolean midTurn() {
        return state.midTurn();
    }

    @Override
    public Outcome outcome() {
        return outcome;
    }

    /// How many enemy men a player has taken, including this turn.
    private int prisoners(Side by) {
        return state.taken(by) + (by == toMove() ? state.took() : 0);
    }

    private Points points() {
        CellSet white = stones.territory(Side.WHITE);
        CellSet black = stones.territory(Side.BLACK);
        return new Points(white.size() - prisoners(Side.BLACK), black.size() - prisoners(Side.WHITE), white, black);
    }

    /// Own territory minus own men taken; empty in the opening, which cannot end the game.
    @Override
    public Optional<Points> score() {
        return Optional.of(
                state.phase() == PhalanxPhase.NORMAL ? points() : new Points(0, 0, CellSet.EMPTY, CellSet.EMPTY));
    }

    @Override
    protected List<Part> found() {
        return switch (state.phase()) {
            case PLACE_ONE, PLACE_TWO -> placements();
            case CHOOSE -> List.of(KEEP, Move.SWAPS);
            case SWAPPED, EXTRA -> puts(stones.empty());
            case NORMAL -> normal();
        };
    }

    private List<Part> puts(CellSet cells) {
        return cells.stream()
                .<Part>mapToObj(cell -> new Part.Put(cell, Piece.of(toMove())))
                .toList();
    }

    private List<Part> placements() {
        List<Part> placements = new ArrayList<>();
        for (int cell : stones.empty().stream().toArray()) {
            for (Side side : List.of(Side.BLACK, Side.WHITE)) {
                if (mayPlace(side)) {
                    placements.add(new Part.Put(cell, Piece.of(side)));
                }
            }
        }
        return placements;
    }

    private boolean mayPlace(Side side) {
        return state.put().and(stones.of(side)).size() < state.phase().men(side == toMove());
    }

    private List<Part> normal() {
        List<Part> normal = new ArrayList<>(puts(growth()));
        for (int tail : free().stream().toArray()) {
            targets(tail).stream().forEach(target -> normal.add(new Part.Shift(tail, target, 1)));
        }
        normal.add(midTurn() ? Part.END : Part.PASS);
        return normal;
    }

    /// The cells that the heads of rows with this tail can reach.
    private CellSet targets(int tail) {
        CellSet targets = CellSet.EMPTY;
        for (int direction = 0; direction < grid().directions(); direction++) {
            for (int target : PhalanxRow.of(stones, toMove(), tail, direction)
                    .map(row -> row.reach(stones, toMove()))
                    .orElse(List.of())) {
                targets = targets.with(target);
            }
        }
        return targets;
    }

    /// The groups of the player to move as they were when the turn began. Only valid while none has moved.
    private Stream<CellSet> original() {
        return Groups.of(grid(), stones.of(toMove()).minus(state.put())).stream();
    }

    private static boolean hasGrown(Grid grid, CellSet original, CellSet grew) {
        return !Groups.near(grid, original).and(grew).isEmpty();
    }

    /// The cells where the player to move may grow: next to a group that has not grown, and to none that has.
    private CellSet growth() {
        if (!state.moved().isEmpty()) {
            return CellSet.EMPTY;
        }
        Map<Boolean, CellSet> near = original()
                .collect(Collectors.toMap(
                        group -> hasGrown(grid(), group, state.put()),
                        group -> Groups.near(grid(), group),
                        CellSet::or));
        return near.getOrDefault(false, CellSet.EMPTY)
                .minus(near.getOrDefault(true, CellSet.EMPTY))
                .and(stones.empty());
    }

    /// True if the men marked as placed in this turn can have been: each next to an existing group, and each such group
    /// next to at most one of them. After movements this cannot be checked.
    static boolean couldGrow(Stones stones, Side mover, PhalanxState state) {
        Grid grid = stones.grid();
        CellSet before = stones.of(mover).minus(state.put());
        return !state.moved().isEmpty()
                || state.put().minus(Groups.near(grid, before)).isEmpty()
                        && Groups.of(grid, before).stream()
                                .allMatch(group -> Groups.near(grid, group)
                                                .and(state.put())
                                                .size()
                                        <= 1);
    }

    /// The men of the groups that may move.
    private CellSet free() {
        return stones.of(toMove()).minus(stones.groups(state.put().or(state.moved())));
    }

    @Override
    protected boolean mustEnd() {
        return midTurn()
                && state.phase() == PhalanxPhase.NORMAL
                && growth().isEmpty()
                && free().stream().allMatch(tail -> targets(tail).isEmpty());
    }

    @Override
    protected PhalanxPosition after(Part part) {
        return switch (part) {
            case Part.Put put -> put(put);
            case Part.Shift shift -> shifted(shift, row(shift).orElseThrow());
            case Part.Remove remove -> throw new IllegalArgumentException("nothing is removed");
            case Part.Choose word ->
                word.equals(KEEP)
                        ? turned(stones, state.in(PhalanxPhase.EXTRA))
                        : word.equals(Move.SWAPS)
                                ? new PhalanxPosition(
                                        edition(), stones.exchanged(), toMove(), state.in(PhalanxPhase.SWAPPED))
                                : ended();
        };
    }

    @Override
    protected PhalanxPosition ended() {
        return turned(stones, state.ended(toMove()));
    }

    private PhalanxPosition turned(Stones after, PhalanxState next) {
        return new PhalanxPosition(edition(), after, toMove().other(), next);
    }

    private PhalanxPosition put(Part.Put put) {
        Stones after = stones.with(put.cell(), put.colour());
        CellSet all = state.put().with(put.cell());
        PhalanxPhase phase = state.phase();
        boolean whole = phase.places() && all.size() == phase.men(true) + phase.men(false);
        return switch (phase) {
            case CHOOSE, SWAPPED, EXTRA -> turned(after, state.in(PhalanxPhase.NORMAL));
            case PLACE_ONE, PLACE_TWO, NORMAL ->
                whole
                        ? turned(after, state.in(PhalanxPhase.CHOOSE))
                        : new PhalanxPosition(edition(), after, toMove(), state.withPut(all));
        };
    }

    @Override
    public List<TurnGroup> turnGroups() {
        return PhalanxReasons.groups(this);
    }

    /// The row that a part would move; empty if there is none.
    Optional<PhalanxRow> row(Part.Shift shift) {
        return stones.of(toMove()).contains(shift.from())
                ? PhalanxRow.direction(grid(), shift.from(), shift.to())
                        .flatMap(direction -> PhalanxRow.of(stones, toMove(), shift.from(), direction))
                : Optional.empty();
    }

    /// The whole row, its head first.
    @Override
    public List<Part.Shift> shifted(Part.Shift part) {
        PhalanxRow row = row(part).orElseThrow();
        List<Integer> to = row.moved(grid(), part.to());
        List<Part.Shift> shifts = new ArrayList<>();
        for (int i = to.size() - 1; i >= 0; i--) {
            shifts.add(new Part.Shift(row.men().get(i), to.get(i), 1));
        }
        return shifts;
    }

    private PhalanxPosition shifted(Part.Shift shift, PhalanxRow row) {
        PhalanxRow.Moved moved = row.move(stones, toMove(), shift.to());
        CellSet own = moved.after().of(toMove());
        CellSet bound =
                state.moved().or(stones.group(row.tail())).or(moved.men()).and(own);
        return of(
                edition(),
                moved.after(),
                toMove(),
                state.withMoved(bound, moved.taken().size()));
    }

    @Override
    public SearchBoard searchBoard() {
        return new PhalanxBoard(this);
    }

    @Override
    protected Reason whyIllegal(Part part) {
        return PhalanxReasons.whyNot(this, part);
    }

    @Override
    protected Reason effect(Move move) {
        return PhalanxReasons.effect(this, move);
    }

    @Override
    protected int hashFamily() {
        return HASH_FAMILY;
    }

    @Override
    protected List<CellSet> marks() {
        return List.of(state.put(), state.moved());
    }

    @Override
    protected long[] numbers() {
        return new long[] {
            state.phase().ordinal(),
            state.taken(toMove()),
            state.taken(toMove().other()),
            state.passes(),
            state.quiet(),
            state.limit(),
            state.took()
        };
    }

    @Override
    protected long frame(long rules) {
        return frame(
                rules,
                state.phase(),
                state.taken(toMove()),
                state.taken(toMove().other()),
                state.passes(),
                state.quiet(),
                state.limit(),
                state.took());
    }

    /// The hash of everything that is not on the cells. Each number has bits of its own.
    ///
    /// @param own how many men the player to move has taken
    static long frame(long rules, PhalanxPhase phase, int own, int other, int passes, int quiet, int limit, int took) {
        long counts = (own * 10_000L + other) * 10_000L + took;
        long rest = ((quiet * 10_000L + limit) * 4L + passes) * 8L + phase.ordinal();
        return CellHash.mix(CellHash.mix(rules ^ counts) ^ rest);
    }

    @Override
    public PositionSetup setup() {
        PositionSetup board =
                new PositionSetup(grid(), contents(), toMove(), Optional.of(Supply.ENDLESS), state.passes());
        return state.in(board, stones.firsts(state.moved()));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof PhalanxPosition position
                && position.edition().equals(edition())
                && position.stones.equals(stones)
                && position.toMove() == toMove()
                && position.state.equals(state);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * stones.hashCode() + state.hashCode()) + toMove().ordinal();
    }
}
