package hexalyst.cli;

import java.io.Console;
import java.io.PrintWriter;

/// A line of progress on stderr, only where somebody watches.
final class Progress {
    private final PrintWriter err;
    private final boolean watched;
    private int width;

    @SuppressWarnings("SystemConsoleNull") // it is null again where there is no terminal, since Java 25
    Progress(PrintWriter err) {
        this.err = err;
        Console console = System.console();
        watched = console != null && console.isTerminal();
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
