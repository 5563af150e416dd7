package hexalyst.game.crossfire;

import hexalyst.board.CellSet;
import hexalyst.game.Outcome;
import hexalyst.game.Part;
import hexalyst.game.Reason;
import hexalyst.game.SetupCheck;
import hexalyst.game.SetupProblem;
import hexalyst.game.Side;
import hexalyst.game.TurnResult;
import hexalyst.game.kit.RuleBoard;
import hexalyst.game.kit.TurnCodec;

/// The rules of Crossfire, and its evaluation.
final class CrossfireBoard extends RuleBoard {
    /// The weights of [#features]: owned stacks, reserve, men, in thousandths of the logarithm of the odds.
    private static final int[] WEIGHTS = {300, 750, 450};

    private final CrossfireGround ground;
    private final TurnCodec codec;
    /// White's reserve; Black's is the next field.
    private final int reserve;

    CrossfireBoard(CrossfireGround ground) {
        super(ground);
        this.ground = ground;
        codec = ground.turns;
        reserve = field(Crossfire.RESERVE);
    }

    /// No stack is higher than the capacity of its cell.
    @Override
    protected void check(SetupCheck check) {
        for (int cell = 0; cell < grid().cells(); cell++) {
            if (!blocked(cell) && height(cell) > ground.capacity[cell]) {
                check.add(SetupProblem.at(cell, "setup.capacity", ground.capacity[cell]));
            }
        }
    }

    @Override
    protected int turns(int[] into) {
        int count = 0;
        if (get(reserve + mover()) > 0) {
            count = append(ground.enter[mover()], into, count);
        }
        int own = code(mover(), 0);
        for (int cell = next(own, 0); cell >= 0; cell = next(own, cell + 1)) {
            count = append(ground.reach[height(cell)][cell], into, count);
        }
        return count;
    }

    private static int append(int[] turns, int[] into, int count) {
        System.arraycopy(turns, 0, into, count, turns.length);
        return count + turns.length;
    }

    @Override
    protected void apply(int turn) {
        int to = target(turn);
        int men = men(turn);
        int stood = height(to);
        int over = over(turn);
        for (int level = 0; level < over; level++) {
            takeOff(man(turn, level));
        }
        pull(to, Math.min(over, stood));
        if (codec.isPut(turn)) {
            set(reserve + mover(), get(reserve + mover()) - 1);
            push(to, code(mover(), 0));
        } else {
            int from = codec.from(turn);
            int first = height(from) - men;
            for (int i = Math.max(0, over - stood); i < men; i++) {
                push(to, piece(from, first + i));
            }
            for (int i = 0; i < men; i++) {
                pop(from);
            }
        }
        endTurn();
    }

    /// Where a turn puts men.
    private int target(int turn) {
        return codec.isPut(turn) ? codec.putCell(turn) : codec.to(turn);
    }

    /// How many men it puts there.
    private int men(int turn) {
        return codec.isPut(turn) ? 1 : ground.distance[codec.from(turn)][codec.to(turn)];
    }

    /// How many men then come off the bottom of the target.
    private int over(int turn) {
        return Math.max(0, height(target(turn)) + men(turn) - ground.capacity[target(turn)]);
    }

    /// The man at a level of the target once men have come, before any comes off.
    private int man(int turn, int level) {
        int above = level - height(target(turn));
        if (above < 0) {
            return piece(target(turn), level);
        }
        int from = codec.isPut(turn) ? NONE : codec.from(turn);
        return from == NONE ? code(mover(), 0) : piece(from, height(from) - men(turn) + above);
    }

    private void takeOff(int man) {
        if (owner(man) == mover()) {
            set(reserve + mover(), get(reserve + mover()) + 1);
        } else {
            irreversible();
        }
    }

    @Override
    protected TurnResult end() {
        return canMove() ? TurnResult.ONGOING : TurnResult.WIN;
    }

    @Override
    protected Outcome ended() {
        Side winner = toMove().other();
        return new Outcome.Won(winner, CellSet.EMPTY, Reason.of("end.noTurn", toMove()));
    }

    @Override
    protected Reason effect(int turn) {
        int over = over(turn);
        int prisoners = prisoners(turn);
        Reason move = codec.isPut(turn) ? Reason.of("makes.enters") : Reason.of("makes.moves", men(turn));
        Reason kept = over > prisoners ? Reason.of("makes.reserve", move, over - prisoners) : move;
        return prisoners > 0 ? Reason.of("makes.prisoners", kept, prisoners) : kept;
    }

    private int prisoners(int turn) {
        int prisoners = 0;
        for (int level = over(turn) - 1; level >= 0; level--) {
            prisoners += owner(man(turn, level)) == mover() ? 0 : 1;
        }
        return prisoners;
    }

    @Override
    protected Reason whyNot(Part part) {
        return switch (part) {
            case Part.Put put -> whyNot(put);
            case Part.Shift shift -> whyNot(shift);
            case Part.Remove remove -> Reason.of("illegal.remove");
            case Part.Choose choose -> Reason.of("illegal.pass");
        };
    }

    private Reason whyNot(Part.Put put) {
        if (blocked(put.cell())) {
            return Reason.of("illegal.blocked");
        }
        if (put.colour() != toMove()) {
            return Reason.of("illegal.colour", toMove());
        }
        return top(put.cell()) == code(1 - mover(), 0)
                ? Reason.of("illegal.theirs", toMove().other(), toMove())
                : Reason.of("illegal.noReserve", toMove());
    }

    private Reason whyNot(Part.Shift shift) {
        if (top(shift.from()) != code(mover(), 0)) {
            return Reason.of("illegal.notOwn", grid().name(shift.from()));
        }
        int far = ground.distance[shift.from()][shift.to()];
        return far == 0 ? Reason.of("illegal.line") : Reason.of("illegal.height", far);
    }

    /// The turns that take prisoners.
    @Override
    public int forcing(int[] into) {
        return keep(into, moves(into), turn -> prisoners(turn) > 0);
    }

    @Override
    public int features(int[] into) {
        int me = mover();
        into[0] = count(code(me, 0)) - count(code(1 - me, 0));
        into[1] = get(reserve + me) - get(reserve + 1 - me);
        into[2] = owned(me) - owned(1 - me);
        return WEIGHTS.length;
    }

    /// A player's men, wherever they are.
    private int owned(int player) {
        return get(reserve + player) + pieces(player);
    }

    @Override
    protected int[] weights() {
        return WEIGHTS;
    }

    /// The stacks that a player owns, and the men.
    @Override
    public int plainCount() {
        int me = mover();
        return count(code(me, 0)) - count(code(1 - me, 0)) + 2 * (owned(me) - owned(1 - me));
    }
}
