package hexalyst;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(600)
class BackgroundThreadsTest {
    @Test
    void aJournalIsWrittenWhileAFileIsStillBeingReadAndBothAreAwaited() throws InterruptedException {
        BackgroundThreads workers = new BackgroundThreads();
        CountDownLatch reading = new CountDownLatch(1);
        CountDownLatch written = new CountDownLatch(1);
        List<String> done = new CopyOnWriteArrayList<>();
        workers.files().execute(() -> {
            await(reading);
            done.add("file");
        });
        workers.journals().execute(written::countDown);
        written.await();
        assertEquals(List.of(), done);
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch rest = new CountDownLatch(1);
        workers.journals().execute(() -> {
            begun.countDown();
            await(rest);
            done.add("journal");
        });
        begun.await();
        Thread end = Thread.ofPlatform().start(() -> {
            workers.close();
            done.add("end");
        });
        reading.countDown();
        while (!workers.files().isTerminated()) {
            Thread.sleep(10);
        }
        assertFalse(done.contains("end"), "the journal is not written yet");
        rest.countDown();
        end.join();
        assertEquals(List.of("file", "journal", "end"), done);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }
}
