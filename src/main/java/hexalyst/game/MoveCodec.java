package hexalyst.game;

import hexalyst.board.Grid;
import java.util.Optional;
import java.util.OptionalInt;

/// Translates moves to and from text (`e5w`, `pass`, `swap`) and the numbers that searches use.
///
/// @param grid the board that names the cells
public record MoveCodec(Grid grid) {
    /// The code of a pass: above that of every placement on the largest board.
    public static final int PASS = 511;
    /// The code of taking over the first move.
    public static final int SWAP = 510;

    /// The code of placing a piece: twice the cell, plus one for black.
    public static int place(int cell, Side colour) {
        return cell << 1 | colour.ordinal();
    }

    /// The code of a move: 0 to 509 for a placement, [#SWAP] or [#PASS].
    public int encode(Move move) {
        return switch (move) {
            case Move.Place place -> place(place.cell(), place.colour());
            case Move.Pass pass -> PASS;
            case Move.Swap swap -> SWAP;
        };
    }

    /// The move with this code.
    public Move decode(int code) {
        return switch (code) {
            case PASS -> Move.pass();
            case SWAP -> Move.swap();
            default -> new Move.Place(code >> 1, (code & 1) == 0 ? Side.WHITE : Side.BLACK);
        };
    }

    /// The text of a move.
    public String format(Move move) {
        return switch (move) {
            case Move.Place place -> grid.name(place.cell()) + place.colour().letter();
            case Move.Pass pass -> "pass";
            case Move.Swap swap -> "swap";
        };
    }

    /// The move with this text, if it is one on this board (not necessarily a legal one).
    public Optional<Move> parse(String text) {
        if (text.equals("pass")) {
            return Optional.of(Move.pass());
        }
        if (text.equals("swap")) {
            return Optional.of(Move.swap());
        }
        if (text.isEmpty()) {
            return Optional.empty();
        }
        OptionalInt cell = grid.named(text.substring(0, text.length() - 1));
        char colour = text.charAt(text.length() - 1);
        for (Side side : Side.values()) {
            if (side.letter() == colour && cell.isPresent()) {
                return Optional.of(new Move.Place(cell.getAsInt(), side));
            }
        }
        return Optional.empty();
    }
}
