package hexalyst.game.manalath;

import hexalyst.board.CellHash;
import hexalyst.board.CellSet;
import hexalyst.board.HexGrid;
import hexalyst.game.Content;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.StoneCodec;
import hexalyst.game.TurnResult;
import hexalyst.game.kit.PositionHash;
import hexalyst.game.manalath.ManalathEdition.Precedence;
import java.util.Arrays;

/// The common part of the two mask boards, independent of the width of a mask: whose turn it is, the supply, the
/// standing quarts and quints, hash keys, and the moves made so far.
final class BoardFrame {
    /// The most cells that one safe placement makes unsafe for its colour: its own, and those around the group of at
    /// most 3 that it makes.
    static final int MOST_SPOILT = 11;

    private static final int PLENTY = 1 << 20;
    /// With up to this many pieces it is worth searching for mirror images among the moves; with more they are too
    /// rare.
    private static final int MIRRORED_PIECES = 4;

    private final ManalathEdition edition;
    private final HexGrid grid;
    private final long rules;
    /// Hash values, by kind of content, cell and symmetry.
    private final long[] hash;
    /// The hash of the blocked cells, by symmetry.
    private final long[] blocked;

    private final int[] eccentric;

    private final int[] moves;
    private final int[] states;
    private final int[] left = new int[2];

    private int depth;
    private int toMove;
    private int empties;
    private int pieces;
    private int passes;
    /// How many groups of 4 and of 5 the player to move had when the turn began.
    private int quarts;

    private int quints;
    private TurnResult result = TurnResult.ONGOING;
    /// Parts of the keys after a move: by colour of the piece, and by symmetry.
    private final long[] childFrames = new long[2];

    private final long[] childSums;
    private int childSymmetries;
    /// The pieces' part of the key with White, and with Black, as the player to move.
    private final long[] keys = new long[2];

    BoardFrame(ManalathPosition position) {
        edition = position.rules();
        grid = position.grid();
        rules = ManalathHash.rules(PositionHash.LOW, edition, grid);
        int cells = grid.cells();
        hash = new long[grid.symmetries() * 2 * cells];
        blocked = new long[grid.symmetries()];
        childSums = new long[grid.symmetries()];
        for (int symmetry = 0; symmetry < grid.symmetries(); symmetry++) {
            for (int cell = 0; cell < cells; cell++) {
                int image = grid.image(symmetry, cell);
                for (int kind = 0; kind < 2; kind++) {
                    hash[(kind * cells + cell) * grid.symmetries() + symmetry] =
                            CellHash.value(PositionHash.LOW, kind, image);
                }
                if (position.at(cell).isBlocked()) {
                    blocked[symmetry] ^= CellHash.value(PositionHash.LOW, PositionHash.BLOCKED, image);
                }
            }
        }
        eccentric = eccentricities(grid);
        moves = new int[cells + 4];
        states = new int[cells + 4];
        toMove = position.toMove().ordinal();
        passes = position.passes();
        quarts = position.standingQuarts();
        quints = position.standingQuints();
        for (Side side : Side.values()) {
            int supply = position.supply().left(side);
            left[side.ordinal()] = supply < 0 ? PLENTY : supply;
        }
        for (int cell = 0; cell < cells; cell++) {
            Content content = position.at(cell);
            if (content.isEmpty()) {
                empties++;
            } else if (!content.isBlocked()) {
                pieces++;
                hashPiece(cell, content.equals(Content.WHITE) ? 0 : 1);
            }
        }
    }

    /// The distance of each cell from the farthest one, minus the smallest such distance: 0 in the centre.
    private static int[] eccentricities(HexGrid grid) {
        int[] farthest = new int[grid.cells()];
        for (int from = 0; from < grid.cells(); from++) {
            for (int to = 0; to < from; to++) {
                int distance = distance(grid, from, to);
                farthest[from] = Math.max(farthest[from], distance);
                farthest[to] = Math.max(farthest[to], distance);
            }
        }
        int least = Arrays.stream(farthest).min().orElse(0);
        return Arrays.stream(farthest).map(distance -> distance - least).toArray();
    }

    /// The distance in steps. A step to another row moves half a cell sideways, a step in a row a whole cell.
    private static int distance(HexGrid grid, int from, int to) {
        int rows = Math.abs(grid.row(from) - grid.row(to));
        int aside = Math.abs(grid.x(from) - grid.x(to));
        return rows + Math.max(0, aside - rows) / 2;
    }

    private void hashPiece(int cell, int colour) {
        keys[colour] ^= hash[cell * blocked.length];
        keys[1 - colour] ^= hash[(grid.cells() + cell) * blocked.length];
    }

    /// Records a placement.
    ///
    /// @param size the size of the group that it made
    /// @param joinedQuarts how many groups of 4 it joined
    void place(int move, int size, int joinedQuarts) {
        push(move);
        int colour = move & 1;
        hashPiece(move >> 1, colour);
        left[colour]--;
        empties--;
        pieces++;
        passes = 0;
        int quart = size == Manalath.QUART ? 1 : 0;
        int quint = size == Manalath.QUINT ? 1 : 0;
        if (colour == toMove) {
            result = endOfTurn(quarts - joinedQuarts + quart, quints + quint);
            quarts = 0;
            quints = 0;
        } else {
            result = endOfTurn(quarts, quints);
            quarts = quart;
            quints = quint;
        }
        toMove = 1 - toMove;
    }

    /// Records a forced pass.
    void pass() {
        push(StoneCodec.PASS);
        result = endOfTurn(quarts, quints);
        passes++;
        if (result == TurnResult.ONGOING && passes == edition.passesToDraw()) {
            result = TurnResult.DRAW;
        }
        quarts = 0;
        quints = 0;
        toMove = 1 - toMove;
    }

    private TurnResult endOfTurn(int quartsNow, int quintsNow) {
        if (quartsNow == 0 && quintsNow == 0) {
            return TurnResult.ONGOING;
        }
        boolean loses =
                quartsNow > 0 && (quintsNow == 0 || edition.precedence() == Precedence.QUART_DECIDES || quarts > 0);
        return loses ? TurnResult.LOSS : TurnResult.WIN;
    }

    private void push(int move) {
        moves[depth] = move;
        states[depth] = passes << 16 | quarts << 8 | quints;
        depth++;
    }

    /// Takes back the last move and returns its code. The game was not over before it.
    int pop() {
        depth--;
        int move = moves[depth];
        passes = states[depth] >> 16;
        quarts = states[depth] >> 8 & 0xFF;
        quints = states[depth] & 0xFF;
        result = TurnResult.ONGOING;
        toMove = 1 - toMove;
        if (move != StoneCodec.PASS) {
            hashPiece(move >> 1, move & 1);
            left[move & 1]++;
            empties++;
            pieces--;
        }
        return move;
    }

    int standingQuarts() {
        return quarts;
    }

    int standingQuints() {
        return quints;
    }

    /// True if a quint that existed when the turn began wins, whatever the player does.
    boolean quintIsSafe() {
        return edition.precedence() == Precedence.EARLIER_DECIDES;
    }

    /// True if at most one piece of a colour is left.
    boolean lastPiece(int colour) {
        return left[colour] < 2;
    }

    /// True if the player to move had a quart or a quint when the turn began.
    boolean anyStanding() {
        return (quarts | quints) != 0;
    }

    boolean has(int colour) {
        return left[colour] > 0;
    }

    int eccentric(int cell) {
        return eccentric[cell];
    }

    /// Writes the codes of placements, given one word of cells each for white and black pieces.
    ///
    /// @param start the index to write at
    /// @param word which cells the words represent: 0 for cells 0 to 63, 1 for those from 64
    /// @return the index after the last code
    static int write(int[] into, int start, int word, long white, long black) {
        int count = start;
        for (long rest = white | black; rest != 0; rest &= rest - 1) {
            int bit = Long.numberOfTrailingZeros(rest);
            int code = bit + word * Long.SIZE << 1;
            into[count] = code;
            count += (int) (white >>> bit & 1);
            into[count] = code | 1;
            count += (int) (black >>> bit & 1);
        }
        return count;
    }

    int passes() {
        return passes;
    }

    int depth() {
        return depth;
    }

    int mover() {
        return toMove;
    }

    int empties() {
        return empties;
    }

    int pieces() {
        return pieces;
    }

    TurnResult result() {
        return result;
    }

    long key() {
        return frameHash() ^ blocked[0] ^ keys[toMove];
    }

    /// @param cells the cells of the pieces
    /// @param count how many there are
    /// @param colours the colour of each of them
    long canonicalKey(int[] cells, int count, byte[] colours) {
        long frame = frameHash();
        long smallest = -1;
        for (int symmetry = 0; symmetry < blocked.length; symmetry++) {
            long key = frame ^ blocked[symmetry];
            for (int i = 0; i < count; i++) {
                key ^= hash[place(cells[i], colours[i] ^ toMove) + symmetry];
            }
            smallest = Long.compareUnsigned(key, smallest) < 0 ? key : smallest;
        }
        return smallest;
    }

    /// Prepares [#childKey] for the moves of the current position.
    ///
    /// @param cells the cells of the pieces, their number and colours, as for [#canonicalKey]
    void prepareChildKeys(int[] cells, int count, byte[] colours) {
        int next = 1 - toMove;
        for (int colour = 0; colour < 2; colour++) {
            int own = left[next] - (colour == next ? 1 : 0);
            int other = left[toMove] - (colour == toMove ? 1 : 0);
            childFrames[colour] =
                    ManalathHash.frame(rules, Math.min(own, empties - 1), Math.min(other, empties - 1), empties - 1, 0);
        }
        childSymmetries = pieces < SearchBoard.SYMMETRIC_PIECES ? blocked.length : 1;
        if (childSymmetries == 1) {
            childSums[0] = blocked[0] ^ keys[next];
            return;
        }
        for (int symmetry = 0; symmetry < childSymmetries; symmetry++) {
            long sum = blocked[symmetry];
            for (int i = 0; i < count; i++) {
                sum ^= hash[place(cells[i], colours[i] ^ next) + symmetry];
            }
            childSums[symmetry] = sum;
        }
    }

    /// True if the current position is its own mirror image, as far as it matters for [#childKey].
    boolean symmetric() {
        for (int symmetry = 1; symmetry < childSymmetries && pieces <= MIRRORED_PIECES; symmetry++) {
            if (childSums[symmetry] == childSums[0]) {
                return true;
            }
        }
        return false;
    }

    /// The [SearchBoard#tableKey] after a placement, from what [#prepareChildKeys] has prepared.
    long childKey(int cell, int colour) {
        int place = place(cell, colour ^ 1 ^ toMove);
        // The unsigned minimum is the signed minimum with the sign bit flipped.
        long frame = childFrames[colour] ^ Long.MIN_VALUE;
        long smallest = Long.MAX_VALUE;
        for (int symmetry = 0; symmetry < childSymmetries; symmetry++) {
            smallest = Math.min(smallest, frame ^ childSums[symmetry] ^ hash[place + symmetry]);
        }
        return smallest ^ Long.MIN_VALUE;
    }

    /// The index where the hash values of a kind of content on a cell begin.
    private int place(int cell, int kind) {
        return (kind * grid.cells() + cell) * blocked.length;
    }

    /// True if neither colour can run out within the next two plies.
    boolean plenty() {
        return left[0] > 3 && left[1] > 3;
    }

    private long frameHash() {
        return ManalathHash.frame(
                rules, Math.min(left[toMove], empties), Math.min(left[1 - toMove], empties), empties, passes);
    }

    /// The neighbours of each cell as one word of a mask, 0 for the cells from 0 and 1 for those from 64.
    static long[] neighbourWords(HexGrid grid, int word) {
        long[] words = new long[grid.cells()];
        Arrays.setAll(words, cell -> grid.neighbours(cell).word(word));
        return words;
    }

    /// The cells of a position with this content.
    static CellSet cells(ManalathPosition position, Content content) {
        CellSet set = CellSet.EMPTY;
        for (int cell = 0; cell < position.grid().cells(); cell++) {
            set = position.at(cell).equals(content) ? set.with(cell) : set;
        }
        return set;
    }
}
