package hexalyst.cli.terminal;

import hexalyst.analysis.results.DataFolder;
import hexalyst.report.LogFile;
import hexalyst.text.FileNaming;
import java.io.PrintWriter;
import java.nio.file.InvalidPathException;
import org.jspecify.annotations.Nullable;

/// A command's message besides its result: a line on standard error that names the program.
public final class ErrorLine {
    private static final System.Logger LOG = System.getLogger(ErrorLine.class.getName());

    private ErrorLine() {}

    /// Prints it at once, on one line, whatever names of files are in it.
    public static void print(PrintWriter err, @Nullable String text) {
        err.println("hexalyst: " + joined(String.valueOf(text)));
        err.flush();
    }

    /// The one-line message for a bug, for running out of memory, or for a name that the system cannot encode.
    public static String unforeseen(Throwable failure) {
        Throwable cause = failure.getCause() == null ? failure : failure.getCause();
        if (cause instanceof InvalidPathException unfit) {
            return FileNaming.ofThisStart().problem(unfit);
        }
        return cause instanceof OutOfMemoryError
                ? "not enough memory; start java with a larger -Xmx"
                : "internal error: " + joined(failure.toString()) + logged(failure);
    }

    /// Where the details are logged for a report, if anywhere.
    private static String logged(Throwable failure) {
        try (LogFile log = new LogFile(DataFolder.ofUser().log())) {
            log.open();
            LOG.log(System.Logger.Level.ERROR, "internal error", failure);
            return log.isWritten() ? " (details in " + log.folder() + ")" : "";
        }
    }

    /// The lines of a text as one.
    public static String joined(String text) {
        return text.lines()
                .map(String::strip)
                .reduce((a, b) -> a + " " + b)
                .orElse("")
                .replaceAll("\\p{Cntrl}", "?");
    }
}
