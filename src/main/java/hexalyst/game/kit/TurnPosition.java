package hexalyst.game.kit;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.CanonicalContent;
import hexalyst.game.Edition;
import hexalyst.game.IllegalMoveException;
import hexalyst.game.KeyedPosition;
import hexalyst.game.Move;
import hexalyst.game.MovePreview;
import hexalyst.game.Outcome;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.PositionKey;
import hexalyst.game.Reason;
import hexalyst.game.Side;
import hexalyst.game.Supply;
import hexalyst.game.Turns;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The common part of positions in games whose turns may have several parts ([hexalyst.game.Traits#openTurns]),
/// possibly in the
/// middle of a turn. A game defines which parts may come next, what each of them does, and the outcome.
///
/// @param <E> the game's editions
public abstract class TurnPosition<E extends Edition> extends KeyedPosition {
    /// Computed lazily; threads that compute them twice get the same parts.
    private @Nullable List<Part> parts;

    private final E edition;
    private final Grid grid;
    private final Side toMove;

    /// Before anything is done.
    protected TurnPosition(E edition, Grid grid, Side toMove) {
        this.edition = edition;
        this.grid = grid;
        this.toMove = toMove;
    }

    /// The parts that may come next if the game goes on, in ascending order of their code.
    protected abstract List<Part> found();

    /// The position after one of [#parts]. It is still in the middle of the turn, even if the turn can only end.
    protected abstract TurnPosition<E> after(Part part);

    /// True if the unfinished turn can only end. Such positions are never visible from outside.
    protected abstract boolean mustEnd();

    /// The position after the end of the unfinished turn.
    protected abstract TurnPosition<E> ended();

    /// Why a part that is not one of [#parts] is illegal here while the game goes on.
    protected abstract Reason whyIllegal(Part part);

    /// What a legal turn does.
    protected abstract Reason effect(Move move);

    /// Distinguishes the game's hash from those of all other games ([PositionHash#rules]).
    protected abstract int hashFamily();

    /// The cells that a turn has marked ([PositionHash#key(Position, List, java.util.function.IntToLongFunction)]).
    protected abstract List<CellSet> marks();

    /// The numbers that are not on the cells, as the player to move sees them.
    protected abstract long[] numbers();

    /// The part of the hash that is not on the cells.
    ///
    /// @param rules the part that never changes during a game
    protected abstract long frame(long rules);

    @Override
    public final E edition() {
        return edition;
    }

    @Override
    public final Grid grid() {
        return grid;
    }

    @Override
    public final Side toMove() {
        return toMove;
    }

    /// The default: pieces never run out.
    @Override
    public Supply supply() {
        return Supply.ENDLESS;
    }

    /// The default: groups have no numbers.
    @Override
    public Map<Integer, Integer> groupNumbers() {
        return Map.of();
    }

    @Override
    public final List<Part> parts() {
        List<Part> known = parts;
        if (known == null) {
            known = outcome().over() ? List.of() : List.copyOf(found());
            parts = known;
        }
        return known;
    }

    @Override
    public final TurnPosition<E> with(Part part) {
        if (!parts().contains(part)) {
            throw new IllegalMoveException(edition.words(Reason.of("illegal", text(Move.of(part)), whyNot(part))));
        }
        return after(part).settled();
    }

    /// This position, or the one after the turn if the turn can only end.
    protected final TurnPosition<E> settled() {
        return mustEnd() ? ended() : this;
    }

    private Reason whyNot(Part part) {
        return outcome().why().map(why -> Reason.of("illegal.over", why)).orElseGet(() -> whyIllegal(part));
    }

    /// Why a turn is illegal; empty if it is legal.
    private Optional<Reason> whyNot(Move move) {
        TurnPosition<E> at = this;
        boolean begun = false;
        for (Part part : move.parts()) {
            if (begun && (!at.midTurn() || part.equals(Part.END) && at.mustEnd())) {
                return Optional.of(Reason.of("illegal.longer"));
            }
            if (!at.parts().contains(part)) {
                return Optional.of(at.whyNot(part));
            }
            at = at.after(part);
            begun = true;
        }
        return at.midTurn() && !at.parts().contains(Part.END) ? Optional.of(at.whyNot(Part.END)) : Optional.empty();
    }

    @Override
    public final boolean allows(Move move) {
        return whyNot(move).isEmpty();
    }

    /// What a turn does, or why it is illegal.
    @Override
    public final MovePreview preview(Move move) {
        Optional<Reason> illegal = whyNot(move);
        Outcome end = illegal.isEmpty() ? play(move).outcome() : Outcome.ongoing();
        return new MovePreview(
                illegal.isEmpty(), illegal.orElseGet(() -> end.told(effect(move), toMove)), move.cells(), end);
    }

    @Override
    public final Position play(Move move) {
        return Turns.play(this, move);
    }

    @Override
    public final List<Move> legalMoves() {
        return Turns.of(this);
    }

    /// The parts that put a piece on the cell.
    @Override
    public final List<Move> candidates(int cell) {
        return parts().stream()
                .filter(part -> part instanceof Part.Put put && put.cell() == cell)
                .map(Move::of)
                .toList();
    }

    /// The default: the first order, by codes, that is legal and has the same result.
    @Override
    public Move canonical(Move move) {
        return Turns.sorted(this, move);
    }

    @Override
    public final CanonicalContent canonicalContent() {
        return CanonicalContent.of(this, marks(), numbers());
    }

    @Override
    public final PositionKey earlierKey() {
        return PositionHash.key(this, marks(), family -> frame(rulesHash(family)));
    }

    /// The part of the hash that never changes during a game, for search boards.
    public final long rulesHash(int family) {
        return PositionHash.rules(hashFamily() + family, edition, grid);
    }
}
