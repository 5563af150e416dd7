package hexalyst.game.hexade;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Lookahead;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.Tally;
import hexalyst.game.TurnResult;
import hexalyst.game.kit.PositionHash;
import hexalyst.game.kit.StoneHash;
import hexalyst.game.kit.Stones;
import java.util.Arrays;

/// The search board: the content of each cell and, for each six of the board, how many stones of both sides are in it.
/// Making a move only examines the cells around it; the sixes are counted when an estimate is needed.
final class HexadeBoard implements SearchBoard {
    private static final int WHITE = Side.WHITE.ordinal();
    /// The contents of a cell other than a side's stone, which is the side's number.
    static final byte EMPTY = 2;

    private static final byte BLOCKED = 3;
    /// The resistance of a quiet position, and of one with a five to answer.
    private static final int QUIET = 40;

    private static final int PRESSED = 8;

    /// A turn on the stack is its cell, followed by bits for the directions of its captures, its side, and whether it
    /// made a six.
    private static final int CELL_BITS = 9;

    private static final int SIDE_BIT = CELL_BITS + HexadeShapes.DIRECTIONS;
    private static final int SIX_BIT = SIDE_BIT + 1;
    private static final int PER_CELL = HexadeShapes.DIRECTIONS * HexadeShapes.REACH;

    private final Grid grid;
    private final int cells;
    private final HexadeShapes shapes;
    private final int[] rays;
    private final long rules;
    /// The content of each cell, and an extra blocked cell that represents everything beyond the edge.
    private final byte[] at;
    private final StoneHash stones;
    /// The empty cells, as bits.
    private final long[] empty;

    private int empties;
    private final int[] left = new int[2];
    private int mover;
    private final TurnResult started;
    private TurnResult result;
    /// True if the other player has a six, which the player to move has to break.
    private boolean pending;

    private final boolean pendingAtStart;
    private int plies;
    private int[] made = new int[Long.SIZE];
    /// The stones in each six after [#counted] plies.
    private final HexadeCounts sixes;

    private int counted;
    private final int[] trial = new int[MAX_MOVES];
    /// Where a stone can answer the fives of the other player.
    private final long[] answers;

    /// True if [#movesThatMatter] left out a move that loses to the next move, by a reply that breaks nothing.
    private boolean leftOut;

    private final HexadeEvaluation evaluation;

    HexadeBoard(HexadePosition start) {
        grid = start.grid();
        cells = grid.cells();
        Stones standing = start.stones();
        shapes = new HexadeShapes(grid, standing.blocked());
        rays = shapes.rays();
        rules = start.rulesHash(PositionHash.LOW);
        at = new byte[cells + 1];
        Arrays.fill(at, EMPTY);
        at[cells] = BLOCKED;
        standing.blocked().stream().forEach(cell -> at[cell] = BLOCKED);
        stones = new StoneHash(grid, standing.blocked());
        empty = new long[(cells + Long.SIZE - 1) / Long.SIZE];
        sixes = new HexadeCounts(shapes);
        evaluation = new HexadeEvaluation(shapes, sixes);
        answers = new long[empty.length];
        for (int cell = 0; cell < cells; cell++) {
            if (at[cell] == EMPTY) {
                empty[cell >> 6] |= 1L << cell;
                empties++;
            }
        }
        for (Side side : Side.values()) {
            left[side.ordinal()] = start.supply().left(side);
            standing.of(side).stream().forEach(cell -> {
                put(cell, side.ordinal());
                sixes.add(cell, side.ordinal());
            });
        }
        mover = start.toMove().ordinal();
        pendingAtStart = hasSix(1 - mover);
        pending = pendingAtStart;
        started = hasSix(mover) ? TurnResult.LOSS : judged();
        result = started;
    }

    private void put(int cell, int side) {
        at[cell] = (byte) side;
        toggle(cell, side);
        empties--;
    }

    private void remove(int cell, int side) {
        at[cell] = EMPTY;
        toggle(cell, side);
        empties++;
    }

    private void toggle(int cell, int side) {
        empty[cell >> 6] ^= 1L << cell;
        stones.toggle(cell, side);
    }

    private boolean hasSix(int side) {
        return shapes.hasSix(at, stones.stones(side), side);
    }

    /// The result for the player who made the last move, if the player to move has no six.
    private TurnResult judged() {
        if (empties > 0 && left[mover] > 0) {
            return TurnResult.ONGOING;
        }
        return pending ? TurnResult.WIN : TurnResult.DRAW;
    }

    /// Writes the cells where the player to move may place a stone, and returns their number.
    private int placeable(int[] into) {
        CellSet near = tooNear();
        int count = 0;
        for (int word = 0; word < empty.length; word++) {
            for (long rest = empty[word] & ~near.word(word); rest != 0; rest &= rest - 1) {
                into[count++] = word << 6 | Long.numberOfTrailingZeros(rest);
            }
        }
        return count;
    }

    /// Where White may not place the second stone; empty for every other move.
    private CellSet tooNear() {
        if (mover != WHITE || left[WHITE] != cells - 1 || stones.count(WHITE) != 1) {
            return CellSet.EMPTY;
        }
        int first = 0;
        while (at[first] != WHITE) {
            first++;
        }
        CellSet near = CapturesAndSixes.near(grid, first);
        for (int word = 0; word < empty.length; word++) {
            if ((empty[word] & ~near.word(word)) != 0) {
                return near;
            }
        }
        return CellSet.EMPTY;
    }

    @Override
    public int moves(int[] into) {
        int count = placeable(into);
        for (int i = 0; i < count; i++) {
            into[i] = into[i] << 1 | mover;
        }
        return count;
    }

    @Override
    public TurnResult make(int move) {
        if (plies == made.length) {
            made = Arrays.copyOf(made, 2 * plies);
        }
        int cell = move >> 1;
        int side = mover;
        int around = shapes.around(at, cell, side);
        int captures = around & HexadeShapes.ALL_DIRECTIONS;
        put(cell, side);
        for (int rest = captures; rest != 0; rest &= rest - 1) {
            int ray = ray(cell, rest);
            remove(rays[ray], 1 - side);
            remove(rays[ray + 1], 1 - side);
        }
        boolean lost = pending && (captures == 0 || hasSix(1 - side));
        pending = shapes.hasSix(at, cell, side, around >> HexadeShapes.DIRECTIONS);
        made[plies] = cell | captures << CELL_BITS | side << SIDE_BIT | (pending ? 1 << SIX_BIT : 0);
        plies++;
        left[side]--;
        mover = 1 - side;
        result = lost ? TurnResult.LOSS : judged();
        return result;
    }

    /// The index in the rays of the first of some directions from a cell.
    private static int ray(int cell, int directions) {
        return cell * PER_CELL + HexadeShapes.REACH * Integer.numberOfTrailingZeros(directions);
    }

    @Override
    public void unmake() {
        if (counted == plies) {
            counted--;
            count(made[counted], false);
        }
        plies--;
        int turn = made[plies];
        int cell = turn & (1 << CELL_BITS) - 1;
        mover = 1 - mover;
        left[mover]++;
        for (int rest = turn >> CELL_BITS & HexadeShapes.ALL_DIRECTIONS; rest != 0; rest &= rest - 1) {
            int ray = ray(cell, rest);
            put(rays[ray], 1 - mover);
            put(rays[ray + 1], 1 - mover);
        }
        remove(cell, mover);
        pending = plies == 0 ? pendingAtStart : (made[plies - 1] >> SIX_BIT & 1) != 0;
        result = plies == 0 ? started : TurnResult.ONGOING;
    }

    /// Updates the counts of sixes for the turns made since the last count.
    private void countAll() {
        while (counted < plies) {
            count(made[counted], true);
            counted++;
        }
    }

    /// Counts the stones that a turn puts and captures, or reverts that.
    private void count(int turn, boolean forth) {
        int cell = turn & (1 << CELL_BITS) - 1;
        int side = turn >> SIDE_BIT & 1;
        for (int rest = turn >> CELL_BITS & HexadeShapes.ALL_DIRECTIONS; rest != 0; rest &= rest - 1) {
            int ray = ray(cell, rest);
            count(rays[ray], 1 - side, !forth);
            count(rays[ray + 1], 1 - side, !forth);
        }
        count(cell, side, forth);
    }

    private void count(int cell, int side, boolean added) {
        if (added) {
            sixes.add(cell, side);
        } else {
            sixes.remove(cell, side);
        }
    }

    @Override
    public Side toMove() {
        return mover == WHITE ? Side.WHITE : Side.BLACK;
    }

    @Override
    public TurnResult result() {
        return result;
    }

    private long frame() {
        boolean bound = left[WHITE] >= cells - 1;
        return PositionHash.frame(bound ? PositionHash.withSide(rules, toMove()) : rules, left[mover], left[1 - mover]);
    }

    @Override
    public long key() {
        return stones.key(mover) ^ frame();
    }

    @Override
    public long canonicalKey() {
        return stones.canonicalKey(mover, frame());
    }

    @Override
    public int pieces() {
        return stones.count(0) + stones.count(1);
    }

    @Override
    public int empties() {
        return empties;
    }

    /// If no move breaks a six of the other player, the player to move loses in one ply. Making a six that no reply can
    /// break wins in two plies, or in one if there is no reply.
    @Override
    public boolean winsUnlessBroken() {
        return pending;
    }

    @Override
    public int outlook() {
        if (pending) {
            return movesThatHold(trial) > 0 ? 0 : -1;
        }
        countAll();
        int plies = 0;
        for (int five = sixes.five(0, mover); five >= 0; five = sixes.five(five + 1, mover)) {
            int wins = winsBy(missing(five));
            if (wins == 1) {
                return 1;
            }
            plies = Math.max(plies, wins);
        }
        return plies;
    }

    /// The empty cell of a five.
    private int missing(int five) {
        return shapes.first(at, five, EMPTY);
    }

    /// In how many plies a stone that completes a six wins; 0 if the other player has a reply.
    private int winsBy(int cell) {
        TurnResult after = make(cell << 1 | mover);
        int wins;
        if (after == TurnResult.WIN) {
            wins = 1;
        } else {
            wins = movesThatHold(trial) > 0 ? 0 : 2;
        }
        unmake();
        return wins;
    }

    /// Writes the moves that leave the other player, who has a six, without one: captures of a stone of that six that
    /// also break all others.
    private int movesThatHold(int[] into) {
        CellSet near = tooNear();
        long[] captures = new long[answers.length];
        shapes.addCaptures(at, pendingSix(), mover, EMPTY, captures);
        int count = 0;
        for (int word = 0; word < captures.length; word++) {
            for (long rest = captures[word] & ~near.word(word); rest != 0; rest &= rest - 1) {
                int move = (word << 6 | Long.numberOfTrailingZeros(rest)) << 1 | mover;
                if (make(move) != TurnResult.LOSS) {
                    into[count++] = move;
                }
                unmake();
            }
        }
        return count;
    }

    /// A six of the other player: one through the last stone or, at the start position, any.
    private int pendingSix() {
        return plies > 0
                ? shapes.full(at, made[plies - 1] & (1 << CELL_BITS) - 1, 1 - mover)
                : shapes.full(at, 1 - mover);
    }

    /// Leaves out moves that do not break a six of the other player, which lose at once, and those that do not prevent
    /// a five from becoming an unbreakable six.
    @Override
    public int movesThatMatter(int[] into) {
        leftOut = false;
        if (pending) {
            return movesThatHold(into);
        }
        countAll();
        int count = moves(into);
        return sixes.hasFive(1 - mover) && left[1 - mover] > 0 ? thatAnswer(into, count) : count;
    }

    @Override
    public void lookAhead(Lookahead into) {
        leftOut = false;
        SearchBoard.super.lookAhead(into);
        if (leftOut) {
            into.loses(left[mover] == 1 || empties == 2 ? 1 : 2);
        }
    }

    /// Keeps the moves that may answer every five: those close enough to fill it or to prepare a capture, captures, and
    /// own sixes. Keeps all moves if there are none.
    private int thatAnswer(int[] into, int count) {
        Arrays.fill(answers, -1);
        boolean threat = false;
        for (int five = sixes.five(0, 1 - mover); five >= 0; five = sixes.five(five + 1, 1 - mover)) {
            if (threatens(missing(five))) {
                shapes.keepNear(five, answers);
                threat = true;
            }
        }
        if (!threat) {
            return count;
        }
        for (int five = sixes.five(0, mover); five >= 0; five = sixes.five(five + 1, mover)) {
            int cell = missing(five);
            answers[cell >> 6] |= 1L << cell;
        }
        int kept = 0;
        for (int i = 0; i < count; i++) {
            int cell = into[i] >> 1;
            if ((answers[cell >> 6] >>> cell & 1) != 0
                    || (shapes.around(at, cell, mover) & HexadeShapes.ALL_DIRECTIONS) != 0) {
                into[kept++] = into[i];
            }
        }
        leftOut = kept > 0 && kept < count;
        return kept > 0 ? kept : count;
    }

    /// True if the other player would win with a stone on a cell, were it that player's turn.
    private boolean threatens(int cell) {
        mover = 1 - mover;
        boolean wins = winsBy(cell) > 0;
        mover = 1 - mover;
        return wins;
    }

    @Override
    public boolean threatened() {
        return pending;
    }

    @Override
    public int resistance() {
        if (pending) {
            return Math.max(1, movesThatHold(trial));
        }
        countAll();
        return sixes.hasFive(1 - mover) ? PRESSED : QUIET;
    }

    @Override
    public int evaluate() {
        countAll();
        return evaluation.evaluate(at, stones, mover);
    }

    @Override
    public int features(int[] into) {
        countAll();
        return evaluation.features(at, stones, mover, into);
    }

    /// Counts only open sixes, like a player who does not see captures.
    @Override
    public int plainCount() {
        countAll();
        return evaluation.plainCount(mover);
    }

    /// Counts without making moves: only captures break a six, and otherwise the game goes on unless the board or the
    /// supply runs out.
    @Override
    public Tally tally() {
        int[] into = new int[MAX_MOVES];
        if (pending) {
            int count = placeable(into);
            int held = movesThatHold(into);
            Tally tally = new Tally(count - held, 0, count - held, 0);
            for (int i = 0; i < held; i++) {
                tally = tally.plus(one(into[i]));
            }
            return tally;
        }
        return empties > 1 && left[1 - mover] > 0 ? new Tally(placeable(into), 0, 0, 0) : SearchBoard.super.tally();
    }

    private Tally one(int move) {
        TurnResult after = make(move);
        unmake();
        return new Tally(
                1, after == TurnResult.WIN ? 1 : 0, after == TurnResult.LOSS ? 1 : 0, after == TurnResult.DRAW ? 1 : 0);
    }
}
