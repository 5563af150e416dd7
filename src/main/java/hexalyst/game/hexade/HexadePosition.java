package hexalyst.game.hexade;

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
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// A Hexade position: the rules in their plain form, checked by everything faster.
public final class HexadePosition implements Position {
    /// Found when it is first asked for; threads that find it twice find the same.
    private @Nullable PositionKey key;

    private final HexadeEdition edition;
    private final Stones stones;
    private final Side toMove;
    private final Supply supply;
    /// Where the player to move may not place a stone because it is White's second; no cell else.
    private final CellSet tooNear;
    private final Outcome outcome;

    /// Whether the other player has a six; found when it is first asked for, as the key.
    private @Nullable Boolean pending;

    /// @param mayBeWon false if the player to move is known to have no six
    HexadePosition(HexadeEdition edition, Stones stones, Side toMove, Supply supply, boolean mayBeWon) {
        this.edition = edition;
        this.stones = stones;
        this.toMove = toMove;
        this.supply = supply;
        tooNear = tooNear();
        outcome = ending(mayBeWon);
    }

    /// Around White's first stone, if it is the only one that White has placed and there is room elsewhere.
    private CellSet tooNear() {
        if (toMove != Side.WHITE
                || stones.white().size() != 1
                || supply.white() != edition.supply(grid()).white() - 1) {
            return CellSet.EMPTY;
        }
        CellSet near = Formations.near(grid(), stones.white().next(0));
        return cells().allMatch(cell -> !stones.empty(cell) || near.contains(cell)) ? CellSet.EMPTY : near;
    }

    /// A six of the player to move was there before the other's last move, which did not break it.
    private Outcome ending(boolean mayBeWon) {
        if (mayBeWon && Formations.kind(stones, toMove).isPresent()) {
            return won(toMove);
        }
        if (!stones.full() && supply.has(toMove)) {
            return Outcome.ongoing();
        }
        return Formations.kind(stones, toMove.other()).isPresent()
                ? won(toMove.other())
                : new Outcome.Drawn(Reason.of(stones.full() ? "end.full" : "end.noStone", toMove));
    }

    private Outcome won(Side winner) {
        return new Outcome.Won(
                winner,
                Formations.sixes(stones, winner),
                Formations.kind(stones, winner).orElseThrow().end(winner));
    }

    @Override
    public Game game() {
        return Hexade.GAME;
    }

    @Override
    public Edition edition() {
        return edition;
    }

    /// The edition with its rules.
    HexadeEdition rules() {
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

    private IntStream cells() {
        return IntStream.range(0, grid().cells());
    }

    @Override
    public Side toMove() {
        return toMove;
    }

    @Override
    public Content at(int cell) {
        return stones.at(cell);
    }

    @Override
    public Supply supply() {
        return supply;
    }

    /// Nobody may pass.
    @Override
    public int passes() {
        return 0;
    }

    /// While White may still have a second stone to place, since only White's is restricted.
    @Override
    public boolean coloursDiffer() {
        return supply.white() >= edition.supply(grid()).white() - 1;
    }

    @Override
    public Outcome outcome() {
        return outcome;
    }

    @Override
    public List<Move> legalMoves() {
        return outcome.over()
                ? List.of()
                : cells().filter(this::placeable)
                        .mapToObj(cell -> Move.place(cell, toMove))
                        .toList();
    }

    private boolean placeable(int cell) {
        return stones.empty(cell) && !tooNear.contains(cell);
    }

    @Override
    public List<Move> candidates(int cell) {
        return stones.empty(cell) ? List.of(Move.place(cell, toMove)) : List.of();
    }

    @Override
    public boolean allows(Move move) {
        return whyIllegal(move).isEmpty();
    }

    /// Tells what the move captures, and whether it makes a six that the reply has to break.
    @Override
    public MovePreview preview(Move move) {
        Part.Put put = move.put();
        Optional<Reason> illegal = whyIllegal(move);
        if (put == null || illegal.isPresent()) {
            CellSet cells = put == null ? CellSet.EMPTY : CellSet.of(put.cell());
            return new MovePreview(false, illegal.orElseThrow(), cells, Outcome.ongoing());
        }
        HexadePosition next = place(put.cell());
        CellSet captured = Formations.captured(stones, put.cell(), toMove);
        Reason makes = captured.isEmpty() ? Reason.of("makes.nothing") : Reason.of("makes.captures", captured.size());
        CellSet cells = Formations.sixes(next.stones, toMove).with(put.cell());
        return new MovePreview(true, Reason.of("stone", toMove, aboutEnd(makes, next)), cells, next.outcome, captured);
    }

    private Reason aboutEnd(Reason makes, HexadePosition end) {
        return switch (end.outcome) {
            case Outcome.Ongoing ongoing ->
                Formations.kind(end.stones, toMove)
                        .map(six -> Reason.of(six.pendingKey(), makes, toMove.other()))
                        .orElse(makes);
            case Outcome.Won won ->
                Reason.of(
                        won.winner() == toMove ? "makes.win" : "makes.loss",
                        makes,
                        end.outcome.why().orElseThrow());
            case Outcome.Drawn drawn ->
                Reason.of("makes.draw", makes, end.outcome.why().orElseThrow());
        };
    }

    @Override
    public HexadePosition play(Move move) {
        Part.Put put = move.put();
        Optional<Reason> illegal = whyIllegal(move);
        if (put == null || illegal.isPresent()) {
            throw new IllegalMoveException(edition.words(Reason.of("illegal", text(move), illegal.orElseThrow())));
        }
        return place(put.cell());
    }

    private HexadePosition place(int cell) {
        Stones after = stones.with(cell, toMove).without(Formations.captured(stones, cell, toMove));
        return new HexadePosition(edition, after, toMove.other(), supply.less(toMove, 1), pending());
    }

    /// True if the other player has a six, which the next move may break. A move adds none to it.
    private boolean pending() {
        Boolean known = pending;
        if (known == null) {
            known = Formations.kind(stones, toMove.other()).isPresent();
            pending = known;
        }
        return known;
    }

    /// Why a move is illegal; empty if it is legal.
    private Optional<Reason> whyIllegal(Move move) {
        if (outcome.over()) {
            return outcome.why().map(why -> Reason.of("illegal.over", why));
        }
        Part.Put put = move.put();
        if (put == null) {
            return Optional.of(Reason.of(move.isPass() ? "illegal.pass" : "illegal.swap"));
        }
        if (!stones.empty(put.cell())) {
            return Optional.of(Reason.of(at(put.cell()).isBlocked() ? "illegal.blocked" : "illegal.occupied"));
        }
        if (put.colour() != toMove) {
            return Optional.of(Reason.of("illegal.colour", toMove));
        }
        return placeable(put.cell()) ? Optional.empty() : Optional.of(Reason.of("illegal.near", toMove));
    }

    /// Nothing in a group is counted.
    @Override
    public Map<Integer, Integer> groupNumbers() {
        return Map.of();
    }

    @Override
    public SearchBoard searchBoard() {
        return new HexadeBoard(this);
    }

    @Override
    public PositionKey key() {
        PositionKey known = key;
        if (known == null) {
            known = PositionHash.key(this, this::frame);
            key = known;
        }
        return known;
    }

    private long frame(int family) {
        long rules = HexadeHash.rules(family, edition, grid());
        return HexadeHash.frame(rules, supply.left(toMove), supply.left(toMove.other()), coloursDiffer(), toMove);
    }

    @Override
    public PositionSetup setup() {
        return new PositionSetup(grid(), contents(), toMove, Optional.of(supply), 0);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof HexadePosition position
                && position.edition.equals(edition)
                && position.stones.equals(stones)
                && position.toMove == toMove
                && position.supply.equals(supply);
    }

    @Override
    public int hashCode() {
        return 31 * stones.hashCode() + toMove.ordinal();
    }
}
