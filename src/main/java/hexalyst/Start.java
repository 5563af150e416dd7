package hexalyst;

import hexalyst.cli.HexalystCommand;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine;

/// Chooses between the command line and the window.
public final class Start {
    private Start() {}

    /// Runs a command, or opens the window on the files that are named, or on none.
    public static void main(String[] arguments) {
        System.exit(code(arguments));
    }

    /// Whatever goes wrong unforeseen, even memory running out, is one line and an exit code.
    private static int code(String[] arguments) {
        try {
            return run(arguments);
        } catch (RuntimeException | Error failure) {
            System.err.println("hexalyst: " + HexalystCommand.unforeseen(failure));
            return HexalystCommand.NEGATIVE;
        }
    }

    private static int run(String[] arguments) {
        if (arguments.length > 0 && !arguments[0].equals(App.REHEARSE) && HexalystCommand.understands(arguments[0])) {
            CommandLine line = HexalystCommand.commandLineFor(arguments);
            line.setOut(new PrintWriter(System.out, true, StandardCharsets.UTF_8));
            line.setErr(new PrintWriter(System.err, true, StandardCharsets.UTF_8));
            return line.execute(arguments);
        }
        for (String file : arguments) {
            if (!file.equals(App.REHEARSE) && !exists(file)) {
                System.err.println("hexalyst: " + file + " is neither a command nor a file (see hexalyst --help)");
                return HexalystCommand.USAGE;
            }
        }
        return App.open(arguments);
    }

    private static boolean exists(String file) {
        try {
            return Files.exists(Path.of(file));
        } catch (InvalidPathException notEvenAName) {
            return false;
        }
    }
}
