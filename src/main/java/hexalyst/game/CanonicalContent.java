package hexalyst.game;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.Sha256;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// All that a position consists of, in one spelling for positions that are equal up to the board's symmetries and an
/// exchange of both colours and players: game, edition, board, the numbers that are not on the cells, and what is on
/// the cells of the image that comes first in the order of its cells. Two positions have equal contents exactly if they
/// are equal in this sense. Immutable.
public final class CanonicalContent {
    private static final int OWN = 1;
    private static final int OTHER = 2;
    private static final int BLOCKED = 3;
    /// Codes below this one fit into one byte.
    private static final int ONE_BYTE = 0xFF;
    /// Where the codes of contents begin that are neither plain stones nor blocks.
    private static final int LISTED = 0x100;
    /// The bits of a code that say which sets of marks have the cell.
    private static final int MARK_BITS = 6;

    private final byte[] bytes;

    private CanonicalContent(byte[] bytes) {
        this.bytes = bytes;
    }

    /// The content of a position.
    ///
    /// @param marks sets of cells that belong to the position, such as those of an unfinished turn; at most 6
    /// @param numbers what else belongs to it, from the view of the player to move
    public static CanonicalContent of(Position position, List<CellSet> marks, long... numbers) {
        Grid grid = position.grid();
        Content[] contents = new Content[grid.cells()];
        int turned = position.toMove() == Side.WHITE ? 0 : position.game().exchange(grid);
        Arrays.setAll(contents, cell -> position.at(grid.image(turned, cell)));
        List<String> listed = listed(contents, position.toMove());
        int[] codes = new int[contents.length];
        for (int cell = 0; cell < codes.length; cell++) {
            int marked = 0;
            for (int mark = 0; mark < marks.size(); mark++) {
                marked |= marks.get(mark).contains(grid.image(turned, cell)) ? 1 << mark : 0;
            }
            codes[cell] = code(contents[cell], marked, position.toMove(), listed);
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(2 * codes.length);
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeUTF(position.game().id());
            out.writeUTF(position.edition().id());
            out.writeLong(grid.shape());
            out.writeUTF(grid.rowLengths(" "));
            out.writeInt(numbers.length);
            for (long number : numbers) {
                out.writeLong(number);
            }
            out.writeInt(listed.size());
            for (String content : listed) {
                out.writeUTF(content);
            }
            int symmetry = first(position.game().symmetries(grid), grid, codes);
            for (int cell = 0; cell < codes.length; cell++) {
                int code = codes[grid.image(symmetry, cell)];
                out.writeByte(Math.min(code, ONE_BYTE));
                if (code >= ONE_BYTE) {
                    out.writeInt(code);
                }
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return new CanonicalContent(bytes.toByteArray());
    }

    /// The different contents that are neither plain stones nor blocks, in ascending order.
    private static List<String> listed(Content[] contents, Side toMove) {
        TreeSet<String> listed = new TreeSet<>();
        for (Content content : contents) {
            if (content.code() > BLOCKED) {
                listed.add(text(content, toMove));
            }
        }
        return List.copyOf(listed);
    }

    private static String text(Content content, Side toMove) {
        StringBuilder text = new StringBuilder();
        for (Piece piece : content.pieces()) {
            int owner = piece.owner().map(side -> side == toMove ? OWN : OTHER).orElse(0);
            text.append(owner).append(',').append(piece.kind()).append(' ');
        }
        return text.toString();
    }

    private static int code(Content content, int marked, Side toMove, List<String> listed) {
        if (content.code() > BLOCKED) {
            return LISTED + (listed.indexOf(text(content, toMove)) << MARK_BITS | marked);
        }
        int kind;
        if (content.isBlocked()) {
            kind = BLOCKED;
        } else if (content.isEmpty()) {
            kind = 0;
        } else {
            kind = content.is(toMove) ? OWN : OTHER;
        }
        return kind | marked << 2;
    }

    /// The symmetry under which the codes come first. The inverses of all symmetries are all symmetries, so it does not
    /// matter that this reads where the cells come from instead of where they go.
    private static int first(int[] symmetries, Grid grid, int[] codes) {
        int best = 0;
        for (int symmetry : symmetries) {
            int cell = 0;
            int order = 0;
            while (order == 0 && cell < codes.length) {
                order = codes[grid.image(symmetry, cell)] - codes[grid.image(best, cell)];
                cell++;
            }
            best = order < 0 ? symmetry : best;
        }
        return best;
    }

    /// The content of the same position with a swap on offer, which may have another value.
    public CanonicalContent withSwap() {
        return new CanonicalContent(Arrays.copyOf(bytes, bytes.length + 1));
    }

    /// The key: the first 128 bits of the SHA-256 of the content. Nobody knows how to find two different contents with
    /// one key in less than about 2^64 attempts.
    public PositionKey key() {
        ByteBuffer hash = Sha256.of(bytes);
        return new PositionKey(hash.getLong(), hash.getLong());
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof CanonicalContent content && Arrays.equals(content.bytes, bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }
}
