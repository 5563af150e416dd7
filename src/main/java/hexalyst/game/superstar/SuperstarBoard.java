package hexalyst.game.superstar;

import hexalyst.board.CellSet;
import hexalyst.game.Outcome;
import hexalyst.game.Part;
import hexalyst.game.Playout;
import hexalyst.game.Points;
import hexalyst.game.Reason;
import hexalyst.game.Side;
import hexalyst.game.TurnResult;
import hexalyst.game.kit.FillingPlayout;
import hexalyst.game.kit.RuleBoard;
import hexalyst.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The rules of Superstar, and its evaluation.
final class SuperstarBoard extends RuleBoard implements FillingPlayout.Score {
    /// The weights of [#features], in thousandths of the logarithm of the odds: the counts of [SuperstarCount],
    /// half points of komi, and the right to move.
    private static final int[] WEIGHTS = {60, 60, 60, 40, 120, -20, 30, 100};

    private final SuperstarCount count;
    private final int pass;
    private final int passes;
    private final int komi;

    SuperstarBoard(SuperstarGround ground) {
        super(ground);
        count = new SuperstarCount(ground);
        pass = ground.codec().codes() - 1;
        passes = field("passes");
        komi = field(Superstar.KOMI);
    }

    @Override
    protected int turns(int[] into) {
        int listed = 0;
        for (int cell = next(EMPTY, 0); cell >= 0; cell = next(EMPTY, cell + 1)) {
            into[listed++] = cell << 1 | mover();
        }
        into[listed++] = pass;
        return listed;
    }

    @Override
    protected boolean ascending() {
        return true;
    }

    @Override
    protected void apply(int turn) {
        set(passes, turn == pass ? get(passes) + 1 : 0);
        if (turn != pass) {
            push(turn >> 1, code(mover(), 0));
        }
        endTurn();
    }

    @Override
    protected TurnResult end() {
        return get(passes) < 2 ? TurnResult.ONGOING : TurnResult.ofPoints(-plainCount());
    }

    /// The points if the game ended now.
    @Override
    public int plainCount() {
        return points(counted()).ahead(toMove());
    }

    private SuperstarCount counted() {
        return count.of(tops(code(0, 0)), tops(code(1, 0)));
    }

    private Points points(SuperstarCount by) {
        return new Points(by.points(0), by.points(1), get(komi), by.cells(0), by.cells(1));
    }

    @Override
    protected Optional<Points> points() {
        return Optional.of(points(counted()));
    }

    /// Says the points of each kind too, the leader's first.
    @Override
    protected Outcome ended() {
        Points points = points(counted());
        int first = points.leader().orElse(Side.WHITE).ordinal();
        List<Object> kinds = new ArrayList<>();
        for (int kind = 0; kind < SuperstarCount.POINTS; kind++) {
            kinds.add(count.of(first, kind));
            kinds.add(count.of(1 - first, kind));
        }
        return points.outcome("end.passes", kinds.toArray());
    }

    @Override
    public boolean fills() {
        return true;
    }

    /// How many more points of each kind a stone makes, the other player's loops subtracted.
    @Override
    protected Reason effect(int turn) {
        if (turn == pass) {
            return Reason.of("makes.pass", toMove());
        }
        int player = mover();
        int[] before = counted().ahead(player);
        long[][] stones = {tops(code(0, 0)).clone(), tops(code(1, 0)).clone()};
        stones[player][turn >> 7] |= 1L << (turn >> 1);
        int[] after = count.of(stones[0], stones[1]).ahead(player);
        List<Object> gains = new ArrayList<>();
        for (int kind = 0; kind < SuperstarCount.POINTS; kind++) {
            int gain = after[kind] - before[kind];
            gains.add((gain > 0 ? "+" : "") + Texts.number(String.valueOf(gain)));
        }
        Reason stone =
                gains.stream().allMatch("0"::equals) ? Reason.of("makes.stone") : new Reason("makes.points", gains);
        return Reason.of("stone", toMove(), stone);
    }

    @Override
    protected Reason whyNot(Part part) {
        return switch (part) {
            case Part.Put put ->
                top(put.cell()) == EMPTY ? Reason.of("illegal.colour", toMove()) : Reason.of("illegal.occupied");
            case Part.Choose choose -> Reason.of("illegal.swap");
            case Part.Shift shift -> Reason.of("illegal.stays");
            case Part.Remove remove -> Reason.of("illegal.stays");
        };
    }

    @Override
    public int features(int[] into) {
        System.arraycopy(counted().ahead(mover()), 0, into, 0, SuperstarCount.COUNTS);
        into[SuperstarCount.COUNTS] = mover() == 0 ? -get(komi) : get(komi);
        into[SuperstarCount.COUNTS + 1] = 1;
        return WEIGHTS.length;
    }

    @Override
    protected int[] weights() {
        return WEIGHTS;
    }

    @Override
    public Playout playout() {
        return new FillingPlayout(this, this);
    }

    @Override
    public int ahead(long[][] stones, int player) {
        return points(count.of(stones[0], stones[1])).ahead(Side.values()[player]);
    }

    @Override
    public CellSet counting(int player) {
        return count.cells(player);
    }
}
