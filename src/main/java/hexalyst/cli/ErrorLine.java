package hexalyst.cli;

import java.io.PrintWriter;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;

/// What a command says beside its result: a line on standard error that names the program.
final class ErrorLine {
    private ErrorLine() {}

    /// Prints it at once.
    static void print(CommandSpec spec, @Nullable String text) {
        PrintWriter err = spec.commandLine().getErr();
        err.println("hexalyst: " + text);
        err.flush();
    }
}
