package hexalyst.ui.handover;

import hexalyst.ui.fx.Later;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;

/// How a start of the program that is about to open a window meets the others. Of several at the same moment whoever
/// gets the lock is the first; the others wait for it, since its window may take a while to come.
public sealed interface Meeting {
    /// How long to wait for a window that is only starting.
    Duration PATIENCE = Duration.ofSeconds(5);

    /// How long to wait before looking again.
    Duration STEP = Duration.ofMillis(50);

    /// This is the first one: later starts hand their files to it.
    ///
    /// @param window listens
    record First(FirstWindow window) implements Meeting {}

    /// Another one has taken the files: no window is needed here.
    record HandedOver() implements Meeting {}

    /// This window lives by itself: the one that is there does not answer, or the system has no means to meet.
    record Alone() implements Meeting {}

    /// Becomes the first window, or hands the files to the one that is. Waits as long as its patience lasts.
    ///
    /// @param files what this start is to open
    /// @param later brings the files of later starts to the JavaFX thread
    /// @param taker gets them there, perhaps none
    static Meeting of(
            MeetingPlace place, List<Path> files, Later later, Consumer<List<Path>> taker, Duration patience) {
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
