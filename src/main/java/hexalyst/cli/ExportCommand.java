package hexalyst.cli;

import hexalyst.export.DocumentFiles;
import hexalyst.export.ExportFormat;
import hexalyst.export.Exporter;
import hexalyst.notation.FileProblem;
import hexalyst.notation.ReadResult;
import hexalyst.record.GameTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `export`: pictures and documents of games.
@Command(
        name = "export",
        mixinStandardHelpOptions = true,
        description =
                "Makes a picture of a position (.svg, .png), of a game (.gif), or a document of all games (.pdf, .html,"
                        + " .md), by suffix. Several files make a booklet. With a folder as <out>, a picture or a"
                        + " document for each game of each file.",
        footer = {
            "%nExample: hexalyst export sample-games/engine-game-12.hgn game.pdf",
            "         hexalyst export sample-games/engine-game-12.hgn end.svg --move-numbers all",
            "         hexalyst export sample-games/engine-game-12.hgn game.gif --pause 500",
            "         hexalyst export sample-games/*.hgn pictures/ --format png --each"
        })
final class ExportCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private PictureOptions looks = new PictureOptions();

    @Option(names = "--force", description = "Overwrite files that exist.")
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
            description = "Which game of the file, from 1 (default: in a picture the first, else all).")
    private int number;

    @Option(
            names = "--ply",
            paramLabel = "<n>",
            description = "The position after so many plies of the main line, 0 for the start (default: the last).")
    private int ply = Integer.MAX_VALUE;

    @Option(names = "--each", description = "Into a folder: a picture of each position of the main line.")
    private boolean each;

    @Parameters(arity = "2..*", paramLabel = "<file>... <out>", description = "The files to read, and what to write.")
    private List<Path> paths = List.of();

    private record Source(Path file, int number, GameTree tree) {}

    @Override
    public Integer call() {
        looks.check();
        Path out = paths.getLast();
        List<Path> in = paths.subList(0, paths.size() - 1);
        boolean folder = Files.isDirectory(out);
        ExportFormat wanted = format(folder ? format : suffix(out));
        if (!folder && wanted.isPicture() && (in.size() > 1 || each)) {
            throw new UsageException(out + ": more than one picture needs a folder that exists");
        }
        List<Source> sources = new ArrayList<>();
        boolean good = true;
        for (Path file : in) {
            good &= read(file, folder || !wanted.isPicture(), sources);
        }
        if (folder) {
            all(sources, wanted, out);
        } else if (!wanted.isPicture()) {
            document(out, sources.stream().map(Source::tree).toList(), wanted, new Exporter());
        } else {
            Source source = sources.getFirst();
            write(out, source, position(source), wanted, new Exporter());
        }
        return good ? 0 : HexalystCommand.NEGATIVE;
    }

    private boolean read(Path file, boolean all, List<Source> sources) {
        ReadResult result = GameFile.read(file, spec.commandLine().getErr());
        for (FileProblem problem : result.problems()) {
            spec.commandLine().getErr().println("hexalyst: " + file + ": " + problem.text());
        }
        int games = result.games().size();
        if (games == 0 || number > games) {
            throw new InputException(
                    file + ": " + (games == 0 ? "no game could be read" : "it has " + games + " games"));
        }
        int first = Math.max(1, number);
        int last = number == 0 && all ? games : first;
        for (int i = first; i <= last; i++) {
            sources.add(new Source(file, i, result.games().get(i - 1)));
        }
        return result.problems().isEmpty();
    }

    private void all(List<Source> sources, ExportFormat wanted, Path folder) {
        Exporter exporter = new Exporter();
        Progress progress = new Progress(spec.commandLine().getErr());
        for (int i = 0; i < sources.size(); i++) {
            Source source = sources.get(i);
            progress.show(
                    (i + 1) + " of " + sources.size() + ": " + source.file().getFileName());
            List<Integer> line = source.tree().mainLine();
            if (!wanted.isPicture()) {
                Path file = folder.resolve(name(source) + "." + wanted.suffix());
                document(file, List.of(source.tree()), wanted, exporter);
                continue;
            }
            boolean many = each && wanted != ExportFormat.GIF;
            for (int at = many ? 0 : line.indexOf(position(source)); at < line.size(); at++) {
                String name = name(source) + (many ? String.format(Locale.ROOT, "-%03d", at) : "");
                write(folder.resolve(name + "." + wanted.suffix()), source, line.get(at), wanted, exporter);
                if (!many) {
                    break;
                }
            }
        }
        progress.clear();
    }

    private static String base(Path path) {
        String file = String.valueOf(path.getFileName());
        return file.contains(".") ? file.substring(0, file.lastIndexOf('.')) : file;
    }

    private static String name(Source source) {
        String base = base(source.file());
        return source.number() == 1 ? base : base + "-" + source.number();
    }

    private void write(Path file, Source source, int node, ExportFormat wanted, Exporter exporter) {
        OutputFile.assertWritable(file, force);
        int plies = source.tree().ply(node);
        byte[] bytes = exporter.picture(
                wanted, source.tree(), node, looks.settings(), name(source) + ", position after " + plies + " plies");
        OutputFile.write(file, bytes);
    }

    /// Writes a document under the name that was asked for, and what lies beside it.
    private void document(Path file, List<GameTree> games, ExportFormat wanted, Exporter exporter) {
        OutputFile.assertWritable(file, force);
        Map<Path, byte[]> files =
                DocumentFiles.placed(file, exporter.document(wanted, games, looks.settings(), base(file)));
        files.keySet().forEach(each -> OutputFile.assertNew(each, force));
        try {
            DocumentFiles.write(files);
        } catch (IOException e) {
            throw new InputException(GameFile.text(file, e));
        }
    }

    private int position(Source source) {
        List<Integer> line = source.tree().mainLine();
        if (ply < 0 || ply >= line.size() && ply != Integer.MAX_VALUE) {
            throw new InputException(
                    "--ply " + ply + ": the main line of " + source.file() + " has " + (line.size() - 1) + " plies");
        }
        return line.get(Math.min(ply, line.size() - 1));
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
        return picture ? formats.getLast() : formats.getFirst();
    }
}
