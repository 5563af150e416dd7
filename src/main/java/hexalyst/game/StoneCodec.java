package hexalyst.game;

import hexalyst.board.Grid;
import java.util.Optional;
import java.util.OptionalInt;

/// The codec of games whose turns put one stone on a cell, pass or swap.
///
/// @param grid the board that names the cells
/// @param colours whether texts name the colour of a stone
public record StoneCodec(Grid grid, Colours colours) implements MoveCodec {
    /// Whether texts name the colour of a stone.
    public enum Colours {
        /// They have to, since a player may place either colour: `e5w`.
        NEEDED,
        /// They do, but `e5` is read too: stones are always the mover's.
        WRITTEN,
        /// They do not, since stones are always the mover's: `e5`.
        NONE
    }

    /// The code of a pass on boards of up to 255 cells, above that of every placement.
    public static final int PASS = 511;
    /// The code of a swap on boards of up to 255 cells.
    public static final int SWAP = 510;

    private static final int SMALL = 512;
    private static final int LARGE = 1024;

    /// The code of placing a stone: twice the cell, plus one for black.
    public static int place(int cell, Side colour) {
        return cell << 1 | colour.ordinal();
    }

    /// 512 on boards of up to 255 cells, otherwise 1024; the last two codes are a swap and a pass.
    @Override
    public int codes() {
        return 2 * grid.cells() <= SWAP ? SMALL : LARGE;
    }

    @Override
    public boolean isCode(int code) {
        return code >= 0 && code < 2 * grid.cells() || code >= codes() - 2 && code < codes();
    }

    @Override
    public int encode(Part part) {
        return part instanceof Part.Put put
                ? place(put.cell(), put.colour())
                : codes() - (part.equals(Part.PASS) ? 1 : 2);
    }

    @Override
    public Part decode(int code) {
        if (code >= codes() - 2) {
            return code == codes() - 1 ? Part.PASS : Part.SWAP;
        }
        return new Part.Put(code >> 1, Piece.of((code & 1) == 0 ? Side.WHITE : Side.BLACK));
    }

    @Override
    public String format(Parts parts) {
        Part.Put put = parts.put();
        if (put != null) {
            return grid.name(put.cell())
                    + (colours == Colours.NONE ? "" : put.colour().letter());
        }
        return parts.isPass() ? "pass" : "swap";
    }

    @Override
    public Optional<Move> parse(String text, Side mover) {
        if (text.equals("pass")) {
            return Optional.of(Move.pass());
        }
        if (text.equals("swap")) {
            return Optional.of(Move.swap());
        }
        for (Side side : Side.values()) {
            if (colours != Colours.NONE && text.endsWith(String.valueOf(side.letter()))) {
                return placed(grid.named(text.substring(0, text.length() - 1)), side);
            }
        }
        return colours == Colours.NEEDED ? Optional.empty() : placed(grid.named(text), mover);
    }

    private static Optional<Move> placed(OptionalInt cell, Side colour) {
        return cell.isPresent() ? Optional.of(Move.place(cell.getAsInt(), colour)) : Optional.empty();
    }
}
