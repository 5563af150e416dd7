package hexalyst.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class AheadTest {
    private static final List<Integer> HUNDRED = IntStream.range(0, 100).boxed().toList();

    @Test
    void theyComeInTheirOrderAndNotTooManyAtATime() {
        AtomicInteger begun = new AtomicInteger();
        try (Ahead<Integer> ahead = Ahead.of(
                HUNDRED,
                number -> {
                    begun.incrementAndGet();
                    return number * number;
                },
                3)) {
            for (int i = 0; i < HUNDRED.size(); i++) {
                assertEquals(i * i, ahead.next());
                assertTrue(begun.get() <= i + 4, begun + " begun when " + (i + 1) + " were taken");
            }
            assertThrows(NoSuchElementException.class, ahead::next);
        }
    }

    @Test
    void severalAreMadeAtTheSameTime() {
        CountDownLatch both = new CountDownLatch(2);
        try (Ahead<Integer> ahead = Ahead.of(
                List.of(1, 2),
                number -> {
                    both.countDown();
                    try {
                        both.await();
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                    return number;
                },
                2)) {
            assertEquals(1, ahead.next());
            assertEquals(2, ahead.next());
        }
    }

    @Test
    void whatGoesWrongIsToldWhereItsTurnIs() {
        try (Ahead<Integer> ahead = Ahead.of(List.of(5, 0, 2), number -> 10 / number, 2)) {
            assertEquals(2, ahead.next());
            assertThrows(ArithmeticException.class, ahead::next);
            assertEquals(5, ahead.next());
        }
    }

    @Test
    void whoLeavesEarlyLeavesTheRestUnmade() {
        AtomicInteger begun = new AtomicInteger();
        try (Ahead<Integer> ahead = Ahead.of(HUNDRED, number -> begun.incrementAndGet(), 2)) {
            ahead.next();
        }
        assertTrue(begun.get() <= 3, begun + " begun");
    }
}
