package hexalyst.game.yvy;

import hexalyst.board.CellSet;
import hexalyst.game.Outcome;
import hexalyst.game.Part;
import hexalyst.game.Points;
import hexalyst.game.Reason;
import hexalyst.game.Side;
import hexalyst.game.TurnResult;
import hexalyst.game.kit.Distances;
import hexalyst.game.kit.Flood;
import hexalyst.game.kit.Loops;
import hexalyst.game.kit.RuleBoard;
import java.util.Arrays;
import java.util.Optional;

/// The rules of YvY, and its evaluation.
final class YvyBoard extends RuleBoard {
    /// The weights of [#features], in thousandths of the logarithm of the odds: sprouts nearer to own stones, groups,
    /// groups that touch no sprout, and the right to move, without which a pass looks as good as a stone.
    private static final int[] WEIGHTS = {260, -320, -240, 100};

    private static final int ANY = -2;

    private final YvyGround ground;
    private final int pass;
    private final int passes;
    private final Flood flood;
    private final Loops loops;
    private final int[] closers = new int[2];
    /// The cell of the last stone, which alone can have made a loop; none after a pass, and before the first turn any
    /// cell.
    private int last = ANY;

    YvyBoard(YvyGround ground) {
        super(ground);
        this.ground = ground;
        pass = ground.codec().codes() - 1;
        passes = field("passes");
        flood = new Flood(ground.grid());
        loops = new Loops(ground.grid(), flood);
    }

    @Override
    protected int turns(int[] into) {
        int count = 0;
        for (int cell = next(EMPTY, 0); cell >= 0; cell = next(EMPTY, cell + 1)) {
            into[count++] = cell << 1 | mover();
        }
        into[count++] = pass;
        return count;
    }

    @Override
    protected void apply(int turn) {
        if (turn == pass) {
            set(passes, get(passes) + 1);
            last = NONE;
        } else {
            last = turn >> 1;
            set(passes, 0);
            push(last, code(mover(), 0));
        }
        endTurn();
    }

    @Override
    protected TurnResult end() {
        if (last == ANY ? !loop(toMove().other()).isEmpty() : last != NONE && loops.closes(last, tops(top(last)))) {
            return TurnResult.WIN;
        }
        if (last == ANY && !loop(toMove()).isEmpty()) {
            return TurnResult.LOSS;
        }
        return get(passes) < 2 ? TurnResult.ONGOING : TurnResult.ofPoints(-ahead(counted()));
    }

    /// How many points the player to move is ahead.
    private int ahead(Points points) {
        return points.of(toMove()) - points.of(toMove().other());
    }

    private Points counted() {
        return new YvyCount(ground, cells(code(0, 0)), cells(code(1, 0))).points();
    }

    @Override
    public boolean fills() {
        return true;
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
        return get(passes) == 0 && closing(1 - mover()) > 1 ? -2 : 0;
    }

    /// If the other player could close a loop, the only move that matters is to take that cell, or to end the game.
    @Override
    public int movesThatMatter(int[] into) {
        if (closing(1 - mover()) == 0) {
            return turns(into);
        }
        into[0] = closers[0] << 1 | mover();
        into[1] = pass;
        return get(passes) == 0 ? 1 : 2;
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
        return counted().outcome("end.passes");
    }

    @Override
    protected Optional<Points> points() {
        return Optional.of(counted());
    }

    @Override
    protected Reason effect(int turn) {
        boolean sprout = turn != pass && ground.sprouts.contains(turn >> 1);
        Reason stone = Reason.of(sprout ? "makes.sprout" : "makes.stone");
        return turn == pass ? Reason.of("makes.pass", toMove()) : Reason.of("stone", toMove(), stone);
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

    /// The points if the game ended now.
    @Override
    public int plainCount() {
        return ahead(counted());
    }
}
