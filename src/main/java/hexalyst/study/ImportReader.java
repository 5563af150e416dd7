package hexalyst.study;

import hexalyst.notation.FileProblem;
import hexalyst.notation.Quoted;
import hexalyst.notation.exchange.GameImport;
import hexalyst.notation.exchange.Reading;
import hexalyst.record.GameDate;
import hexalyst.record.GameTree;
import hexalyst.record.Tags;
import hexalyst.text.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Reads files of games part by part, and prepares the games for a library.
final class ImportReader implements Supplier<Optional<ImportReader.Part>> {
    /// The least number of games in a part. Other writers wait until a part has been added to the library, and a part
    /// is lost if the program is killed; but larger parts are faster in a large library.
    private static final int FEWEST = 250;

    private static final int MOST = 2_000;
    /// The longest time that a part should take, in nanoseconds.
    private static final long SOON = 500_000_000;

    private final Texts texts = Texts.of(LibraryImport.class);
    private final GameImport files;
    private final Queue<Path> left;
    private volatile boolean unwanted;
    private List<GameTree> rest = List.of();
    private int size = FEWEST;

    ImportReader(GameImport files, List<Path> found) {
        this.files = files;
        left = new ArrayDeque<>(found);
    }

    /// Some games of a file.
    ///
    /// @param found what was found in the file; nothing after its first part
    /// @param last true if the file has been read completely
    record Part(List<NewGame> games, Found found, boolean last) {}

    /// What a file contains besides games.
    ///
    /// @param puzzles how many puzzles
    /// @param problems what could not be read, one line each, beginning with the file
    /// @param notes what is not kept, and other remarks, likewise
    /// @param positionNotes notes on positions
    record Found(int puzzles, List<String> problems, List<String> notes, PositionNotes positionNotes) {
        static final Found NOTHING = new Found(0, List.of(), List.of(), PositionNotes.NONE);
    }

    /// Stops before the next file. May be called from any thread.
    void stop() {
        unwanted = true;
    }

    /// The next part; empty after the last file.
    @Override
    public Optional<Part> get() {
        Found found = Found.NOTHING;
        if (rest.isEmpty()) {
            Path file = left.poll();
            if (file == null || unwanted) {
                return Optional.empty();
            }
            found = read(file);
        }
        int count = Math.min(size, rest.size());
        long begin = System.nanoTime();
        List<NewGame> games = NewGame.of(rest.subList(0, count));
        size = System.nanoTime() - begin < SOON ? Math.min(MOST, 2 * size) : Math.max(FEWEST, size / 2);
        rest = rest.subList(count, rest.size());
        return Optional.of(new Part(games, found, rest.isEmpty()));
    }

    private Found read(Path file) {
        try {
            if (file.toString().toLowerCase(Locale.ROOT).endsWith(LibraryImport.LIBRARY) && Files.exists(file)) {
                return readLibrary(file);
            }
            Reading reading = files.read(file, Optional.empty()).usual();
            List<GameTree> all = reading.read().games();
            rest = all.stream()
                    .filter(game -> game.tags().get(Tags.TASK).isEmpty())
                    .toList();
            List<String> notes = new ArrayList<>(reading.notes());
            Map<Boolean, List<String>> dates = rest.stream()
                    .flatMap(game -> game.tags().get(Tags.DATE).stream())
                    .filter(date -> NewGame.isKnown(date))
                    .collect(Collectors.partitioningBy(
                            date -> GameDate.parse(date).isPresent()));
            List<String> unread = dates.getOrDefault(false, List.of());
            if (!unread.isEmpty()) {
                notes.add(texts.get("dates", unread.size(), Quoted.text(unread.getFirst())));
            }
            return new Found(
                    all.size() - rest.size(),
                    reading.read().firstProblem().map(FileProblem::text).stream()
                            .map(text -> file + ": " + text)
                            .toList(),
                    notes.stream().map(note -> file + ": " + note).toList(),
                    PositionNotes.NONE);
        } catch (NoSuchFileException missing) {
            return problem(texts.get("unreadable", file));
        } catch (IOException unreadable) {
            String why = String.valueOf(unreadable.getMessage());
            return problem(why.startsWith(file.toString()) ? why : file + ": " + why);
        }
    }

    private static Found problem(String line) {
        return new Found(0, List.of(line), List.of(), PositionNotes.NONE);
    }

    /// Reads a copy, because opening a library changes its file. What another program has not yet moved from its log
    /// into the file is copied too.
    private Found readLibrary(Path file) throws IOException {
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
                rest = content.games();
                return new Found(0, List.of(), List.of(), content.notes());
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
