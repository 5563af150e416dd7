package hexalyst.game.kit.draughts;

import hexalyst.board.CellSet;
import hexalyst.game.Outcome;
import hexalyst.game.Part;
import hexalyst.game.Reason;
import hexalyst.game.TurnResult;
import java.util.Arrays;

/// The rules that games of men and kings share, and the parts of their evaluation. A man steps forward, straight or
/// obliquely; a line of men moves one step forward along itself, or any front part of it does; a king goes over vacant
/// cells in any direction. Whoever can capture must; how is the game's. A man that ends on its last rank becomes a
/// king. A player without a turn loses.
public abstract class DraughtsBoard extends CaptureBoard {
    private static final int MAN = 0;
    private static final int KING = 1;
    private static final int FEATURES = 3;
    /// The lines and last ranks.
    protected final DraughtsGround ground;

    /// @param manner how a piece takes another one
    protected DraughtsBoard(DraughtsGround ground, LongestCapture.Manner manner) {
        super(ground, manner);
        this.ground = ground;
    }

    /// The cells of a player's men.
    protected final long men(int player) {
        return tops(code(player, MAN))[0];
    }

    /// The cells of a player's kings.
    protected final long kings(int player) {
        return tops(code(player, KING))[0];
    }

    @Override
    protected final long owned(int player) {
        return men(player) | kings(player);
    }

    @Override
    protected final boolean isFlying(int cell) {
        return !isMan(cell);
    }

    @Override
    protected final void beginCaptures() {
        captures.begin(owned(1 - mover()), ~vacant());
    }

    @Override
    protected final int quietTurns(int[] into) {
        int count = 0;
        for (long pieces = owned(mover()); pieces != 0; pieces &= pieces - 1) {
            int cell = Long.numberOfTrailingZeros(pieces);
            for (long to = isMan(cell) ? fronts(cell) : slides(cell); to != 0; to &= to - 1) {
                into[count++] = codec.code(cell, Long.numberOfTrailingZeros(to), 0);
            }
        }
        return count;
    }

    /// The vacant cells before the lines of men that begin with a man.
    private long fronts(int cell) {
        long fronts = 0;
        for (int direction : DraughtsGround.FORWARD[mover()]) {
            int front = ground.rays().end(cell, direction, men(mover()));
            fronts |= front == NONE ? 0 : 1L << front;
        }
        return fronts & vacant();
    }

    /// The vacant cells to which a king can go.
    private long slides(int cell) {
        long slides = 0;
        for (int direction = 0; direction < grid().directions(); direction++) {
            slides |= ground.rays().run(cell, direction, vacant());
        }
        return slides;
    }

    @Override
    protected boolean canMove() {
        for (long rest = men(mover()); rest != 0; rest &= rest - 1) {
            if ((ground.ahead[mover()][Long.numberOfTrailingZeros(rest)] & vacant()) != 0) {
                return true;
            }
        }
        return super.canMove();
    }

    @Override
    protected void apply(int turn) {
        int from = codec.from(turn);
        int to = codec.to(turn);
        boolean man = isMan(from);
        if (codec.way(turn) > 0) {
            for (long taken = taken(turn); taken != 0; taken &= taken - 1) {
                pop(Long.numberOfTrailingZeros(taken));
            }
        }
        int piece = pop(from);
        push(to, promotes(man, to) ? code(mover(), KING) : piece);
        if (man || codec.way(turn) > 0) {
            irreversible();
        }
        endTurn();
    }

    /// True if a man of the player to move is on a cell.
    protected final boolean isMan(int cell) {
        return top(cell) == code(mover(), MAN);
    }

    private boolean promotes(boolean man, int to) {
        return man && (ground.last[mover()] >> to & 1) != 0;
    }

    @Override
    protected TurnResult end() {
        return canMove() ? TurnResult.ONGOING : TurnResult.WIN;
    }

    @Override
    protected Outcome ended() {
        boolean none = (men(mover()) | kings(mover())) == 0;
        return new Outcome.Won(toMove().other(), CellSet.EMPTY, Reason.of(none ? "end.noMen" : "end.noTurn", toMove()));
    }

    @Override
    protected Reason effect(int turn) {
        int from = codec.from(turn);
        boolean man = isMan(from);
        int men = ground.rays().distance(from, codec.to(turn));
        Reason moves = man && men > 1 ? Reason.of("makes.line", men) : Reason.of("makes.moves");
        Reason effect = codec.way(turn) > 0 ? Reason.of("makes.takes", Long.bitCount(taken(turn))) : moves;
        return promotes(man, codec.to(turn)) ? Reason.of("makes.king", effect) : effect;
    }

    @Override
    protected Reason whyNot(Part part) {
        if (!(part instanceof Part.Shift shift)) {
            return Reason.of(part instanceof Part.Choose ? "illegal.pass" : "illegal.onlyMoves");
        }
        return whyNoShift(shift).orElseGet(() -> whyNotSo(shift));
    }

    /// Why a piece that may move cannot move like this.
    private Reason whyNotSo(Part.Shift shift) {
        if (ground.rays().distance(shift.from(), shift.to()) == 0) {
            return Reason.of("illegal.line");
        }
        boolean ahead = Arrays.stream(DraughtsGround.FORWARD[mover()])
                .anyMatch(direction -> ground.rays().leads(shift.from(), direction, shift.to()));
        String man = ahead ? "illegal.far" : "illegal.backward";
        return Reason.of(isMan(shift.from()) ? man : "illegal.over");
    }

    /// The turns that make a king.
    @Override
    public int forcing(int[] into) {
        int count = threatened() ? 0 : quietTurns(into);
        return keep(into, count, turn -> promotes(isMan(codec.from(turn)), codec.to(turn)));
    }

    /// Men, kings, and steps to the last rank, more than the other player has.
    @Override
    public int features(int[] into) {
        int me = mover();
        into[0] = Long.bitCount(men(me)) - Long.bitCount(men(1 - me));
        into[1] = Long.bitCount(kings(me)) - Long.bitCount(kings(1 - me));
        into[2] = steps(1 - me) - steps(me);
        return FEATURES;
    }

    /// How many steps a player's men are from their last rank.
    private int steps(int player) {
        int sum = 0;
        for (long rest = men(player); rest != 0; rest &= rest - 1) {
            sum += ground.steps[player][Long.numberOfTrailingZeros(rest)];
        }
        return sum;
    }

    private int worth(int player) {
        return Long.bitCount(men(player)) + 3 * Long.bitCount(kings(player));
    }

    /// The pieces, a king as much as three men.
    @Override
    public int plainCount() {
        return worth(mover()) - worth(1 - mover());
    }
}
