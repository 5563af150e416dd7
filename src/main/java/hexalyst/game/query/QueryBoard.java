package hexalyst.game.query;

import hexalyst.game.Move;
import hexalyst.game.Outcome;
import hexalyst.game.Part;
import hexalyst.game.Playout;
import hexalyst.game.Reason;
import hexalyst.game.TurnResult;
import hexalyst.game.kit.Crossing;
import hexalyst.game.kit.CrossingPlayout;
import hexalyst.game.kit.Ground;
import hexalyst.game.kit.RuleBoard;

/// The rules of Query, and its evaluation.
final class QueryBoard extends RuleBoard {
    /// The point of the first stone of an unfinished turn, among the marked cells.
    private static final int PLACED = 0;
    /// In one turn a player takes this many half turns.
    private static final int WHOLE = 2;

    /// The weights of [#features], in thousandths of the logarithm of the odds: how much shorter the own shortest
    /// connection is, in parts of what both still need, and the right to move, for two half turns or one. Fitted to
    /// 8,900 positions of 2,050 fast games of this evaluation against itself, on 5, 9 and 13 points a side.
    private static final int[] WEIGHTS = {85, 300, -180};

    private static final int PARTS = 60;

    /// How hard it seems to lose where both need the same, and by how much more for each half turn that the other needs
    /// more. With these numbers four points a side take two fifths of the nodes.
    private static final int EVEN = 6;

    private static final int STEP = 4;

    private final Ground ground;
    private final boolean[] diagonal;
    private final Crossing crossing;
    private final long[][] stones;
    private final int end;
    /// The position that [#wasThreatened] was asked about last, and the answer.
    private long asked;

    private boolean threatenedBefore;

    QueryBoard(Ground ground) {
        super(ground);
        this.ground = ground;
        diagonal = new boolean[grid().cells()];
        for (int cell = 0; cell < diagonal.length; cell++) {
            diagonal[cell] = QueryGame.isDiagonal(grid(), cell);
        }
        crossing = new Crossing(ground.edition(), grid(), this::cost);
        stones = new long[][] {tops(code(0, 0)), tops(code(1, 0))};
        end = ground.codec().encode(Part.END);
    }

    private int put(int cell) {
        return cell << 1 | 1 - mover();
    }

    @Override
    protected boolean midTurn() {
        return anyTagged(PLACED);
    }

    @Override
    protected int turns(int[] into) {
        int listed = 0;
        for (int cell = next(EMPTY, 0); cell >= 0; cell = next(EMPTY, cell + 1)) {
            if (!midTurn() || !diagonal[cell]) {
                into[listed++] = put(cell);
            }
        }
        return listed;
    }

    @Override
    protected boolean ascending() {
        return true;
    }

    @Override
    protected void apply(int part) {
        boolean second = midTurn();
        if (part != end) {
            push(part >> 1, code(mover(), 0));
        }
        if (part == end || second || diagonal[part >> 1]) {
            endTurn();
        } else {
            tag(PLACED, part >> 1);
        }
    }

    /// After the last c4 point.
    @Override
    protected boolean mustEnd() {
        if (!midTurn()) {
            return false;
        }
        for (int cell = next(EMPTY, 0); cell >= 0; cell = next(EMPTY, cell + 1)) {
            if (!diagonal[cell]) {
                return false;
            }
        }
        return true;
    }

    @Override
    protected TurnResult end() {
        if (crossing.joins(1 - mover(), stones)) {
            return TurnResult.WIN;
        }
        return crossing.joins(mover(), stones) ? TurnResult.LOSS : TurnResult.ONGOING;
    }

    @Override
    protected Outcome ended() {
        return crossing.ended(ground.edition(), stones);
    }

    @Override
    protected Reason effect(int part) {
        return effect(Move.of(ground.codec().decode(part)));
    }

    @Override
    protected Reason effect(Move turn) {
        boolean two = turn.cells().stream().noneMatch(cell -> diagonal[cell]);
        return Reason.of("stone", toMove(), Reason.of(two ? "makes.two" : "makes.one"));
    }

    @Override
    protected Reason whyNot(Part part) {
        return switch (part) {
            case Part.Put put -> whyNot(put);
            case Part.Choose choose -> whyNot(choose);
            case Part.Shift shift -> Reason.of("illegal.stays");
            case Part.Remove remove -> Reason.of("illegal.stays");
        };
    }

    private Reason whyNot(Part.Put put) {
        if (top(put.cell()) != EMPTY) {
            return Reason.of("illegal.occupied");
        }
        return put.colour() == toMove() ? Reason.of("illegal.second") : Reason.of("illegal.colour", toMove());
    }

    private Reason whyNot(Part.Choose choose) {
        if (choose.equals(Part.SWAP)) {
            return Reason.of("illegal.swap");
        }
        return Reason.of(midTurn() ? "illegal.second" : "illegal.pass");
    }

    @Override
    public boolean fills() {
        return true;
    }

    /// How many half turns of a player's shortest connection are still to be made.
    @Override
    protected int missing(int player) {
        return crossing.missing(player, stones);
    }

    @Override
    protected int cost(int cell) {
        return diagonal[cell] ? WHOLE : 1;
    }

    /// Who needs no more than this turn wins with it.
    @Override
    public int outlook() {
        return missing(mover()) <= (midTurn() ? 1 : WHOLE) ? 1 : 0;
    }

    /// Whether the other player would win with the next turn.
    @Override
    public boolean threatened() {
        return missing(1 - mover()) <= WHOLE;
    }

    /// If the other player would win with the next turn, the stones that matter are on a connection that one turn
    /// completes; of two stones only the first one has to be.
    @Override
    public int movesThatMatter(int[] into) {
        int count = turns(into);
        int kept = crossing.missingEverywhere(1 - mover(), stones) > WHOLE
                ? count
                : keep(into, count, part -> crossing.through(1 - mover(), part >> 1) <= WHOLE);
        return kept == 0 ? count : kept;
    }

    /// Two stones come in ascending order, but for those of which only one mattered.
    @Override
    public boolean inOrder(int before, int next) {
        return next > before || wasThreatened(before >> 1);
    }

    /// Whether the other player would have won with the next turn, but for the first stone of this one.
    private boolean wasThreatened(int placed) {
        if (asked != key()) {
            asked = key();
            long[] own = stones[mover()];
            own[placed >> 6] ^= 1L << placed;
            threatenedBefore = threatened();
            own[placed >> 6] ^= 1L << placed;
        }
        return threatenedBefore;
    }

    /// By how many half turns the own shortest connection is shorter than the other's.
    @Override
    public int plainCount() {
        return missing(1 - mover()) - missing(mover());
    }

    @Override
    public int features(int[] into) {
        int me = mover();
        int own = missing(me);
        int other = missing(1 - me);
        into[0] = PARTS * (other - own) / Math.max(1, other + own);
        into[1] = midTurn() ? 0 : 1;
        into[2] = midTurn() ? 1 : 0;
        return WEIGHTS.length;
    }

    @Override
    protected int[] weights() {
        return WEIGHTS;
    }

    /// The more half turns the other player needs beyond the own ones, the harder it is to lose.
    @Override
    public int resistance() {
        int ahead = missing(1 - mover()) - missing(mover());
        return Math.max(1, EVEN + STEP * ahead);
    }

    @Override
    public Playout playout() {
        return new CrossingPlayout(this, diagonal, crossing, stones);
    }
}
