package hexalyst.game.pentalath;

import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.HexGrid;
import hexalyst.game.Position;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Random games with three implementations at once: the slow reference, the plain position and the search board.
@Tag("slow")
class PentalathReferenceTest {
    @ParameterizedTest
    @CsvSource({"5, 5, 900, 1", "4, 4, 500, 2", "3, 3, 400, 3", "2, 2, 150, 4", "6, 4, 50, 5"})
    void threeImplementationsPlayTheSameGames(int width, int side, int games, long seed) {
        Random random = new Random(seed);
        HexGrid grid = HexGrid.hexagon(width, side);
        int captured = 0;
        for (int game = 0; game < games; game++) {
            PlainPentalath plain = new PlainPentalath(grid.rowLengths());
            Position start = Pentalath.GAME.start(PentalathEdition.STANDARD, grid);
            plain.assertPlaysAs(start, legal -> legal.get(random.nextInt(legal.size())));
            captured += plain.captured();
        }
        assertTrue(captured > games / 20, captured + " pieces were captured");
    }
}
