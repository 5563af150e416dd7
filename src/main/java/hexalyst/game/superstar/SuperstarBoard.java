package hexalyst.game.superstar;

import hexalyst.board.CellSet;
import hexalyst.game.Outcome;
import hexalyst.game.Playout;
import hexalyst.game.Points;
import hexalyst.game.Reason;
import hexalyst.game.Side;
import hexalyst.game.kit.FillingPlayout;
import hexalyst.game.kit.PlacingBoard;
import hexalyst.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The rules of Superstar, and its evaluation.
final class SuperstarBoard extends PlacingBoard implements FillingPlayout.Score {
    /// The weights of [#features], in thousandths of the logarithm of the odds: the counts of [SuperstarCount],
    /// half points of komi, and the right to move.
    private static final int[] WEIGHTS = {60, 60, 60, 40, 120, -20, 30, 100};

    private final SuperstarGround ground;
    /// Made when it is asked for: to list and make turns, it is not.
    private @Nullable SuperstarCount count;

    private final int komi;

    SuperstarBoard(SuperstarGround ground) {
        super(ground);
        this.ground = ground;
        komi = field(Superstar.KOMI);
    }

    private SuperstarCount count() {
        SuperstarCount known = Objects.requireNonNullElseGet(count, () -> new SuperstarCount(ground));
        count = known;
        return known;
    }

    private SuperstarCount counts() {
        return count().of(tops(code(0, 0)), tops(code(1, 0)));
    }

    private Points points(SuperstarCount by) {
        return new Points(by.sum(0), by.sum(1), get(komi), by.cells(0), by.cells(1));
    }

    @Override
    protected Points counted() {
        return points(counts());
    }

    /// Says the points of each kind too, the leader's first.
    @Override
    protected Outcome ended() {
        return counted().outcome("end.passes", side -> count().points(side.ordinal()));
    }

    /// How many more points of each kind a stone makes, the other player's loops subtracted.
    @Override
    protected Reason made(int cell, int stone) {
        int player = mover();
        int[] before = counts().ahead(player);
        int[] after = trying(cell, stone, () -> counts().ahead(player));
        List<Object> gains = new ArrayList<>();
        for (int kind = 0; kind < SuperstarCount.POINTS; kind++) {
            int gain = after[kind] - before[kind];
            gains.add((gain > 0 ? "+" : "") + Texts.number(String.valueOf(gain)));
        }
        return gains.stream().allMatch("0"::equals) ? Reason.of("makes.stone") : new Reason("makes.points", gains);
    }

    @Override
    public int features(int[] into) {
        System.arraycopy(counts().ahead(mover()), 0, into, 0, SuperstarCount.COUNTS);
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
        return points(count().of(stones[0], stones[1])).ahead(Side.values()[player]);
    }

    @Override
    public CellSet counting(int player) {
        return count().cells(player);
    }
}
