package hexalyst.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.board.CellSet;
import hexalyst.export.board.NodePicture;
import hexalyst.export.board.Overlays.NumberedPiece;
import hexalyst.game.Contract;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.notation.PositionText;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Where the colours have different sides, a swap moves the pieces that it takes over.
class ShownSwapTest {
    private static final Position BEFORE =
            PositionText.parse("1b1/2b/3 w swap", Contract.game("query")).ok().orElseThrow();

    private static int cell(String name) {
        return BEFORE.grid().named(name).orElseThrow();
    }

    @Test
    void itIsShownWhereThePiecesWillBe() {
        List<NumberedPiece> pieces = ShownMoves.move(BEFORE, Move.swap(), 1).pieces();
        assertEquals(
                List.of(new NumberedPiece(cell("c2"), Side.WHITE, 1), new NumberedPiece(cell("b3"), Side.WHITE, 1)),
                pieces);
    }

    @Test
    void allOfThemAreMarkedAfterwards() {
        Position after = BEFORE.play(Move.swap());
        assertEquals(CellSet.of(cell("c2"), cell("b3")), NodePicture.cells(Move.swap(), after));
    }
}
