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

/// The rules that games of rooks and beads share, and the parts of their evaluation. A game says how rooks capture.
public abstract class BeadBoard extends RuleBoard {
    private static final int BEAD = 6;

    /// The lines of the board.
    protected final Rays rays;

    private final int[] weights;
    private final TurnCodec codec;
    private final int score;
    private final int goal;
    private final int[] room;
    private final long[] targets;

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
        room = new int[ground.grid().cells()];
        targets = new long[Ground.words(ground.grid())];
    }

    /// Adds the cells to which a rook of the player to move can go in a direction. The default: the vacant cells up to
    /// the first piece.
    protected void addTargets(int rook, int direction, long[] into) {
        rays.run(rook, direction, tops(EMPTY), into);
    }

    /// Writes the cells of what a turn captures, and returns how many these are.
    protected abstract int captures(int from, int to, int[] into);

    /// The rook of a player.
    protected static int rook(int player) {
        return code(player, 0);
    }

    /// The cell behind the row of beads, or of enemy rooks, that begins on a cell; [#NONE] if there is none.
    protected final int behindRow(int first, int direction) {
        boolean row = first != NONE && (top(first) == BEAD || top(first) == rook(1 - mover()));
        return row ? rays.end(first, direction, tops(top(first))) : NONE;
    }

    @Override
    protected final int turns(int[] into) {
        int count = 0;
        for (int rook = next(rook(mover()), 0); rook >= 0; rook = next(rook(mover()), rook + 1)) {
            count = turns(rook, into, count);
        }
        return count;
    }

    /// Writes the turns of a rook from a place in the array on, and returns the place after them.
    private int turns(int rook, int[] into, int from) {
        Arrays.fill(targets, 0);
        for (int direction = 0; direction < grid().directions(); direction++) {
            addTargets(rook, direction, targets);
        }
        int count = from;
        for (int word = 0; word < targets.length; word++) {
            for (long rest = targets[word]; rest != 0; rest &= rest - 1) {
                into[count++] = codec.shiftCode(rook, word << 6 | Long.numberOfTrailingZeros(rest));
            }
        }
        return count;
    }

    /// By the first rook that can.
    @Override
    protected final boolean canMove() {
        int rook = next(rook(mover()), 0);
        while (rook >= 0 && turns(rook, room, 0) == 0) {
            rook = next(rook(mover()), rook + 1);
        }
        return rook >= 0;
    }

    @Override
    protected final void apply(int turn) {
        int count = captures(codec.from(turn), codec.to(turn), room);
        push(codec.to(turn), pop(codec.from(turn)));
        int beads = 0;
        for (int i = 0; i < count; i++) {
            beads += pop(room[i]) == BEAD ? 1 : 0;
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
        boolean lost = beads(mover()) >= goal();
        if (beads(1 - mover()) >= goal() || !lost && !canMove()) {
            return TurnResult.WIN;
        }
        return lost ? TurnResult.LOSS : TurnResult.ONGOING;
    }

    @Override
    protected final Outcome ended() {
        Side winner = end() == TurnResult.WIN ? toMove().other() : toMove();
        int beads = beads(winner.ordinal());
        Reason reason = beads >= goal() ? Reason.of("end.beads", winner, beads) : Reason.of("end.noTurn", toMove());
        return new Outcome.Won(winner, CellSet.EMPTY, reason);
    }

    @Override
    protected final Optional<Points> points() {
        return Optional.of(Points.of(this::beads));
    }

    @Override
    protected final Reason effect(int turn) {
        int count = captures(codec.from(turn), codec.to(turn), room);
        int rooks = keep(room, count, cell -> top(cell) != BEAD);
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

    @Override
    public final int forcing(int[] into) {
        return keep(into, moves(into), turn -> captures(codec.from(turn), codec.to(turn), room) > 0);
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

    @Override
    public final int plainCount() {
        int me = mover();
        return beads(me) - beads(1 - me) + 2 * (count(rook(me)) - count(rook(1 - me)));
    }
}
