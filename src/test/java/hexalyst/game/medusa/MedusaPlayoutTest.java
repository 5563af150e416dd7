package hexalyst.game.medusa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Playout;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MedusaPlayoutTest {
    /// From the beginning and the middle of turns. Points count cells and the marker, so that the owners of the last
    /// game and the points differ.
    @ParameterizedTest
    @CsvSource({"2/1x1/2, 40", "4/1x1x1/6/1x1x1x1/6/1x1x1/4, 40"})
    void leavesTheBoardAsItIsAndCountsCellsAndMarker(String rows, int games) {
        Random random = new Random(8);
        int owned = 0;
        for (int game = 0; game < games; game++) {
            Position position = Positions.of(Medusa.GAME, rows + " b marker=w3");
            for (int step = random.nextInt(12); step > 0 && !position.outcome().over(); step--) {
                position = position.with(
                        position.parts().get(random.nextInt(position.parts().size())));
            }
            SearchBoard board = position.searchBoard();
            long key = board.key();
            Playout playout = board.playout();
            int points = playout.play(new SplittableRandom(game));
            assertEquals(key, board.key());
            assertEquals(position.toMove(), board.toMove());
            int[] owners = new int[position.grid().cells()];
            playout.addOwners(owners);
            int white = 0;
            for (int cell = 0; cell < owners.length; cell++) {
                assertTrue(owners[cell] == 0 || !position.at(cell).isBlocked());
                white += owners[cell];
                owned += Math.abs(owners[cell]);
            }
            int marker = (position.toMove() == Side.WHITE ? points : -points) - white;
            assertTrue(Math.abs(marker) <= Medusa.TRACK.most(), "marker " + marker);
        }
        assertTrue(owned > 3 * games, List.of(rows, owned)::toString);
    }
}
