package hexalyst.game.kit;

import hexalyst.game.Outcome;
import hexalyst.game.Part;
import hexalyst.game.Points;
import hexalyst.game.Reason;
import hexalyst.game.TurnResult;
import java.util.Optional;

/// The rules that games share in which every turn but a pass fills a cell for good, and two passes in a row end the
/// game, which points then decide. A game says what its other turns do, and counts the points. The last code of its
/// codec is a pass.
public abstract class PassingBoard extends RuleBoard {
    private static final int LAST_PASSES = 2;

    private final int pass;
    private final int passes;

    /// An empty board.
    protected PassingBoard(Ground ground) {
        super(ground);
        pass = ground.codec().codes() - 1;
        passes = field(FieldRow.PASSES);
    }

    /// The points if the game ended now.
    protected abstract Points counted();

    /// What a turn other than a pass does, before it ends.
    protected abstract void fill(int turn);

    /// What happens in a pass. The default: nothing.
    protected void passed() {}

    /// Whether a turn is a pass.
    protected final boolean isPass(int turn) {
        return turn == pass;
    }

    /// The turn that passes.
    public final int pass() {
        return pass;
    }

    /// How many turns in a row were passes.
    protected final int passes() {
        return get(passes);
    }

    /// What a turn other than a pass does, in words that follow the player's stone.
    protected abstract Reason filling(int turn);

    /// What a pass does, in words.
    protected Reason passing() {
        return Reason.of("makes.pass", toMove());
    }

    /// Why a piece may not be put somewhere.
    protected abstract Reason whyNot(Part.Put put);

    @Override
    protected final Reason effect(int turn) {
        return isPass(turn) ? passing() : Reason.of("stone", toMove(), filling(turn));
    }

    @Override
    protected final Reason whyNot(Part part) {
        return switch (part) {
            case Part.Put put -> whyNot(put);
            case Part.Choose choose -> Reason.of(choose.equals(Part.PASS) ? "illegal.firstPass" : "illegal.swap");
            case Part.Shift shift -> Reason.of("illegal.stays");
            case Part.Remove remove -> Reason.of("illegal.stays");
        };
    }

    @Override
    protected final boolean ascending() {
        return true;
    }

    @Override
    protected void apply(int turn) {
        set(passes, isPass(turn) ? passes() + 1 : 0);
        if (isPass(turn)) {
            passed();
        } else {
            fill(turn);
        }
        endTurn();
    }

    @Override
    protected TurnResult end() {
        return passes() < LAST_PASSES ? TurnResult.ONGOING : TurnResult.ofPoints(-plainCount());
    }

    @Override
    protected Outcome ended() {
        return counted().outcome("end.passes");
    }

    @Override
    public final boolean fills() {
        return true;
    }

    /// 1 if a pass ends the game with a win for the player to move. Games in which a pass costs its player points have
    /// to override it ([#passed]).
    @Override
    public int outlook() {
        return passes() == LAST_PASSES - 1 && plainCount() > 0 ? 1 : 0;
    }

    /// How many points the player to move would be ahead if the game ended now.
    @Override
    public int plainCount() {
        return counted().ahead(toMove());
    }

    @Override
    protected final Optional<Points> points() {
        return Optional.of(counted());
    }
}
