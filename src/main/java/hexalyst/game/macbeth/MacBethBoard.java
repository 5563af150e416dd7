package hexalyst.game.macbeth;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.PositionHash;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.StoneCodec;
import hexalyst.game.StoneHash;
import hexalyst.game.Stones;
import hexalyst.game.Supply;
import hexalyst.game.TurnResult;
import java.util.Arrays;

/// The search board: the stones of both sides on lines of bits ([MacBethLines]).
final class MacBethBoard implements SearchBoard {
    private static final int WHITE = Side.WHITE.ordinal();
    /// What a cell holds besides the stones of a side.
    private static final byte EMPTY = 2;

    private static final byte BLOCKED = 3;
    /// On the stack, in place of a cell.
    private static final int PASSED = -1;

    private final int cells;
    private final MacBethLines lines;
    private final CellSet ring;
    private final long frame;
    /// What each cell holds.
    private final byte[] at;
    /// The stones of each side on the lines.
    private final long[][] sets;

    private final StoneHash hash;
    private final int[] stones = new int[2];
    private int empties;
    /// The empty cells of the ring: as long as there are any, turns fill it.
    private int toFill;
    private int mover;
    private final TurnResult started;
    private TurnResult result;
    private int plies;
    /// The turns made: the cells turned over, then how many, then the cell placed on or [#PASSED].
    private int[] made = new int[Long.SIZE];

    private int height;
    /// Where the player to move can place a stone, as bits of cells.
    private final long[] found;

    private final MacBethEvaluation evaluation;

    MacBethBoard(MacBethPosition start) {
        Grid grid = start.grid();
        cells = grid.cells();
        Stones standing = start.stones();
        lines = new MacBethLines(grid, standing.blocked());
        ring = Turning.ring(grid);
        frame = PositionHash.frame(start.rulesHash(PositionHash.LOW), Supply.UNLIMITED, Supply.UNLIMITED);
        at = new byte[cells];
        Arrays.fill(at, EMPTY);
        standing.blocked().stream().forEach(cell -> at[cell] = BLOCKED);
        sets = new long[2][lines.words()];
        found = new long[(cells + Long.SIZE - 1) / Long.SIZE];
        hash = new StoneHash(grid, standing.blocked());
        for (int cell = 0; cell < cells; cell++) {
            empties += at[cell] == EMPTY ? 1 : 0;
        }
        evaluation = new MacBethEvaluation(lines, empties);
        for (Side side : Side.values()) {
            standing.of(side).stream().forEach(cell -> toggle(cell, side.ordinal(), side.ordinal()));
        }
        toFill = Turning.emptyRing(standing).size();
        mover = start.toMove().ordinal();
        started = judged();
        result = started;
    }

    /// Puts a stone on an empty cell, or takes it off.
    ///
    /// @param holds what the cell then holds
    private void toggle(int cell, int side, int holds) {
        int more = holds == EMPTY ? -1 : 1;
        at[cell] = (byte) holds;
        lines.toggle(sets[side], cell);
        hash.toggle(cell, side);
        stones[side] += more;
        empties -= more;
    }

    /// Turns stones of the other side over.
    ///
    /// @param from where they begin on the stack
    /// @param to where they end
    /// @param side whose they become
    private void turn(int from, int to, int side) {
        for (int i = from; i < to; i++) {
            at[made[i]] = (byte) side;
            hash.turn(made[i]);
        }
        lines.turn(sets[0], sets[1], made, from, to);
        stones[side] += to - from;
        stones[1 - side] -= to - from;
    }

    private boolean canPlace(int side) {
        return lines.anyPlaceable(sets[side], sets[1 - side]);
    }

    /// The result for the player who made the last move.
    private TurnResult judged() {
        if (toFill > 0 || canPlace(mover) || canPlace(1 - mover)) {
            return TurnResult.ONGOING;
        }
        int more = Integer.compare(stones[1 - mover], stones[mover]);
        return more > 0 ? TurnResult.WIN : more < 0 ? TurnResult.LOSS : TurnResult.DRAW;
    }

    /// Finds where a side can place a stone, and gives how many cells that are.
    private int find(int side) {
        Arrays.fill(found, 0);
        if (toFill > 0) {
            for (int cell = ring.next(0); cell >= 0; cell = ring.next(cell + 1)) {
                found[cell >> 6] |= at[cell] == EMPTY ? 1L << cell : 0;
            }
            return toFill;
        }
        for (int word = 0; word < lines.words(); word++) {
            for (long rest = lines.placeable(sets[side], sets[1 - side], word); rest != 0; rest &= rest - 1) {
                int cell = lines.cell(word << 6 | Long.numberOfTrailingZeros(rest));
                found[cell >> 6] |= 1L << cell;
            }
        }
        int count = 0;
        for (long word : found) {
            count += Long.bitCount(word);
        }
        return count;
    }

    @Override
    public int moves(int[] into) {
        if (find(mover) == 0) {
            into[0] = StoneCodec.PASS;
            return 1;
        }
        int count = 0;
        for (int word = 0; word < found.length; word++) {
            for (long rest = found[word]; rest != 0; rest &= rest - 1) {
                into[count++] = (word << 6 | Long.numberOfTrailingZeros(rest)) << 1 | mover;
            }
        }
        return count;
    }

    @Override
    public TurnResult make(int move) {
        if (made.length < height + cells + 2) {
            made = Arrays.copyOf(made, 2 * made.length + cells);
        }
        int from = height;
        int cell = move == StoneCodec.PASS ? PASSED : move >> 1;
        if (cell != PASSED) {
            if (toFill > 0) {
                toFill--;
            } else {
                height = lines.turned(sets[mover], sets[1 - mover], cell, made, height);
                turn(from, height, mover);
            }
            toggle(cell, mover, mover);
        }
        made[height] = height - from;
        made[height + 1] = cell;
        height += 2;
        plies++;
        mover = 1 - mover;
        result = judged();
        return result;
    }

    /// Whoever places a stone without turning another over fills the ring.
    @Override
    public void unmake() {
        plies--;
        mover = 1 - mover;
        int cell = made[height - 1];
        int turned = made[height - 2];
        height -= 2 + turned;
        if (cell != PASSED) {
            toggle(cell, mover, EMPTY);
            turn(height, height + turned, 1 - mover);
            toFill += turned == 0 ? 1 : 0;
        }
        result = plies == 0 ? started : TurnResult.ONGOING;
    }

    @Override
    public Side toMove() {
        return mover == WHITE ? Side.WHITE : Side.BLACK;
    }

    @Override
    public TurnResult result() {
        return result;
    }

    @Override
    public long key() {
        return hash.key(mover) ^ frame;
    }

    @Override
    public long canonicalKey() {
        return hash.canonicalKey(mover, frame);
    }

    @Override
    public int pieces() {
        return stones[0] + stones[1];
    }

    @Override
    public int empties() {
        return empties;
    }

    /// The moves of the player to move: who has few is hard put.
    @Override
    public int resistance() {
        return Math.max(1, find(mover));
    }

    /// While the ring is being filled, nobody is ahead.
    @Override
    public int evaluate() {
        return toFill > 0 ? 0 : evaluation.evaluate(sets, stones, mover, find(mover), find(1 - mover), empties);
    }

    @Override
    public int features(int[] into) {
        int own = toFill > 0 ? 0 : find(mover);
        int other = toFill > 0 ? 0 : find(1 - mover);
        int count = evaluation.features(sets, stones, mover, own, other, empties, into);
        if (toFill > 0) {
            Arrays.fill(into, 0, count, 0);
        }
        return count;
    }

    /// The stones alone: what a player counts who takes as many as possible.
    @Override
    public int plainCount() {
        return stones[mover] - stones[1 - mover];
    }
}
