package hexalyst.game.yvy;

import hexalyst.board.CellSet;
import hexalyst.game.Outcome;
import hexalyst.game.Playout;
import hexalyst.game.Points;
import hexalyst.game.Reason;
import hexalyst.game.Side;
import hexalyst.game.TurnResult;
import hexalyst.game.kit.Distances;
import hexalyst.game.kit.Flood;
import hexalyst.game.kit.Loops;
import hexalyst.game.kit.PiecePlayout;
import hexalyst.game.kit.PlacingBoard;
import java.util.Arrays;

/// The rules of YvY, and its evaluation.
final class YvyBoard extends PlacingBoard {
    /// The weights of [#features], in thousandths of the logarithm of the odds: sprouts nearer to own stones, groups,
    /// groups that touch no sprout, and the right to move, without which a pass looks as good as a stone.
    private static final int[] WEIGHTS = {260, -320, -240, 100};

    private static final int ANY = -2;

    private final YvyGround ground;
    private final Flood flood;
    private final Loops loops;
    private final int[] closers = new int[2];
    /// The cell of the last stone, which alone can have made a loop; none after a pass, and before the first turn any
    /// cell.
    private int last = ANY;

    YvyBoard(YvyGround ground) {
        super(ground);
        this.ground = ground;
        flood = new Flood(ground.grid());
        loops = new Loops(ground.grid(), flood);
    }

    @Override
    protected void apply(int turn) {
        last = isPass(turn) ? NONE : cell(turn);
        super.apply(turn);
    }

    @Override
    protected TurnResult end() {
        if (last == ANY ? !loop(toMove().other()).isEmpty() : last != NONE && loops.closes(last, tops(top(last)))) {
            return TurnResult.WIN;
        }
        if (last == ANY && !loop(toMove()).isEmpty()) {
            return TurnResult.LOSS;
        }
        return super.end();
    }

    @Override
    protected Points counted() {
        return new YvyCount(ground, cells(code(0, 0)), cells(code(1, 0))).points();
    }

    /// How many cells there are, up to two, where a stone of a player would close a loop. A stone elsewhere prevents
    /// none.
    private int closing(int player) {
        return loops.closing(tops(EMPTY), tops(code(player, 0)), closers);
    }

    /// Who can close a loop at once wins. Two cells where the other player could cannot both be taken, but a second
    /// pass would end the game first.
    @Override
    public int outlook() {
        if (closing(mover()) > 0) {
            return 1;
        }
        return passes() == 0 && closing(1 - mover()) > 1 ? -2 : super.outlook();
    }

    /// Stops at a loop that cannot be prevented.
    @Override
    public Playout playout() {
        return new PiecePlayout(this, false);
    }

    /// If the other player could close a loop, the only move that matters is to take that cell, or to end the game.
    @Override
    public int movesThatMatter(int[] into) {
        if (closing(1 - mover()) == 0) {
            return turns(into);
        }
        into[0] = stone(closers[0]);
        into[1] = pass();
        return passes() == 0 ? 1 : 2;
    }

    @Override
    public boolean threatened() {
        return closing(1 - mover()) > 0;
    }

    /// The cells of a player's loop; empty if there is none.
    private CellSet loop(Side side) {
        return loops.among(cells(code(side.ordinal(), 0)));
    }

    @Override
    protected Outcome ended() {
        for (Side side : Side.values()) {
            CellSet loop = loop(side);
            if (!loop.isEmpty()) {
                return new Outcome.Won(side, loop, Reason.of("end.loop", side));
            }
        }
        return super.ended();
    }

    @Override
    protected Reason made(int cell, int kind) {
        return Reason.of(ground.sprouts.contains(cell) ? "makes.sprout" : "makes.stone");
    }

    /// While a player has no stone, there is nothing to compare but the right to move.
    @Override
    public int features(int[] into) {
        Arrays.fill(into, 0, WEIGHTS.length, 0);
        into[3] = 1;
        int me = code(mover(), 0);
        int other = code(1 - mover(), 0);
        if (count(me) == 0 || count(other) == 0) {
            return WEIGHTS.length;
        }
        for (int sprout = ground.sprouts.next(0); sprout >= 0; sprout = ground.sprouts.next(sprout + 1)) {
            into[0] += Integer.signum(distance(sprout, other, me) - distance(sprout, me, other));
        }
        groups(me, into, 1);
        groups(other, into, -1);
        return WEIGHTS.length;
    }

    /// The steps from a cell to the nearest stone of a player, far if the other's stone is on it.
    private int distance(int cell, int own, int other) {
        return top(cell) == other ? Distances.FAR : ground.distances.to(cell, tops(own));
    }

    /// Adds a player's groups, and those of them without a sprout.
    private void groups(int piece, int[] into, int sign) {
        flood.begin();
        for (int cell = next(piece, 0); cell >= 0; cell = next(piece, cell + 1)) {
            if (!flood.seen(cell)) {
                int size = flood.fill(tops(piece), cell);
                boolean sprouts = false;
                for (int i = 0; i < size; i++) {
                    sprouts |= ground.sprouts.contains(flood.filled(i));
                }
                into[1] += sign;
                into[2] += sprouts ? 0 : sign;
            }
        }
    }

    @Override
    protected int[] weights() {
        return WEIGHTS;
    }
}
