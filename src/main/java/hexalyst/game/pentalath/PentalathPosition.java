package hexalyst.game.pentalath;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.GroupNumbers;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A Pentalath position: the rules in their plain form, checked by everything faster.
public final class PentalathPosition implements Position {
    /// Found when it is first asked for; threads that find it twice find the same.
    private @Nullable PositionKey key;

    private final PentalathEdition edition;
    private final Stones pieces;
    private final Side toMove;
    private final Supply supply;
    private final Outcome outcome;

    private PentalathPosition(
            PentalathEdition edition, Stones pieces, Side toMove, Supply supply, Optional<Outcome> end) {
        this.edition = edition;
        this.pieces = pieces;
        this.toMove = toMove;
        this.supply = supply;
        outcome = end.orElseGet(() -> anyMove() ? Outcome.ongoing() : new Outcome.Drawn(noMove()));
    }

    /// The position of a set-up that has been found valid, or that is drawn as nobody can move.
    static PentalathPosition of(PentalathEdition edition, Stones pieces, Side toMove, Supply supply) {
        return new PentalathPosition(edition, pieces, toMove, supply, Optional.empty());
    }

    @Override
    public Game game() {
        return Pentalath.GAME;
    }

    @Override
    public Edition edition() {
        return edition;
    }

    /// The edition with its rules.
    PentalathEdition rules() {
        return edition;
    }

    /// What stands on the board.
    Stones pieces() {
        return pieces;
    }

    @Override
    public Grid grid() {
        return pieces.grid();
    }

    @Override
    public Side toMove() {
        return toMove;
    }

    @Override
    public Content at(int cell) {
        return pieces.at(cell);
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

    @Override
    public Outcome outcome() {
        return outcome;
    }

    @Override
    public List<Move> legalMoves() {
        if (outcome.over()) {
            return List.of();
        }
        List<Move> moves = new ArrayList<>();
        for (int cell = 0; cell < grid().cells(); cell++) {
            if (placeable(cell)) {
                moves.add(Move.place(cell, toMove));
            }
        }
        return List.copyOf(moves);
    }

    private boolean anyMove() {
        for (int cell = 0; cell < grid().cells(); cell++) {
            if (placeable(cell)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public List<Move> candidates(int cell) {
        return pieces.empty(cell) ? List.of(Move.place(cell, toMove)) : List.of();
    }

    @Override
    public boolean allows(Move move) {
        return whyIllegal(move).isEmpty();
    }

    @Override
    public MovePreview preview(Move move) {
        Optional<Reason> illegal = whyIllegal(move);
        if (illegal.isPresent()) {
            CellSet cells = move.only() instanceof Part.Put place ? CellSet.of(place.cell()) : CellSet.EMPTY;
            return new MovePreview(false, illegal.get(), cells, Outcome.ongoing());
        }
        PentalathPosition next = play(move);
        CellSet captured = pieces.of(toMove.other()).minus(next.pieces.of(toMove.other()));
        CellSet group = Formations.group(next.pieces, move.lastCell());
        Reason makes = captured.isEmpty()
                ? group.size() == 1 ? Reason.of("makes.one") : Reason.of("makes.group", group.size())
                : Reason.of(captured.size() == 1 ? "captures.one" : "captures", captured.size());
        return new MovePreview(
                true, Reason.of("piece", toMove, aboutEnd(makes, next.outcome)), group, next.outcome, captured);
    }

    private static Reason aboutEnd(Reason makes, Outcome end) {
        return switch (end) {
            case Outcome.Ongoing ongoing -> makes;
            case Outcome.Won won -> Reason.of("makes.win", makes, won.reason());
            case Outcome.Drawn drawn -> Reason.of("makes.draw", makes, drawn.reason());
        };
    }

    @Override
    public PentalathPosition play(Move move) {
        Optional<Reason> illegal = whyIllegal(move);
        if (illegal.isPresent()) {
            throw new IllegalMoveException(edition.words(Reason.of("illegal", text(move), illegal.get())));
        }
        return place(move.lastCell());
    }

    private PentalathPosition place(int cell) {
        Stones after = after(cell);
        CellSet lines = Formations.lines(after, cell);
        Optional<Outcome> won = lines.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        new Outcome.Won(toMove, lines, Reason.of("end.line", toMove, Formations.longest(after, cell))));
        return new PentalathPosition(edition, after, toMove.other(), supply.less(toMove, 1), won);
    }

    /// On a board of three cells the player to move may be left without a move.
    @Override
    public PentalathPosition exchanged() {
        return new PentalathPosition(edition, pieces.exchanged(), toMove.other(), supply.exchanged(), Optional.empty());
    }

    /// What stands after the player to move placed a piece and captured; the piece may be without freedom.
    private Stones after(int cell) {
        Stones placed = pieces.with(cell, toMove);
        return placed.without(Formations.stifled(placed, cell, toMove.other()));
    }

    private Reason noMove() {
        return Reason.of(supply.has(toMove) ? "end.noMove" : "end.noPiece", toMove);
    }

    private boolean placeable(int cell) {
        return pieces.empty(cell)
                && supply.has(toMove)
                && (Formations.touchesEmpty(pieces, cell) || keepsFreedom(cell));
    }

    private boolean keepsFreedom(int cell) {
        Stones after = after(cell);
        return Formations.free(after, Formations.group(after, cell));
    }

    /// Why a move is illegal; empty if it is legal.
    private Optional<Reason> whyIllegal(Move move) {
        if (outcome.over()) {
            return outcome.why().map(why -> Reason.of("illegal.over", why));
        }
        Part.Put put = move.put();
        if (put != null) {
            return forbidden(put);
        }
        if (move.isPass()) {
            return Optional.of(Reason.of("illegal.pass"));
        }
        return Optional.of(Reason.of("illegal.swap"));
    }

    private Optional<Reason> forbidden(Part.Put place) {
        if (!pieces.empty(place.cell())) {
            return Optional.of(Reason.of(at(place.cell()).isBlocked() ? "illegal.blocked" : "illegal.occupied"));
        }
        if (place.colour() != toMove) {
            return Optional.of(Reason.of("illegal.colour", toMove));
        }
        return placeable(place.cell())
                ? Optional.empty()
                : Optional.of(supply.has(toMove) ? Reason.of("illegal.suicide") : Reason.of("illegal.supply", toMove));
    }

    @Override
    public Map<Integer, Integer> groupNumbers() {
        return GroupNumbers.freedoms(this);
    }

    @Override
    public SearchBoard searchBoard() {
        return grid().cells() <= Long.SIZE ? new PentalathBoard(this) : Position.super.searchBoard();
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
        long rules = PentalathHash.rules(family, edition, grid());
        return PentalathHash.frame(rules, supply.left(toMove), supply.left(toMove.other()));
    }

    @Override
    public PositionSetup setup() {
        return new PositionSetup(grid(), contents(), toMove, Optional.of(supply), 0);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PentalathPosition position
                && position.edition.equals(edition)
                && position.pieces.equals(pieces)
                && position.toMove == toMove
                && position.supply.equals(supply)
                && position.outcome.equals(outcome);
    }

    @Override
    public int hashCode() {
        return 31 * pieces.all().hashCode() + toMove.ordinal();
    }
}
