package hexalyst.game.pentalath;

import hexalyst.board.CellSet;
import hexalyst.game.Game;
import hexalyst.game.MovePreview;
import hexalyst.game.Outcome;
import hexalyst.game.Reason;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.Supply;
import hexalyst.game.kit.StonePosition;
import hexalyst.game.kit.Stones;
import java.util.Optional;

/// A Pentalath position: the rules in their plain form, against which everything faster is checked.
public final class PentalathPosition extends StonePosition<PentalathEdition> {
    private static final int HASH_FAMILY = 32;

    private final Outcome outcome;

    private PentalathPosition(
            PentalathEdition edition, Stones pieces, Side toMove, Supply supply, Optional<Outcome> end) {
        super(edition, pieces, toMove, supply);
        outcome = end.orElseGet(
                () -> placeable().findAny().isPresent() ? Outcome.ongoing() : new Outcome.Drawn(noMove()));
    }

    /// The position of a set-up that has been found valid, or that is drawn because nobody can move.
    static PentalathPosition of(PentalathEdition edition, Stones pieces, Side toMove, Supply supply) {
        return new PentalathPosition(edition, pieces, toMove, supply, Optional.empty());
    }

    @Override
    public Game game() {
        return Pentalath.GAME;
    }

    @Override
    protected int hashFamily() {
        return HASH_FAMILY;
    }

    @Override
    public Outcome outcome() {
        return outcome;
    }

    @Override
    protected MovePreview about(int cell) {
        PentalathPosition next = place(cell);
        Side other = toMove().other();
        CellSet captured = stones().of(other).minus(next.stones().of(other));
        CellSet group = Formations.group(next.stones(), cell);
        return new MovePreview.Legal(
                Reason.of("piece", toMove(), makes(next, cell, captured.size(), group.size())), group, next.outcome);
    }

    /// What a piece does: what it captures, or the line with which it wins, or its group.
    private Reason makes(PentalathPosition next, int cell, int captured, int size) {
        if (captured > 0) {
            return ending(Reason.of("captures", captured), next.outcome);
        }
        if (!Formations.lines(next.stones(), cell).isEmpty()) {
            return Reason.of("makes.line", Formations.longest(next.stones(), cell));
        }
        return ending(size == 1 ? Reason.of("makes.one") : Reason.of("makes.group", size), next.outcome);
    }

    @Override
    protected PentalathPosition place(int cell) {
        Stones after = after(cell);
        CellSet lines = Formations.lines(after, cell);
        Optional<Outcome> won = lines.isEmpty()
                ? Optional.empty()
                : Optional.of(new Outcome.Won(
                        toMove(), lines, Reason.of("end.line", toMove(), Formations.longest(after, cell))));
        return new PentalathPosition(edition(), after, toMove().other(), supply().less(toMove(), 1), won);
    }

    /// On a board of three cells the player to move may be left without a move.
    @Override
    public PentalathPosition exchanged() {
        return of(edition(), stones().exchanged(), toMove().other(), supply().exchanged());
    }

    /// The pieces after the player to move has placed a piece and captured; the new piece may be without a freedom.
    private Stones after(int cell) {
        Stones placed = stones().with(cell, toMove());
        return placed.without(Formations.stifled(placed, cell, toMove().other()));
    }

    private Reason noMove() {
        return Reason.of(supply().has(toMove()) ? "end.noMove" : "end.noPiece", toMove());
    }

    @Override
    protected boolean placeable(int cell) {
        return supply().has(toMove()) && (Formations.touchesEmpty(stones(), cell) || keepsFreedom(cell));
    }

    private boolean keepsFreedom(int cell) {
        Stones after = after(cell);
        return Formations.free(after, Formations.group(after, cell));
    }

    @Override
    protected Reason whyNot(int cell) {
        return supply().has(toMove()) ? Reason.of("illegal.suicide") : Reason.of("illegal.supply", toMove());
    }

    @Override
    public SearchBoard searchBoard() {
        return grid().cells() <= Long.SIZE ? new PentalathBoard(this) : super.searchBoard();
    }
}
