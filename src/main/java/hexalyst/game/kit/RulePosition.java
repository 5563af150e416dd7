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
public sealed class RulePosition extends KeyedPosition permits ListedPosition, OpenPosition {
    private static final String STONE = "stone";
    final Ground ground;
    private final int[] state;
    private final Outcome outcome;
    /// The turns or positions so far that the rule about repetitions needs; null for none.
    final @Nullable Past past;
    /// Computed lazily; threads that compute them twice get the same.
    private @Nullable PositionSetup setup;
    private @Nullable List<Move> moves;

    /// The position of a board, with what is to be remembered.
    RulePosition(Ground ground, RuleBoard board, @Nullable Past past) {
        this(ground, board, past, board.outcome());
    }

    RulePosition(Ground ground, RuleBoard board, @Nullable Past past, Outcome outcome) {
        this.ground = ground;
        this.past = past;
        this.outcome = outcome;
        state = board.frozen();
    }

    /// The position of a board of a game whose turns are whole or listed, with what is to be remembered.
    static RulePosition of(Ground ground, RuleBoard board, @Nullable Past past) {
        return ground.game().traits().turns() == Traits.Turns.LISTED
                ? new ListedPosition(ground, board, past)
                : new RulePosition(ground, board, past);
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
        return of(ground, board, new Past(past, new TurnMemory.Turn(0, board.reached()), state));
    }

    /// This position where a turn may not be made, as if it had been made before with the same result.
    RulePosition forbidding(int turn) {
        RuleBoard board = board();
        int own = board.own(turn);
        board.make(turn);
        Past made = new Past(past, new TurnMemory.Turn(own, board.reached()), board.frozen());
        board.unmake();
        return of(ground, board, made);
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
        return of(ground, board, next);
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
    public Map<Side, CellSet> eyes() {
        return board().eyes();
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
        return outcome.over() ? Optional.empty() : board().duty(0);
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
        List<Move> known = Objects.requireNonNullElseGet(moves, () -> outcome.over() ? List.<Move>of() : turns());
        moves = known;
        return known;
    }

    /// The legal turns while the game goes on.
    List<Move> turns() {
        return parts(board()).stream().map(Move::of).toList();
    }

    /// The parts that a board can make, where their codes alone tell them.
    final List<Part> parts(RuleBoard board) {
        return IntStream.of(board.moves()).mapToObj(codec()::decode).toList();
    }

    @Override
    public int code(Step step) {
        return code(step.parts());
    }

    /// The code of a legal turn or step.
    int code(List<Part> parts) {
        return codec().encode(parts.getFirst());
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
    Reason whyNot(Move move) {
        Part part = move.only();
        if (part == null) {
            return Reason.of("illegal.longer");
        }
        return noTurnTwice() && forbidden().anyMatch(part::equals) ? Reason.of("illegal.ko") : whyNot(part);
    }

    /// Why a part is illegal.
    Reason whyNot(Part part) {
        return board().whyNot(part);
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
        return after(move);
    }

    /// The position after a legal turn.
    Position after(Move move) {
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
        return CanonicalContent.of(this, shownMarks(), numbers.toArray());
    }

    /// The numbers of the fields as the player to move sees them, as keys of results have them ([RuleGame#numbers]).
    public final long[] numbers() {
        return ground.game().numbers(ground.layout().seen(state));
    }

    /// The cells that fields name.
    public final List<CellSet> marks() {
        return ground.layout().marks(state);
    }

    /// The cells that belong to the content.
    List<CellSet> shownMarks() {
        return marks();
    }

    @Override
    public PositionKey lookupKey() {
        if (past == null || midTurn()) {
            return key();
        }
        RuleBoard board = board();
        RulePosition now = of(ground, board, null);
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
