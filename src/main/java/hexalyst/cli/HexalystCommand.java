package hexalyst.cli;

import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/// The program as a command; without a subcommand the window opens, which [hexalyst.Start] sees to.
@Command(
        name = "hexalyst",
        description = "Analysis workbench for hex board games, Manalath first. Without a command, or with a file, the"
                + " window opens.",
        synopsisHeading = "Usage: ",
        customSynopsis = "hexalyst [file...]%n       hexalyst <command> [options]",
        footer = "%nExample: hexalyst solve \"3/4/5/4/3 w\"",
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class,
        subcommands = {
            LegalCommand.class,
            PerftCommand.class,
            CheckCommand.class,
            ConvertCommand.class,
            SolveCommand.class,
            MovesCommand.class,
            BenchCommand.class,
            VerifyCommand.class,
            AnalyzeCommand.class,
            GtpCommand.class,
            MatchCommand.class
        })
public final class HexalystCommand {
    /// The exit code for a wrong input or a negative answer.
    public static final int NEGATIVE = 1;
    /// The exit code for a wrong use of the command line.
    public static final int USAGE = 2;

    /// The command line, ready to execute. Errors are one line each.
    public static CommandLine commandLine() {
        CommandLine line = new CommandLine(new HexalystCommand());
        line.setParameterExceptionHandler((exception, arguments) -> {
            CommandLine command = exception.getCommandLine();
            PrintWriter err = command.getErr();
            err.println("hexalyst: " + oneLine(String.valueOf(exception.getMessage())) + " (see "
                    + command.getCommandSpec().qualifiedName() + " --help)");
            err.flush();
            return USAGE;
        });
        line.setExecutionExceptionHandler((exception, command, result) -> {
            PrintWriter err = command.getErr();
            boolean usage = exception instanceof UsageException;
            boolean known = usage || exception instanceof InputException;
            err.println("hexalyst: " + (known ? exception.getMessage() : unforeseen(exception)));
            err.flush();
            return usage ? USAGE : NEGATIVE;
        });
        return line;
    }

    /// True if a first argument is meant for the command line rather than a file to open.
    public static boolean understands(String argument) {
        return argument.startsWith("-") || commandLine().getSubcommands().containsKey(argument);
    }

    /// What to say of a fault of the program, or of memory that ran out, in one line.
    public static String unforeseen(Throwable failure) {
        Throwable cause = failure.getCause() == null ? failure : failure.getCause();
        return cause instanceof OutOfMemoryError
                ? "not enough memory; start java with a larger -Xmx"
                : "internal error: " + oneLine(failure.toString());
    }

    static String oneLine(String text) {
        return text.lines().map(String::strip).reduce((a, b) -> a + " " + b).orElse("");
    }
}
