package hexalyst.game.kit;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.CanonicalContent;
import hexalyst.game.Connection;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.IllegalMoveException;
import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
import hexalyst.game.MovePreview;
import hexalyst.game.Outcome;
import hexalyst.game.Part;
import hexalyst.game.Piece;
import hexalyst.game.Points;
import hexalyst.game.Position;
import hexalyst.game.PositionKey;
import hexalyst.game.PositionSetup;
import hexalyst.game.Reason;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.Step;
import hexalyst.game.StoneCodec;
import hexalyst.game.Supply;
import hexalyst.game.Traits;
import hexalyst.game.TurnGroup;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A position of a game of the kit: a frozen [RuleBoard]. What the rules say of it is asked of a board that becomes it.
public sealed class RulePosition extends KeyedPosition permits OpenPosition {
    private static final String STONE = "stone";
    final Ground ground;
    private final int[] state;
    private final Outcome outcome;
    /// The turns or positions so far that the rule about repetitions needs; null for none.
    private final @Nullable Past past;
    /// Computed lazily; threads that compute them twice get the same.
    private @Nullable PositionSetup setup;
    private @Nullable List<Move> moves;
    private @Nullable Listing listing;
    /// Where a listed turn has begun; null at the beginning of a turn.
    private final @Nullable PartialTurn begun;

    /// The position of a board, with what is to be remembered.
    RulePosition(Ground ground, RuleBoard board, @Nullable Past past) {
        this(ground, board, past, null);
    }

    private RulePosition(Ground ground, RuleBoard board, @Nullable Past past, @Nullable PartialTurn begun) {
        this.begun = begun;
        this.ground = ground;
        this.past = past;
        state = board.frozen();
        outcome = begun == null ? board.outcome() : Outcome.ongoing();
    }

    /// A board that has become this position.
    final RuleBoard board() {
        RuleBoard board = ground.game().board(ground);
        board.load(state, Past.turns(past));
        return board;
    }

    final MoveCodec codec() {
        return ground.codec();
    }

    private Traits.Repetition repetition() {
        return ground.game().traits().repetition();
    }

    private boolean listed() {
        return ground.game().traits().turns() == Traits.Turns.LISTED;
    }

    final Listing listing() {
        Listing known =
                Objects.requireNonNullElseGet(listing, () -> outcome.over() ? Listing.NONE : new Listing(board()));
        listing = known;
        return known;
    }

    private boolean noTurnTwice() {
        return repetition() == Traits.Repetition.NO_TURN_TWICE;
    }

    /// The set-up without what is remembered.
    private PositionSetup plain() {
        PositionSetup known = Objects.requireNonNullElseGet(
                setup, () -> ground.game().said(ground.layout().setup(state)));
        setup = known;
        return known;
    }

    /// This position for the second time.
    RulePosition again() {
        RuleBoard board = board();
        return new RulePosition(ground, board, new Past(past, new TurnMemory.Turn(0, board.reached()), state));
    }

    /// This position where a turn may not be made, as if it had been made before with the same result.
    RulePosition forbidding(int turn) {
        RuleBoard board = board();
        int own = board.own(turn);
        board.make(turn);
        Past made = new Past(past, new TurnMemory.Turn(own, board.reached()), board.frozen());
        board.unmake();
        return new RulePosition(ground, board, made);
    }

    private RulePosition after(int turn) {
        RuleBoard board = board();
        long before = board.reached();
        int own = board.own(turn);
        board.make(turn);
        Past kept = board.forgets() ? null : past;
        Past next = switch (repetition()) {
            case NONE -> null;
            case NO_TURN_TWICE -> new Past(kept, new TurnMemory.Turn(own, board.reached()), board.frozen());
            case THIRD_IS_A_DRAW -> board.forgets() ? null : new Past(past, new TurnMemory.Turn(0, before), state);
        };
        return new RulePosition(ground, board, next);
    }

    @Override
    public Game game() {
        return ground.game();
    }

    @Override
    public Edition edition() {
        return ground.edition();
    }

    @Override
    public Grid grid() {
        return ground.grid();
    }

    @Override
    public Side toMove() {
        return plain().toMove();
    }

    @Override
    public Content at(int cell) {
        return plain().cells().get(cell);
    }

    @Override
    public List<Content> contents() {
        return plain().cells();
    }

    @Override
    public Map<Integer, Integer> groupNumbers() {
        return Map.of();
    }

    @Override
    public Optional<Points> score() {
        return board().points();
    }

    @Override
    public List<Piece> stock(Side side) {
        return board().stock(side.ordinal());
    }

    @Override
    public Map<Side, Connection> connections() {
        return outcome.over() ? Map.of() : board().connections();
    }

    @Override
    public CellSet dead() {
        return agrees() ? marks().get(ground.layout().fields.dead()) : CellSet.EMPTY;
    }

    /// True if the players can agree on dead pieces.
    private boolean agrees() {
        return outcome.over() && ground.layout().fields.dead() >= 0;
    }

    @Override
    public Optional<Position> withDead(CellSet some) {
        CellSet pieces = CellSet.of(
                some.stream().filter(cell -> !at(cell).pieces().isEmpty()).toArray());
        return agrees()
                ? Optional.of(ground.game().valid(edition(), setup().withNamed(FieldRow.DEAD.name(), pieces)))
                : Optional.empty();
    }

    @Override
    public CellSet hopeless() {
        return agrees() ? board().hopeless() : CellSet.EMPTY;
    }

    @Override
    public List<TurnGroup> turnGroups() {
        return outcome.over() ? List.of() : board().turnGroups();
    }

    @Override
    public Optional<Reason> duty() {
        RulePosition from = begun == null ? this : begun.from();
        return outcome.over()
                ? Optional.empty()
                : from.board().duty(begun == null ? 0 : begun.parts().size());
    }

    @Override
    public Supply supply() {
        return Supply.ENDLESS;
    }

    @Override
    public int passes() {
        return plain().passes();
    }

    @Override
    public Outcome outcome() {
        return outcome;
    }

    @Override
    public List<Move> legalMoves() {
        List<Move> known = moves;
        if (known == null) {
            known = begun == null ? fromBeginning() : begun.rest();
            moves = known;
        }
        return known;
    }

    private List<Move> fromBeginning() {
        if (outcome.over()) {
            return List.of();
        }
        return listed()
                ? listing().turns()
                : parts(board()).stream().map(Move::of).toList();
    }

    /// The parts that a board can make, where their codes alone tell them.
    final List<Part> parts(RuleBoard board) {
        return IntStream.of(board.moves()).mapToObj(codec()::decode).toList();
    }

    @Override
    public boolean midTurn() {
        return begun != null;
    }

    @Override
    public List<Part> parts() {
        if (!listed()) {
            return super.parts();
        }
        RulePosition from = begun == null ? this : begun.from();
        List<Part> made = begun == null ? List.of() : begun.parts();
        return from.listing().after(made, codec());
    }

    @Override
    public Position with(Part part) {
        if (!listed()) {
            return super.with(part);
        }
        RulePosition from = begun == null ? this : begun.from();
        List<Part> parts = begun == null ? List.of(part) : begun.and(List.of(part));
        if (from.listing().from(parts).findFirst().isEmpty()) {
            return from.play(new Move(parts));
        }
        RuleBoard board = from.board();
        board.show(parts);
        return new RulePosition(ground, board, past, new PartialTurn(from, parts));
    }

    @Override
    public int code(Step step) {
        return code(step.parts());
    }

    /// The code of a legal turn or step.
    final int code(List<Part> parts) {
        if (!listed()) {
            return codec().encode(parts.getFirst());
        }
        Integer code = listing().code(parts);
        if (code == null) {
            throw new IllegalArgumentException(text(new Move(parts)) + " is not legal");
        }
        return code;
    }

    @Override
    public Step decoded(int code) {
        return listed() ? new Step(listing().turn(code).parts()) : super.decoded(code);
    }

    @Override
    public Move canonical(Move move) {
        return listed() && begun == null ? listing().usual(move) : move;
    }

    /// Where turns are listed, a capture may be written by its first and its last cell if there is only one.
    @Override
    public Optional<Move> move(String text) {
        Optional<Move> move = super.move(text);
        return listed() && begun == null
                ? move.map(meant ->
                        allows(meant) ? meant : listing().between(meant).orElse(meant))
                : move;
    }

    @Override
    public boolean allows(Move move) {
        return listed() && begun == null ? listing().code(move.parts()) != null : super.allows(move);
    }

    /// Where turns put stones that are all alike, an own one on any empty cell; else the legal turns.
    @Override
    public List<Move> candidates(int cell) {
        if (codec() instanceof StoneCodec stones && stones.kinds() == 0) {
            return at(cell).isEmpty() ? List.of(Move.place(cell, toMove())) : List.of();
        }
        return legalMoves().stream()
                .filter(move -> move.put() != null && move.lastCell() == cell)
                .toList();
    }

    /// Why a turn is illegal; empty if it is legal.
    Optional<Reason> whyIllegal(Move move) {
        Optional<Reason> over = outcome.why().map(why -> Reason.of("illegal.over", why));
        return allows(move) ? Optional.empty() : over.or(() -> Optional.of(whyNot(move)));
    }

    /// Why a turn is illegal while the game goes on.
    private Reason whyNot(Move move) {
        Part part = move.only();
        if (part != null) {
            return noTurnTwice() && forbidden().anyMatch(part::equals) ? Reason.of("illegal.ko") : whyNot(part);
        }
        if (!listed()) {
            return Reason.of("illegal.longer");
        }
        Part first = move.parts().getFirst();
        return parts().contains(first) ? Reason.of("illegal.path") : whyNot(first);
    }

    /// Why a part is illegal. In the middle of a listed turn the board is only shown, and the turn has to be finished.
    private Reason whyNot(Part part) {
        return (begun == null ? Optional.<Reason>empty() : duty()).orElseGet(() -> board().whyNot(part));
    }

    /// The turns that may not be made twice.
    private Stream<Part> forbidden() {
        return IntStream.of(board().forbidden()).mapToObj(codec()::decode);
    }

    @Override
    public MovePreview preview(Move move) {
        Optional<Reason> illegal = whyIllegal(move);
        if (illegal.isPresent()) {
            return new MovePreview.Illegal(illegal.get(), move.cells());
        }
        Position after = play(move);
        int[] changed = IntStream.range(0, grid().cells())
                .filter(cell -> !at(cell).equals(after.at(cell)))
                .toArray();
        return new MovePreview.Legal(
                told(effect(move), after.outcome()), CellSet.of(changed).or(move.cells()), after.outcome());
    }

    /// What a legal turn does.
    Reason effect(Move move) {
        return board().effect(code(move.parts()));
    }

    /// What a turn does, and how the game ends.
    private Reason told(Reason effect, Outcome end) {
        return effect.key().equals(STONE) && effect.arguments().getLast() instanceof Reason does
                ? Reason.of(STONE, toMove(), end.told(does, toMove()))
                : end.told(effect, toMove());
    }

    @Override
    public Position play(Move move) {
        Optional<Reason> illegal = whyIllegal(move);
        if (illegal.isPresent()) {
            throw new IllegalMoveException(edition().words(Reason.of("illegal", text(move), illegal.get())));
        }
        if (begun != null) {
            return begun.from().play(new Move(begun.and(move.parts())));
        }
        return after(code(move.parts()));
    }

    @Override
    public SearchBoard searchBoard() {
        return board().judgedAtOnce();
    }

    @Override
    public PositionKey earlierKey() {
        return ground.game().earlierKey(this);
    }

    /// With turns to remember, mirror images have different contents.
    @Override
    public CanonicalContent canonicalContent() {
        LongStream numbers = LongStream.of(numbers());
        if (past != null) {
            numbers = LongStream.concat(
                    numbers, LongStream.concat(IntStream.of(state).asLongStream(), LongStream.of(past.numbers())));
        }
        List<CellSet> marks = begun == null ? marks() : List.of(new Move(begun.parts()).cells());
        return CanonicalContent.of(this, marks, numbers.toArray());
    }

    /// The numbers of the fields as the player to move sees them, as keys of results have them ([RuleGame#numbers]).
    public final long[] numbers() {
        return ground.game().numbers(ground.layout().seen(state));
    }

    /// The cells that fields name.
    public final List<CellSet> marks() {
        return ground.layout().marks(state);
    }

    @Override
    public PositionKey lookupKey() {
        if (past == null || midTurn()) {
            return key();
        }
        RuleBoard board = board();
        RulePosition now = new RulePosition(ground, board, null);
        if (noTurnTwice()) {
            for (int turn : board.forbidden()) {
                now = now.forbidding(turn);
            }
        } else {
            for (int seen = 1; seen < board.seenTimes(); seen++) {
                now = now.again();
            }
        }
        return now.key();
    }

    @Override
    public PositionSetup setup() {
        PositionSetup plain = plain();
        return switch (repetition()) {
            case NONE -> plain;
            case NO_TURN_TWICE -> {
                String forbidden = past == null
                        ? ""
                        : forbidden().map(part -> text(Step.of(part))).collect(Collectors.joining(","));
                yield plain.withField(FieldRow.KO.name(), Optional.of(forbidden).filter(text -> !text.isEmpty()));
            }
            case THIRD_IS_A_DRAW ->
                past != null && board().seenTimes() == 2 ? plain.withField(FieldRow.SEEN.name(), 2, 1) : plain;
        };
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof RulePosition position
                && position.game().equals(game())
                && position.edition().equals(edition())
                && position.grid().equals(grid())
                && Arrays.equals(position.state, state)
                && Objects.equals(position.begun, begun)
                && (past == null ? position.past == null : past.equals(position.past));
    }

    @Override
    public int hashCode() {
        // Without what is remembered, all positions that differ only by it would meet in one place of a table.
        return 31 * Arrays.hashCode(state) + Objects.hashCode(past);
    }

    @Override
    public String toString() {
        return plain().toString();
    }
}
