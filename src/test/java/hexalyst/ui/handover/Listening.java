package hexalyst.ui.handover;

import hexalyst.ui.fx.FxThread;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/// A program with a window that prints the files that are handed to it, one a line, and waits to be killed.
public final class Listening {
    private Listening() {}

    /// Listens.
    ///
    /// @param arguments the folder and the name of the meeting place
    public static void main(String[] arguments) throws InterruptedException {
        FxThread atOnce = new FxThread() {
            @Override
            public void run(Runnable task) {
                task.run();
            }

            @Override
            public void run(Duration pause, Runnable task) {
                task.run();
            }
        };
        Optional<FirstWindow> first = FirstWindow.listen(
                new MeetingPlace(Path.of(arguments[0]), arguments[1]),
                atOnce,
                files -> files.forEach(System.out::println));
        System.out.println(first.isPresent() ? "listening" : "taken");
        Thread.sleep(Duration.ofMinutes(5));
    }
}
