package hexalyst;

import hexalyst.analysis.results.DataFolder;
import hexalyst.cli.HexalystCommand;
import hexalyst.cli.terminal.ErrorLine;
import hexalyst.cli.terminal.ExitCode;
import hexalyst.text.FileNaming;
import hexalyst.text.Texts;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine;

/// Chooses between the command line and the window.
public final class Start {
    /// The commands that the build runs to prepare the classes for a faster start.
    private static final List<List<String>> REHEARSED = List.of(
            List.of("legal", "5/6/7/8/9/8/7/6/5 w"), List.of("--help"), List.of("solve", "--anew", "4/5/6/7/6/5/4 w"));

    private Start() {}

    /// Runs a command, or opens the window on the files that are named, or on none. If a window is open already, the
    /// files are opened there, unless `--new-window` comes first.
    public static void main(String[] arguments) {
        System.exit(code(arguments));
    }

    /// Any unforeseen failure, even running out of memory, becomes one line and an exit code.
    private static int code(String[] arguments) {
        try {
            return run(arguments);
        } catch (RuntimeException | Error failure) {
            System.err.println("hexalyst: " + ErrorLine.unforeseen(failure));
            return ExitCode.NEGATIVE;
        }
    }

    private static int run(String[] arguments) {
        boolean option = arguments.length > 0 && App.OPTIONS.contains(arguments[0]);
        boolean command = arguments.length > 0 && !option && HexalystCommand.understands(arguments[0]);
        Optional<String> lost =
                Texts.in(Locale.ENGLISH, () -> FileNaming.ofThisStart().lost(arguments));
        if (lost.isPresent()) {
            System.err.println("hexalyst: " + lost.get());
            return ExitCode.NEGATIVE;
        }
        if (command) {
            return command(arguments);
        }
        List<String> names = Arrays.asList(arguments).subList(option ? 1 : 0, arguments.length);
        for (String file : names) {
            if (!exists(file)) {
                System.err.println("hexalyst: " + file + " is neither a command nor a file (see hexalyst --help)");
                return ExitCode.USAGE;
            }
        }
        List<Path> files = names.stream().map(Path::of).toList();
        if (option && arguments[0].equals(App.REHEARSE)) {
            return rehearse(files);
        }
        FileNaming.ofThisStart().limits().ifPresent(told -> System.err.println("hexalyst: " + told));
        return App.open(files, option ? arguments[0] : "");
    }

    /// Runs the window, if there are files, and some commands while the build records which classes they need; all of
    /// them search. The data are in a folder of their own, so that nothing depends on the user's and nothing of the
    /// user's changes.
    private static int rehearse(List<Path> files) {
        try {
            Path data = Files.createTempDirectory("hexalyst-rehearsal");
            System.setProperty(DataFolder.PROPERTY, data.toString());
            try {
                int code = files.isEmpty() ? 0 : App.open(files, App.REHEARSE);
                return Math.max(
                        code,
                        REHEARSED.stream()
                                .mapToInt(command -> command(command.toArray(String[]::new)))
                                .max()
                                .orElse(0));
            } finally {
                delete(data);
            }
        } catch (IOException noFolder) {
            throw new UncheckedIOException(noFolder);
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(each);
            }
        }
    }

    private static int command(String... arguments) {
        // Output for scripts is the same everywhere; only the window uses the user's language.
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
