package hexalyst.game;

import hexalyst.board.Grid;
import java.util.Optional;
import java.util.OptionalInt;

/// The codec of games whose turns put one stone on a cell, pass or swap. There may be several kinds of stones, such as
/// tiles; then `e5:42` puts an own one of kind 42.
///
/// @param grid the board that names the cells
/// @param colours whether texts name the colour of a stone
/// @param kinds how many kinds there are, with numbers from 1; 0 if all stones are alike
public record StoneCodec(Grid grid, Colours colours, int kinds) implements MoveCodec {
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

    /// The codec where all stones are alike.
    public StoneCodec(Grid grid, Colours colours) {
        this(grid, colours, 0);
    }

    /// The code of placing a stone, where all are alike: twice the cell, plus one for black.
    public static int place(int cell, Side colour) {
        return cell << 1 | colour.ordinal();
    }

    /// The code of placing a stone of a kind.
    public int place(int cell, Side colour, int kind) {
        return place(kinds == 0 ? cell : cell * kinds + kind - 1, colour);
    }

    /// The cell of a code that places a stone.
    public int cell(int code) {
        return kinds == 0 ? code >> 1 : (code >> 1) / kinds;
    }

    /// The kind of a code that places a stone.
    public int kind(int code) {
        return kinds == 0 ? 0 : (code >> 1) % kinds + 1;
    }

    /// How many codes place a stone.
    private int places() {
        return 2 * grid.cells() * Math.max(1, kinds);
    }

    /// Where all stones are alike, 512 on boards of up to 255 cells, otherwise 1024. The last two codes are a swap and
    /// a pass.
    @Override
    public int codes() {
        if (kinds > 0) {
            return places() + 2;
        }
        return 2 * grid.cells() <= SWAP ? SMALL : LARGE;
    }

    /// Room for all kinds of one colour on every cell, and a pass; the first turn comes near that.
    @Override
    public int mostMoves() {
        return Math.max(SearchBoard.MAX_MOVES, kinds * grid.cells() + 1);
    }

    @Override
    public boolean isCode(int code) {
        return code >= 0 && code < places() || code >= codes() - 2 && code < codes();
    }

    @Override
    public int encode(Part part) {
        return part instanceof Part.Put put
                ? place(put.cell(), put.colour(), put.piece().kind())
                : codes() - (part.equals(Part.PASS) ? 1 : 2);
    }

    @Override
    public Part decode(int code) {
        if (code >= codes() - 2) {
            return code == codes() - 1 ? Part.PASS : Part.SWAP;
        }
        return new Part.Put(cell(code), Piece.of((code & 1) == 0 ? Side.WHITE : Side.BLACK, kind(code)));
    }

    @Override
    public String format(Parts parts) {
        Part.Put put = parts.put();
        if (put != null) {
            String letter =
                    colours == Colours.NONE ? "" : String.valueOf(put.colour().letter());
            return grid.name(put.cell())
                    + (kinds == 0 ? letter : ":" + put.piece().kind());
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
        if (kinds > 0) {
            return ofKind(text, mover);
        }
        for (Side side : Side.values()) {
            if (colours != Colours.NONE && text.endsWith(String.valueOf(side.letter()))) {
                return placed(grid.named(text.substring(0, text.length() - 1)), side);
            }
        }
        return colours == Colours.NEEDED ? Optional.empty() : placed(grid.named(text), mover);
    }

    private Optional<Move> ofKind(String text, Side mover) {
        int colon = text.indexOf(':');
        String number = text.substring(colon + 1);
        OptionalInt cell = colon < 0 ? OptionalInt.empty() : grid.named(text.substring(0, colon));
        if (cell.isEmpty() || !number.matches("[1-9][0-9]{0,2}") || Integer.parseInt(number) > kinds) {
            return Optional.empty();
        }
        return Optional.of(Move.of(new Part.Put(cell.getAsInt(), Piece.of(mover, Integer.parseInt(number)))));
    }

    private static Optional<Move> placed(OptionalInt cell, Side colour) {
        return cell.isPresent() ? Optional.of(Move.place(cell.getAsInt(), colour)) : Optional.empty();
    }
}
