package hexalyst.ui.handover;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.ui.fx.FxThread;
import hexalyst.ui.fx.Queue;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(600)
class FirstWindowTest {
    private static final Duration LONG = Duration.ofSeconds(60);
    private static final Duration SHORT = Duration.ofMillis(300);

    @TempDir
    private Path folder = Path.of("");

    private final List<List<Path>> taken = new CopyOnWriteArrayList<>();

    /// A window that replies at once, on any thread.
    private static final class AtOnce implements FxThread {
        @Override
        public void run(Runnable task) {
            task.run();
        }

        @Override
        public void run(Duration pause, Runnable task) {
            task.run();
        }
    }

    private MeetingPlace place() {
        return MeetingPlace.of(folder.resolve("data"), Map.of("DISPLAY", ":7.0"));
    }

    /// Waits for the files, because the reply comes before they are opened.
    private void awaitTaken(int count) throws InterruptedException {
        while (taken.size() < count) {
            Thread.sleep(10);
        }
        assertEquals(count, taken.size());
    }

    @Test
    void aSecondStartHandsItsFilesOver() throws InterruptedException {
        assertFalse(SecondStart.handOver(place(), List.of(), LONG), "there is no window yet");
        FirstWindow first =
                FirstWindow.listen(place(), new AtOnce(), taken::add).orElseThrow();
        try {
            assertTrue(SecondStart.handOver(place(), List.of(Path.of("a b.hgn"), Path.of("ä.hgn")), LONG));
            awaitTaken(1);
            assertTrue(SecondStart.handOver(place(), List.of(), LONG));
            awaitTaken(2);
            assertEquals(
                    List.of(
                            List.of(
                                    Path.of("a b.hgn").toAbsolutePath(),
                                    Path.of("ä.hgn").toAbsolutePath()),
                            List.of()),
                    taken);
            assertEquals(Optional.empty(), FirstWindow.listen(place(), new AtOnce(), taken::add));
            assertTrue(SecondStart.handOver(place(), List.of(), LONG), "the first one still listens");
        } finally {
            first.close();
        }
        assertFalse(Files.exists(place().socket()));
        assertFalse(SecondStart.handOver(place(), List.of(), LONG));
    }

    @Test
    void aWindowThatHangsIsNotWaitedForAndOpensNothingLater() {
        Queue hanging = new Queue();
        FirstWindow first = FirstWindow.listen(place(), hanging, taken::add).orElseThrow();
        try {
            assertFalse(SecondStart.handOver(place(), List.of(Path.of("x.hgn")), SHORT));
            hanging.runAll();
            assertEquals(List.of(), taken, "the second start has opened it by itself");
        } finally {
            first.close();
        }
    }

    @Test
    void ofTwoStartsAtTheSameMomentOneWaitsForTheOther() throws Exception {
        Meeting.First first = (Meeting.First) Meeting.of(place(), List.of(), new AtOnce(), taken::add, LONG);
        first.window().close();
        Queue starting = new Queue();
        Path game = Path.of("x.hgn").toAbsolutePath();
        CompletableFuture<Meeting> second = new CompletableFuture<>();
        try (FileChannel lock = FirstWindow.locked(place())) {
            assertNotNull(lock);
            Thread.ofPlatform()
                    .start(() -> second.complete(Meeting.of(place(), List.of(game), new AtOnce(), files -> {}, LONG)));
            Thread.sleep(SHORT);
            assertFalse(second.isDone(), "the other one has the lock but is not listening yet");
            FirstWindow window =
                    FirstWindow.listen(place(), lock, starting, taken::add).orElseThrow();
            while (starting.waiting() == 0) {
                Thread.sleep(10);
            }
            assertFalse(second.isDone(), "it has no window yet");
            starting.runAll();
            assertEquals(new Meeting.HandedOver(), second.get());
            assertEquals(List.of(List.of(game)), taken);
            window.close();
        }
    }

    @Test
    void whoIsNotAnsweredLivesAlone() {
        FirstWindow hangs = FirstWindow.listen(place(), new Queue(), taken::add).orElseThrow();
        assertEquals(new Meeting.Alone(), Meeting.of(place(), List.of(), new AtOnce(), taken::add, SHORT));
        hangs.close();
        MeetingPlace deep = new MeetingPlace(folder.resolve("d".repeat(150)), "window");
        assertEquals(new Meeting.Alone(), Meeting.of(deep, List.of(), new AtOnce(), taken::add, LONG));
    }

    @Test
    void whoTalksNonsenseOrNothingDisturbsNobody() throws IOException, InterruptedException {
        FirstWindow first =
                FirstWindow.listen(place(), new AtOnce(), taken::add).orElseThrow();
        try (SocketChannel silent = SocketChannel.open(StandardProtocolFamily.UNIX);
                SocketChannel other = SocketChannel.open(UnixDomainSocketAddress.of(place().socket()))) {
            silent.connect(place().address());
            other.write(ByteBuffer.wrap(new byte[] {1, 2, 3, 4, 5, 6, 7, 8}));
            assertEquals(-1, other.read(ByteBuffer.allocate(1)));
            assertTrue(SecondStart.handOver(place(), List.of(), LONG));
            awaitTaken(1);
        } finally {
            first.close();
        }
    }

    @Test
    void aKilledWindowsSocketIsReplaced() throws IOException, InterruptedException {
        Process program = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Listening.class.getName(),
                        place().folder().toString(),
                        place().name())
                .redirectErrorStream(true)
                .start();
        try {
            assertEquals("listening", program.inputReader().readLine());
            assertTrue(SecondStart.handOver(place(), List.of(Path.of("game.hgn")), LONG));
            assertEquals(
                    Path.of("game.hgn").toAbsolutePath().toString(),
                    program.inputReader().readLine());
            assertEquals(Optional.empty(), FirstWindow.listen(place(), new AtOnce(), taken::add));
        } finally {
            program.destroyForcibly().waitFor();
        }
        assertTrue(Files.exists(place().socket()), "it was killed");
        assertFalse(SecondStart.handOver(place(), List.of(), LONG));
        FirstWindow next = FirstWindow.listen(place(), new AtOnce(), taken::add).orElseThrow();
        try {
            assertTrue(SecondStart.handOver(place(), List.of(), LONG));
        } finally {
            next.close();
        }
    }

    @Test
    void eachDisplayHasItsOwnPlace() {
        assertNotEquals(place(), MeetingPlace.of(folder.resolve("data"), Map.of("DISPLAY", ":8")));
        assertNotEquals(place(), MeetingPlace.of(folder.resolve("data"), Map.of()));
    }

    @Test
    void whereThereCanBeNoSocketTheWindowLivesWithout() {
        MeetingPlace deep = new MeetingPlace(folder.resolve("d".repeat(150)), "window");
        assertEquals(Optional.empty(), FirstWindow.listen(deep, new AtOnce(), taken::add));
        assertFalse(SecondStart.handOver(deep, List.of(), LONG));
    }
}
