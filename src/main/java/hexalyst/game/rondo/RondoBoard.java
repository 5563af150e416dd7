package hexalyst.game.rondo;

import hexalyst.board.CellSet;
import hexalyst.game.Outcome;
import hexalyst.game.Part;
import hexalyst.game.Reason;
import hexalyst.game.Side;
import hexalyst.game.TurnGroup;
import hexalyst.game.TurnResult;
import hexalyst.game.kit.Ground;
import hexalyst.game.kit.RuleBoard;
import hexalyst.game.kit.TurnCodec;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The rules of Rondo, and its evaluation.
final class RondoBoard extends RuleBoard {
    /// The weights of [#features], in thousandths of the logarithm of the odds.
    private static final int[] WEIGHTS = {400, 20, 0};

    private final Circles circles;
    private final TurnCodec codec;
    private final int quiet;
    private final int lost;

    RondoBoard(Ground ground) {
        super(ground);
        circles = new Circles(grid());
        codec = Rondo.GAME.codec(grid());
        quiet = field(Rondo.QUIET);
        lost = field(Rondo.LOST);
    }

    private long men(int player) {
        return tops(code(player, 0))[0];
    }

    private long empty() {
        return tops(EMPTY)[0];
    }

    private long jumpers(int player) {
        return circles.jumpers(men(player), men(1 - player), empty(), player);
    }

    private long targets(int from) {
        return circles.targets(from, men(1 - mover()), empty(), mover());
    }

    private long movers() {
        return circles.movers(men(mover()), men(1 - mover()), empty(), mover());
    }

    private static CellSet cells(long set) {
        return CellSet.ofWords(new long[] {set});
    }

    @Override
    protected int turns(int[] into) {
        int count = 0;
        for (long rest = movers(); rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            for (long to = targets(from); to != 0; to &= to - 1) {
                into[count++] = codec.shiftCode(from, Long.numberOfTrailingZeros(to));
            }
        }
        return count;
    }

    @Override
    protected boolean ascending() {
        return true;
    }

    @Override
    protected boolean canMove() {
        return movers() != 0;
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
        set(quiet, circles.areOnOne(from, to) ? get(quiet) + 1 : 0);
        endTurn();
    }

    @Override
    protected TurnResult end() {
        if (get(lost) != 0 || circles.joins(men(mover()))) {
            return TurnResult.LOSS;
        }
        if (circles.joins(men(1 - mover())) || !canMove()) {
            return TurnResult.WIN;
        }
        return get(quiet) < Rondo.MOST_QUIET ? TurnResult.ONGOING : TurnResult.DRAW;
    }

    @Override
    protected Outcome ended() {
        int last = 1 - mover();
        if (get(lost) != 0) {
            long man = Long.lowestOneBit(circles.trapped(men(last), men(mover()), empty(), last));
            CellSet trap = cells(man | circles.between(man, man, last) & men(mover()));
            return new Outcome.Won(toMove(), trap, Reason.of("end.perpetual", toMove().other()));
        }
        for (Side side : Side.values()) {
            if (circles.joins(men(side.ordinal()))) {
                CellSet chains = cells(circles.chains(men(side.ordinal())));
                return new Outcome.Won(side, chains, Reason.of("end.connected", side));
            }
        }
        return canMove()
                ? new Outcome.Drawn(Reason.of("end.quiet", get(quiet)))
                : new Outcome.Won(toMove().other(), CellSet.EMPTY, Reason.of("end.noTurn", toMove()));
    }

    /// Says too if the other player then has to jump.
    @Override
    protected Reason effect(int turn) {
        int from = codec.from(turn);
        int to = codec.to(turn);
        if (from == to) {
            return Reason.of("makes.perpetual");
        }
        long between = circles.areOnOne(from, to) ? circles.between(1L << from, 1L << to, mover()) : 0;
        int men = Long.bitCount(between & ~empty());
        Reason along = men > 0 ? Reason.of("makes.jumps", men) : Reason.of("makes.along");
        Reason across = Reason.of(mover() == 0 ? "makes.outward" : "makes.inward");
        Reason effect = circles.areOnOne(from, to) ? along : across;
        mark();
        apply(turn);
        boolean jumps = end() == TurnResult.ONGOING && jumpers(mover()) != 0;
        rollBack();
        return jumps ? Reason.of("makes.forces", effect, toMove().other()) : effect;
    }

    /// Who has to jump, and over whom.
    @Override
    protected List<TurnGroup> turnGroups() {
        long cells = 0;
        for (long rest = jumpers(mover()); rest != 0; rest &= rest - 1) {
            long from = rest & -rest;
            cells |= from | circles.between(from, targets(Long.numberOfTrailingZeros(from)), mover()) & ~empty();
        }
        return cells == 0 ? List.of() : List.of(new TurnGroup(cells(cells), true, Reason.of("rule.jumps")));
    }

    @Override
    protected Optional<Reason> duty(int made) {
        return jumpers(mover()) == 0 ? Optional.empty() : Optional.of(mustJump());
    }

    private Reason mustJump() {
        List<String> names =
                cells(jumpers(mover())).stream().mapToObj(grid()::name).toList();
        return Reason.of("illegal.mustJump", names.size(), Reason.list(names));
    }

    @Override
    protected Reason whyNot(Part part) {
        if (!(part instanceof Part.Shift shift)) {
            return Reason.of(part instanceof Part.Choose ? "illegal.pass" : "illegal.onlyMoves");
        }
        int from = shift.from();
        if ((men(mover()) >> from & 1) == 0) {
            return Reason.of("illegal.notOwn", grid().name(from));
        }
        if (jumpers(mover()) != 0) {
            boolean jumps = (jumpers(mover()) >> from & 1) != 0;
            int landing = Long.numberOfTrailingZeros(targets(from));
            return jumps ? Reason.of("illegal.landing", grid().name(landing)) : mustJump();
        }
        boolean near = (circles.steps(1L << from, mover()) >> shift.to() & 1) != 0;
        return near
                ? Reason.of("illegal.occupied", grid().name(shift.to()))
                : Reason.of(mover() == 0 ? "illegal.white" : "illegal.black", toMove());
    }

    /// How many turns a player needs at least for a chain: a turn puts a man on one cell of it at most.
    private int least(int player) {
        return circles.missing(men(player), ~men(player), circles.count);
    }

    @Override
    protected Map<Side, Integer> missing() {
        return Map.of(Side.WHITE, least(0), Side.BLACK, least(1));
    }

    private boolean connects(int player) {
        return circles.connects(men(player), men(1 - player), empty(), player);
    }

    /// Whether one turn completes a chain.
    @Override
    public int outlook() {
        return connects(mover()) ? 1 : 0;
    }

    /// Whether the player has to jump, or the next turn of the other one would complete a chain.
    @Override
    public boolean threatened() {
        return jumpers(mover()) != 0 || connects(1 - mover());
    }

    /// How many more men a chain needs on cells that are empty now.
    private int open(int player) {
        return circles.missing(men(player), empty(), circles.count + 1);
    }

    /// How many fewer men the own chain needs than the other one's.
    @Override
    public int plainCount() {
        return open(1 - mover()) - open(mover());
    }

    private int mobility(int player) {
        return Long.bitCount(circles.steps(men(player), player) & empty());
    }

    /// How many fewer men the own chain needs, to how many more cells the own men can step, and whether one has to
    /// jump.
    @Override
    public int features(int[] into) {
        into[0] = plainCount();
        into[1] = mobility(mover()) - mobility(1 - mover());
        into[2] = jumpers(mover()) == 0 ? 0 : 1;
        return WEIGHTS.length;
    }

    @Override
    protected int[] weights() {
        return WEIGHTS;
    }
}
