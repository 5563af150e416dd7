package hexalyst.game.dominions;

import hexalyst.board.Grid;
import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
import hexalyst.game.Part;
import hexalyst.game.Parts;
import hexalyst.game.Side;
import java.util.Optional;
import java.util.OptionalInt;

/// The codec of Dominions: `e5:42` places tile 42 on e5, and `pass` passes.
///
/// @param grid the board that names the cells
record TileCodec(Grid grid) implements MoveCodec {
    private static final int OF_CELL = 2 * Dominions.TILES;

    /// The code of placing a tile.
    ///
    /// @param player 0 for White, 1 for Black
    static int code(int cell, int number, int player) {
        return cell * OF_CELL + 2 * (number - 1) + player;
    }

    static int cell(int code) {
        return code / OF_CELL;
    }

    static int number(int code) {
        return code % OF_CELL / 2 + 1;
    }

    @Override
    public int codes() {
        return grid.cells() * OF_CELL + 1;
    }

    @Override
    public boolean isCode(int code) {
        return code >= 0 && code < codes();
    }

    @Override
    public int encode(Part part) {
        return part instanceof Part.Put put
                ? code(
                        put.cell(),
                        Dominions.number(put.piece().kind()),
                        put.colour().ordinal())
                : codes() - 1;
    }

    @Override
    public Part decode(int code) {
        return code == codes() - 1
                ? Part.PASS
                : new Part.Put(cell(code), Dominions.tile(Side.values()[code & 1], number(code)));
    }

    @Override
    public String format(Parts parts) {
        Part.Put put = parts.put();
        return put == null
                ? "pass"
                : grid.name(put.cell()) + ':' + Dominions.number(put.piece().kind());
    }

    @Override
    public Optional<Move> parse(String text, Side mover) {
        if (text.equals("pass")) {
            return Optional.of(Move.pass());
        }
        int colon = text.indexOf(':');
        String number = text.substring(colon + 1);
        OptionalInt cell = colon < 0 ? OptionalInt.empty() : grid.named(text.substring(0, colon));
        if (cell.isEmpty() || !number.matches("[1-9]|[1-5][0-9]|6[0-3]")) {
            return Optional.empty();
        }
        return Optional.of(Move.of(new Part.Put(cell.getAsInt(), Dominions.tile(mover, Integer.parseInt(number)))));
    }
}
