package hexalyst.ui.handover;

import hexalyst.ui.fx.FxThread;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;

/// How a start of the program that is about to open a window finds the others. Of several at the same time, the one
/// that gets the lock is first; the others wait for its window, which may take a while to open.
public sealed interface Meeting {
    /// How long to wait for a window that is still starting.
    Duration PATIENCE = Duration.ofSeconds(5);

    /// The time between two attempts.
    Duration STEP = Duration.ofMillis(50);

    /// This start is the first: later ones hand it their files.
    ///
    /// @param window listens for later starts
    record First(FirstWindow window) implements Meeting {}

    /// Another window has accepted the files; this start needs no window.
    record HandedOver() implements Meeting {}

    /// This start opens an independent window, because the first window does not reply or the system has no such
    /// sockets.
    record Alone() implements Meeting {}

    /// Becomes the first window, or hands the files to it.
    ///
    /// @param files the files that this start is to open
    /// @param later brings the files of later starts to the JavaFX thread
    /// @param taker receives them there, perhaps none
    /// @param patience how long to wait for the first window
    static Meeting of(
            MeetingPlace place, List<Path> files, FxThread later, Consumer<List<Path>> taker, Duration patience) {
        long end = System.nanoTime() + patience.toNanos();
        long left = patience.toNanos();
        while (left > 0) {
            try {
                FileChannel lock = FirstWindow.locked(place);
                if (lock != null) {
                    return FirstWindow.listen(place, lock, later, taker)
                            .<Meeting>map(First::new)
                            .orElseGet(Alone::new);
                }
            } catch (IOException none) {
                return new Alone();
            }
            if (SecondStart.handOver(place, files, Duration.ofNanos(left))) {
                return new HandedOver();
            }
            pause();
            left = end - System.nanoTime();
        }
        return new Alone();
    }

    private static void pause() {
        try {
            Thread.sleep(STEP);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }
}
