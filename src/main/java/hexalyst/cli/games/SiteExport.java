package hexalyst.cli.games;

import hexalyst.analysis.results.ResultStore;
import hexalyst.analysis.results.StoredProofs;
import hexalyst.cli.terminal.GameFile;
import hexalyst.cli.terminal.InputException;
import hexalyst.cli.terminal.OutputFile;
import hexalyst.cli.terminal.Printer;
import hexalyst.cli.terminal.Progress;
import hexalyst.engine.ProvedValue;
import hexalyst.export.DocumentFiles;
import hexalyst.export.ExportSettings;
import hexalyst.export.Exporter;
import hexalyst.export.FileNames;
import hexalyst.export.document.DocumentFormat;
import hexalyst.export.document.Imprint;
import hexalyst.export.document.StudySite;
import hexalyst.game.Position;
import hexalyst.notation.ReadResult;
import hexalyst.notation.exchange.GameImport;
import hexalyst.record.GameTree;
import hexalyst.study.Library;
import hexalyst.study.PlayCount;
import hexalyst.study.puzzle.Puzzle;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// A folder of game files as a static site: an index with a search, a page for each file with its games or puzzles, and
/// a table of the openings with what is proved about them. The site can be put on any web space, or opened from the
/// folder.
final class SiteExport {
    /// The folder of the documents. The pages that lead to them are beside it, so their names cannot collide.
    private static final String PAGES = "games";

    /// More plies than any proof has.
    private static final double MANY = 1e6;

    /// The most played first, then the shortest wins, draws, and the longest losses.
    private static final Comparator<StudySite.Opening> ORDER = Comparator.comparingLong(
                    (StudySite.Opening opening) -> -opening.games())
            .thenComparingDouble(
                    opening -> opening.value().map(SiteExport::rank).orElse(0.0));

    private final Path folder;
    private final Printer printer;
    private final Exporter exporter;
    private final ExportSettings settings;
    private final Map<String, byte[]> files = new LinkedHashMap<>();
    private final List<StudySite.Entry> games = new ArrayList<>();
    private final List<StudySite.Sheet> puzzles = new ArrayList<>();
    private final StudySite site;
    private boolean good = true;

    /// @param exporter makes the documents
    /// @param settings their looks
    /// @param folder the collection, with the folders in it
    SiteExport(Printer printer, Exporter exporter, ExportSettings settings, Path folder) {
        Imprint imprint = settings.document().imprint();
        String name = String.valueOf(folder.toAbsolutePath().normalize().getFileName());
        site = new StudySite(imprint.title().isEmpty() ? name : imprint.title(), settings.document());
        this.folder = folder;
        this.printer = printer;
        this.exporter = exporter;
        // The title is the whole collection's, not each document's.
        this.settings = settings.with(settings.document().with(imprint.untitled()));
    }

    /// Makes the site.
    ///
    /// @param results what is proved
    /// @param force true to overwrite files of an earlier site
    /// @return false if something in the collection could not be read
    boolean write(Path out, ResultStore results, boolean force) throws IOException {
        if (Files.isRegularFile(out)) {
            throw new InputException(out + ": a folder is needed for a site");
        }
        List<Path> found = GameImport.files(folder, unreadable -> {
            printer.say(unreadable + ": cannot be read");
            good = false;
        });
        List<String> names =
                FileNames.distinct(found.stream().map(GameFile::stem).toList());
        Progress progress = printer.progress();
        for (int i = 0; i < found.size(); i++) {
            progress.show((i + 1) + " of " + Printer.count(found.size(), "file"));
            document(found.get(i), names.get(i));
        }
        progress.clear();
        if (files.isEmpty()) {
            throw new InputException(folder + ": there are no games");
        }
        List<StudySite.Opening> openings = openings(results);
        Map<Path, byte[]> placed = new LinkedHashMap<>();
        placed.put(out.resolve(StudySite.INDEX), bytes(site.index(games, puzzles, !openings.isEmpty())));
        if (!openings.isEmpty()) {
            placed.put(out.resolve(StudySite.OPENINGS), bytes(site.openings(openings)));
        }
        files.forEach((name, bytes) -> placed.put(out.resolve(name), bytes));
        placed.keySet().forEach(file -> OutputFile.assertNew(file, force));
        Files.createDirectories(out);
        DocumentFiles.write(placed);
        printer.print(out.resolve(StudySite.INDEX) + ": "
                + Printer.count(games.size(), "game") + ", "
                + Printer.count(
                        puzzles.stream().mapToInt(StudySite.Sheet::count).sum(), "puzzle") + ", "
                + Printer.count(openings.size(), "opening"));
        return good;
    }

    private void document(Path file, String name) {
        ReadResult read = GameFile.read(file, printer);
        good &= read.problems().isEmpty();
        List<GameTree> trees = read.games();
        if (trees.isEmpty()) {
            return;
        }
        String page = PAGES + "/" + name + ".html";
        Map<String, byte[]> made = exporter.document(DocumentFormat.HTML, trees, settings, name, (number, of) -> {});
        files.put(page, site.withLinkToIndex(made.values().iterator().next()));
        if (trees.stream().allMatch(tree -> Puzzle.read(tree).isPresent())) {
            puzzles.add(new StudySite.Sheet(page, title(trees, name), trees.size()));
        } else {
            for (int i = 0; i < trees.size(); i++) {
                games.add(new StudySite.Entry(page, i + 1, trees.get(i)));
            }
        }
    }

    /// What a set of puzzles is called: its game, and the name of its file unless that only names the game too.
    private static String title(List<GameTree> puzzles, String name) {
        Set<String> games = new TreeSet<>();
        puzzles.forEach(puzzle -> games.add(puzzle.game().title()));
        boolean same = games.stream().allMatch(name::equalsIgnoreCase);
        String all = String.join(", ", games);
        return same ? all : all + ", " + name.replace('-', ' ');
    }

    private List<StudySite.Opening> openings(ResultStore results) throws IOException {
        Set<Position> starts = new LinkedHashSet<>();
        games.forEach(entry -> starts.add(usualStart(entry.tree())));
        List<StudySite.Opening> openings = new ArrayList<>();
        StoredProofs proofs = new StoredProofs(() -> results);
        try (Library library = Library.inMemory()) {
            library.add(games.stream().map(StudySite.Entry::tree).toList());
            for (Position start : starts) {
                library.explore(start).moves().stream()
                        .map(played -> new StudySite.Opening(
                                start,
                                played.move(),
                                played.tried().games(),
                                score(played.tried()),
                                proofs.value(start.play(played.move())).map(ProvedValue::beforeTheMove)))
                        .filter(opening ->
                                opening.games() > 0 || opening.value().isPresent())
                        .sorted(ORDER)
                        .forEach(openings::add);
            }
        }
        return openings;
    }

    private static Position usualStart(GameTree tree) {
        return tree.game().start(tree.edition(), tree.grid());
    }

    private static Optional<Double> score(PlayCount tried) {
        return tried.won() + tried.drawn() + tried.lost() == 0 ? Optional.empty() : Optional.of(tried.score());
    }

    private static double rank(ProvedValue value) {
        return switch (value.value()) {
            case WIN -> value.plies() - MANY;
            case DRAW -> -1;
            case LOSS -> MANY - value.plies();
        };
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
