package hexalyst.game.hexbushka;

import hexalyst.game.Move;
import hexalyst.game.kit.Rays;
import hexalyst.game.kit.draughts.DraughtsBoard;
import hexalyst.game.kit.draughts.DraughtsGround;
import hexalyst.game.kit.draughts.LongestCapture;
import java.util.function.ObjIntConsumer;

/// The captures of Hexbushka, and its evaluation.
final class HexbushkaBoard extends DraughtsBoard {
    /// The weights of men, kings, and steps to the last rank, in thousandths of the logarithm of the odds.
    private static final int[] WEIGHTS = {1368, 3240, -28};

    /// The captures by lines, as turns.
    private final int[] lines = new int[MAX_MOVES];

    private final Rays rays;
    private int lineCount;
    private int lineMost;

    HexbushkaBoard(DraughtsGround ground) {
        super(ground, LongestCapture.Manner.APPROACH);
        rays = ground.rays();
    }

    /// Captures by lines come before those by single pieces.
    @Override
    public boolean threatened() {
        findLines();
        return lineCount > 0 || super.threatened();
    }

    private void findLines() {
        lineCount = 0;
        lineMost = 1;
        beginCaptures();
        for (long rest = men(mover()); rest != 0; rest &= rest - 1) {
            int front = Long.numberOfTrailingZeros(rest);
            for (int direction = 0; direction < grid().directions() && captures.isNear(front); direction++) {
                int[] ahead = rays.from(front, direction);
                int[] behind = rays.from(front, rays.opposite(direction));
                if (ahead.length > 1 && behind.length > 0 && top(ahead[0]) == EMPTY && isMan(behind[0])) {
                    add(ahead, behind, Long.bitCount(touched(ahead, 1)));
                }
            }
        }
    }

    /// Adds the captures of the line whose front goes on to the first of the cells ahead, one for each hindmost man.
    private void add(int[] ahead, int[] behind, int takes) {
        if (takes < lineMost) {
            return;
        }
        if (takes > lineMost) {
            lineMost = takes;
            lineCount = 0;
        }
        long men = men(mover());
        for (int i = 0; i < behind.length && (men >> behind[i] & 1) != 0; i++) {
            lines[lineCount++] = codec.code(behind[i], ahead[0], 1);
        }
    }

    /// What a line takes that comes to stand before a cell: a king alone, or all men without a gap.
    ///
    /// @param first where on the way ahead it begins
    private long touched(int[] ahead, int first) {
        int other = 1 - mover();
        if ((kings(other) >> ahead[first] & 1) != 0) {
            return 1L << ahead[first];
        }
        long taken = 0;
        for (int i = first; i < ahead.length && (men(other) >> ahead[i] & 1) != 0; i++) {
            taken |= 1L << ahead[i];
        }
        return taken;
    }

    @Override
    protected int captures(int[] into) {
        if (lineCount == 0) {
            return super.captures(into);
        }
        System.arraycopy(lines, 0, into, 0, lineCount);
        return lineCount;
    }

    @Override
    protected int most() {
        return lineCount > 0 ? lineMost : super.most();
    }

    /// Where a line could take something, no single piece may: so a turn that a line could make is the line's.
    @Override
    protected long taken(int turn) {
        long byLine = takenByLine(codec.from(turn), codec.to(turn));
        return byLine != 0 ? byLine : super.taken(turn);
    }

    /// What the line takes that reaches from a cell to the one before another; 0 if there is no such line.
    private long takenByLine(int hind, int to) {
        int direction = rays.direction(hind, to);
        int length = rays.distance(hind, to);
        if (length < 2 || !isMan(hind) || rays.end(hind, direction, men(mover())) != to) {
            return 0;
        }
        int[] ahead = rays.from(hind, direction);
        return length < ahead.length && top(to) == EMPTY ? touched(ahead, length) : 0;
    }

    @Override
    protected void spellCaptures(ObjIntConsumer<Move> into) {
        if (lineCount == 0) {
            super.spellCaptures(into);
            return;
        }
        for (int i = 0; i < lineCount; i++) {
            into.accept(Move.of(codec.decode(lines[i])), lines[i]);
        }
    }

    @Override
    protected int[] weights() {
        return WEIGHTS;
    }
}
