package hexalyst.engine.estimate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import hexalyst.game.StoneCodec;
import java.util.Random;
import org.junit.jupiter.api.Test;

class EstimateTableTest {
    private final EstimateTable table = new EstimateTable(1);

    @Test
    void packsAndUnpacks() {
        Random random = new Random(71);
        for (int round = 0; round < 10_000; round++) {
            int score = random.nextInt(2 * ScoreCode.INFINITY + 1) - ScoreCode.INFINITY;
            int bound = 1 + random.nextInt(3);
            boolean proved = random.nextBoolean();
            int depth = random.nextInt(256);
            int move = random.nextInt(StoneCodec.PASS + 1);
            long data = table.pack(score, bound, proved, depth, move);
            assertNotEquals(EstimateTable.MISSING, data);
            assertEquals(score, EstimateTable.score(data));
            assertEquals(bound, EstimateTable.bound(data));
            assertEquals(proved, EstimateTable.proved(data));
            assertEquals(depth, EstimateTable.depth(data));
            assertEquals(move, EstimateTable.move(data));
        }
    }

    @Test
    void keepsWhatWasSearchedDeepestUntilItIsOld() {
        long deep = table.pack(5, EstimateTable.EXACT, false, 9, 3);
        table.keep(1, deep);
        fill();
        assertEquals(deep, table.find(1));
        table.age();
        fill();
        assertEquals(EstimateTable.MISSING, table.find(1));
    }

    private void fill() {
        for (long key = 2; key < 100_000; key++) {
            table.keep(key * 0x9E3779B97F4A7C15L, table.pack(1, EstimateTable.LOWER, false, 1, 2));
        }
    }

    @Test
    void aProofIsNotReplacedByAnEstimate() {
        long proof = table.pack(29_990, EstimateTable.LOWER, true, 2, 3);
        table.keep(8, proof);
        table.keep(8, table.pack(40, EstimateTable.EXACT, false, 7, 3));
        assertEquals(proof, table.find(8));
        assertEquals(EstimateTable.MISSING, table.find(9));
    }
}
