package hexalyst.cli.games;

import hexalyst.analysis.results.ResultStore;
import hexalyst.cli.option.StoreOption;
import hexalyst.cli.terminal.ExitCode;
import hexalyst.cli.terminal.GameFile;
import hexalyst.cli.terminal.InputException;
import hexalyst.cli.terminal.OutputFile;
import hexalyst.cli.terminal.Printer;
import hexalyst.cli.terminal.Progress;
import hexalyst.cli.terminal.UsageException;
import hexalyst.export.Batch;
import hexalyst.export.DocumentFiles;
import hexalyst.export.ExportFormat;
import hexalyst.export.ExportSettings;
import hexalyst.export.Exporter;
import hexalyst.export.FileNames;
import hexalyst.export.document.Watch;
import hexalyst.notation.ReadResult;
import hexalyst.record.GameTree;
import hexalyst.record.Tags;
import hexalyst.study.puzzle.PuzzleExercise;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `export`: pictures and documents of games.
@Command(
        name = "export",
        mixinStandardHelpOptions = true,
        description = "Makes a picture of a position (.svg, .png), of a game (.gif), or a document of all games (.pdf,"
                + " .html, .md), by suffix. Several games make a booklet, puzzles a sheet with the solutions apart. With"
                + " a folder as <out>, a picture or a document for each game of each file. A folder of games becomes a"
                + " site in the folder <out>: an index with a search, a page for each file on which its games can be"
                + " played through and its puzzles solved, and the openings with what is proved of them.",
        footer = {
            "%nExample: hexalyst export sample-games/manalath-01.hgn game.pdf",
            "         hexalyst export sample-games/manalath-01.hgn end.svg --move-numbers all",
            "         hexalyst export sample-games/manalath-01.hgn game.gif --pause 500",
            "         hexalyst export sample-games/*.hgn pictures/ --format png --each",
            "         hexalyst export sample-games site"
        })
public final class ExportCommand implements Callable<Integer> {
    @Mixin
    private Printer printer = new Printer();

    @Mixin
    private PictureOptions looks = new PictureOptions();

    @Mixin
    private StoreOption store = new StoreOption();

    @Option(names = "--force", description = "Overwrite existing files.")
    private boolean force;

    @Option(
            names = "--format",
            paramLabel = "<suffix>",
            description = "What to write into a folder: svg (default), png, gif, pdf, html or md.")
    private String format = "svg";

    @Option(names = "--picture", description = "With .pdf: a picture of one position, not a document.")
    private boolean picture;

    @Option(
            names = "--number",
            paramLabel = "<n>",
            description = "The number of the game, from 1 (default: the first for a picture, otherwise all).")
    private int number;

    @Option(
            names = "--ply",
            paramLabel = "<n>",
            description = "The position after this many plies of the main line, 0 for the start (default: the last;"
                    + " of a puzzle the start).")
    private int ply = Integer.MAX_VALUE;

    @Option(names = "--each", description = "Into a folder: a picture of each position of the main line.")
    private boolean each;

    @Parameters(
            arity = "2..*",
            paramLabel = "<file>... <out>",
            hideParamSyntax = true,
            description = "The files to read, then the file or folder to write.")
    private List<Path> paths = List.of();

    private final Exporter exporter = new Exporter(PuzzleExercise::of, PuzzleExercise::brief);

    private record Source(Path file, int number, GameTree tree) {}

    @Override
    public Integer call() {
        looks.check();
        Path out = paths.getLast();
        List<Path> in = paths.subList(0, paths.size() - 1);
        if (in.stream().anyMatch(Files::isDirectory)) {
            return site(in, out);
        }
        boolean folder = Files.isDirectory(out);
        ExportFormat wanted = format(folder ? format : suffix(out));
        if (!folder && wanted.isPicture() && (in.size() > 1 || each)) {
            throw new UsageException(out + ": more than one picture needs a folder that exists");
        }
        if (wanted == ExportFormat.Picture.GIF && looks.isTransparent()) {
            printer.say("a GIF cannot be transparent: --transparent has no effect");
        }
        List<Source> sources = new ArrayList<>();
        boolean good = true;
        for (Path file : in) {
            good &= read(file, folder || !wanted.isPicture(), sources);
        }
        if (folder) {
            all(sources, wanted, out);
            return ExitCode.of(good);
        }
        switch (wanted) {
            case ExportFormat.Document document ->
                document(out, sources.stream().map(Source::tree).toList(), document);
            case ExportFormat.Picture still -> {
                Source source = sources.getFirst();
                write(out, source, position(source), still);
            }
        }
        return ExitCode.of(good);
    }

    private ExportSettings settings(ExportFormat wanted) {
        return looks.settings(wanted.isStill());
    }

    private int site(List<Path> in, Path out) {
        if (in.size() > 1) {
            throw new UsageException("a site is made of one folder");
        }
        if (!ExportFormat.of(suffix(out)).isEmpty()) {
            throw new UsageException(out + ": a folder becomes a site, in a folder; name the files for one document");
        }
        try (ResultStore results = store.open(printer::say)) {
            SiteExport site = new SiteExport(printer, exporter, looks.settings(false), in.getFirst());
            return ExitCode.of(site.write(out, results, force));
        } catch (IOException e) {
            throw new InputException(GameFile.text(out, e));
        }
    }

    private boolean read(Path file, boolean all, List<Source> sources) {
        ReadResult result = GameFile.read(file, printer);
        int games = result.games().size();
        if (games == 0 || number > games) {
            throw new InputException(
                    file + ": " + (games == 0 ? "no game could be read" : "it has " + Printer.count(games, "game")));
        }
        int first = Math.max(1, number);
        int last = number == 0 && all ? games : first;
        for (int i = first; i <= last; i++) {
            sources.add(new Source(file, i, result.games().get(i - 1)));
        }
        return result.problems().isEmpty();
    }

    /// Exports each game, or each position of it, into a file of its own.
    private void all(List<Source> sources, ExportFormat wanted, Path folder) {
        List<String> names =
                FileNames.distinct(sources.stream().map(ExportCommand::name).toList());
        List<Batch.Item> items = new ArrayList<>();
        for (int i = 0; i < sources.size(); i++) {
            for (int node : positions(sources.get(i), wanted)) {
                items.add(item(sources.get(i), names.get(i), node, wanted));
            }
        }
        Batch batch = new Batch(exporter, wanted, settings(wanted), folder, items);
        Progress progress = printer.progress();
        batch.existing().forEach(file -> OutputFile.assertNew(file, force));
        try {
            batch.write(
                    force,
                    watch(
                            progress,
                            (number, of) -> number + " of " + of + ": "
                                    + items.get(number - 1).name()));
        } catch (FileAlreadyExistsException there) {
            OutputFile.assertNew(Path.of(there.getMessage()), force);
        } catch (IOException e) {
            throw new InputException(GameFile.text(folder, e));
        } finally {
            progress.clear();
        }
    }

    /// Which positions of a game get a file.
    private List<Integer> positions(Source source, ExportFormat wanted) {
        if (!wanted.isPicture()) {
            return List.of(GameTree.ROOT);
        }
        return numbered(wanted) ? source.tree().mainLine() : List.of(position(source));
    }

    private Batch.Item item(Source source, String name, int node, ExportFormat wanted) {
        int plies = source.tree().ply(node);
        String number = numbered(wanted) ? String.format(Locale.ROOT, "-%03d", plies) : "";
        return new Batch.Item(name + number, title(source, plies), source.tree(), node);
    }

    /// Whether each position of a game gets a picture, with its number in the name.
    private boolean numbered(ExportFormat wanted) {
        return each && wanted.isStill();
    }

    private static String title(Source source, int plies) {
        return name(source) + ", position after " + Printer.plies(plies);
    }

    private static String name(Source source) {
        return Batch.name(GameFile.stem(source.file()), source.number());
    }

    private void write(Path file, Source source, int node, ExportFormat.Picture wanted) {
        OutputFile.assertWritable(file, force);
        String title = title(source, source.tree().ply(node));
        byte[] bytes = exporter.picture(wanted, source.tree(), node, settings(wanted), title);
        OutputFile.write(file, bytes);
    }

    /// Writes a document of all games under the requested name, and its further files.
    private void document(Path file, List<GameTree> games, ExportFormat.Document wanted) {
        OutputFile.assertWritable(file, force);
        ExportSettings settings = settings(wanted);
        if (!settings.document().engine()
                && games.stream().anyMatch(game -> game.tags().get(Tags.TASK).isPresent())) {
            printer.say("--no-engine: a puzzle keeps its solution; left out is only who is certain to win");
        }
        Progress progress = printer.progress();
        Map<String, byte[]> made = exporter.document(
                wanted.kind(),
                games,
                settings,
                GameFile.stem(file),
                watch(progress, (number, of) -> number + " of " + Printer.count(of, "game")));
        progress.clear();
        Map<Path, byte[]> files = DocumentFiles.placed(file, made);
        files.keySet().forEach(each -> OutputFile.assertNew(each, force));
        try {
            DocumentFiles.write(files);
        } catch (IOException e) {
            throw new InputException(GameFile.text(file, e));
        }
    }

    /// Shows the progress, and says which letters are lost.
    private Watch watch(Progress progress, BiFunction<Integer, Integer, String> words) {
        return new Watch() {
            @Override
            public void begins(int number, int of) {
                progress.show(words.apply(number, of));
            }

            @Override
            public void lost(String letters) {
                progress.clear();
                printer.say("the fonts of the document do not have these characters, which are printed as \uFFFD: "
                        + letters);
            }
        };
    }

    private int position(Source source) {
        List<Integer> line = source.tree().mainLine();
        if (ply < 0 || ply >= line.size() && ply != Integer.MAX_VALUE) {
            throw new InputException(
                    "--ply " + ply + ": the main line of " + source.file() + " has " + Printer.plies(line.size() - 1));
        }
        return ply == Integer.MAX_VALUE ? PuzzleExercise.pictured(source.tree()) : line.get(ply);
    }

    private static String suffix(Path out) {
        String name = String.valueOf(out.getFileName());
        return name.substring(name.lastIndexOf('.') + 1);
    }

    private ExportFormat format(String suffix) {
        List<ExportFormat> formats = ExportFormat.of(suffix);
        if (formats.isEmpty()) {
            throw new UsageException("no format " + suffix + "; there are svg, png, gif, pdf, html and md");
        }
        return picture ? formats.getFirst() : formats.getLast();
    }
}
