package hexalyst.ui.journal;

import hexalyst.record.GameTree;
import hexalyst.ui.files.GameStore;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The journal of one tab of a run of the program: a file with the games as they are now, and beside it the name of the
/// file that they come from. The run holds a lock on it, so that another one can tell a journal that was left behind
/// from one in use. Not for several threads at once.
public final class Journal implements AutoCloseable {
    private static final String GAMES = ".hgn";
    private static final String SOURCE = ".source";
    private static final String LOCK = ".lock";

    private final Path folder;
    private final GameStore store;
    private final String name;
    private @Nullable FileChannel lock;

    /// A journal that was left behind.
    ///
    /// @param games the file with its games
    /// @param source the file that they come from, if they come from one
    /// @param time when it was written last
    public record Leftover(Path games, Optional<Path> source, FileTime time) {
        /// Deletes it.
        ///
        /// @throws IOException if that fails
        public void delete() throws IOException {
            Files.deleteIfExists(games);
            Files.deleteIfExists(beside(games, SOURCE));
            Files.deleteIfExists(beside(games, LOCK));
        }
    }

    /// @param folder where journals are kept; made when it is needed
    /// @param store writes games
    /// @param name the journal's name, like no other tab's of this run or another
    public Journal(Path folder, GameStore store, String name) {
        this.folder = folder;
        this.store = store;
        this.name = name;
    }

    private static Path beside(Path games, String suffix) {
        String file = games.getFileName().toString();
        return games.resolveSibling(file.substring(0, file.length() - GAMES.length()) + suffix);
    }

    /// Writes the games as they are now.
    ///
    /// @param source the file that they come from, if they come from one
    /// @throws IOException if that fails; what was written before is still there
    public void write(Optional<Path> source, List<GameTree> games) throws IOException {
        Files.createDirectories(folder);
        if (lock == null) {
            FileChannel channel =
                    FileChannel.open(folder.resolve(name + LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            lock = channel;
            channel.lock();
        }
        Files.writeString(
                folder.resolve(name + SOURCE),
                source.map(file -> file.toAbsolutePath().toString()).orElse(""),
                StandardCharsets.UTF_8);
        store.keep(folder.resolve(name + GAMES), games);
    }

    /// Deletes what was written: everything is saved, or was given up by the user.
    ///
    /// @throws IOException if that fails
    @Override
    public void close() throws IOException {
        FileChannel held = lock;
        if (held != null) {
            lock = null;
            held.close();
            Path games = folder.resolve(name + GAMES);
            new Leftover(games, Optional.empty(), FileTime.fromMillis(0)).delete();
        }
    }

    /// The journals in a folder that no running program holds, the latest first.
    ///
    /// @throws IOException if the folder cannot be read
    public static List<Leftover> leftovers(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        List<Leftover> found = new ArrayList<>();
        List<Path> journals;
        try (Stream<Path> files = Files.list(folder)) {
            journals = files.filter(file -> file.getFileName().toString().endsWith(GAMES))
                    .toList();
        }
        for (Path games : journals) {
            if (isLeft(beside(games, LOCK))) {
                found.add(new Leftover(games, source(beside(games, SOURCE)), Files.getLastModifiedTime(games)));
            }
        }
        found.sort(Comparator.comparing(Leftover::time).reversed());
        return found;
    }

    private static boolean isLeft(Path lockFile) throws IOException {
        if (!Files.exists(lockFile)) {
            return true;
        }
        try (FileChannel channel = FileChannel.open(lockFile, StandardOpenOption.WRITE);
                FileLock held = channel.tryLock()) {
            return held != null;
        } catch (OverlappingFileLockException ours) {
            return false;
        }
    }

    private static Optional<Path> source(Path file) throws IOException {
        String text = Files.exists(file) ? Files.readString(file, StandardCharsets.UTF_8) : "";
        return text.isEmpty() ? Optional.empty() : Optional.of(Path.of(text));
    }
}
