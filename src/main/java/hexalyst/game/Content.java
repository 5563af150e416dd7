package hexalyst.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What a cell holds: nothing, a block, or pieces from the bottom to the top. The four contents of games with stones
/// are constants; contents are equal if their pieces are.
public final class Content {
    /// Nothing.
    public static final Content EMPTY = new Content(List.of(), 0);
    /// A stone of White's.
    public static final Content WHITE = new Content(List.of(Piece.of(Side.WHITE)), 1);
    /// A stone of Black's.
    public static final Content BLACK = new Content(List.of(Piece.of(Side.BLACK)), 2);
    /// A blocked cell, where no piece can ever be placed.
    public static final Content BLOCKED = new Content(List.of(), 3);

    private static final List<Content> SIMPLE = List.of(EMPTY, WHITE, BLACK, BLOCKED);
    private static final String SIGNS = ".wbx";
    private static final Map<List<Piece>, Content> STONES =
            Map.of(List.of(), EMPTY, WHITE.pieces, WHITE, BLACK.pieces, BLACK);
    private static final int BLOCK = 3;
    private static final int OTHER = 4;

    private final List<Piece> pieces;
    private final int code;

    private Content(List<Piece> pieces, int code) {
        this.pieces = pieces;
        this.code = code;
    }

    /// The contents of games with stones, in the order of their codes.
    public static List<Content> simple() {
        return SIMPLE;
    }

    /// A stone of this colour.
    public static Content of(Side colour) {
        return colour == Side.WHITE ? WHITE : BLACK;
    }

    /// These pieces, from the bottom to the top.
    public static Content of(List<Piece> pieces) {
        Content stone = STONES.get(pieces);
        return stone != null ? stone : new Content(List.copyOf(pieces), OTHER);
    }

    /// Neighbouring pieces of a stack that are alike.
    public record Run(Piece piece, int count) {}

    /// True if there is a piece on some of these cells.
    public static boolean anyPiece(List<Content> cells) {
        return cells.stream().anyMatch(content -> !content.pieces.isEmpty());
    }

    /// The pieces from the bottom to the top; none in an empty or blocked cell.
    public List<Piece> pieces() {
        return pieces;
    }

    /// The top pieces, this many or as many as there are.
    public Content top(int count) {
        return of(pieces.subList(Math.max(0, pieces.size() - count), pieces.size()));
    }

    /// The pieces as runs of equal ones, from the bottom to the top.
    public List<Run> runs() {
        List<Run> runs = new ArrayList<>();
        for (Piece piece : pieces) {
            boolean goesOn = !runs.isEmpty() && runs.getLast().piece().equals(piece);
            runs.add(new Run(piece, goesOn ? runs.removeLast().count() + 1 : 1));
        }
        return runs;
    }

    /// True for an empty cell, where a piece can be placed.
    public boolean isEmpty() {
        return code == 0;
    }

    /// True for a blocked cell.
    public boolean isBlocked() {
        return code == BLOCK;
    }

    /// The owner of the top piece, if there is one.
    public Optional<Side> colour() {
        return pieces.isEmpty() ? Optional.empty() : pieces.getLast().owner();
    }

    /// True if a piece of this colour is on top.
    public boolean is(Side colour) {
        return code < OTHER ? code == of(colour).code : colour().equals(Optional.of(colour));
    }

    /// 0 for an empty cell, 1 for a white and 2 for a black stone, 3 for a blocked cell, 4 for anything else.
    public int code() {
        return code;
    }

    /// `.`, `w`, `b` or `x`, by the piece on top.
    public char sign() {
        return code < OTHER ? SIGNS.charAt(code) : colour().map(Side::letter).orElse('o');
    }

    /// This content with the colours exchanged.
    public Content exchanged() {
        return isBlocked()
                ? BLOCKED
                : of(pieces.stream().map(Content::exchanged).toList());
    }

    private static Piece exchanged(Piece piece) {
        return new Piece(piece.owner().map(Side::other), piece.kind());
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || code == OTHER
                        && other instanceof Content content
                        && content.code == OTHER
                        && content.pieces.equals(pieces);
    }

    @Override
    public int hashCode() {
        return 31 * code + pieces.hashCode();
    }

    @Override
    public String toString() {
        return code < OTHER ? String.valueOf(sign()) : pieces.toString();
    }
}
