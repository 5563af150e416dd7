package hexalyst;

import hexalyst.cli.HexalystCommand;
import hexalyst.text.FileNaming;
import hexalyst.text.Texts;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine;

/// Chooses between the command line and the window.
public final class Start {
    /// The empty board of 37 cells.
    private static final String REHEARSED = "4/5/6/7/6/5/4 w";

    private Start() {}

    /// Runs a command, or opens the window on the files that are named, or on none. If a window is open already, the
    /// files are opened there, unless `--new-window` comes first.
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
        boolean option = arguments.length > 0 && App.OPTIONS.contains(arguments[0]);
        boolean command = arguments.length > 0 && !option && HexalystCommand.understands(arguments[0]);
        Relaunch.ifNeeded(arguments, !command && !(option && arguments[0].equals(App.REHEARSE)));
        Optional<String> lost =
                Texts.in(Locale.ENGLISH, () -> FileNaming.ofThisStart().lost(arguments));
        if (lost.isPresent()) {
            System.err.println("hexalyst: " + lost.get());
            return HexalystCommand.NEGATIVE;
        }
        if (command) {
            return command(arguments);
        }
        List<String> names = Arrays.asList(arguments).subList(option ? 1 : 0, arguments.length);
        for (String file : names) {
            if (!exists(file)) {
                System.err.println("hexalyst: " + file + " is neither a command nor a file (see hexalyst --help)");
                return HexalystCommand.USAGE;
            }
        }
        int code = App.open(names.stream().map(Path::of).toList(), option ? arguments[0] : "");
        // The rehearsal ends with a search, whose methods the build then knows as well.
        boolean search = code == 0 && option && arguments[0].equals(App.REHEARSE);
        return search ? command("solve", REHEARSED) : code;
    }

    private static int command(String... arguments) {
        // What scripts read is the same everywhere; the window speaks the user's language.
        Locale.setDefault(Locale.ENGLISH);
        CommandLine line = HexalystCommand.commandLineFor(arguments);
        line.setOut(new PrintWriter(System.out, true, StandardCharsets.UTF_8));
        line.setErr(new PrintWriter(System.err, true, StandardCharsets.UTF_8));
        return line.execute(arguments);
    }

    private static boolean exists(String file) {
        try {
            return Files.exists(Path.of(file));
        } catch (InvalidPathException notEvenAName) {
            return false;
        }
    }
}
