package hexalyst.game.hexade;

import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.HexGrid;
import hexalyst.game.PlainGame;
import hexalyst.game.PositionSetup;
import hexalyst.game.SetupResult;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Random games, mostly beside stones, with three implementations at once: the slow reference, the plain position and
/// the search board. Every second game has blocked cells.
@Tag("slow")
class HexadeReferenceTest {
    @ParameterizedTest
    @CsvSource({
        "2, 2, 100, 1",
        "3, 3, 250, 2",
        "4, 4, 350, 3",
        "5, 3, 100, 4",
        "5, 5, 150, 5",
        "6, 6, 40, 6",
        "10, 10, 10, 7"
    })
    void threeImplementationsPlayTheSameGames(int width, int side, int games, long seed) {
        Random random = new Random(seed);
        HexGrid grid = HexGrid.hexagon(width, side);
        int captured = 0;
        int made = 0;
        int broken = 0;
        for (int game = 0; game < games; game++) {
            Set<String> blocked = game % 2 == 0 ? Set.of() : PlainGame.blocked(random, grid, grid.cells() - 1);
            PlainHexade plain = new PlainHexade(grid.rowLengths(), blocked);
            PositionSetup setup = PlainGame.blocked(PositionSetup.empty(grid), blocked);
            SetupResult.Valid start = (SetupResult.Valid) Hexade.GAME.position(HexadeEdition.STANDARD, setup);
            plain.assertPlaysAs(start.position(), legal -> choose(random, plain, legal));
            captured += plain.captured();
            made += plain.made;
            broken += plain.broken;
        }
        String seen = captured + " captured, " + made + " sixes, " + broken + " broken";
        assertTrue(width == 2 || captured > games && made > games / 8, seen);
        assertTrue(Math.min(width, side) < 4 || games < 40 || broken > 0, seen);
    }

    private static String choose(Random random, PlainHexade plain, List<String> legal) {
        String text = legal.get(random.nextInt(legal.size()));
        for (int i = 0; i < 20 && random.nextInt(10) > 0 && !plain.besideStone(text); i++) {
            text = legal.get(random.nextInt(legal.size()));
        }
        return text;
    }
}
