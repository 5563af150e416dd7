package hexalyst.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CellSetTest {
    @Test
    void meetingAndContainingAgreeWithTheSetsThemselves() {
        Random random = new Random(1);
        for (int round = 0; round < 2000; round++) {
            CellSet one = some(random);
            CellSet other = some(random);
            assertEquals(!one.and(other).isEmpty(), one.intersects(other), one + " " + other);
            assertEquals(one.minus(other).isEmpty(), one.isSubsetOf(other), one + " " + other);
            assertEquals(one.stream().allMatch(other::contains), one.isSubsetOf(other), one + " " + other);
            assertEquals(one.stream().anyMatch(other::contains), one.intersects(other), one + " " + other);
        }
    }

    /// Few cells of few, so that sets often contain each other.
    private static CellSet some(Random random) {
        int last = random.nextBoolean() ? 6 : CellSet.ROOM;
        return CellSet.of(IntStream.range(0, random.nextInt(4))
                .map(any -> random.nextInt(last))
                .toArray());
    }
}
