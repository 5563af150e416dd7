package hexalyst.cli.terminal;

import java.io.Console;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;

/// A progress line on stderr, only shown on a terminal.
public final class Progress {
    private final PrintWriter err;
    private final boolean watched;
    private int width;

    Progress(PrintWriter err) {
        this.err = err;
        watched = isTerminal();
    }

    /// Whether stderr is a terminal. Java only knows this for stdin and stdout together, so on Linux the system is
    /// asked directly.
    @SuppressWarnings("SystemConsoleNull") // since Java 25 it is null again without a terminal
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

    /// Overwrites the previous line. May be called from any thread.
    public synchronized void show(String text) {
        if (watched) {
            err.print("\r" + text + " ".repeat(Math.max(0, width - text.length())));
            err.flush();
            width = text.length();
        }
    }

    /// Clears the line.
    public synchronized void clear() {
        if (watched && width > 0) {
            err.print("\r" + " ".repeat(width) + "\r");
            err.flush();
            width = 0;
        }
    }
}
