package hexalyst.game.macbeth;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.IllegalMoveException;
import hexalyst.game.Move;
import hexalyst.game.MovePreview;
import hexalyst.game.Outcome;
import hexalyst.game.Part;
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
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A MacBeth position: the rules in their plain form, checked by everything faster.
public final class MacBethPosition implements Position {
    /// Found when it is first asked for; threads that find it twice find the same.
    private @Nullable PositionKey key;

    private final MacBethEdition edition;
    private final Stones stones;
    private final Side toMove;
    /// Where the player to move may place a stone; no cell if that player must pass or the game is over.
    private final CellSet placeable;
    private final Outcome outcome;

    MacBethPosition(MacBethEdition edition, Stones stones, Side toMove) {
        this.edition = edition;
        this.stones = stones;
        this.toMove = toMove;
        placeable = Turning.placeable(stones, toMove);
        outcome =
                placeable.isEmpty() && Turning.placeable(stones, toMove.other()).isEmpty()
                        ? ending()
                        : Outcome.ongoing();
    }

    private Outcome ending() {
        Points points = points();
        return points.leader()
                .<Outcome>map(side -> new Outcome.Won(
                        side,
                        CellSet.EMPTY,
                        Reason.of("end.more", side, points.of(side), side.other(), points.of(side.other()))))
                .orElseGet(() -> new Outcome.Drawn(Reason.of("end.equal", points.white())));
    }

    private Points points() {
        return Points.of(stones.white(), stones.black());
    }

    @Override
    public Game game() {
        return MacBeth.GAME;
    }

    @Override
    public Edition edition() {
        return edition;
    }

    /// The edition with its rules.
    MacBethEdition rules() {
        return edition;
    }

    /// What stands on the board.
    Stones stones() {
        return stones;
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

    /// A point for each stone.
    @Override
    public Optional<Points> score() {
        return Optional.of(points());
    }

    /// Stones never run out.
    @Override
    public Supply supply() {
        return Supply.ENDLESS;
    }

    /// Not counted, since a pass changes nothing but the player to move, and nobody passes after a pass.
    @Override
    public int passes() {
        return 0;
    }

    @Override
    public Outcome outcome() {
        return outcome;
    }

    @Override
    public List<Move> legalMoves() {
        if (outcome.over()) {
            return List.of();
        }
        return mustPass()
                ? List.of(Move.pass())
                : placeable.stream().mapToObj(cell -> Move.place(cell, toMove)).toList();
    }

    private boolean mustPass() {
        return placeable.isEmpty() && !outcome.over();
    }

    @Override
    public List<Move> candidates(int cell) {
        return stones.empty(cell) ? List.of(Move.place(cell, toMove)) : List.of();
    }

    @Override
    public boolean allows(Move move) {
        return whyIllegal(move).isEmpty();
    }

    /// Tells what the move turns over, and whether the other player has to pass.
    @Override
    public MovePreview preview(Move move) {
        Part.Put put = move.put();
        Optional<Reason> illegal = whyIllegal(move);
        CellSet cell = put == null ? CellSet.EMPTY : CellSet.of(put.cell());
        if (illegal.isPresent()) {
            return new MovePreview(false, illegal.get(), cell, Outcome.ongoing());
        }
        MacBethPosition next = after(put);
        if (put == null) {
            return new MovePreview(true, Reason.of("passes.forced", toMove), cell, next.outcome);
        }
        CellSet turned = turned(put.cell());
        Reason makes = turned.isEmpty() ? Reason.of("makes.ring") : Reason.of("makes.turns", turned.size());
        Reason effect = Reason.of("stone", toMove, aboutEnd(makes, next));
        return new MovePreview(true, effect, turned.or(cell), next.outcome);
    }

    private Reason aboutEnd(Reason makes, MacBethPosition end) {
        return switch (end.outcome) {
            case Outcome.Ongoing ongoing -> end.mustPass() ? Reason.of("makes.pass", makes, end.toMove) : makes;
            case Outcome.Won won -> Reason.of(won.winner() == toMove ? "makes.win" : "makes.loss", makes, won.reason());
            case Outcome.Drawn drawn -> Reason.of("makes.draw", makes, drawn.reason());
        };
    }

    /// What a stone of the player to move turns over: nothing while the ring is being filled.
    private CellSet turned(int cell) {
        return Turning.emptyRing(stones).isEmpty() ? Turning.turned(stones, cell, toMove) : CellSet.EMPTY;
    }

    @Override
    public MacBethPosition play(Move move) {
        Optional<Reason> illegal = whyIllegal(move);
        if (illegal.isPresent()) {
            throw new IllegalMoveException(edition.words(Reason.of("illegal", text(move), illegal.get())));
        }
        return after(move.put());
    }

    /// The position after a stone, or after a pass.
    private MacBethPosition after(Part.@Nullable Put put) {
        return new MacBethPosition(edition, put == null ? stones : with(put.cell()), toMove.other());
    }

    private Stones with(int cell) {
        CellSet turned = turned(cell);
        CellSet own = stones.of(toMove).or(turned).with(cell);
        CellSet other = stones.of(toMove.other()).minus(turned);
        return toMove == Side.WHITE
                ? new Stones(grid(), own, other, stones.blocked())
                : new Stones(grid(), other, own, stones.blocked());
    }

    /// Why a move is illegal; empty if it is legal.
    private Optional<Reason> whyIllegal(Move move) {
        if (outcome.over()) {
            return outcome.why().map(why -> Reason.of("illegal.over", why));
        }
        Part.Put put = move.put();
        if (put == null) {
            return move.isPass() && mustPass()
                    ? Optional.empty()
                    : Optional.of(move.isPass() ? Reason.of("illegal.pass", toMove) : Reason.of("illegal.swap"));
        }
        if (!stones.empty(put.cell())) {
            return Optional.of(Reason.of(at(put.cell()).isBlocked() ? "illegal.blocked" : "illegal.occupied"));
        }
        if (put.colour() != toMove) {
            return Optional.of(Reason.of("illegal.colour", toMove));
        }
        return placeable.contains(put.cell())
                ? Optional.empty()
                : Optional.of(Reason.of(Turning.emptyRing(stones).isEmpty() ? "illegal.turns" : "illegal.ring"));
    }

    /// Nothing in a group is counted.
    @Override
    public Map<Integer, Integer> groupNumbers() {
        return Map.of();
    }

    @Override
    public SearchBoard searchBoard() {
        return new MacBethBoard(this);
    }

    @Override
    public PositionKey key() {
        PositionKey known = key;
        if (known == null) {
            known = PositionHash.key(this, family -> MacBethHash.frame(family, edition, grid()));
            key = known;
        }
        return known;
    }

    @Override
    public PositionSetup setup() {
        return new PositionSetup(grid(), contents(), toMove, Optional.of(Supply.ENDLESS), 0);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof MacBethPosition position
                && position.edition.equals(edition)
                && position.stones.equals(stones)
                && position.toMove == toMove;
    }

    @Override
    public int hashCode() {
        return 31 * stones.hashCode() + toMove.ordinal();
    }
}
