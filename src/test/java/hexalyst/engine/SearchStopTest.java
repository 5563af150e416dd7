package hexalyst.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SearchStopTest {
    /// Once a thread that found no node left ended the search before another one had the last node granted.
    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void allNodesAreExpandedWhateverThreadsDo(int most) throws InterruptedException {
        for (int round = 0; round < 300; round++) {
            SearchStop stop = SearchStop.within(SearchLimits.NONE.withNodes(10));
            AtomicLong expanded = new AtomicLong();
            List<Thread> threads = Stream.generate(() -> Thread.ofPlatform().start(() -> {
                        for (int got = stop.take(most); got > 0; got = stop.take(most)) {
                            expanded.addAndGet(got);
                        }
                    }))
                    .limit(3)
                    .toList();
            for (Thread thread : threads) {
                thread.join();
            }
            assertEquals(10, expanded.get(), "round " + round);
        }
    }

    @Test
    void aRoundEndsBeforeItsSearch() {
        SearchStop stop = SearchStop.within(SearchLimits.NONE.withNodes(5));
        SearchStop round = stop.round(2);
        assertEquals(2, round.take(4));
        assertEquals(0, round.take(4));
        assertTrue(round.stopped());
        assertFalse(stop.stopped());
        assertEquals(3, stop.take(4), "what the round did not expand is left");
        stop.stop();
        assertEquals(0, stop.take(1));
    }
}
