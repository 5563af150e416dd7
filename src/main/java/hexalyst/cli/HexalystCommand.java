package hexalyst.cli;

import hexalyst.cli.engines.BenchCommand;
import hexalyst.cli.engines.GtpCommand;
import hexalyst.cli.engines.LevelsCommand;
import hexalyst.cli.engines.MatchCommand;
import hexalyst.cli.games.AnalyzeCommand;
import hexalyst.cli.games.CheckCommand;
import hexalyst.cli.games.ConvertCommand;
import hexalyst.cli.games.ExportCommand;
import hexalyst.cli.positions.BalanceCommand;
import hexalyst.cli.positions.CampaignCommand;
import hexalyst.cli.positions.MovesCommand;
import hexalyst.cli.positions.SolveCommand;
import hexalyst.cli.positions.VerifyCommand;
import hexalyst.cli.positions.WorkerCommand;
import hexalyst.cli.rules.ExamplesCommand;
import hexalyst.cli.rules.LegalCommand;
import hexalyst.cli.rules.PerftCommand;
import hexalyst.cli.rules.ReplayCommand;
import hexalyst.cli.study.ExploreCommand;
import hexalyst.cli.study.LibraryCommand;
import hexalyst.cli.study.PuzzleCommand;
import hexalyst.cli.study.RepertoireCommand;
import hexalyst.cli.study.StoreCommand;
import hexalyst.cli.terminal.ErrorLine;
import hexalyst.cli.terminal.ExitCode;
import hexalyst.cli.terminal.InputException;
import hexalyst.cli.terminal.ProgramVersion;
import hexalyst.cli.terminal.UsageException;
import hexalyst.text.FileNaming;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IHelpSectionRenderer;
import picocli.CommandLine.Model.UsageMessageSpec;

/// The program as a command; without a subcommand, [hexalyst.Start] opens the window.
@Command(
        name = "hexalyst",
        description = "Opens files in the open window, or a new one, or runs a command.",
        synopsisHeading = "Usage: ",
        customSynopsis = "hexalyst [--new-window] [file...]%n       hexalyst <command> [options]",
        footer = "%nMore: hexalyst <command> --help. Example: hexalyst solve \"3/4/5/4/3 w\"",
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class)
public final class HexalystCommand {
    /// The commands, in the order in which the help lists them. Each is created only when needed: creating all of them
    /// takes longer than solving most positions.
    private static final List<Listed> COMMANDS = List.of(
            new Listed("Positions", "solve", SolveCommand::new, "Proves who wins."),
            new Listed("Positions", "moves", MovesCommand::new, "Proves the value of every move."),
            new Listed("Positions", "verify", VerifyCommand::new, "Checks a proof by the rules alone."),
            new Listed("Positions", "campaign", CampaignCommand::new, "Settles many positions."),
            new Listed("Positions", "worker", WorkerCommand::new, "Joins in the work of other machines."),
            new Listed("Positions", "balance", BalanceCommand::new, "Finds restrictions that make the game last."),
            new Listed("Games", "check", CheckCommand::new, "Finds errors in files of games."),
            new Listed("Games", "convert", ConvertCommand::new, "Converts games, also those of other programs."),
            new Listed("Games", "analyze", AnalyzeCommand::new, "Adds proved values, estimates and glyphs to games."),
            new Listed("Games", "export", ExportCommand::new, "Makes pictures and documents."),
            new Listed("Study", "library", LibraryCommand::new, "The library of games: import, search, show, remove."),
            new Listed("Study", "explore", ExploreCommand::new, "What was played in a position and what is known."),
            new Listed("Study", "puzzle", PuzzleCommand::new, "Puzzles with proved solutions: check, make, show."),
            new Listed("Study", "repertoire", RepertoireCommand::new, "Lines to learn by heart."),
            new Listed("Study", "store", StoreCommand::new, "Saved results: merge those of other computers."),
            new Listed("Engines", "gtp", GtpCommand::new, "Speaks the Go Text Protocol."),
            new Listed("Engines", "match", MatchCommand::new, "Plays two engines against each other."),
            new Listed("Engines", "levels", LevelsCommand::new, "Measures the levels of a game."),
            new Listed("Engines", "bench", BenchCommand::new, "Measures the speed of the search."),
            new Listed("Rules", "legal", LegalCommand::new, "Prints the legal moves of a position."),
            new Listed("Rules", "perft", PerftCommand::new, "Counts the moves at a depth."),
            new Listed("Rules", "examples", ExamplesCommand::new, "Checks examples of rules."),
            new Listed("Rules", "replay", ReplayCommand::new, "Replays games that another program wrote down."));

    /// A command and its line in the program's help.
    private record Listed(String group, String name, Supplier<Object> command, String summary) {}

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
                .filter(command -> wanted.test(command.name()))
                .forEach(command ->
                        line.addSubcommand(command.name(), command.command().get()));
        Map<String, IHelpSectionRenderer> help = new HashMap<>(line.getHelpSectionMap());
        help.put(UsageMessageSpec.SECTION_KEY_FOOTER, HexalystCommand::examples);
        line.setHelpSectionMap(help);
        Map<String, IHelpSectionRenderer> overview = new HashMap<>(help);
        overview.put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST_HEADING, any -> "");
        overview.put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, any -> commands());
        line.getCommandSpec().usageMessage().sectionMap(overview);
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

    /// The examples as they are: picocli breaks long lines, and half a command cannot be copied.
    private static String examples(CommandLine.Help help) {
        return String.format(String.join("%n", help.commandSpec().usageMessage().footer()) + "%n");
    }

    private static String commands() {
        StringBuilder text = new StringBuilder();
        String group = "";
        for (Listed command : COMMANDS) {
            if (!command.group().equals(group)) {
                group = command.group();
                text.append(String.format("%n%s:%n", group));
            }
            text.append(String.format("  %-12s%s%n", command.name(), command.summary()));
        }
        return text.toString();
    }

    /// True if a first argument is a command or an option rather than a file to open.
    public static boolean understands(String argument) {
        return argument.startsWith("-") || isCommand(argument);
    }

    private static boolean isCommand(String name) {
        return COMMANDS.stream().anyMatch(command -> command.name().equals(name));
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
