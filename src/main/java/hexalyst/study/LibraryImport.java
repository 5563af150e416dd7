package hexalyst.study;

import hexalyst.notation.FileProblem;
import hexalyst.notation.GameFiles;
import hexalyst.notation.GameFormat;
import hexalyst.notation.ReadResult;
import hexalyst.record.GameTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// Brings files of games, and everything in folders, into a library. What was added before it is stopped, or fails,
/// stays; when it is started again, the games that are there already are passed over.
public final class LibraryImport {
    /// So many games are added in one go.
    private static final int BATCH = 10_000;

    private final Library library;
    private final GameFiles files;

    /// @param library where the games go
    /// @param files reads them
    public LibraryImport(Library library, GameFiles files) {
        this.library = library;
        this.files = files;
    }

    /// How far it is.
    ///
    /// @param files how many files have been read
    /// @param allFiles how many there are
    /// @param games how many games were looked at
    /// @param added how many of them were new
    /// @param problems what could not be read, a line each that begins with the file
    /// @param stopped true if it was stopped before the end
    public record Progress(int files, int allFiles, long games, long added, List<String> problems, boolean stopped) {
        /// Copies the list.
        public Progress {
            problems = List.copyOf(problems);
        }

        /// How many games were there already.
        public long known() {
            return games - added;
        }
    }

    /// Imports files, and the files of games in folders and the folders in them.
    ///
    /// @param paths files and folders
    /// @param stop asked between parts of the work whether to end
    /// @param watcher told how far it is, on this thread
    /// @return how far it came
    /// @throws IOException with a message for people, if a folder cannot be read or the library fails
    public Progress run(List<Path> paths, BooleanSupplier stop, Consumer<Progress> watcher) throws IOException {
        List<Path> all = new ArrayList<>();
        for (Path path : paths) {
            collect(path, all);
        }
        Progress progress = new Progress(0, all.size(), 0, 0, List.of(), false);
        for (Path file : all) {
            if (stop.getAsBoolean()) {
                return stopped(progress);
            }
            watcher.accept(progress);
            progress = file(file, progress, stop, watcher);
            if (progress.stopped()) {
                return progress;
            }
        }
        watcher.accept(progress);
        return progress;
    }

    private static void collect(Path path, List<Path> all) throws IOException {
        if (!Files.isDirectory(path)) {
            all.add(path);
            return;
        }
        try (Stream<Path> inside = Files.walk(path)) {
            inside.filter(file ->
                            Files.isRegularFile(file) && GameFormat.of(file).isPresent())
                    .sorted()
                    .forEach(all::add);
        }
    }

    private Progress file(Path file, Progress before, BooleanSupplier stop, Consumer<Progress> watcher)
            throws IOException {
        List<String> problems = new ArrayList<>(before.problems());
        ReadResult result;
        try {
            result = files.read(file);
        } catch (IOException unreadable) {
            problems.add(file + ": " + unreadable.getMessage());
            return new Progress(before.files() + 1, before.allFiles(), before.games(), before.added(), problems, false);
        }
        result.firstProblem().map(FileProblem::text).ifPresent(text -> problems.add(file + ": " + text));
        Progress progress =
                new Progress(before.files(), before.allFiles(), before.games(), before.added(), problems, false);
        List<GameTree> games = result.games();
        for (int from = 0; from < games.size(); from += BATCH) {
            if (stop.getAsBoolean()) {
                return stopped(progress);
            }
            List<GameTree> batch = games.subList(from, Math.min(games.size(), from + BATCH));
            progress = progress(progress, progress.files(), batch.size(), library.add(batch));
            watcher.accept(progress);
        }
        return progress(progress, progress.files() + 1, 0, 0);
    }

    private static Progress progress(Progress before, int files, int games, int added) {
        return new Progress(
                files, before.allFiles(), before.games() + games, before.added() + added, before.problems(), false);
    }

    private static Progress stopped(Progress at) {
        return new Progress(at.files(), at.allFiles(), at.games(), at.added(), at.problems(), true);
    }
}
