package hexalyst.game.medusa;

import hexalyst.board.CellHash;
import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Content;
import hexalyst.game.Game;
import hexalyst.game.Move;
import hexalyst.game.Outcome;
import hexalyst.game.Part;
import hexalyst.game.Piece;
import hexalyst.game.Points;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.Reason;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.Supply;
import hexalyst.game.SureScore;
import hexalyst.game.TurnGroup;
import hexalyst.game.kit.Stones;
import hexalyst.game.kit.TurnPosition;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A Medusa position, perhaps in the middle of a turn: the rules in their plain form, against which everything faster
/// is checked.
public final class MedusaPosition extends TurnPosition<MedusaEdition> {
    private static final int HASH_FAMILY = 72;

    private final Stones stones;
    private final MedusaState state;
    private final Outcome outcome;

    /// @param state with all stones of the groups concerned
    private MedusaPosition(MedusaEdition edition, Stones stones, Side toMove, MedusaState state) {
        super(edition, stones.grid(), toMove);
        this.stones = stones;
        this.state = state;
        outcome = state.over() ? ending() : Outcome.ongoing();
    }

    /// The position, or the one after the turn if an unfinished turn can only end.
    ///
    /// @param state with at least one stone of each group concerned
    static Position of(MedusaEdition edition, Stones stones, Side toMove, MedusaState state) {
        MedusaState whole = state.withSpent(stones.groups(state.spent())).withDead(stones.groups(state.dead()));
        return new MedusaPosition(edition, stones, toMove, whole).settled();
    }

    private Outcome ending() {
        String why = !state.dead().isEmpty() ? "end.dead" : state.passes() > 1 ? "end.passes" : "end.quiet";
        return points().outcome(why, MedusaState.LAST);
    }

    @Override
    public Game game() {
        return Medusa.GAME;
    }

    @Override
    public Content at(int cell) {
        return stones.at(cell);
    }

    /// The stones on the board.
    public Stones stones() {
        return stones;
    }

    /// The position's data besides the stones.
    MedusaState state() {
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

    @Override
    public CellSet dead() {
        return state.dead();
    }

    @Override
    public Optional<Position> withDead(CellSet some) {
        return outcome.over()
                ? Optional.of(of(edition(), stones, toMove(), state.withDead(some.and(stones.all()))))
                : Optional.empty();
    }

    /// Stones in what the other player keeps for certain.
    @Override
    public CellSet hopeless() {
        if (!outcome.over()) {
            return CellSet.EMPTY;
        }
        SureScore sure = of(edition(), stones, toMove(), state.resumed())
                .searchBoard()
                .sure()
                .orElseThrow();
        return stones.white().and(sure.black()).or(stones.black().and(sure.white()));
    }

    /// The points after dead groups are reversed: stones, and empty cells that only one colour surrounds.
    private Points points() {
        Stones counted = stones.turned(state.dead());
        CellSet white = counted.white().or(counted.territory(Side.WHITE));
        CellSet black = counted.black().or(counted.territory(Side.BLACK));
        return new Points(
                white.size() + state.points(Side.WHITE), black.size() + state.points(Side.BLACK), white, black);
    }

    @Override
    public Optional<Points> score() {
        return Optional.of(points());
    }

    @Override
    protected List<Part> found() {
        List<Part> found = new ArrayList<>();
        if (!midTurn()) {
            stones.empty().stream().forEach(cell -> found.add(new Part.Put(cell, Piece.of(toMove()))));
        }
        found.addAll(leaps());
        found.add(midTurn() ? Part.END : Part.PASS);
        return found;
    }

    /// The movements, in the order of their codes.
    private List<Part.Shift> leaps() {
        List<Part.Shift> leaps = new ArrayList<>();
        for (int from : stones.of(toMove()).minus(state.spent()).stream().toArray()) {
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
        while (cell != Grid.NONE && stones.of(toMove()).contains(cell)) {
            cell = grid().neighbour(cell, direction);
        }
        return cell;
    }

    @Override
    protected boolean mustEnd() {
        return midTurn() && leaps().isEmpty();
    }

    @Override
    protected MedusaPosition after(Part part) {
        return switch (part) {
            case Part.Put put ->
                new MedusaPosition(
                        edition(), MedusaGroups.placed(stones, put.cell(), toMove()), toMove(), state.withPlaced());
            case Part.Shift shift -> moved(shift.from(), shift.to());
            case Part.Remove remove -> throw new IllegalArgumentException("nothing is removed");
            case Part.Choose word -> ended();
        };
    }

    @Override
    protected MedusaPosition ended() {
        return new MedusaPosition(edition(), stones, toMove().other(), state.ended(toMove()));
    }

    private MedusaPosition moved(int from, int to) {
        Stones after = MedusaGroups.moved(stones, from, to, toMove());
        CellSet left = stones.group(from).minus(CellSet.of(from));
        CellSet spent = state.spent().or(left).or(after.group(to));
        return new MedusaPosition(edition(), after, toMove(), state.withSpent(spent));
    }

    @Override
    public List<TurnGroup> turnGroups() {
        return MedusaReasons.groups(this);
    }

    /// The placement, then the movements by the cells they leave and reach, in the first legal order with the same
    /// result.
    @Override
    public Move canonical(Move move) {
        return new MedusaOrder(this, move).first();
    }

    @Override
    public SearchBoard searchBoard() {
        return new MedusaBoard(this);
    }

    @Override
    protected Reason whyIllegal(Part part) {
        return MedusaReasons.whyNot(this, part);
    }

    @Override
    protected Reason effect(Move move) {
        return MedusaReasons.effect(this, move);
    }

    @Override
    protected int hashFamily() {
        return HASH_FAMILY;
    }

    @Override
    protected List<CellSet> marks() {
        return List.of(state.spent(), state.dead());
    }

    @Override
    protected long[] numbers() {
        return new long[] {ownMarker(), state.quiet(), state.passes(), state.placed() ? 1 : 0};
    }

    @Override
    protected long frame(long rules) {
        return frame(rules, ownMarker(), state.quiet(), state.passes(), state.placed());
    }

    private int ownMarker() {
        return toMove() == Side.WHITE ? state.marker() : -state.marker();
    }

    /// The hash of everything that is not on the cells. Each number has bits of its own.
    ///
    /// @param marker the marker's points for the player to move
    static long frame(long rules, int marker, int quiet, int passes, boolean placed) {
        long numbers = (((long) (marker + MedusaState.MOST + 1) << 8 | quiet) << 8 | passes) << 1 | (placed ? 1 : 0);
        return CellHash.mix(rules ^ numbers);
    }

    @Override
    public PositionSetup setup() {
        PositionSetup board =
                new PositionSetup(grid(), contents(), toMove(), Optional.of(Supply.ENDLESS), state.passes());
        return state.in(board, stones.firsts(state.dead()));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof MedusaPosition position
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
