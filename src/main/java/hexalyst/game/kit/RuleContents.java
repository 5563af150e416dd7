package hexalyst.game.kit;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Contents;
import hexalyst.game.TurnResult;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// The content of a [RuleBoard] as bytes: the player to move and the fields, then the place and the number of each
/// piece that is no block, in the order of the places.
final class RuleContents implements Contents {
    private static final int MOST_NUMBER = 5;
    private static final int MOST_PIECE = 3;

    private final RuleBoard board;
    private final Ground ground;
    private final Grid grid;
    private final int levels;
    private final boolean wide;
    private final Object frame;
    /// The symmetries that keep the rules and the blocks, the identity first.
    private final int[] symmetries;
    /// The places and numbers of the pieces: of the position, of an image, and of the first image.
    private final int[] pieces;

    private int[] image;
    private int[] first;

    RuleContents(RuleBoard board, Ground ground) {
        this.board = board;
        this.ground = ground;
        grid = ground.grid();
        levels = ground.game().levels();
        wide = grid.cells() * levels > 1 << Byte.SIZE;
        CellSet blocked = board.cells(ground.block());
        frame = List.of(ground.game().id(), ground.edition(), grid, blocked);
        symmetries = IntStream.of(ground.symmetries())
                .filter(symmetry -> blocked.stream().allMatch(cell -> blocked.contains(grid.image(symmetry, cell))))
                .toArray();
        pieces = new int[grid.cells() * levels];
        image = new int[pieces.length];
        first = new int[pieces.length];
    }

    @Override
    public Object frame() {
        return frame;
    }

    @Override
    public int room() {
        return 1 + MOST_NUMBER * board.fieldCount() + MOST_PIECE * pieces.length;
    }

    @Override
    public int write(byte[] into, int at, boolean alike) {
        int place = at;
        into[place++] = (byte) board.mover();
        for (int number = 0; number < board.fieldCount(); number++) {
            int left = board.get(number);
            for (; left >>> 7 != 0; left >>>= 7) {
                into[place++] = (byte) (left | 0x80);
            }
            into[place++] = (byte) left;
        }
        int count = pieces();
        System.arraycopy(pieces, 0, first, 0, count);
        for (int i = 1; i < symmetries.length && alike; i++) {
            turn(symmetries[i], count);
        }
        for (int i = 0; i < count; i++) {
            int piece = first[i];
            into[place++] = (byte) (piece >> Byte.SIZE);
            if (wide) {
                into[place++] = (byte) (piece >> 2 * Byte.SIZE);
            }
            into[place++] = (byte) piece;
        }
        return place;
    }

    /// Writes the pieces that are no blocks, their places times 256 plus their numbers, in ascending order; returns how
    /// many there are.
    private int pieces() {
        long[] empty = board.tops(PieceBoard.EMPTY);
        long[] block = board.tops(ground.block());
        int cells = grid.cells();
        int count = 0;
        for (int word = 0; word < Ground.words(grid); word++) {
            long rest = ~(empty[word] | block[word]) & (-1L >>> -Math.min(Long.SIZE, cells - (word << 6)));
            for (; rest != 0; rest &= rest - 1) {
                int cell = (word << 6) + Long.numberOfTrailingZeros(rest);
                for (int level = 0; level < board.height(cell); level++) {
                    pieces[count++] = cell * levels + level << Byte.SIZE | board.piece(cell, level);
                }
            }
        }
        return count;
    }

    /// Takes the image of the pieces under a symmetry if it comes before the one there.
    private void turn(int symmetry, int count) {
        for (int i = 0; i < count; i++) {
            int place = pieces[i] >> Byte.SIZE;
            int turned = grid.image(symmetry, place / levels) * levels + place % levels;
            image[i] = turned << Byte.SIZE | pieces[i] & 0xFF;
        }
        Arrays.sort(image, 0, count);
        if (Arrays.compare(image, 0, count, first, 0, count) < 0) {
            int[] before = first;
            first = image;
            image = before;
        }
    }

    @Override
    public void read(byte[] from, int length) {
        board.rewind();
        int at = 0;
        board.clear(from[at++]);
        for (int number = 0; number < board.fieldCount(); number++) {
            int value = 0;
            int shift = 0;
            for (; from[at] < 0; shift += 7) {
                value |= (from[at++] & 0x7F) << shift;
            }
            board.set(number, value | from[at++] << shift);
        }
        while (at < length) {
            int place = from[at++] & 0xFF;
            place |= wide ? (from[at++] & 0xFF) << Byte.SIZE : 0;
            board.push(place / levels, from[at++] & 0xFF);
        }
        board.settle();
    }

    @Override
    public void play(int move) {
        board.play(move);
    }

    @Override
    public TurnResult judge() {
        return board.judged();
    }

    /// In how many ways the pieces of both players, or some of them, can stand on the cells, either player to move.
    /// Each may be of its kind or one with a higher number, as men become kings.
    @Override
    public double reachable() {
        int count = pieces();
        int[] owned = new int[Ground.OWNERS];
        double kinds = 1;
        for (int i = 0; i < count; i++) {
            int piece = pieces[i] & 0xFF;
            owned[PieceBoard.owner(piece)]++;
            kinds *= ground.block() / Ground.OWNERS - PieceBoard.kind(piece);
        }
        int places = (board.pieceCount() + board.empties()) * levels;
        double all = 0;
        double white = 1;
        for (int i = 0; i <= owned[0]; i++) {
            double both = white;
            for (int j = 0; j <= owned[1]; j++) {
                all += both * Math.pow(kinds, (double) (i + j) / Math.max(1, count));
                both *= (double) (places - i - j) / (j + 1);
            }
            white *= (double) (places - i) / (i + 1);
        }
        return 2 * all / symmetries.length;
    }

    @Override
    public long here() {
        return board.reached();
    }

    @Override
    public long[] seenTwice() {
        return board.seenTwice();
    }
}
