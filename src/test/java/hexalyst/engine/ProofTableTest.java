package hexalyst.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ProofTableTest {
    @Test
    void packsAndUnpacks() {
        Random random = new Random(41);
        for (int round = 0; round < 10_000; round++) {
            int phi = random.nextInt(ProofTable.INFINITY + 1);
            int delta = random.nextInt(ProofTable.INFINITY + 1);
            int plies = random.nextInt(256);
            boolean free = random.nextBoolean();
            long data = ProofTable.pack(phi, delta, plies, free, random.nextLong() >>> 1);
            assertEquals(phi, ProofTable.phi(data));
            assertEquals(delta, ProofTable.delta(data));
            assertEquals(plies, ProofTable.plies(data));
            assertEquals(free, ProofTable.drawFree(data));
        }
    }

    @Test
    void answersOfLongGamesKeepTheirPlies() {
        for (int plies : new int[] {0, 1, 255, 256, 4_000, (1 << 20) - 1}) {
            long yes = ProofTable.pack(0, ProofTable.INFINITY, plies, true, 5);
            long no = ProofTable.pack(ProofTable.INFINITY, 0, plies, false, 5);
            assertTrue(ProofTable.proved(yes) && !ProofTable.disproved(yes));
            assertTrue(ProofTable.disproved(no) && !ProofTable.proved(no));
            assertEquals(plies, ProofTable.plies(yes));
            assertEquals(plies, ProofTable.plies(no));
            assertEquals(ProofTable.INFINITY, ProofTable.delta(yes));
            assertEquals(ProofTable.INFINITY, ProofTable.phi(no));
            assertEquals(Math.max(0, plies - 1), ProofTable.plies(ProofTable.exchanged(yes)));
        }
    }

    @Test
    void keepsWhatTookMost() {
        ProofTable table = new ProofTable(1);
        long big = ProofTable.pack(1, 2, 0, false, 1_000_000);
        table.keep(1, big);
        for (long key = 2; key < 1_000_000; key++) {
            table.keep(key * 0x9E3779B97F4A7C15L, ProofTable.pack(3, 4, 0, false, 1));
        }
        assertEquals(big, table.find(1));
        assertTrue(table.use() > 0.9);
    }

    @Test
    void anAnswerIsNotReplacedByNumbers() {
        ProofTable table = new ProofTable(1);
        long answer = ProofTable.pack(0, ProofTable.INFINITY, 9, true, 5);
        table.keep(3, answer);
        table.keep(3, ProofTable.pack(4, 5, 0, false, 1_000));
        assertEquals(answer, table.find(3));
        long shorter = ProofTable.pack(0, ProofTable.INFINITY, 7, true, 1);
        table.keep(3, shorter);
        assertEquals(shorter, table.find(3));
    }

    @Test
    void findsNothingUnderAnotherKey() {
        ProofTable table = new ProofTable(1 << 20);
        table.keep(5, ProofTable.pack(1, 2, 3, true, 4));
        assertEquals(ProofTable.MISSING, table.find(6));
        table.keep(5, ProofTable.pack(7, 2, 3, true, 4));
        assertEquals(7, ProofTable.phi(table.find(5)));
        assertEquals(1 << 20, table.bytes());
    }

    @Test
    void littleIsLostWhileItGrows() {
        ProofTable table = new ProofTable(64 << 20);
        int count = 400_000;
        long[] keys = new SplittableRandom(1).longs(count + 1).toArray();
        for (int i = 1; i <= count; i++) {
            table.keep(keys[i], ProofTable.pack(i, 2, 0, false, 1));
        }
        int lost = 0;
        for (int i = 1; i <= count; i++) {
            long data = table.find(keys[i]);
            assertEquals(data, table.findRare(keys[i]));
            lost += data == ProofTable.MISSING ? 1 : 0;
            assertTrue(data == ProofTable.MISSING || ProofTable.phi(data) == i);
        }
        assertTrue(lost < count / 30, lost + " lost");
        assertEquals((double) (count - lost) / (4 << 20), table.use(), 0.002);
        assertEquals(64 << 20, table.bytes());
    }
}
