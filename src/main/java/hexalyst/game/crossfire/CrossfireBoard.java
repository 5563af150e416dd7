package hexalyst.game.crossfire;

import hexalyst.board.CellSet;
import hexalyst.game.Outcome;
import hexalyst.game.Part;
import hexalyst.game.Reason;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.TurnResult;
import hexalyst.game.kit.RuleBoard;
import hexalyst.game.kit.TurnCodec;

/// The rules of Crossfire, and its evaluation.
final class CrossfireBoard extends RuleBoard {
    /// The weights of [#features]: owned stacks, reserve, men, in thousandths of the logarithm of the odds.
    private static final int[] WEIGHTS = {100, 250, 150};

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
        if (codec.isPut(turn)) {
            int cell = codec.putCell(turn);
            int over = surplus(cell, 1);
            set(reserve + mover(), get(reserve + mover()) - 1);
            takeOff(cell, over);
            push(cell, code(mover(), 0));
        } else {
            int from = codec.from(turn);
            int to = codec.to(turn);
            int men = ground.distance[from][to];
            int over = surplus(to, men);
            int old = Math.min(over, height(to));
            int first = height(from) - men;
            takeOff(to, old);
            for (int i = over - old; i < men; i++) {
                push(to, piece(from, first + i));
            }
            for (int i = 0; i < over - old; i++) {
                takeOff(piece(from, first + i));
            }
            for (int i = 0; i < men; i++) {
                pop(from);
            }
        }
        endTurn();
    }

    /// How many men a cell holds beyond its capacity after more men have come.
    private int surplus(int cell, int more) {
        return Math.max(0, height(cell) + more - ground.capacity[cell]);
    }

    /// Takes the lowest men off a cell.
    private void takeOff(int cell, int count) {
        for (int level = 0; level < count; level++) {
            takeOff(piece(cell, level));
        }
        pull(cell, count);
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
        boolean enters = codec.isPut(turn);
        int to = enters ? codec.putCell(turn) : codec.to(turn);
        int men = enters ? 1 : ground.distance[codec.from(turn)][to];
        int own = 0;
        int over = surplus(to, men);
        for (int i = 0; i < over; i++) {
            boolean stands = i < height(to);
            int man = stands
                    ? piece(to, i)
                    : enters
                            ? code(mover(), 0)
                            : piece(codec.from(turn), height(codec.from(turn)) - men + i - height(to));
            own += owner(man) == mover() ? 1 : 0;
        }
        Reason move = enters ? Reason.of("makes.enters") : Reason.of("makes.moves", men);
        Reason kept = own > 0 ? Reason.of("makes.reserve", move, own) : move;
        return over > own ? Reason.of("makes.prisoners", kept, over - own) : kept;
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
        return put.colour() == toMove()
                ? Reason.of("illegal.noReserve", toMove())
                : Reason.of("illegal.colour", toMove());
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
        int count = moves(into);
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (takesPrisoners(into[i])) {
                into[kept++] = into[i];
            }
        }
        return kept;
    }

    private boolean takesPrisoners(int turn) {
        boolean enters = codec.isPut(turn);
        int to = enters ? codec.putCell(turn) : codec.to(turn);
        int over = surplus(to, enters ? 1 : ground.distance[codec.from(turn)][to]);
        for (int level = 0; level < Math.min(over, height(to)); level++) {
            if (owner(piece(to, level)) != mover()) {
                return true;
            }
        }
        return false;
    }

    @Override
    public int features(int[] into) {
        int me = mover();
        into[0] = count(code(me, 0)) - count(code(1 - me, 0));
        into[1] = get(reserve + me) - get(reserve + 1 - me);
        into[2] = men(me) - men(1 - me);
        return WEIGHTS.length;
    }

    private int men(int player) {
        int men = get(reserve + player);
        for (int cell = 0; cell < ground.capacity.length; cell++) {
            for (int level = 0; level < height(cell) && !blocked(cell); level++) {
                men += owner(piece(cell, level)) == player ? 1 : 0;
            }
        }
        return men;
    }

    @Override
    public int evaluate() {
        int[] features = new int[WEIGHTS.length];
        features(features);
        return SearchBoard.weighed(features, WEIGHTS);
    }

    /// The stacks that a player owns, and the men.
    @Override
    public int plainCount() {
        int me = mover();
        return count(code(me, 0)) - count(code(1 - me, 0)) + 2 * (men(me) - men(1 - me));
    }
}
