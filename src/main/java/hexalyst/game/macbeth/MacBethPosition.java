package hexalyst.game.macbeth;

import hexalyst.board.CellSet;
import hexalyst.game.Game;
import hexalyst.game.MovePreview;
import hexalyst.game.Outcome;
import hexalyst.game.Points;
import hexalyst.game.Reason;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.Supply;
import hexalyst.game.kit.StonePosition;
import hexalyst.game.kit.Stones;
import java.util.Optional;

/// A MacBeth position: the rules in their plain form, against which everything faster is checked. Stones never run out,
/// and a pass changes nothing but the player to move.
public final class MacBethPosition extends StonePosition<MacBethEdition> {
    private static final int HASH_FAMILY = 56;

    /// Where the player to move may place a stone; empty if that player must pass or the game is over.
    private final CellSet placeable;
    private final Outcome outcome;

    MacBethPosition(MacBethEdition edition, Stones stones, Side toMove) {
        super(edition, stones, toMove, Supply.ENDLESS);
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
        return Points.of(stones().white(), stones().black());
    }

    @Override
    public Game game() {
        return MacBeth.GAME;
    }

    @Override
    protected int hashFamily() {
        return HASH_FAMILY;
    }

    /// One point for each stone.
    @Override
    public Optional<Points> score() {
        return Optional.of(points());
    }

    @Override
    public Outcome outcome() {
        return outcome;
    }

    @Override
    protected boolean placeable(int cell) {
        return placeable.contains(cell);
    }

    @Override
    protected Reason whyNot(int cell) {
        return Reason.of(Turning.emptyRing(stones()).isEmpty() ? "illegal.turns" : "illegal.ring");
    }

    /// Shows what the move turns over, and whether the other player has to pass.
    @Override
    protected MovePreview about(int cell) {
        MacBethPosition next = place(cell);
        CellSet turned = turned(cell);
        Reason makes = turned.isEmpty() ? Reason.of("makes.ring") : Reason.of("makes.turns", turned.size());
        Reason then = next.mustPass() ? Reason.of("makes.pass", makes, next.toMove()) : makes;
        Reason effect = Reason.of("stone", toMove(), ending(then, next.outcome));
        return new MovePreview(true, effect, turned.with(cell), next.outcome);
    }

    /// The stones that a stone of the player to move turns over: none while the ring is being filled.
    private CellSet turned(int cell) {
        return Turning.emptyRing(stones()).isEmpty() ? Turning.turned(stones(), cell, toMove()) : CellSet.EMPTY;
    }

    @Override
    protected MacBethPosition place(int cell) {
        return then(stones().with(cell, toMove()).turned(turned(cell)));
    }

    @Override
    protected MacBethPosition pass() {
        return then(stones());
    }

    private MacBethPosition then(Stones after) {
        return new MacBethPosition(edition(), after, toMove().other());
    }

    @Override
    public SearchBoard searchBoard() {
        return new MacBethBoard(this);
    }
}
