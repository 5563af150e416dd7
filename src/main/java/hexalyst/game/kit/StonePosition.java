package hexalyst.game.kit;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.CanonicalContent;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.IllegalMoveException;
import hexalyst.game.Move;
import hexalyst.game.MovePreview;
import hexalyst.game.Outcome;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.PositionKey;
import hexalyst.game.PositionSetup;
import hexalyst.game.Reason;
import hexalyst.game.Side;
import hexalyst.game.Supply;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// The common part of games whose players place one plain stone of their own colour per turn, and pass only when they
/// have to. A game defines where a stone may be placed, what follows from it, and the outcome. Its texts need the key
/// `passes.forced` if passes occur; all others are beside [Edition].
///
/// @param <E> the game's editions
public abstract class StonePosition<E extends Edition> extends KeyedPosition {
    private final E edition;
    private final Stones stones;
    private final Side toMove;
    private final Supply supply;

    /// @param supply the stones left, or [Supply#ENDLESS]
    protected StonePosition(E edition, Stones stones, Side toMove, Supply supply) {
        this.edition = edition;
        this.stones = stones;
        this.toMove = toMove;
        this.supply = supply;
    }

    /// True if the player to move may place a stone on an empty cell.
    protected abstract boolean placeable(int cell);

    /// Why the player to move may not place a stone on an empty cell that is not [#placeable].
    protected abstract Reason whyNot(int cell);

    /// The position after a stone of the player to move on a cell that is [#placeable].
    protected abstract Position place(int cell);

    /// The position after a legal pass. The default is for games in which nobody ever passes.
    protected Position pass() {
        throw new IllegalStateException("nobody passes in " + game().title());
    }

    /// What a stone of the player to move would do on a cell that is [#placeable].
    protected abstract MovePreview about(int cell);

    /// Distinguishes the game's hash from those of all other games ([PositionHash#rules]).
    protected abstract int hashFamily();

    @Override
    public final E edition() {
        return edition;
    }

    /// The stones on the board.
    public final Stones stones() {
        return stones;
    }

    @Override
    public final Grid grid() {
        return stones.grid();
    }

    @Override
    public final Side toMove() {
        return toMove;
    }

    @Override
    public final Content at(int cell) {
        return stones.at(cell);
    }

    @Override
    public final Supply supply() {
        return supply;
    }

    /// Passes are not counted.
    @Override
    public final int passes() {
        return 0;
    }

    /// The cells where the player to move may place a stone, if the game goes on.
    protected final IntStream placeable() {
        return IntStream.range(0, grid().cells()).filter(cell -> stones.empty(cell) && placeable(cell));
    }

    @Override
    public final List<Move> legalMoves() {
        if (outcome().over()) {
            return List.of();
        }
        List<Move> moves =
                placeable().mapToObj(cell -> Move.place(cell, toMove)).toList();
        return moves.isEmpty() ? List.of(Move.pass()) : moves;
    }

    /// True if the game goes on and the player to move cannot place a stone.
    protected final boolean mustPass() {
        return !outcome().over() && placeable().findAny().isEmpty();
    }

    @Override
    public final List<Move> candidates(int cell) {
        return stones.empty(cell) ? List.of(Move.place(cell, toMove)) : List.of();
    }

    @Override
    public final boolean allows(Move move) {
        return whyIllegal(move).isEmpty();
    }

    @Override
    public final MovePreview preview(Move move) {
        Part.Put put = move.put();
        Optional<Reason> illegal = whyIllegal(move);
        if (put != null && illegal.isEmpty()) {
            return about(put.cell());
        }
        CellSet cells = put == null ? CellSet.EMPTY : CellSet.of(put.cell());
        return illegal.<MovePreview>map(why -> new MovePreview.Illegal(why, cells))
                .orElseGet(() -> new MovePreview.Legal(Reason.of("passes.forced", toMove), cells, pass().outcome()));
    }

    /// What a move makes and, if it ends the game, how ([Outcome#told]).
    ///
    /// @param end the outcome after the move
    protected final Reason ending(Reason makes, Outcome end) {
        return end.told(makes, toMove);
    }

    @Override
    public final Position play(Move move) {
        Part.Put put = move.put();
        Optional<Reason> illegal = whyIllegal(move);
        if (illegal.isPresent()) {
            throw new IllegalMoveException(edition.words(Reason.of("illegal", text(move), illegal.get())));
        }
        return put == null ? pass() : place(put.cell());
    }

    /// Why a move is illegal; empty if it is legal.
    private Optional<Reason> whyIllegal(Move move) {
        if (outcome().over()) {
            return outcome().why().map(why -> Reason.of("illegal.over", why));
        }
        Part.Put put = move.put();
        if (put == null) {
            return move.isPass() && mustPass()
                    ? Optional.empty()
                    : Optional.of(Reason.of(move.isPass() ? "illegal.pass" : "illegal.swap", toMove));
        }
        if (!stones.empty(put.cell())) {
            return Optional.of(Reason.of(at(put.cell()).isBlocked() ? "illegal.blocked" : "illegal.occupied"));
        }
        if (put.colour() != toMove) {
            return Optional.of(Reason.of("illegal.colour", toMove));
        }
        return placeable(put.cell()) ? Optional.empty() : Optional.of(whyNot(put.cell()));
    }

    @Override
    public final CanonicalContent canonicalContent() {
        int bound = coloursDiffer() ? 1 + toMove.ordinal() : 0;
        return CanonicalContent.of(this, List.of(), bound, supply.left(toMove), supply.left(toMove.other()));
    }

    @Override
    public final PositionKey earlierKey() {
        return PositionHash.key(this, this::frame);
    }

    /// The part of the hash that never changes during a game, for search boards.
    public final long rulesHash(int family) {
        return PositionHash.rules(hashFamily() + family, edition, grid());
    }

    private long frame(int family) {
        long rules = coloursDiffer() ? PositionHash.withSide(rulesHash(family), toMove) : rulesHash(family);
        return PositionHash.frame(rules, supply.left(toMove), supply.left(toMove.other()));
    }

    @Override
    public final PositionSetup setup() {
        return new PositionSetup(grid(), contents(), toMove, Optional.of(supply), 0);
    }

    @Override
    public final boolean equals(@Nullable Object other) {
        return other instanceof StonePosition<?> position
                && position.edition.equals(edition)
                && position.stones.equals(stones)
                && position.toMove == toMove
                && position.supply.equals(supply)
                && position.outcome().equals(outcome());
    }

    @Override
    public final int hashCode() {
        return 31 * stones.hashCode() + toMove.ordinal();
    }
}
