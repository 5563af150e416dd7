package hexalyst.cli.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(600)
class InterruptionTest {
    private final BlockingQueue<String> said = new LinkedBlockingQueue<>();
    private final AtomicInteger stopped = new AtomicInteger();

    private Interruption interruption(boolean writes) {
        return new Interruption(stopped::incrementAndGet, Duration.ofMillis(1), writes, said::add);
    }

    @Test
    void workThatWritesIsWaitedForToItsEnd() throws InterruptedException {
        Interruption interruption = interruption(true);
        Thread ending = Thread.ofPlatform().start(interruption::interrupt);
        assertEquals("hexalyst: still writing what is known by now", said.take());
        assertEquals(1, stopped.get());
        assertTrue(ending.isAlive() && interruption.asked());
        interruption.end();
        ending.join();
        assertTrue(said.isEmpty());
    }

    @Test
    void otherWorkIsNotWaitedForForEver() throws InterruptedException {
        Interruption interruption = interruption(false);
        interruption.interrupt();
        assertEquals("hexalyst: gave up waiting for the work to end", said.take());
        interruption.end();
    }
}
