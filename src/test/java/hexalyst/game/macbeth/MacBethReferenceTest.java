package hexalyst.game.macbeth;

import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.HexGrid;
import hexalyst.game.PlainGame;
import hexalyst.game.PositionSetup;
import hexalyst.game.SetupResult;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Random games with three implementations at once: the slow reference, the plain position and the search board. Every
/// fourth game has more blocked cells than the holes.
class MacBethReferenceTest {
    @ParameterizedTest
    @CsvSource({"2, 100, 1", "4, 700, 2", "6, 180, 3", "8, 20, 4"})
    void threeImplementationsPlayTheSameGames(int side, int games, long seed) {
        Random random = new Random(seed);
        HexGrid grid = HexGrid.hexagon(side, side);
        int turned = 0;
        int passed = 0;
        int played = 0;
        for (int game = 0; game < games; game++) {
            Set<String> blocked = game % 4 == 3 ? PlainGame.blocked(random, grid, grid.cells()) : Set.of();
            MacBethEdition edition = random.nextBoolean() ? MacBethEdition.OTHELLO : MacBethEdition.REVERSI;
            PositionSetup setup =
                    PlainGame.blocked(MacBeth.GAME.start(edition, grid).setup(), blocked);
            if (MacBeth.GAME.position(edition, setup) instanceof SetupResult.Valid valid) {
                PlainMacBeth plain = new PlainMacBeth(side, edition.ringFilled() && side > 2, blocked);
                plain.assertPlaysAs(valid.position(), legal -> legal.get(random.nextInt(legal.size())));
                turned += plain.turned;
                passed += plain.passed;
                played++;
            }
        }
        String seen = played + " played, " + turned + " turned, " + passed + " passed";
        assertTrue(side == 2 ? played > games / 4 : played > games * 3 / 4 && turned > games * 20 && passed > 10, seen);
    }
}
