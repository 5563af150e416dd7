package hexalyst.cli;

import java.io.Console;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;

/// A line of progress on stderr, only where somebody watches.
final class Progress {
    private final PrintWriter err;
    private final boolean watched;
    private int width;

    Progress(PrintWriter err) {
        this.err = err;
        watched = isTerminal();
    }

    /// Whether stderr is a terminal. Java can only tell that of stdin and stdout together, so Linux is asked directly.
    @SuppressWarnings("SystemConsoleNull") // it is null again where there is no terminal, since Java 25
    private static boolean isTerminal() {
        Path stderr = Path.of("/proc/self/fd/2");
        if (Files.isSymbolicLink(stderr)) {
            try {
                Path target = Files.readSymbolicLink(stderr);
                return target.startsWith("/dev/pts") || target.toString().startsWith("/dev/tty");
            } catch (IOException unreadable) {
                return false;
            }
        }
        Console console = System.console();
        return console != null && console.isTerminal();
    }

    /// Writes over the line of before. May be called from any thread.
    synchronized void show(String text) {
        if (watched) {
            err.print("\r" + text + " ".repeat(Math.max(0, width - text.length())));
            err.flush();
            width = text.length();
        }
    }

    /// Wipes the line.
    synchronized void clear() {
        if (watched && width > 0) {
            err.print("\r" + " ".repeat(width) + "\r");
            err.flush();
            width = 0;
        }
    }
}
