package hexalyst.game.rondo;

import hexalyst.board.CellSet;
import hexalyst.game.Outcome;
import hexalyst.game.Part;
import hexalyst.game.Reason;
import hexalyst.game.SetupCheck;
import hexalyst.game.SetupProblem;
import hexalyst.game.Side;
import hexalyst.game.TurnGroup;
import hexalyst.game.TurnResult;
import hexalyst.game.kit.Ground;
import hexalyst.game.kit.RuleBoard;
import hexalyst.game.kit.TurnCodec;
import java.util.List;
import java.util.Optional;

/// The rules of Rondo, and its evaluation.
final class RondoBoard extends RuleBoard {
    /// The weights of [#features], in thousandths of the logarithm of the odds, fitted to 500 games on 32 and 60 cells,
    /// but the third one: 3,926 was found, from few positions.
    private static final int[] WEIGHTS = {280, 60, 2500, 900};

    private final Circles circles = new Circles(grid());
    private final TurnCodec codec = Rondo.GAME.codec(grid());
    private final long[][] men = {tops(code(0, 0)), tops(code(1, 0))};
    private final int quiet = field(Rondo.QUIET);
    private final int lost = field(Rondo.LOST);

    RondoBoard(Ground ground) {
        super(ground);
    }

    @Override
    protected void check(SetupCheck check) {
        check.refuse(circles.joins(men[0][0]) && circles.joins(men[1][0]), SetupProblem.Part.ROWS, "setup.both");
        int loser = get(lost) - 1;
        boolean wrong = loser == mover() || loser >= 0 && circles.trapped(men, loser) == 0;
        check.refuseField(wrong, Rondo.LOST, "setup.lost");
    }

    @Override
    protected int turns(int[] into) {
        int count = 0;
        for (long rest = circles.movers(men, mover()); rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            for (long to = circles.targets(men, mover(), 1L << from); to != 0; to &= to - 1) {
                into[count++] = codec.shiftCode(from, Long.numberOfTrailingZeros(to));
            }
        }
        return count;
    }

    @Override
    protected void apply(int turn) {
        int from = codec.from(turn);
        int to = codec.to(turn);
        if (from == to) {
            set(lost, mover() + 1);
        } else {
            push(to, pop(from));
        }
        set(quiet, grid().row(from) == grid().row(to) ? get(quiet) + 1 : 0);
        endTurn();
    }

    @Override
    protected TurnResult end() {
        if (get(lost) != 0 || circles.joins(men[mover()][0])) {
            return TurnResult.LOSS;
        }
        if (circles.joins(men[1 - mover()][0]) || circles.movers(men, mover()) == 0) {
            return TurnResult.WIN;
        }
        return get(quiet) < Rondo.MOST_QUIET ? TurnResult.ONGOING : TurnResult.DRAW;
    }

    @Override
    protected Outcome ended() {
        if (get(lost) != 0) {
            return new Outcome.Won(toMove(), CellSet.EMPTY, Reason.of("end.perpetual", toMove().other()));
        }
        for (Side side : Side.values()) {
            CellSet chains = CellSet.ofWords(new long[] {circles.chains(men[side.ordinal()][0])});
            if (!chains.isEmpty()) {
                return new Outcome.Won(side, chains, Reason.of("end.connected", side));
            }
        }
        return circles.movers(men, mover()) == 0
                ? new Outcome.Won(toMove().other(), CellSet.EMPTY, Reason.of("end.noTurn", toMove()))
                : new Outcome.Drawn(Reason.of("end.quiet", get(quiet)));
    }

    /// Says too if the other player then has to jump.
    @Override
    protected Reason effect(int turn) {
        int far = grid().place(codec.to(turn)) - grid().place(codec.from(turn));
        int men = Math.floorMod(mover() == 0 ? far : -far, grid().rowLength(0)) / 2;
        Reason effect = Reason.of("makes.jumps", men);
        if (jumpers().isEmpty()) {
            boolean along = grid().row(codec.from(turn)) == grid().row(codec.to(turn));
            String across = mover() == 0 ? "makes.outward" : "makes.inward";
            effect = Reason.of(along ? "makes.along" : across);
        }
        mark();
        apply(turn);
        boolean forces = end() == TurnResult.ONGOING && !jumpers().isEmpty();
        Reason told = get(lost) == 0 ? effect : Reason.of("makes.perpetual");
        rollBack();
        return forces ? Reason.of("makes.forces", told, toMove().other()) : told;
    }

    private CellSet jumpers() {
        return CellSet.ofWords(new long[] {circles.jumpers(men, mover())});
    }

    @Override
    protected List<TurnGroup> turnGroups() {
        return jumpers().isEmpty() ? List.of() : List.of(new TurnGroup(jumpers(), true, Reason.of("rule.jumps")));
    }

    @Override
    protected Optional<Reason> duty(int made) {
        List<String> names = jumpers().stream().mapToObj(grid()::name).toList();
        return names.isEmpty()
                ? Optional.empty()
                : Optional.of(Reason.of("illegal.mustJump", names.size(), Reason.list(names)));
    }

    @Override
    protected Reason whyNot(Part part) {
        if (!(part instanceof Part.Shift shift)) {
            return Reason.of(part instanceof Part.Choose ? "illegal.pass" : "illegal.onlyMoves");
        }
        int from = shift.from();
        if ((men[mover()][0] >> from & 1) == 0) {
            return Reason.of("illegal.notOwn", grid().name(from));
        }
        if (jumpers().contains(from)) {
            int landing = Long.numberOfTrailingZeros(circles.targets(men, mover(), 1L << from));
            return Reason.of("illegal.landing", grid().name(landing));
        }
        boolean near = (circles.steps(1L << from, mover()) >> shift.to() & 1) != 0;
        Reason step = near
                ? Reason.of("illegal.occupied", grid().name(shift.to()))
                : Reason.of(mover() == 0 ? "illegal.white" : "illegal.black", toMove());
        return duty(0).orElse(step);
    }

    @Override
    protected int missing(int player) {
        return circles.missing(men, player);
    }

    /// Whether one turn completes a chain.
    @Override
    public int outlook() {
        return circles.connects(men, mover()) ? 1 : 0;
    }

    /// Whether the player has to jump, or the next turn of the other one would complete a chain.
    @Override
    public boolean threatened() {
        return circles.jumpers(men, mover()) != 0 || circles.connects(men, 1 - mover());
    }

    /// How many fewer men the own chain needs than the other one's, over cells that are empty now.
    @Override
    public int plainCount() {
        int most = grid().rows() + 1;
        return Math.min(most, missing(1 - mover())) - Math.min(most, missing(mover()));
    }

    /// That, how much farther the own men can still go, how many enemies have to jump next, and the right to move.
    @Override
    public int features(int[] into) {
        into[0] = plainCount();
        into[1] = mover() == 0 ? -circles.outward(men) : circles.outward(men);
        into[2] = Long.bitCount(circles.jumpers(men, 1 - mover()));
        into[3] = 1;
        return WEIGHTS.length;
    }

    @Override
    protected int[] weights() {
        return WEIGHTS;
    }
}
