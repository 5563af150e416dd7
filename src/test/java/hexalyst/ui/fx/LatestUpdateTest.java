package hexalyst.ui.fx;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LatestUpdateTest {
    private final Queue queue = new Queue();
    private final List<Integer> seen = new ArrayList<>();
    private final LatestUpdate<Integer> updates = new LatestUpdate<>(queue, seen::add);

    @Test
    void onlyTheLatestOfManyIsSeenAndOnlyOneTaskWaits() {
        for (int i = 0; i < 1000; i++) {
            updates.offer(i);
        }
        assertEquals(1, queue.waiting());
        queue.runAll();
        assertEquals(List.of(999), seen);
    }

    @Test
    void afterAnUpdateThereIsAPauseAndNothingIsLost() {
        updates.offer(1);
        queue.runAll();
        updates.offer(2);
        updates.offer(3);
        queue.runAll();
        assertEquals(List.of(1), seen);
        assertEquals(1, queue.paused());
        queue.endPauses();
        assertEquals(List.of(1, 3), seen);
        queue.endPauses();
        assertEquals(0, queue.paused() + queue.waiting());
        updates.offer(4);
        queue.runAll();
        assertEquals(List.of(1, 3, 4), seen);
    }

    @Test
    void nothingComesAfterTheLast() {
        updates.offer(1);
        queue.runAll();
        updates.offer(2);
        updates.finish(3);
        assertEquals(List.of(1, 3), seen);
        queue.endPauses();
        assertEquals(List.of(1, 3), seen);
        updates.offer(4);
        queue.runAll();
        assertEquals(List.of(1, 3, 4), seen, "another row begins");
    }
}
