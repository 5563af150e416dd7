package hexalyst.study;

import hexalyst.notation.GameFiles;
import hexalyst.notation.ReadResult;
import hexalyst.notation.exchange.GameImport;
import hexalyst.notation.source.FileProblem;
import hexalyst.text.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// Reads files of games part by part, and prepares the games for a library.
final class ImportReader implements Supplier<Optional<ImportReader.Part>> {
    /// The least number of games in a part. Only between parts can an import be stopped and its progress be shown.
    private static final int FEWEST = 50;

    /// The most. The games of a part die together; those of large parts outlive many collections of garbage.
    private static final int MOST = 100;
    /// The longest time that a part should take, in nanoseconds.
    private static final long SOON = 500_000_000;

    private final Texts texts = Texts.of(LibraryImport.class);
    private final GameImport files;
    private final Queue<Path> left;
    private volatile boolean unwanted;
    private ImportFile file = ImportFile.of(Extras.NOTHING);
    private int size = FEWEST;

    ImportReader(GameImport files, List<Path> found) {
        this.files = files;
        left = new ArrayDeque<>(found);
    }

    /// Some games of a file.
    ///
    /// @param found the file's other contents; nothing before its last part
    /// @param last true if the file has been read completely
    record Part(List<NewGame> games, Extras found, boolean last) {}

    /// What a file contains besides games.
    ///
    /// @param puzzles how many puzzles
    /// @param problems what could not be read, one line each, beginning with the file
    /// @param notes what is not kept, and other remarks, likewise
    /// @param positionNotes notes on positions
    record Extras(int puzzles, List<String> problems, List<String> notes, PositionNotes positionNotes) {
        static final Extras NOTHING = new Extras(0, List.of(), List.of(), PositionNotes.NONE);
    }

    /// Stops before the next file. May be called from any thread.
    void stop() {
        unwanted = true;
    }

    /// The next part; empty after the last file.
    @Override
    public Optional<Part> get() {
        if (!file.hasMore()) {
            Path next = left.poll();
            if (next == null || unwanted) {
                return Optional.empty();
            }
            file = open(next);
        }
        long begin = System.nanoTime();
        List<NewGame> games = NewGame.of(file.take(size));
        size = System.nanoTime() - begin < SOON ? Math.min(MOST, 2 * size) : Math.max(FEWEST, size / 2);
        boolean last = !file.hasMore();
        return Optional.of(new Part(games, last ? file.found() : Extras.NOTHING, last));
    }

    private ImportFile open(Path file) {
        try {
            if (file.toString().toLowerCase(Locale.ROOT).endsWith(LibraryImport.LIBRARY) && Files.exists(file)) {
                return openLibrary(file);
            }
            Optional<GameFiles.FileGames> games = files.games(file);
            if (games.isPresent()) {
                return new ImportFile(
                        file + ": ",
                        games.get().games(),
                        () -> found(file, games.get().problems().get(), List.of()));
            }
            ReadResult reading = files.read(file, Optional.empty()).usual();
            Extras found = found(file, reading.problems(), reading.notes());
            return new ImportFile(file + ": ", reading.games().iterator(), () -> found);
        } catch (NoSuchFileException missing) {
            return problem(texts.get("unreadable", file));
        } catch (IOException unreadable) {
            String why = String.valueOf(unreadable.getMessage());
            return problem(why.startsWith(file.toString()) ? why : file + ": " + why);
        }
    }

    private static Extras found(Path file, List<FileProblem> problems, List<String> notes) {
        return new Extras(
                0,
                problems.stream()
                        .limit(1)
                        .map(first -> file + ": " + first.text())
                        .toList(),
                notes.stream().map(note -> file + ": " + note).toList(),
                PositionNotes.NONE);
    }

    private static ImportFile problem(String line) {
        return ImportFile.of(new Extras(0, List.of(line), List.of(), PositionNotes.NONE));
    }

    /// Reads a copy, because opening a library changes its file. What another program has not yet moved from its log
    /// into the file is copied too.
    private ImportFile openLibrary(Path file) throws IOException {
        if (Files.size(file) == 0) {
            return problem(Texts.of(LibraryFile.class).get("other", file));
        }
        Path folder = Files.createTempDirectory("hexalyst-import");
        Path log = file.resolveSibling(file.getFileName() + "-wal");
        try {
            Path copy = Files.copy(file, folder.resolve("library.db"));
            if (Files.exists(log)) {
                Files.copy(log, folder.resolve("library.db-wal"));
            }
            try (Library other = Library.open(copy)) {
                Library.Content content = other.content();
                Extras found = new Extras(0, List.of(), List.of(), content.notes());
                return new ImportFile(file + ": ", content.games().iterator(), () -> found);
            }
        } catch (IOException failed) {
            throw new IOException(
                    String.valueOf(failed.getMessage())
                            .replace(folder.resolve("library.db").toString(), file.toString()),
                    failed);
        } finally {
            try (Stream<Path> all = Files.list(folder)) {
                for (Path each : all.toList()) {
                    Files.delete(each);
                }
            }
            Files.delete(folder);
        }
    }
}
