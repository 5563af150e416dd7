package hexalyst.game.hexdameo;

import hexalyst.board.CellSet;
import hexalyst.game.Move;
import hexalyst.game.Outcome;
import hexalyst.game.Part;
import hexalyst.game.Reason;
import hexalyst.game.TurnResult;
import hexalyst.game.kit.LongestCapture;
import hexalyst.game.kit.PathCodec;
import hexalyst.game.kit.RuleBoard;
import java.util.Arrays;
import java.util.List;
import java.util.function.ObjIntConsumer;

/// The rules of Hexdameo, and its evaluation.
final class HexdameoBoard extends RuleBoard {
    /// The weights of [#features]: men, kings, progress, men that are safe from behind, in thousandths of the logarithm
    /// of the odds.
    private static final int[] WEIGHTS = {450, 1400, 20, 15};
    /// The most ways to write one capture.
    private static final int PATHS = 200;

    private final HexdameoGround ground;
    private final PathCodec codec;
    private final LongestCapture captures;

    HexdameoBoard(HexdameoGround ground) {
        super(ground);
        this.ground = ground;
        codec = ground.turns;
        captures = new LongestCapture(ground.grid(), ground.rays);
    }

    private long men(int player) {
        return tops(code(player, Hexdameo.MAN))[0];
    }

    private long kings(int player) {
        return tops(code(player, Hexdameo.KING))[0];
    }

    private long vacant() {
        return tops(EMPTY)[0];
    }

    @Override
    protected int turns(int[] into) {
        return searchCaptures() > 0 ? captureTurns(into) : quietTurns(into);
    }

    /// Finds the captures that the player to move may choose from, and returns their number.
    private int searchCaptures() {
        beginCaptures();
        long men = men(mover());
        for (long rest = men | kings(mover()); rest != 0; rest &= rest - 1) {
            captures.add(Long.numberOfTrailingZeros(rest), (men & rest & -rest) == 0);
        }
        return captures.count();
    }

    private void beginCaptures() {
        int other = 1 - mover();
        captures.begin(men(other) | kings(other), ~vacant());
    }

    private int captureTurns(int[] into) {
        int count = captures.count();
        for (int i = 0; i < count; i++) {
            into[i] = codec.code(captures.from(i), captures.to(i), captures.way(i));
        }
        Arrays.sort(into, 0, count);
        return count;
    }

    private int quietTurns(int[] into) {
        int count = 0;
        long men = men(mover());
        long vacant = vacant();
        int[][][] forward = ground.forward[mover()];
        for (long rest = men | kings(mover()); rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            int first = count;
            if ((men >> cell & 1) != 0) {
                for (int[] line : forward[cell]) {
                    int front = 0;
                    while (front < line.length && (men >> line[front] & 1) != 0) {
                        front++;
                    }
                    if (front < line.length && (vacant >> line[front] & 1) != 0) {
                        into[count++] = codec.code(cell, line[front], 0);
                    }
                }
            } else {
                for (int[] line : ground.lines[cell]) {
                    for (int i = 0; i < line.length && (vacant >> line[i] & 1) != 0; i++) {
                        into[count++] = codec.code(cell, line[i], 0);
                    }
                }
            }
            sort(into, first, count);
        }
        return count;
    }

    /// Sorts a few numbers.
    private static void sort(int[] codes, int from, int to) {
        for (int i = from + 1; i < to; i++) {
            int code = codes[i];
            int at = i;
            while (at > from && codes[at - 1] > code) {
                codes[at] = codes[at - 1];
                at--;
            }
            codes[at] = code;
        }
    }

    @Override
    protected boolean canMove() {
        long men = men(mover());
        long vacant = vacant();
        for (long rest = men; rest != 0; rest &= rest - 1) {
            for (int[] line : ground.forward[mover()][Long.numberOfTrailingZeros(rest)]) {
                if (line.length > 0 && (vacant >> line[0] & 1) != 0) {
                    return true;
                }
            }
        }
        for (long rest = kings(mover()); rest != 0; rest &= rest - 1) {
            for (int[] line : ground.lines[Long.numberOfTrailingZeros(rest)]) {
                if (line.length > 0 && (vacant >> line[0] & 1) != 0) {
                    return true;
                }
            }
        }
        return searchCaptures() > 0;
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
        push(to, promotes(man, to) ? code(mover(), Hexdameo.KING) : piece);
        if (man || codec.way(turn) > 0) {
            irreversible();
        }
        endTurn();
    }

    private boolean isMan(int cell) {
        return top(cell) == code(mover(), Hexdameo.MAN);
    }

    private boolean promotes(boolean man, int to) {
        return man && (ground.last[mover()] >> to & 1) != 0;
    }

    /// The cells of what a capture takes.
    private long taken(int turn) {
        beginCaptures();
        captures.add(codec.from(turn), !isMan(codec.from(turn)));
        return captures.taken(captures.find(codec.from(turn), codec.to(turn), codec.way(turn)));
    }

    @Override
    protected void spell(ObjIntConsumer<Move> into) {
        int count = searchCaptures();
        for (int i = 0; i < count; i++) {
            int code = codec.code(captures.from(i), captures.to(i), captures.way(i));
            for (List<Integer> path : captures.paths(i, !isMan(captures.from(i)), PATHS)) {
                into.accept(PathCodec.path(path), code);
            }
        }
        if (count == 0) {
            super.spell(into);
        }
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
        int men = ground.rays.distance(from, codec.to(turn));
        Reason effect = codec.way(turn) > 0
                ? Reason.of("makes.takes", Long.bitCount(taken(turn)))
                : man && men > 1 ? Reason.of("makes.line", men) : Reason.of("makes.moves");
        return promotes(man, codec.to(turn)) ? Reason.of("makes.king", effect) : effect;
    }

    @Override
    protected Reason whyNot(Part part) {
        if (!(part instanceof Part.Shift shift)) {
            return Reason.of(part instanceof Part.Choose ? "illegal.pass" : "illegal.onlyMoves");
        }
        int player = owner(top(shift.from()));
        if (top(shift.from()) == EMPTY || player != mover()) {
            return Reason.of("illegal.notOwn", grid().name(shift.from()));
        }
        if (searchCaptures() > 0) {
            return Reason.of("illegal.mustTake", Long.bitCount(captures.taken(0)));
        }
        if (top(shift.to()) != EMPTY) {
            return Reason.of("illegal.occupied", grid().name(shift.to()));
        }
        if (ground.rays.distance(shift.from(), shift.to()) == 0) {
            return Reason.of("illegal.line");
        }
        boolean back = isMan(shift.from())
                && Arrays.stream(ground.forward[mover()][shift.from()])
                        .noneMatch(line -> Arrays.stream(line).anyMatch(cell -> cell == shift.to()));
        return Reason.of(back ? "illegal.backward" : isMan(shift.from()) ? "illegal.far" : "illegal.over");
    }

    /// All captures, or else the turns that make a king.
    @Override
    public int forcing(int[] into) {
        if (searchCaptures() > 0) {
            return captureTurns(into);
        }
        int count = (men(mover()) & ~ground.last[mover()]) == 0 ? 0 : quietTurns(into);
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (promotes(isMan(codec.from(into[i])), codec.to(into[i]))) {
                into[kept++] = into[i];
            }
        }
        return kept;
    }

    @Override
    public int features(int[] into) {
        int me = mover();
        into[0] = Long.bitCount(men(me)) - Long.bitCount(men(1 - me));
        into[1] = Long.bitCount(kings(me)) - Long.bitCount(kings(1 - me));
        into[2] = progress(me) - progress(1 - me);
        into[3] = backed(me) - backed(1 - me);
        return WEIGHTS.length;
    }

    private int progress(int player) {
        int sum = 0;
        for (long rest = men(player); rest != 0; rest &= rest - 1) {
            sum += ground.progress[player][Long.numberOfTrailingZeros(rest)];
        }
        return sum;
    }

    /// How many lines from men of a player lead forward to another one.
    private int backed(int player) {
        int sum = 0;
        long men = men(player);
        for (long rest = men; rest != 0; rest &= rest - 1) {
            for (int[] line : ground.forward[player][Long.numberOfTrailingZeros(rest)]) {
                sum += line.length > 0 ? (int) (men >> line[0] & 1) : 0;
            }
        }
        return sum;
    }

    @Override
    protected int[] weights() {
        return WEIGHTS;
    }

    /// The pieces, a king as much as three men.
    @Override
    public int plainCount() {
        int me = mover();
        return Long.bitCount(men(me))
                - Long.bitCount(men(1 - me))
                + 3 * (Long.bitCount(kings(me)) - Long.bitCount(kings(1 - me)));
    }
}
