package hexalyst.game.kit;

import hexalyst.board.CellSet;
import hexalyst.game.Outcome;
import hexalyst.game.Part;
import hexalyst.game.Points;
import hexalyst.game.Reason;
import hexalyst.game.Side;
import hexalyst.game.TurnResult;
import java.util.Arrays;
import java.util.Optional;

/// The rules that games of rooks and beads share, and the parts of their evaluation. A game says how rooks move and
/// what
/// they capture.
public abstract class BeadBoard extends RuleBoard {
    /// A bead on a cell.
    protected static final int BEAD = 6;

    private final Rays rays;
    private final int[] weights;
    private final TurnCodec codec;
    /// White's beads; Black's are the next field.
    private final int score;

    private final int goal;
    private final int[] captured;

    /// An empty board.
    ///
    /// @param weights the weights of [#features], in thousandths of the logarithm of the odds
    protected BeadBoard(Ground ground, int... weights) {
        super(ground);
        this.weights = weights;
        rays = ground.rays();
        codec = (TurnCodec) ground.codec();
        score = field(BeadGame.SCORE);
        goal = field(BeadGame.GOAL);
        captured = new int[ground.grid().cells()];
    }

    /// Writes the cells to which a rook of the player to move can go along a line from a place in the array on, and
    /// returns the place after them.
    protected abstract int targets(int[] line, int[] into, int from);

    /// Writes the cells of what a turn captures, and returns how many these are.
    protected abstract int captures(int from, int to, int[] into);

    /// The lines of the board.
    protected final Rays rays() {
        return rays;
    }

    /// The rook of a player.
    protected static int rook(int player) {
        return code(player, 0);
    }

    /// How many cells of a line, from a place on, hold this piece without a gap.
    protected final int run(int[] line, int from, int piece) {
        int at = from;
        while (at < line.length && top(line[at]) == piece) {
            at++;
        }
        return at - from;
    }

    @Override
    protected final int turns(int[] into) {
        int count = 0;
        int own = rook(mover());
        for (int rook = next(own, 0); rook >= 0; rook = next(own, rook + 1)) {
            for (int direction = 0; direction < grid().directions(); direction++) {
                int before = count;
                count = targets(rays.from(rook, direction), into, count);
                for (int i = before; i < count; i++) {
                    into[i] = codec.shiftCode(rook, into[i]);
                }
            }
        }
        return count;
    }

    @Override
    protected final void apply(int turn) {
        int count = captures(codec.from(turn), codec.to(turn), captured);
        push(codec.to(turn), pop(codec.from(turn)));
        int beads = 0;
        for (int i = 0; i < count; i++) {
            beads += pop(captured[i]) == BEAD ? 1 : 0;
        }
        if (count > 0) {
            set(score + mover(), beads(mover()) + beads);
            irreversible();
        }
        endTurn();
    }

    private int beads(int player) {
        return get(score + player);
    }

    private int goal() {
        return get(goal) == 0 ? BeadGame.USUAL_GOAL : get(goal);
    }

    @Override
    protected final TurnResult end() {
        if (beads(1 - mover()) >= goal()) {
            return TurnResult.WIN;
        }
        if (beads(mover()) >= goal()) {
            return TurnResult.LOSS;
        }
        return canMove() ? TurnResult.ONGOING : TurnResult.WIN;
    }

    @Override
    protected final Outcome ended() {
        Side other = toMove().other();
        Side winner = end() == TurnResult.WIN ? other : toMove();
        int beads = beads(winner.ordinal());
        Reason reason = beads >= goal() ? Reason.of("end.beads", winner, beads) : Reason.of("end.noTurn", toMove());
        return new Outcome.Won(winner, CellSet.EMPTY, reason);
    }

    @Override
    protected final Optional<Points> points() {
        return Optional.of(new Points(beads(0), beads(1), CellSet.EMPTY, CellSet.EMPTY));
    }

    @Override
    protected final Reason effect(int turn) {
        int count = captures(codec.from(turn), codec.to(turn), captured);
        int rooks = (int) Arrays.stream(captured, 0, count)
                .filter(cell -> top(cell) != BEAD)
                .count();
        String some = rooks == 0 ? "makes.beads" : "makes.both";
        String takes = rooks == count ? "makes.rooks" : some;
        return Reason.of(count == 0 ? "makes.moves" : takes, count - rooks, rooks);
    }

    @Override
    protected final Reason whyNot(Part part) {
        if (!(part instanceof Part.Shift shift)) {
            return Reason.of(part instanceof Part.Choose ? "illegal.pass" : "illegal.onlyMoves");
        }
        if (top(shift.from()) != rook(mover())) {
            return Reason.of("illegal.notOwn", grid().name(shift.from()));
        }
        if (top(shift.to()) != EMPTY) {
            return Reason.of("illegal.occupied", grid().name(shift.to()));
        }
        return Reason.of(rays.distance(shift.from(), shift.to()) == 0 ? "illegal.line" : "illegal.way");
    }

    /// The turns that capture.
    @Override
    public final int forcing(int[] into) {
        return keep(into, moves(into), turn -> captures(codec.from(turn), codec.to(turn), captured) > 0);
    }

    /// Beads, rooks, whether only one player has a second rook, and beads by how close the goal is.
    @Override
    public final int features(int[] into) {
        int me = mover();
        int mine = count(rook(me));
        int theirs = count(rook(1 - me));
        into[0] = beads(me) - beads(1 - me);
        into[1] = mine - theirs;
        into[2] = Math.min(mine, 2) - Math.min(theirs, 2);
        into[3] = into[0] * 10 / Math.max(1, goal() - Math.max(beads(0), beads(1)));
        return weights.length;
    }

    @Override
    protected final int[] weights() {
        return weights;
    }

    /// Beads, a rook as much as two.
    @Override
    public final int plainCount() {
        int me = mover();
        return beads(me) - beads(1 - me) + 2 * (count(rook(me)) - count(rook(1 - me)));
    }
}
