package hexalyst.game.pentalath;

import hexalyst.board.CellHash;
import hexalyst.board.Grid;
import hexalyst.game.Lookahead;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.TurnResult;
import hexalyst.game.kit.PositionHash;
import java.util.Arrays;

/// The search board for boards of up to 64 cells: the pieces of a side are the bits of a word.
final class PentalathBoard implements SearchBoard {
    private static final int WHITE = Side.WHITE.ordinal();
    private static final int BLACK = Side.BLACK.ordinal();
    /// The resistance of a quiet position, and the limit from which moves are held back.
    private static final int QUIET = 40;

    private static final int HELD = 38;
    /// The least resistance, and the reduction after a capture.
    private static final int LEAST = 4;

    private static final int CAPTURE = 10;
    /// The reduction for each open place through the last piece, by the number of own pieces already there, and for
    /// each open place of the player to move that it closes. Measured on 90 positions after 6 to 14 plies: doubling or
    /// halving any of these numbers changes little.
    private static final int[] GROWTH = {0, 2, 10, 15, 15};

    private static final int[] BLOCKS = {0, 1, 4, 15, 15};
    /// If this many empty cells have an empty neighbour, at least two still do after one more piece, since a piece
    /// touches at most six cells.
    private static final int ENOUGH = 7;

    private final Grid grid;
    private final long board;
    private final long blocked;
    private final PentalathGroups groups;
    private final PentalathLines lines;
    private final PentalathEvaluation evaluation;
    private final long rules;
    private final long[] pieces = new long[2];
    private final int[] left = new int[2];
    /// The exclusive or of the hash values of all pieces, as seen by each side.
    private final long[] hash = new long[2];
    /// The hash values of a piece on each cell, as seen by its own side and by the other.
    private final long[] ownHash;
    private final long[] otherHash;
    /// For each side, the cells where one more piece would complete a line of five, occupied or not.
    private final long[] completing = new long[2];
    private int mover;
    private TurnResult result;
    private int plies;
    /// For each move made: its cell, what it captured, and the result before it.
    private int[] madeCell = new int[Long.SIZE];
    private long[] madeCaptures = new long[Long.SIZE];
    private TurnResult[] madeBefore = new TurnResult[Long.SIZE];
    /// The completing cells of both sides before each move.
    private long[] madeCompleting = new long[2 * Long.SIZE];

    private final int[] trial = new int[MAX_MOVES];

    PentalathBoard(PentalathPosition start) {
        grid = start.grid();
        int cells = grid.cells();
        board = cells == Long.SIZE ? -1 : (1L << cells) - 1;
        ownHash = new long[cells];
        otherHash = new long[cells];
        for (int cell = 0; cell < cells; cell++) {
            ownHash[cell] = CellHash.value(PositionHash.LOW, PositionHash.OWN, cell);
            otherHash[cell] = CellHash.value(PositionHash.LOW, PositionHash.OTHER, cell);
        }
        blocked = start.stones().blocked().w0();
        groups = new PentalathGroups(grid);
        lines = new PentalathLines(grid, blocked);
        evaluation = new PentalathEvaluation(grid, lines, groups);
        rules = start.rulesHash(PositionHash.LOW);
        Arrays.fill(hash, image(0, blocked, PositionHash.BLOCKED));
        for (Side side : Side.values()) {
            left[side.ordinal()] = start.supply().left(side);
            change(side.ordinal(), start.stones().of(side).w0());
            completing[side.ordinal()] = lines.completing(pieces[side.ordinal()]);
        }
        mover = start.toMove().ordinal();
        boolean won = start.outcome().wonBy().isPresent();
        if (won) {
            result = TurnResult.WIN;
        } else {
            result = start.outcome().over() ? TurnResult.DRAW : TurnResult.ONGOING;
        }
    }

    /// Puts pieces of a side on these cells, or takes them off.
    private void change(int side, long changed) {
        pieces[side] ^= changed;
        for (long rest = changed; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            hash[side] ^= ownHash[cell];
            hash[1 - side] ^= otherHash[cell];
        }
    }

    private long empty() {
        return board & ~(pieces[WHITE] | pieces[BLACK] | blocked);
    }

    /// True if a piece of a side may be placed on an empty cell.
    private boolean placeable(int side, int cell, long empty) {
        return left[side] > 0 && groups.placeable(pieces[side], pieces[1 - side], cell, empty);
    }

    private boolean anyMove() {
        long empty = empty();
        for (long rest = empty; rest != 0; rest &= rest - 1) {
            if (placeable(mover, Long.numberOfTrailingZeros(rest), empty)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public int moves(int[] into) {
        int count = 0;
        long empty = empty();
        for (long rest = empty; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            if (placeable(mover, cell, empty)) {
                into[count++] = cell << 1 | mover;
            }
        }
        return count;
    }

    @Override
    public TurnResult make(int move) {
        if (plies == madeCell.length) {
            madeCell = Arrays.copyOf(madeCell, 2 * plies);
            madeCaptures = Arrays.copyOf(madeCaptures, 2 * plies);
            madeBefore = Arrays.copyOf(madeBefore, 2 * plies);
            madeCompleting = Arrays.copyOf(madeCompleting, 4 * plies);
        }
        madeBefore[plies] = result;
        madeCompleting[2 * plies] = completing[WHITE];
        madeCompleting[2 * plies + 1] = completing[BLACK];
        int cell = move >> 1;
        long captured = groups.captures(pieces[1 - mover], cell, empty());
        madeCell[plies] = cell;
        madeCaptures[plies] = captured;
        boolean won = (completing[mover] & 1L << cell) != 0;
        change(mover, 1L << cell);
        completing[mover] |= lines.completing(cell, pieces[mover]);
        if (captured != 0) {
            change(1 - mover, captured);
            completing[1 - mover] = lines.completing(pieces[1 - mover]);
        }
        left[mover]--;
        plies++;
        mover = 1 - mover;
        if (won) {
            result = TurnResult.WIN;
        } else {
            result = anyMove() ? TurnResult.ONGOING : TurnResult.DRAW;
        }
        return result;
    }

    @Override
    public void unmake() {
        plies--;
        mover = 1 - mover;
        result = madeBefore[plies];
        change(mover, 1L << madeCell[plies]);
        change(1 - mover, madeCaptures[plies]);
        left[mover]++;
        completing[WHITE] = madeCompleting[2 * plies];
        completing[BLACK] = madeCompleting[2 * plies + 1];
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
        return hash[mover] ^ PositionHash.frame(rules, left[mover], left[1 - mover]);
    }

    @Override
    public long canonicalKey() {
        long frame = PositionHash.frame(rules, left[mover], left[1 - mover]);
        long smallest = -1;
        for (int symmetry = 0; symmetry < grid.symmetries(); symmetry++) {
            long image = frame
                    ^ image(symmetry, pieces[mover], PositionHash.OWN)
                    ^ image(symmetry, pieces[1 - mover], PositionHash.OTHER)
                    ^ image(symmetry, blocked, PositionHash.BLOCKED);
            smallest = Long.compareUnsigned(image, smallest) < 0 ? image : smallest;
        }
        return smallest;
    }

    private long image(int symmetry, long set, int kind) {
        long image = 0;
        for (long rest = set; rest != 0; rest &= rest - 1) {
            int cell = grid.image(symmetry, Long.numberOfTrailingZeros(rest));
            image ^= CellHash.value(PositionHash.LOW, kind, cell);
        }
        return image;
    }

    @Override
    public int pieces() {
        return Long.bitCount(pieces[WHITE] | pieces[BLACK]);
    }

    @Override
    public int empties() {
        return Long.bitCount(empty());
    }

    /// The cells where a side could complete a line with one piece if it were its turn.
    private long winning(int side) {
        long empty = empty();
        long cells = completing[side] & empty;
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            if (!placeable(side, Long.numberOfTrailingZeros(rest), empty)) {
                cells &= ~(rest & -rest);
            }
        }
        return cells;
    }

    /// Completing a line wins in one ply. If only the other player can complete one and no move prevents it, the game
    /// is lost in two plies. A move that puts the other player in that position wins in three.
    @Override
    public int outlook() {
        if (winning(mover) != 0) {
            return 1;
        }
        long threats = winning(1 - mover);
        if (threats != 0 && !holds(threats)) {
            return -2;
        }
        return winsInThree(threats) ? 3 : 0;
    }

    /// True if the player to move, who cannot win at once, has a move after which every reply allows an immediate win.
    ///
    /// @param threats the cells where the other player would win
    private boolean winsInThree(long threats) {
        long empty = empty();
        long tries = lines.fours(pieces[mover], empty) | groups.lastFreedoms(pieces[1 - mover], empty);
        if (threats != 0) {
            tries &= answers(threats, empty);
        }
        for (long rest = tries; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            if (placeable(mover, cell, empty)) {
                make(cell << 1 | mover);
                long winning = result == TurnResult.ONGOING && winning(mover) == 0 ? winning(1 - mover) : 0;
                boolean wins = winning != 0 && !holds(winning);
                unmake();
                if (wins) {
                    return true;
                }
            }
        }
        return false;
    }

    /// True if the other player would win in three plies if it were that player's turn; for positions where neither
    /// player can win at once.
    private boolean otherWinsInThree() {
        mover = 1 - mover;
        boolean wins = winsInThree(0);
        mover = 1 - mover;
        return wins;
    }

    /// A set of cells that contains every move preventing an immediate win by the other player. Such a move has to fill
    /// the only winning cell, to capture, or to take the last other freedom of the line, so that completing it would be
    /// suicide. No other move changes the existing pieces or the legality of a winning cell.
    private long answers(long threats, long empty) {
        int other = 1 - mover;
        long answers = threats | groups.lastFreedoms(pieces[other], empty);
        for (long rest = threats; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            groups.group(pieces[other], cell);
            long free = groups.freedoms(empty) & ~(1L << cell);
            answers |= (free & (free - 1)) == 0 ? free : 0;
        }
        return answers;
    }

    /// True if some move prevents an immediate win by the other player.
    private boolean holds(long threats) {
        long empty = empty();
        if ((threats & (threats - 1)) == 0
                && (completing[1 - mover] & empty) == threats
                && left[mover] > 0
                && (groups.near(Long.numberOfTrailingZeros(threats)) & empty) != 0) {
            return true;
        }
        return movesThatHold(threats, trial) > 0;
    }

    @Override
    public int movesThatMatter(int[] into) {
        long threats = winning(1 - mover);
        return threats == 0 ? moves(into) : movesThatHold(threats, into);
    }

    /// The moves after which the other player cannot win at once.
    private int movesThatHold(long threats, int[] into) {
        int count = 0;
        long empty = empty();
        for (long rest = answers(threats, empty); rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            if (placeable(mover, cell, empty)) {
                int move = cell << 1 | mover;
                if (make(move) != TurnResult.ONGOING || winning(mover) == 0) {
                    into[count++] = move;
                }
                unmake();
            }
        }
        return count;
    }

    @Override
    public boolean threatened() {
        return winning(1 - mover) != 0;
    }

    @Override
    public int resistance() {
        long threats = winning(1 - mover);
        if (threats != 0) {
            return Math.max(1, movesThatHold(threats, trial));
        }
        int cell = plies == 0 ? Grid.NONE : madeCell[plies - 1];
        if (cell == Grid.NONE) {
            return QUIET;
        }
        long own = pieces[1 - mover] & ~(1L << cell);
        int captured = madeCaptures[plies - 1] == 0 ? 0 : CAPTURE;
        return Math.max(LEAST, number(cell, own, pieces[mover]) - captured);
    }

    /// The resistance of the other player's position after a piece of the player to move on a cell.
    private int number(int cell, long own, long other) {
        int number = QUIET - lines.growth(cell, own, other, GROWTH) - lines.growth(cell, other, own, BLOCKS);
        return Math.max(LEAST, number);
    }

    /// Only plays out some moves: those that make a four, capture, or have no empty neighbour, and those that answer a
    /// threat to win in three plies. That is enough to know the position after every other move: nobody wins there at
    /// once, since the lines of both sides are unchanged.
    @Override
    public void lookAhead(Lookahead into) {
        long empty = empty();
        if (!hasQuietMoves(empty)) {
            SearchBoard.super.lookAhead(into);
            return;
        }
        into.clear();
        into.loses(1);
        long sharp = sharp(empty);
        for (long rest = sharp; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            if (placeable(mover, cell, empty)) {
                lookAt(cell << 1 | mover, into);
            }
        }
        quiet(into, empty & ~sharp, false);
    }

    @Override
    public void lookAtQuietMoves(Lookahead into) {
        into.clear();
        long empty = empty();
        quiet(into, empty & ~sharp(empty), true);
    }

    /// Reports the promising quiet moves, or the others; in the first case the others are held back.
    private void quiet(Lookahead into, long cells, boolean held) {
        long frame = PositionHash.frame(rules, left[1 - mover], left[mover] - 1);
        long before = hash[1 - mover] ^ frame;
        int count = 0;
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            int number = number(cell, pieces[mover], pieces[1 - mover]);
            if (number >= HELD == held) {
                into.open(cell << 1 | mover, before ^ otherHash[cell], number);
            } else {
                count++;
            }
        }
        if (!held && count > 0) {
            into.quiet(count, HELD);
        }
    }

    /// On 19 cells mirror images occur throughout the game.
    @Override
    public int symmetricPieces() {
        return grid.cells() <= 19 ? 19 : SYMMETRIC_PIECES;
    }

    private boolean hasQuietMoves(long empty) {
        return pieces() >= symmetricPieces()
                && left[mover] > 0
                && left[1 - mover] > 0
                && Long.bitCount(groups.touching(empty)) > ENOUGH
                && ((completing[WHITE] | completing[BLACK]) & empty) == 0
                && !otherWinsInThree();
    }

    /// The empty cells where a piece of the player to move has an immediate effect.
    private long sharp(long empty) {
        return lines.fours(pieces[mover], empty)
                | groups.lastFreedoms(pieces[1 - mover], empty)
                | empty & ~groups.touching(empty);
    }

    /// Evaluates lines and freedoms.
    @Override
    public int evaluate() {
        return evaluation.of(pieces[mover], pieces[1 - mover], empty());
    }

    @Override
    public int features(int[] into) {
        return evaluation.features(pieces[mover], pieces[1 - mover], empty(), into);
    }

    /// Counts only lines, like a player who does not see captures.
    @Override
    public int plainCount() {
        return lines.count(pieces[mover], pieces[1 - mover]) - lines.count(pieces[1 - mover], pieces[mover]);
    }
}
