package hexalyst.game.kit;

import hexalyst.board.CellHash;
import hexalyst.game.Contents;
import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
import hexalyst.game.Outcome;
import hexalyst.game.Part;
import hexalyst.game.PositionSetup;
import hexalyst.game.Reason;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.Traits;
import hexalyst.game.TurnResult;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.ObjIntConsumer;

/// A board on which a game says its rules, once. Its cells hold stacks of pieces, beside them are named numbers
/// ([RuleGame#fields]), and one player is to move. A game lists the turns that may come next and applies them by verbs
/// ([#push], [#pop], [#pull], [#replace], [#set], [#endTurn]). These keep a journal, the hash and the sets of cells by
/// their top piece, so no game takes back turns, hashes or compares. Confined to one thread.
///
/// A piece is a number from 1: three times its kind, and 1 if it is White's, 2 if it is Black's, 3 if nobody's; 0 is no
/// piece.
///
/// Where the rules count earlier positions ([Traits.Repetition]), those since the last change that no turn can undo
/// ([#irreversible]) belong to the hash.
public abstract class RuleBoard extends FactBoard implements SearchBoard {
    private static final int FIRST_TURNS = 64;
    private static final int[] NO_WEIGHTS = {};

    private final boolean remembers;
    private final boolean noTurnTwice;
    private final long frame;
    private final TurnMemory past;
    private final MoveCodec codec;
    private final boolean open;
    private final int end;
    private final int[] scratch;
    private final int[] weighed = new int[MAX_FEATURES];

    private long[] memories = new long[FIRST_TURNS];
    private int depth;
    private TurnResult result = TurnResult.ONGOING;
    /// Whether the position before the last turn cannot come back.
    private boolean forgotten;

    /// An empty board, not even blocked where the ground is; White to move.
    protected RuleBoard(Ground ground) {
        super(ground);
        Traits.Repetition repetition = ground.game().traits().repetition();
        remembers = repetition != Traits.Repetition.NONE;
        noTurnTwice = repetition == Traits.Repetition.NO_TURN_TWICE;
        codec = ground.codec();
        scratch = new int[codec.mostMoves()];
        open = ground.game().traits().openTurns();
        end = open ? codec.encode(Part.END) : NONE;
        past = new TurnMemory(noTurnTwice ? 2 * ground.codec().codes() : 0);
        long names = (long) ground.game().id().hashCode() << Integer.SIZE
                ^ ground.edition().id().hashCode();
        frame = CellHash.mix(names) ^ CellHash.ofShape(0, ground.grid().shape());
    }

    /// Writes the turns that may come next to the start of the array and returns their number. They are sorted later,
    /// and where no turn may be made twice, those are left out.
    protected abstract int turns(int[] into);

    /// True if [#turns] writes codes in ascending order anyway. A hook for speed: the default sorts them.
    protected boolean ascending() {
        return false;
    }

    /// Writes how each of the legal turns can be written: its code and the turn, the usual writing first. Asked where
    /// turns are listed ([Traits.Turns#LISTED]); the default is for turns that the codec knows by their code alone.
    protected void spell(ObjIntConsumer<Move> into) {
        int[] codes = new int[mostMoves()];
        int count = moves(codes);
        for (int i = 0; i < count; i++) {
            into.accept(Move.of(codec.decode(codes[i])), codes[i]);
        }
    }

    /// Shows the beginning of a listed turn: what is on the board while the player has yet to finish it. The default
    /// moves the top piece from the first cell to the last one.
    ///
    /// @param begun the first parts of a turn
    protected void show(List<Part> begun) {
        if (begun.getFirst() instanceof Part.Shift first && begun.getLast() instanceof Part.Shift last) {
            if (first.from() != last.to()) {
                push(last.to(), pop(first.from()));
            }
        }
    }

    /// Makes a turn by the verbs of this class; the last one is [#endTurn]. Where parts of turns are moves
    /// ([Traits.Turns#OPEN]), makes a part; only the last one of a turn ends it.
    ///
    /// @param turn a code from [#turns]
    protected abstract void apply(int turn);

    /// The result for the player who made the last turn, where the other one is to move.
    protected abstract TurnResult end();

    /// Whether a turn of parts that are moves has begun. The default: never.
    protected boolean midTurn() {
        return false;
    }

    /// Whether [Part#END] is the only part that can come next in a turn that has begun; the kit then makes it. The
    /// default: never.
    protected boolean mustEnd() {
        return false;
    }

    /// The weights of [#features] in [#evaluate], in thousandths of the logarithm of the odds. The default: none.
    protected int[] weights() {
        return NO_WEIGHTS;
    }

    /// The weighted sum of the features.
    @Override
    public int evaluate() {
        features(weighed);
        return SearchBoard.weighed(weighed, weights());
    }

    /// Says that no position before this turn can come back, so that the rules about repetitions can forget them.
    protected final void irreversible() {
        past.forget();
        forgotten = true;
    }

    /// Whether the player to move has a turn.
    protected boolean canMove() {
        int count = turns(scratch);
        boolean can = count > 0 && !noTurnTwice;
        for (int i = 0; i < count && !can; i++) {
            can = !isForbidden(scratch[i]);
        }
        return can;
    }

    /// The hash of this very position, whoever is to move, without earlier ones.
    private long absolute() {
        return toMove() == Side.WHITE ? white() : ~white();
    }

    @Override
    public final int mostMoves() {
        return codec.mostMoves();
    }

    @Override
    public final int moves(int[] into) {
        int count = turns(into);
        if (!ascending()) {
            sort(into, count);
        }
        if (!noTurnTwice || past.isEmpty()) {
            return count;
        }
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (!isForbidden(into[i])) {
                into[kept++] = into[i];
            }
        }
        return kept;
    }

    /// Sorts codes, most of which are sorted already.
    private static void sort(int[] codes, int count) {
        for (int i = 1; i < count; i++) {
            if (codes[i] < codes[i - 1]) {
                Arrays.sort(codes, 0, count);
                return;
            }
        }
    }

    /// Whether a turn was made before with the position that it leads to now.
    private boolean isForbidden(int turn) {
        if (!past.mentions(own(turn))) {
            return false;
        }
        int made = own(turn);
        mark();
        long memory = past.save();
        boolean forgot = forgotten;
        apply(turn);
        long reached = absolute();
        rollBack();
        past.restore(memory);
        forgotten = forgot;
        return past.has(made, reached);
    }

    /// A turn as one of the player to move, for whom alone it may be forbidden.
    final int own(int turn) {
        return turn << 1 | mover();
    }

    @Override
    public final TurnResult make(int move) {
        play(move);
        result = judged();
        return result;
    }

    /// Makes a turn, but leaves its result open.
    final void play(int move) {
        mark();
        forgotten = false;
        if (remembers) {
            remember(move);
        } else {
            apply(move);
            endIfNeeded();
        }
    }

    /// Ends a turn that can only end.
    final void endIfNeeded() {
        if (open && mustEnd()) {
            apply(end);
        }
    }

    private void remember(int move) {
        if (depth == memories.length) {
            memories = Arrays.copyOf(memories, 2 * depth);
        }
        memories[depth++] = past.save();
        int made = own(move);
        apply(move);
        past.add(made, absolute());
    }

    /// The result for the player who made the last turn.
    final TurnResult judged() {
        if (open && midTurn()) {
            return TurnResult.ONGOING;
        }
        TurnResult ended = end();
        return ended == TurnResult.ONGOING && isThird() ? TurnResult.DRAW : ended;
    }

    /// Finds out whether the game is over where the board begins, for those who search from there.
    final RuleBoard judgedAtOnce() {
        result = judged();
        return this;
    }

    @Override
    public final boolean openTurns() {
        return open;
    }

    private boolean isThird() {
        return remembers && !noTurnTwice && past.times(absolute()) > 2;
    }

    @Override
    public final void unmake() {
        rollBack();
        if (remembers) {
            past.restore(memories[--depth]);
        }
        result = TurnResult.ONGOING;
    }

    @Override
    public final Side toMove() {
        return side();
    }

    @Override
    public final TurnResult result() {
        return result;
    }

    @Override
    public final long key() {
        return view() ^ frame ^ earlier();
    }

    @Override
    public final boolean remembers() {
        return remembers;
    }

    /// Without earlier positions.
    @Override
    public final long estimateKey() {
        return view() ^ frame;
    }

    /// False: men move.
    @Override
    public boolean fills() {
        return false;
    }

    /// What counts of the turns so far. That a position is on the board now says nothing new.
    private long earlier() {
        long hash = remembers ? past.hash(noTurnTwice ? 0 : 1) : 0;
        // Positions of the past are those of both players, so the view of the mover does not say which.
        return hash == 0 || mover() == 0 ? hash : CellHash.mix(hash);
    }

    /// With earlier positions to remember it is the [#key], since they would have to be turned too.
    @Override
    public final long canonicalKey() {
        return earlier() == 0 ? smallestView() ^ frame : key();
    }

    @Override
    public final int pieces() {
        return pieceCount();
    }

    @Override
    public final int empties() {
        return count(EMPTY);
    }

    /// The number of turns.
    @Override
    public int resistance() {
        return Math.max(1, turns(scratch));
    }

    /// Becomes a position. The board must be as it was made.
    ///
    /// @param turns the turns so far, as far as the rules about repetitions need them ([Past])
    final void load(int[] from, List<TurnMemory.Turn> turns) {
        load(from);
        begin(turns);
    }

    /// Becomes a set-up whose stacks are not too high. The board must be as it was made.
    final void read(PositionSetup setup) {
        load(ground.layout().state(setup));
        begin(List.of());
    }

    private void begin(List<TurnMemory.Turn> turns) {
        turns.forEach(turn -> past.add(turn.code(), turn.reached()));
        if (remembers && !noTurnTwice) {
            past.add(0, absolute());
        }
    }

    /// True if the position before the last turn cannot come back.
    final boolean forgets() {
        return forgotten;
    }

    /// The hash of this very position among the turns so far.
    final long reached() {
        return absolute();
    }

    /// Whether and how the game is over.
    final Outcome outcome() {
        if (open && midTurn()) {
            return Outcome.ongoing();
        }
        if (end() != TurnResult.ONGOING) {
            return ended();
        }
        return isThird() ? new Outcome.Drawn(Reason.of("end.third")) : Outcome.ongoing();
    }

    /// The turns that may not be made again here.
    final int[] forbidden() {
        int[] all = new int[mostMoves()];
        int count = turns(all);
        return Arrays.stream(all, 0, count).filter(this::isForbidden).toArray();
    }

    /// How often this position was on the board, this time included.
    final int seenTimes() {
        return past.times(absolute());
    }

    /// Where the third time of a position is a draw. Where no turn may be made twice, what is legal depends on the
    /// turns before; where nothing is remembered, no position comes back.
    @Override
    public final Optional<Contents> contents() {
        return remembers && !noTurnTwice ? Optional.of(new RuleContents(this, ground)) : Optional.empty();
    }

    /// Keeps some of the first turns of an array, in their order.
    ///
    /// @return how many are kept, at the array's beginning
    protected static int keep(int[] turns, int count, IntPredicate which) {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (which.test(turns[i])) {
                turns[kept++] = turns[i];
            }
        }
        return kept;
    }

    /// Takes all turns back that were made on this board.
    final void rewind() {
        while (isMarked()) {
            unmake();
        }
        result = TurnResult.ONGOING;
    }

    /// The hashes of the positions that were on the board twice so far, in ascending order.
    final long[] seenTwice() {
        return past.twice();
    }
}
