package hexalyst.study;

import hexalyst.notation.FileProblem;
import hexalyst.notation.exchange.GameImport;
import hexalyst.notation.exchange.Reading;
import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Supplier;

/// Reads files of games part by part, and prepares the games for a library.
final class ImportReader implements Supplier<Optional<ImportReader.Part>> {
    /// The least number of games in a part. Other writers wait until a part has been added to the library, and a part
    /// is lost if the program is killed; but larger parts are faster in a large library.
    private static final int FEWEST = 250;

    private static final int MOST = 2_000;
    /// The longest time that a part should take, in nanoseconds.
    private static final long SOON = 500_000_000;

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
    /// @param problems what could not be read, one line each, beginning with the file
    /// @param last true if the file has been read completely
    record Part(List<NewGame> games, List<String> problems, boolean last) {}

    /// Stops before the next file. May be called from any thread.
    void stop() {
        unwanted = true;
    }

    /// The next part; empty after the last file.
    @Override
    public Optional<Part> get() {
        List<String> problems = List.of();
        if (rest.isEmpty()) {
            Path file = left.poll();
            if (file == null || unwanted) {
                return Optional.empty();
            }
            problems = read(file);
        }
        int count = Math.min(size, rest.size());
        long begin = System.nanoTime();
        List<NewGame> games = NewGame.of(rest.subList(0, count));
        size = System.nanoTime() - begin < SOON ? Math.min(MOST, 2 * size) : Math.max(FEWEST, size / 2);
        rest = rest.subList(count, rest.size());
        return Optional.of(new Part(games, problems, rest.isEmpty()));
    }

    private List<String> read(Path file) {
        try {
            Reading reading = files.read(file, Optional.empty()).usual();
            rest = reading.read().games();
            return reading.read().firstProblem().map(FileProblem::text).stream()
                    .map(text -> file + ": " + text)
                    .toList();
        } catch (NoSuchFileException missing) {
            return List.of(Texts.of(LibraryImport.class).get("unreadable", file));
        } catch (IOException unreadable) {
            String why = String.valueOf(unreadable.getMessage());
            return List.of(why.startsWith(file.toString()) ? why : file + ": " + why);
        }
    }
}
