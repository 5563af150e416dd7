package hexalyst.study;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class MoveCodesTest {
    @Test
    void twoBytesAreAsTheyWereAndThreeCarryLargeCodes() {
        assertArrayEquals(new byte[] {1, 0, 2, 1, -1, -1}, new MoveCodes(2).written(List.of(1, 258, 65_535)));
        for (int bytes : new int[] {2, 3}) {
            MoveCodes codes = new MoveCodes(bytes);
            List<Integer> some = bytes == 2 ? List.of(0, 511, 65_535) : List.of(65_536, 0, (1 << 17) - 1);
            byte[] written = codes.written(some);
            assertEquals(some.size(), codes.count(written));
            for (int i = 0; i < some.size(); i++) {
                assertEquals(some.get(i), codes.code(written, i));
            }
        }
    }
}
