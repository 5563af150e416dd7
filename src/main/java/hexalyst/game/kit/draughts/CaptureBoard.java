package hexalyst.game.kit.draughts;

import hexalyst.board.CellSet;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Reason;
import hexalyst.game.TurnGroup;
import hexalyst.game.kit.Ground;
import hexalyst.game.kit.RuleBoard;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.ObjIntConsumer;
import java.util.stream.IntStream;

/// A board of up to 64 cells on which whoever can capture must, and as many men as possible.
public abstract class CaptureBoard extends RuleBoard {
    /// The most ways to write one capture.
    private static final int PATHS = 200;
    /// The most pieces that are named where a capture has to be made.
    private static final int NAMED = 3;

    /// How turns are written.
    protected final PathCodec codec;
    /// The captures of single pieces.
    protected final LongestCapture captures;

    /// @param manner how a piece takes another one
    protected CaptureBoard(Ground ground, LongestCapture.Manner manner) {
        super(ground);
        codec = (PathCodec) ground.codec();
        captures = new LongestCapture(ground, manner);
    }

    /// The cells of a player's pieces.
    protected abstract long owned(int player);

    /// The vacant cells.
    protected final long vacant() {
        return tops(EMPTY)[0];
    }

    /// Whether a piece of the player to move captures from afar. The default: none does.
    protected boolean isFlying(int cell) {
        return false;
    }

    /// Begins a search for captures with what can be taken: [LongestCapture#begin].
    protected abstract void beginCaptures();

    /// Writes the turns of a player who cannot capture, and returns their number.
    protected abstract int quietTurns(int[] into);

    /// Finds the captures that the player to move may choose from; true if there are any, since one must be made then.
    /// The default: those of single pieces.
    @Override
    public boolean threatened() {
        beginCaptures();
        for (long rest = owned(mover()); rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            captures.add(cell, isFlying(cell));
        }
        return captures.count() > 0;
    }

    /// Writes the captures that [#threatened] has found, and returns their number.
    protected int captures(int[] into) {
        return captures.turns(codec, into);
    }

    /// How many men each of them takes.
    protected int most() {
        return captures.most();
    }

    /// What a capture takes ([LongestCapture#taken]).
    protected long taken(int turn) {
        beginCaptures();
        captures.add(codec.from(turn), isFlying(codec.from(turn)));
        return captures.taken(codec, turn);
    }

    /// Writes how the captures can be written that [#threatened] has found.
    protected void spellCaptures(ObjIntConsumer<Move> into) {
        captures.spell(codec, PATHS, into);
    }

    @Override
    protected final int turns(int[] into) {
        return threatened() ? captures(into) : quietTurns(into);
    }

    @Override
    protected final void spell(ObjIntConsumer<Move> into) {
        if (threatened()) {
            spellCaptures(into);
        } else {
            super.spell(into);
        }
    }

    /// The captures that the player to move may choose from; none if there is nothing to capture.
    private int[] mustMake() {
        int[] turns = new int[MAX_MOVES];
        return Arrays.copyOf(turns, threatened() ? captures(turns) : 0);
    }

    private CellSet captors(int[] turns) {
        return CellSet.of(IntStream.of(turns).map(codec::from).distinct().toArray());
    }

    /// Where something must be captured, all that takes part in it.
    @Override
    protected final List<TurnGroup> turnGroups() {
        int[] turns = mustMake();
        if (turns.length == 0) {
            return List.of();
        }
        Reason says = Reason.of("makes.takes", most());
        CellSet cells = captors(turns);
        for (int turn : turns) {
            for (long rest = captures.cells(taken(turn)); rest != 0; rest &= rest - 1) {
                cells = cells.with(Long.numberOfTrailingZeros(rest));
            }
        }
        return List.of(new TurnGroup(cells, true, says));
    }

    /// That a capture has to be made: with what, and how many it takes; once it has begun, how many of these are left.
    @Override
    protected final Optional<Reason> duty(int made) {
        if (!threatened()) {
            return Optional.empty();
        }
        return Optional.of(made == 0 ? mustTake() : Reason.of("illegal.goesOn", made, most() - made));
    }

    /// That a capture has to be made: with what, and how many are taken. Of many pieces only the first are named.
    protected final Reason mustTake() {
        CellSet with = captors(mustMake());
        List<String> names = with.stream().limit(NAMED).mapToObj(grid()::name).toList();
        Reason all = with.size() > NAMED
                ? Reason.of("list.more", String.join(", ", names), with.size() - NAMED)
                : Reason.list(names);
        return Reason.of("illegal.mustTake", most(), all);
    }

    /// Why a piece may not go where a part says, whatever the game: it is not the player's, others must capture, or the
    /// cell is taken; empty if it is none of these.
    protected final Optional<Reason> whyNoShift(Part.Shift shift) {
        if ((owned(mover()) >> shift.from() & 1) == 0) {
            return Optional.of(Reason.of("illegal.notOwn", grid().name(shift.from())));
        }
        if (threatened()) {
            return Optional.of(mustTake());
        }
        return (vacant() >> shift.to() & 1) == 0
                ? Optional.of(Reason.of("illegal.occupied", grid().name(shift.to())))
                : Optional.empty();
    }
}
