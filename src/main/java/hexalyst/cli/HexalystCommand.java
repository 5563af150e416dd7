package hexalyst.cli;

import hexalyst.text.FileNaming;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/// The program as a command; without a subcommand, [hexalyst.Start] opens the window.
@Command(
        name = "hexalyst",
        description = "Analysis workbench for hex board games, Manalath first. Without a command, or with files, the"
                + " window opens, each file in a tab; if one is open already, it takes the files, except with"
                + " --new-window.",
        synopsisHeading = "Usage: ",
        customSynopsis = "hexalyst [--new-window] [file...]%n       hexalyst <command> [options]",
        footer = "%nExample: hexalyst solve \"3/4/5/4/3 w\"",
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class)
public final class HexalystCommand {
    /// The commands, in the order in which the help lists them. Each is created only when needed: creating all of them
    /// takes longer than solving most positions.
    private static final List<Map.Entry<String, Supplier<Object>>> COMMANDS = List.of(
            Map.entry("legal", LegalCommand::new),
            Map.entry("perft", PerftCommand::new),
            Map.entry("replay", ReplayCommand::new),
            Map.entry("check", CheckCommand::new),
            Map.entry("convert", ConvertCommand::new),
            Map.entry("export", ExportCommand::new),
            Map.entry("solve", SolveCommand::new),
            Map.entry("moves", MovesCommand::new),
            Map.entry("bench", BenchCommand::new),
            Map.entry("verify", VerifyCommand::new),
            Map.entry("analyze", AnalyzeCommand::new),
            Map.entry("campaign", CampaignCommand::new),
            Map.entry("balance", BalanceCommand::new),
            Map.entry("store", StoreCommand::new),
            Map.entry("library", LibraryCommand::new),
            Map.entry("explore", ExploreCommand::new),
            Map.entry("puzzle", PuzzleCommand::new),
            Map.entry("repertoire", RepertoireCommand::new),
            Map.entry("gtp", GtpCommand::new),
            Map.entry("match", MatchCommand::new));

    /// The command line with every command, ready to execute. Errors are one line each.
    public static CommandLine commandLine() {
        return commandLine(any -> true);
    }

    /// The command line for these arguments, ready to execute: with the command that they begin with, or with every
    /// command if they begin with none.
    public static CommandLine commandLineFor(String... arguments) {
        String first = arguments.length == 0 ? "" : arguments[0];
        return commandLine(name -> name.equals(first) || !isCommand(first));
    }

    private static CommandLine commandLine(Predicate<String> wanted) {
        CommandLine line = new CommandLine(new HexalystCommand());
        COMMANDS.stream()
                .filter(command -> wanted.test(command.getKey()))
                .forEach(command ->
                        line.addSubcommand(command.getKey(), command.getValue().get()));
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.registerConverter(Path.class, HexalystCommand::path);
        line.setParameterExceptionHandler((exception, arguments) -> {
            CommandLine command = exception.getCommandLine();
            ErrorLine.print(
                    command.getErr(),
                    ErrorLine.joined(String.valueOf(exception.getMessage())) + " (see "
                            + command.getCommandSpec().qualifiedName() + " --help)");
            return ExitCode.USAGE;
        });
        line.setExecutionExceptionHandler((exception, command, result) -> {
            boolean usage = exception instanceof UsageException;
            boolean known = usage || exception instanceof InputException;
            ErrorLine.print(command.getErr(), known ? exception.getMessage() : ErrorLine.unforeseen(exception));
            return usage ? ExitCode.USAGE : ExitCode.NEGATIVE;
        });
        return line;
    }

    /// True if a first argument is a command or an option rather than a file to open.
    public static boolean understands(String argument) {
        return argument.startsWith("-") || isCommand(argument);
    }

    private static boolean isCommand(String name) {
        return COMMANDS.stream().anyMatch(command -> command.getKey().equals(name));
    }

    /// picocli's own converter mentions class names in its messages.
    private static Path path(String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException unfit) {
            throw new CommandLine.TypeConversionException(
                    FileNaming.ofThisStart().problem(unfit));
        }
    }
}
