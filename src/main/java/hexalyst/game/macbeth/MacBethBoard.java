package hexalyst.game.macbeth;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Playout;
import hexalyst.game.RandomPlayout;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.StoneCodec;
import hexalyst.game.Supply;
import hexalyst.game.TurnResult;
import hexalyst.game.kit.PositionHash;
import hexalyst.game.kit.StoneHash;
import hexalyst.game.kit.Stones;
import java.util.Arrays;

/// The search board: the stones of both sides on lines of bits ([MacBethLines]), stored for each ply, so that taking
/// back a move needs no work.
final class MacBethBoard implements SearchBoard {
    private static final int WHITE = Side.WHITE.ordinal();
    /// The initial capacity in plies.
    private static final int FIRST_PLIES = 8;

    private final MacBethLines lines;
    private final MacBethTurns turns;
    private final CellSet ring;
    /// The hash of the board without stones.
    private final StoneHash bare;

    private final long frame;
    /// The cells that can be played on or hold stones.
    private final int room;

    private int mover;
    private final TurnResult started;
    private TurnResult result;
    private int plies;
    /// The positions on the current line; those after [#plies] are unused.
    private MacBethPly[] way;
    /// The current position.
    private MacBethPly now;
    /// Where a player can place a stone, as bits of cells.
    private final long[] found;

    private final MacBethEvaluation evaluation;

    MacBethBoard(MacBethPosition start) {
        Grid grid = start.grid();
        Stones standing = start.stones();
        lines = new MacBethLines(grid, standing.blocked());
        ring = Turning.ring(grid);
        frame = PositionHash.frame(start.rulesHash(PositionHash.LOW), Supply.UNLIMITED, Supply.UNLIMITED);
        room = grid.cells() - standing.blocked().size();
        found = new long[(grid.cells() + Long.SIZE - 1) / Long.SIZE];
        bare = new StoneHash(grid, standing.blocked());
        turns = new MacBethTurns(lines, bare);
        evaluation = new MacBethEvaluation(lines, room);
        mover = start.toMove().ordinal();
        way = new MacBethPly[FIRST_PLIES];
        fill(0);
        now = way[0];
        now.own[lines.words()] = bare.key(WHITE);
        now.other[lines.words()] = bare.key(WHITE);
        CellSet own = standing.of(start.toMove());
        CellSet other = standing.of(start.toMove().other());
        own.stream().forEach(cell -> turns.place(cell, now.own, now.other));
        other.stream().forEach(cell -> turns.place(cell, now.other, now.own));
        now.ownCount = own.size();
        now.otherCount = other.size();
        now.toFill = Turning.emptyRing(standing).size();
        started = judged();
        result = started;
    }

    private void fill(int from) {
        for (int i = from; i < way.length; i++) {
            way[i] = new MacBethPly(lines.words() + 1);
        }
    }

    /// The result for the player who made the last move.
    private TurnResult judged() {
        if (now.toFill > 0 || lines.anyPlaceable(now.own, now.other) || lines.anyPlaceable(now.other, now.own)) {
            return TurnResult.ONGOING;
        }
        int more = Integer.compare(now.otherCount, now.ownCount);
        return more > 0 ? TurnResult.WIN : more < 0 ? TurnResult.LOSS : TurnResult.DRAW;
    }

    /// Finds where a player can place a stone.
    private void find(long[] mine, long[] theirs) {
        Arrays.fill(found, 0);
        if (now.toFill > 0) {
            for (int cell = ring.next(0); cell >= 0; cell = ring.next(cell + 1)) {
                found[cell >> 6] |= empty(cell) ? 1L << cell : 0;
            }
            return;
        }
        for (int word = 0; word < lines.words(); word++) {
            for (long rest = lines.placeable(mine, theirs, word); rest != 0; rest &= rest - 1) {
                int cell = lines.cell(word << 6 | Long.numberOfTrailingZeros(rest));
                found[cell >> 6] |= 1L << cell;
            }
        }
    }

    /// On how many cells a player can place a stone.
    private int count(long[] mine, long[] theirs) {
        find(mine, theirs);
        int count = 0;
        for (long word : found) {
            count += Long.bitCount(word);
        }
        return count;
    }

    private int countOwn() {
        return count(now.own, now.other);
    }

    private boolean empty(int cell) {
        return !lines.blocked().contains(cell) && !lines.has(now.own, cell) && !lines.has(now.other, cell);
    }

    @Override
    public int moves(int[] into) {
        find(now.own, now.other);
        int count = 0;
        for (int word = 0; word < found.length; word++) {
            for (long rest = found[word]; rest != 0; rest &= rest - 1) {
                into[count++] = (word << 6 | Long.numberOfTrailingZeros(rest)) << 1 | mover;
            }
        }
        if (count == 0) {
            into[count++] = StoneCodec.PASS;
        }
        return count;
    }

    @Override
    public TurnResult make(int move) {
        if (plies + 1 == way.length) {
            way = Arrays.copyOf(way, 2 * way.length);
            fill(plies + 1);
        }
        MacBethPly next = way[plies + 1];
        next.follow(now);
        if (move != StoneCodec.PASS) {
            int cell = move >> 1;
            turns.place(cell, next.other, next.own);
            next.otherCount++;
            if (now.toFill > 0) {
                next.toFill--;
            } else {
                int turned = turns.turn(cell, now.own, now.other, next.other, next.own);
                next.otherCount += turned;
                next.ownCount -= turned;
            }
        }
        plies++;
        now = next;
        mover = 1 - mover;
        result = judged();
        return result;
    }

    @Override
    public void unmake() {
        plies--;
        now = way[plies];
        mover = 1 - mover;
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
        return now.hash() ^ frame;
    }

    @Override
    public long canonicalKey() {
        return bare.canonicalKey(cells(now.own), cells(now.other), frame);
    }

    /// A set as bits of cells.
    private long[] cells(long[] set) {
        long[] bits = new long[found.length];
        for (int cell = 0; cell < lines.grid().cells(); cell++) {
            bits[cell >> 6] |= !lines.blocked().contains(cell) && lines.has(set, cell) ? 1L << cell : 0;
        }
        return bits;
    }

    @Override
    public int pieces() {
        return now.ownCount + now.otherCount;
    }

    @Override
    public int empties() {
        return room - pieces();
    }

    /// The number of moves of the player to move: few moves are a disadvantage.
    @Override
    public int resistance() {
        return Math.max(1, countOwn());
    }

    /// While the ring is being filled, nobody is ahead.
    @Override
    public int evaluate() {
        return now.toFill > 0 ? 0 : evaluation.evaluate(now, countOwn(), count(now.other, now.own), empties());
    }

    @Override
    public int features(int[] into) {
        int own = now.toFill > 0 ? 0 : countOwn();
        int other = now.toFill > 0 ? 0 : count(now.other, now.own);
        int count = evaluation.features(now, own, other, empties(), into);
        if (now.toFill > 0) {
            Arrays.fill(into, 0, count, 0);
        }
        return count;
    }

    /// Counts only the stones, like a player who takes as many as possible.
    @Override
    public int plainCount() {
        return now.ownCount - now.otherCount;
    }

    @Override
    public Playout playout() {
        return new RandomPlayout(this, true);
    }
}
