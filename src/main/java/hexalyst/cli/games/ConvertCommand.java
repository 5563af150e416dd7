package hexalyst.cli.games;

import hexalyst.cli.terminal.ExitCode;
import hexalyst.cli.terminal.GameFile;
import hexalyst.cli.terminal.InputException;
import hexalyst.cli.terminal.Interruption;
import hexalyst.cli.terminal.OutputFile;
import hexalyst.cli.terminal.Printer;
import hexalyst.cli.terminal.Progress;
import hexalyst.cli.terminal.UsageException;
import hexalyst.export.FileNames;
import hexalyst.notation.GameFormat;
import hexalyst.notation.ReadResult;
import hexalyst.notation.exchange.Imported;
import hexalyst.notation.exchange.RowOrder;
import hexalyst.notation.source.FileProblem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `convert`: games from one format to another.
@Command(
        name = "convert",
        mixinStandardHelpOptions = true,
        description =
                "Converts games to .hgn, .json or .sgf, by suffix: from these, from records and exports of Abstract"
                        + " Play (.json, .jsonl), trials of Ludii (.trl) and lists of moves (.txt). Where the input has"
                        + " errors, what was good is converted, the errors go to stderr, and the exit code is 1. What"
                        + " could not be kept goes to stderr too. Several files need a folder as <out>; of those with the"
                        + " same name, the later ones get a number.",
        footer = {
            "%nExample: hexalyst convert sample-games/engine-game-01.hgn game.sgf",
            "         hexalyst convert trials/*.trl games/ --format hgn"
        })
public final class ConvertCommand implements Callable<Integer> {
    @Mixin
    private Printer printer = new Printer();

    @Option(names = "--force", description = "Overwrite the output if it exists.")
    private boolean force;

    @Option(
            names = "--rows",
            paramLabel = "<end>",
            description = "Where the input has its row a: bottom or top. Only needed where it cannot be told.")
    private @Nullable RowOrder rows;

    @Option(
            names = "--format",
            paramLabel = "<suffix>",
            description = "What to write into a folder: hgn (default), json or sgf.")
    private String format = "hgn";

    @Parameters(
            arity = "2..*",
            paramLabel = "<in>... <out>",
            hideParamSyntax = true,
            description = "The files to read, and what to write.")
    private List<Path> paths = List.of();

    @Override
    public Integer call() {
        Path out = paths.getLast();
        List<Path> in = paths.subList(0, paths.size() - 1);
        if (Files.isDirectory(out)) {
            return ExitCode.of(all(in, out));
        }
        if (in.size() > 1) {
            throw new UsageException(out + ": several files need a folder that exists");
        }
        return ExitCode.of(convert(in.getFirst(), out));
    }

    /// Converts each file; one that cannot be read does not stop the others.
    private boolean all(List<Path> in, Path folder) {
        if (GameFormat.of(Path.of("x." + format)).isEmpty()) {
            throw new UsageException("no format " + format + "; there are hgn, json and sgf");
        }
        List<Path> out = targets(in, folder);
        Progress progress = printer.progress();
        Interruption interruption = new Interruption(() -> {});
        boolean good = true;
        try {
            for (int i = 0; i < in.size() && !interruption.asked(); i++) {
                Path file = in.get(i);
                progress.show((i + 1) + " of " + in.size() + ": " + file.getFileName());
                good &= convertOne(file, out.get(i), progress);
            }
            progress.clear();
        } finally {
            interruption.end();
        }
        return good && !interruption.asked();
    }

    /// The target of each file. All are checked before anything is written; otherwise the first files would already
    /// exist and the command could not be repeated.
    private List<Path> targets(List<Path> in, Path folder) {
        List<Path> targets = FileNames.distinct(in.stream().map(GameFile::stem).toList()).stream()
                .map(name -> folder.resolve(name + "." + format))
                .toList();
        for (int i = 0; i < in.size(); i++) {
            Path target = targets.get(i);
            OutputFile.assertNew(target, force);
            for (Path later : in.subList(i + 1, in.size())) {
                if (isSame(target, later)) {
                    throw new InputException(target + " is to be read and would be overwritten before");
                }
            }
        }
        return targets;
    }

    private static boolean isSame(Path one, Path other) {
        try {
            return Files.exists(one) && Files.exists(other) && Files.isSameFile(one, other);
        } catch (IOException unreadable) {
            return false;
        }
    }

    private boolean convertOne(Path in, Path out, Progress progress) {
        try {
            return convert(in, out);
        } catch (InputException wrong) {
            progress.clear();
            printer.say(wrong.getMessage());
            return false;
        }
    }

    /// Returns false if anything was wrong with the input.
    private boolean convert(Path in, Path out) {
        Imported imported = GameFile.open(in, Optional.ofNullable(rows));
        ReadResult result = imported.usual();
        for (FileProblem problem : result.problems()) {
            printer.say(in + ": " + problem.text());
        }
        boolean anyMove = result.nodes() > result.games().size();
        if (result.games().isEmpty() || (!anyMove && !result.problems().isEmpty())) {
            throw new InputException(in + ": no move could be read, and nothing was written");
        }
        GameFile.write(out, result.games(), force);
        GameFile.tell(in, imported, printer.err());
        return result.problems().isEmpty();
    }
}
