package hexalyst.game.kit;

import hexalyst.game.Outcome;
import hexalyst.game.Part;
import hexalyst.game.Points;
import hexalyst.game.Reason;
import hexalyst.game.TurnResult;
import java.util.Optional;

/// The rules that games share in which a turn places an own stone on an empty cell or passes, stones stay where they
/// are, and two passes in a row end the game, which points then decide. A game counts the points.
public abstract class PlacingBoard extends RuleBoard {
    private static final int LAST_PASSES = 2;

    private final int pass;
    private final int passes;

    /// An empty board.
    protected PlacingBoard(Ground ground) {
        super(ground);
        pass = ground.codec().codes() - 1;
        passes = field(FieldRow.PASSES);
    }

    /// The points if the game ended now.
    protected abstract Points counted();

    /// What a stone on a cell does, in words.
    protected abstract Reason made(int cell);

    /// What else happens after a stone was placed, before the turn ends. The default: nothing.
    protected void placed(int cell) {}

    /// What happens in a pass. The default: nothing.
    protected void passed() {}

    /// What a pass does, in words.
    protected Reason passing() {
        return Reason.of("makes.pass", toMove());
    }

    /// Whether a turn is a pass; any other one places a stone.
    protected final boolean isPass(int turn) {
        return turn == pass;
    }

    /// The turn that passes.
    protected final int pass() {
        return pass;
    }

    /// The cell of a turn that places a stone.
    protected static int cell(int turn) {
        return turn >> 1;
    }

    /// The turn that places a stone of the player to move.
    protected final int stone(int cell) {
        return cell << 1 | mover();
    }

    /// How many turns in a row were passes.
    protected final int passes() {
        return get(passes);
    }

    @Override
    protected final int turns(int[] into) {
        int listed = 0;
        for (int cell = next(EMPTY, 0); cell >= 0; cell = next(EMPTY, cell + 1)) {
            into[listed++] = stone(cell);
        }
        into[listed++] = pass;
        return listed;
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
            push(cell(turn), code(mover(), 0));
            placed(cell(turn));
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

    /// How many points the player to move would be ahead if the game ended now.
    @Override
    public int plainCount() {
        return counted().ahead(toMove());
    }

    @Override
    protected final Optional<Points> points() {
        return Optional.of(counted());
    }

    @Override
    protected final Reason effect(int turn) {
        return isPass(turn) ? passing() : Reason.of("stone", toMove(), made(cell(turn)));
    }

    @Override
    protected final Reason whyNot(Part part) {
        return switch (part) {
            case Part.Put put ->
                top(put.cell()) == EMPTY ? Reason.of("illegal.colour", toMove()) : Reason.of("illegal.occupied");
            case Part.Choose choose -> Reason.of("illegal.swap");
            case Part.Shift shift -> Reason.of("illegal.stays");
            case Part.Remove remove -> Reason.of("illegal.stays");
        };
    }
}
