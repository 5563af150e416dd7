package hexalyst.cli.engines;

import hexalyst.engine.StopSwitch;
import java.io.BufferedReader;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.regex.Pattern;

/// The lines of a GTP controller. They are read on a thread of their own, so that one can arrive while a command is
/// being carried out.
final class GtpInput {
    /// The most waiting lines; a controller that sends more without waiting for answers is blocked.
    private static final int MOST_WAITING = 10_000;

    private static final Pattern STOP = Pattern.compile("\\s*(\\d+\\s+)?hexalyst-stop\\b.*");

    private final Deque<String> lines = new ArrayDeque<>();
    private StopSwitch command = new StopSwitch();
    private boolean ended;
    /// True while the lines are those that were there when the program began to read.
    private boolean early;
    private boolean asked;

    /// Starts to read, until the end of the input or of the program.
    GtpInput(BufferedReader in) {
        early = isReady(in);
        Thread.ofPlatform().daemon().name("hexalyst-gtp-input").start(() -> read(in));
    }

    private static boolean isReady(BufferedReader in) {
        try {
            return in.ready();
        } catch (IOException broken) {
            return false;
        }
    }

    /// How long the command that is being carried out may have waited while the program was starting, which can take
    /// seconds on a busy machine; zero if it came later, and after the first call.
    synchronized Duration late() {
        Duration late = early
                ? ProcessHandle.current()
                        .info()
                        .startInstant()
                        .map(start -> Duration.between(start, Instant.now()))
                        .orElse(Duration.ZERO)
                : Duration.ZERO;
        early = false;
        return late;
    }

    private void read(BufferedReader in) {
        try {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                arrived(line);
            }
        } catch (IOException broken) {
            // Nobody reads any more; treated like the end.
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } finally {
            end();
        }
    }

    private synchronized void arrived(String line) throws InterruptedException {
        while (lines.size() >= MOST_WAITING) {
            wait();
        }
        lines.add(line);
        if (STOP.matcher(line).matches()) {
            command.press();
        }
        notifyAll();
    }

    private synchronized void end() {
        ended = true;
        notifyAll();
    }

    /// Waits for the next line and takes it; empty at the end.
    synchronized Optional<String> next() throws InterruptedException {
        early &= !asked || !lines.isEmpty();
        asked = true;
        while (lines.isEmpty() && !ended) {
            wait();
        }
        notifyAll();
        return lines.isEmpty() ? Optional.empty() : Optional.of(lines.remove());
    }

    /// Waits until a line is available or the input has ended, for at most this long.
    ///
    /// @return true if a line is available or the input has ended
    synchronized boolean arrives(Duration atMost) throws InterruptedException {
        long deadline = System.nanoTime() + atMost.toNanos();
        while (lines.isEmpty() && !ended) {
            long left = (deadline - System.nanoTime()) / 1_000_000;
            if (left <= 0) {
                return false;
            }
            wait(left);
        }
        return true;
    }

    /// A switch for the command that starts now. `hexalyst-stop` presses it, even if that is already waiting.
    synchronized StopSwitch begin() {
        command = new StopSwitch();
        if (lines.stream().anyMatch(line -> STOP.matcher(line).matches())) {
            command.press();
        }
        return command;
    }
}
