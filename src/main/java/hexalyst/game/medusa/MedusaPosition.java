package hexalyst.game.medusa;

import hexalyst.board.CellHash;
import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.Groups;
import hexalyst.game.Content;
import hexalyst.game.Game;
import hexalyst.game.IllegalMoveException;
import hexalyst.game.Move;
import hexalyst.game.MovePreview;
import hexalyst.game.Outcome;
import hexalyst.game.Part;
import hexalyst.game.Piece;
import hexalyst.game.Points;
import hexalyst.game.Position;
import hexalyst.game.PositionHash;
import hexalyst.game.PositionKey;
import hexalyst.game.PositionSetup;
import hexalyst.game.Reason;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.Stones;
import hexalyst.game.Supply;
import hexalyst.game.TurnGroup;
import hexalyst.game.Turns;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A Medusa position, perhaps in the middle of a turn: the rules in their plain form, checked by everything faster.
public final class MedusaPosition implements Position {
    static final Part PASS = Move.pass().parts().getFirst();

    private static final int HASH_FAMILY = 72;

    private final MedusaEdition edition;
    private final Stones stones;
    private final Side toMove;
    private final MedusaState state;
    private final Outcome outcome;
    /// Found when they are first asked for; threads that find them twice find the same.
    private @Nullable List<Part> parts;

    private @Nullable PositionKey key;

    /// @param state with all stones of the groups that it is about
    private MedusaPosition(MedusaEdition edition, Stones stones, Side toMove, MedusaState state) {
        this.edition = edition;
        this.stones = stones;
        this.toMove = toMove;
        this.state = state;
        outcome = state.over() ? ending() : Outcome.ongoing();
    }

    /// After the turn, if one has been begun that can only end.
    ///
    /// @param state with a stone at least of each group that it is about
    static MedusaPosition of(MedusaEdition edition, Stones stones, Side toMove, MedusaState state) {
        MedusaState whole = state.withSpent(MedusaGroups.whole(stones, state.spent()))
                .withDead(MedusaGroups.whole(stones, state.dead()));
        return new MedusaPosition(edition, stones, toMove, whole).perhapsEnded();
    }

    private Outcome ending() {
        Points points = points();
        String why = state.passes() > 1 ? "end.passes" : "end.quiet";
        Reason end = Reason.of(why, points.white(), points.black(), MedusaState.LAST);
        Reason reason = state.dead().isEmpty() ? end : Reason.of("end.dead", end);
        return points.leader()
                .<Outcome>map(side ->
                        new Outcome.Won(side, side == Side.WHITE ? points.whiteCells() : points.blackCells(), reason))
                .orElseGet(() -> new Outcome.Drawn(reason));
    }

    @Override
    public Game game() {
        return Medusa.GAME;
    }

    @Override
    public MedusaEdition edition() {
        return edition;
    }

    @Override
    public Grid grid() {
        return stones.grid();
    }

    @Override
    public Side toMove() {
        return toMove;
    }

    @Override
    public Content at(int cell) {
        return stones.at(cell);
    }

    /// What stands on the board.
    public Stones stones() {
        return stones;
    }

    /// What there is besides.
    MedusaState state() {
        return state;
    }

    @Override
    public Supply supply() {
        return Supply.ENDLESS;
    }

    @Override
    public int passes() {
        return state.passes();
    }

    /// Nothing is counted in groups.
    @Override
    public Map<Integer, Integer> groupNumbers() {
        return Map.of();
    }

    @Override
    public boolean midTurn() {
        return state.midTurn();
    }

    @Override
    public Outcome outcome() {
        return outcome;
    }

    @Override
    public CellSet dead() {
        return state.dead();
    }

    @Override
    public Optional<Position> withDead(CellSet some) {
        return outcome.over()
                ? Optional.of(of(edition, stones, toMove, state.withDead(some.and(stones.all()))))
                : Optional.empty();
    }

    /// The stones, and the empty cells that they alone surround, of what stands when dead groups are reversed.
    private Points points() {
        Stones counted = stones.turned(state.dead());
        CellSet white = area(counted, Side.WHITE);
        CellSet black = area(counted, Side.BLACK);
        return new Points(
                white.size() + state.points(Side.WHITE), black.size() + state.points(Side.BLACK), white, black);
    }

    static CellSet area(Stones counted, Side side) {
        CellSet area = counted.of(side);
        for (CellSet region : Groups.of(counted.grid(), empty(counted))) {
            CellSet near = Groups.near(counted.grid(), region);
            boolean own = !near.and(counted.of(side)).isEmpty()
                    && near.and(counted.of(side.other())).isEmpty();
            area = own ? area.or(region) : area;
        }
        return area;
    }

    private static CellSet empty(Stones stones) {
        CellSet empty = CellSet.EMPTY;
        for (int cell = 0; cell < stones.grid().cells(); cell++) {
            empty = stones.empty(cell) ? empty.with(cell) : empty;
        }
        return empty;
    }

    @Override
    public Optional<Points> score() {
        return Optional.of(points());
    }

    @Override
    public List<Part> parts() {
        List<Part> known = parts;
        if (known == null) {
            known = outcome.over() ? List.of() : found();
            parts = known;
        }
        return known;
    }

    private List<Part> found() {
        List<Part> found = new ArrayList<>();
        if (!midTurn()) {
            empty(stones).stream().forEach(cell -> found.add(new Part.Put(cell, Piece.of(toMove))));
        }
        found.addAll(leaps());
        found.add(midTurn() ? Part.END : PASS);
        return List.copyOf(found);
    }

    /// The movements, in the order of their codes.
    private List<Part.Shift> leaps() {
        List<Part.Shift> leaps = new ArrayList<>();
        for (int from : stones.of(toMove).minus(state.spent()).stream().toArray()) {
            for (int direction = 0; direction < grid().directions(); direction++) {
                int to = beyond(from, direction);
                if (to != Grid.NONE && to != grid().neighbour(from, direction) && stones.empty(to)) {
                    leaps.add(new Part.Shift(from, to, 1));
                }
            }
        }
        leaps.sort(Comparator.comparingInt(Part.Shift::from).thenComparingInt(Part.Shift::to));
        return leaps;
    }

    /// The first cell in a direction that holds no stone of the player to move; [Grid#NONE] at the edge.
    int beyond(int from, int direction) {
        int cell = grid().neighbour(from, direction);
        while (cell != Grid.NONE && stones.of(toMove).contains(cell)) {
            cell = grid().neighbour(cell, direction);
        }
        return cell;
    }

    /// True where a turn has been begun that can do nothing but end, which no position is for others.
    boolean mustEnd() {
        return midTurn() && leaps().isEmpty();
    }

    @Override
    public MedusaPosition with(Part part) {
        if (!parts().contains(part)) {
            throw new IllegalMoveException(
                    edition.words(Reason.of("illegal", text(Move.of(part)), MedusaReasons.whyNot(this, part))));
        }
        return after(part).perhapsEnded();
    }

    private MedusaPosition perhapsEnded() {
        return mustEnd() ? ended() : this;
    }

    /// The position after a legal part, in the middle of the turn also where that can only end.
    MedusaPosition after(Part part) {
        return switch (part) {
            case Part.Put put ->
                new MedusaPosition(
                        edition, MedusaGroups.placed(stones, put.cell(), toMove), toMove, state.withPlaced());
            case Part.Shift shift -> moved(shift.from(), shift.to());
            case Part.Remove remove -> throw new IllegalArgumentException("nothing is removed");
            case Part.Choose word -> ended();
        };
    }

    private MedusaPosition ended() {
        return new MedusaPosition(edition, stones, toMove.other(), state.ended(toMove));
    }

    private MedusaPosition moved(int from, int to) {
        Stones after = MedusaGroups.moved(stones, from, to, toMove);
        CellSet left = MedusaGroups.around(stones, from).minus(CellSet.of(from));
        CellSet spent = state.spent().or(left).or(MedusaGroups.around(after, to));
        return new MedusaPosition(edition, after, toMove, state.withSpent(spent));
    }

    @Override
    public List<TurnGroup> turnGroups() {
        return MedusaReasons.groups(this);
    }

    @Override
    public List<Move> legalMoves() {
        return Turns.of(this);
    }

    /// The parts that put a stone there.
    @Override
    public List<Move> candidates(int cell) {
        return parts().stream()
                .filter(part -> part instanceof Part.Put put && put.cell() == cell)
                .map(Move::of)
                .toList();
    }

    @Override
    public boolean allows(Move move) {
        return MedusaReasons.whyNot(this, move).isEmpty();
    }

    @Override
    public MovePreview preview(Move move) {
        return MedusaReasons.preview(this, move);
    }

    @Override
    public Position play(Move move) {
        return Turns.play(this, move);
    }

    /// The placement, then the movements by the cells they leave and reach, in the first order that can be played and
    /// comes to the same.
    @Override
    public Move canonical(Move move) {
        return new MedusaOrder(this, move).first();
    }

    @Override
    public SearchBoard searchBoard() {
        return new MedusaBoard(this);
    }

    @Override
    public PositionKey key() {
        PositionKey known = key;
        if (known == null) {
            known = PositionHash.key(this, List.of(state.spent(), state.dead()), this::frame);
            key = known;
        }
        return known;
    }

    /// The part of the hash that never changes during a game.
    long rulesHash(int family) {
        return PositionHash.rules(HASH_FAMILY + family, edition, grid());
    }

    private long frame(int family) {
        int own = toMove == Side.WHITE ? state.marker() : -state.marker();
        return frame(rulesHash(family), own, state.quiet(), state.passes(), state.placed());
    }

    /// What is not on the cells, in a hash. Each number has bits of its own.
    ///
    /// @param marker the marker's points for the player to move
    static long frame(long rules, int marker, int quiet, int passes, boolean placed) {
        long numbers = (((long) (marker + MedusaState.MOST + 1) << 8 | quiet) << 8 | passes) << 1 | (placed ? 1 : 0);
        return CellHash.mix(rules ^ numbers);
    }

    @Override
    public PositionSetup setup() {
        return new PositionSetup(
                grid(),
                contents(),
                toMove,
                Optional.of(Supply.ENDLESS),
                state.passes(),
                false,
                state.fields(grid(), MedusaGroups.firsts(stones, state.dead())));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof MedusaPosition position
                && position.edition.equals(edition)
                && position.stones.equals(stones)
                && position.toMove == toMove
                && position.state.equals(state);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * stones.hashCode() + state.hashCode()) + toMove.ordinal();
    }
}
