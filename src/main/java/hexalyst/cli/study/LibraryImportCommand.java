package hexalyst.cli.study;

import hexalyst.cli.option.LibraryOption;
import hexalyst.cli.terminal.ExitCode;
import hexalyst.cli.terminal.InputException;
import hexalyst.cli.terminal.Interruption;
import hexalyst.cli.terminal.Printer;
import hexalyst.cli.terminal.Progress;
import hexalyst.notation.GameLookup;
import hexalyst.notation.exchange.GameImport;
import hexalyst.study.LibraryImport;
import hexalyst.study.OtherNotes;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `library import`: games into the library.
@Command(
        name = "import",
        mixinStandardHelpOptions = true,
        description =
                "Adds the games of files and folders. Games that are there already, turned or mirrored or not, are passed"
                        + " over, and so are puzzles. What is left out of a game and what cannot be read is printed to"
                        + " stderr; if anything cannot be read, the exit code is 1.",
        footer = "%nExample: hexalyst library import sample-games my-games.sgf")
final class LibraryImportCommand implements Callable<Integer> {
    private static final int GAMES_BETWEEN_COLLECTIONS = 3000;

    @Mixin
    private Printer printer = new Printer();

    @Mixin
    private LibraryOption library = new LibraryOption();

    @Option(
            names = "--notes",
            paramLabel = "<how>",
            description =
                    "What to do with comments, glyphs and variations of games that are there already without them: keep"
                            + " what is there (default), merge, or replace.")
    private OtherNotes notes = OtherNotes.KEEP;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Parameters(arity = "1..*", paramLabel = "<file>", description = "Files and folders.")
    private List<Path> paths = List.of();

    private long collected;

    @Override
    public Integer call() {
        for (Path path : paths) {
            if (!Files.exists(path)) {
                throw new InputException(path + ": no such file");
            }
        }
        Progress progress = printer.progress();
        AtomicBoolean stop = new AtomicBoolean();
        Interruption interruption = new Interruption(() -> stop.set(true));
        try {
            return library.work(open -> {
                LibraryImport importing = new LibraryImport(open, new GameImport(GameLookup.standard()), notes);
                LibraryImport.Progress done = importing.run(paths, stop::get, at -> {
                    progress.show(at.files() + " of " + Printer.count(at.allFiles(), "file") + ", "
                            + Printer.count(at.games(), "game"));
                    keepSmall(at.games());
                });
                progress.clear();
                List<String> problems = importing.problems();
                importing.notes().forEach(printer::say);
                problems.forEach(printer::say);
                printer.print(
                        json,
                        Printer.count(done.games(), "game") + ", " + done.added() + " new, " + done.known()
                                + " already there"
                                + (done.puzzles() == 0
                                        ? ""
                                        : "; " + Printer.count(done.puzzles(), "puzzle") + " left out"),
                        Printer.values(
                                "games", done.games(),
                                "new", done.added(),
                                "known", done.known(),
                                "puzzles", done.puzzles()));
                return ExitCode.of(problems.isEmpty() && !importing.stopped());
            });
        } finally {
            interruption.end();
        }
    }

    /// On a machine with much memory, the collector would rather let the heap grow to several times what an import
    /// needs than collect the games that have been written. No option changes that without making the heap of searches
    /// smaller.
    private void keepSmall(long games) {
        if (games - collected >= GAMES_BETWEEN_COLLECTIONS) {
            collected = games;
            System.gc();
        }
    }
}
