package hexalyst.ui.journal;

import hexalyst.files.OwnFiles;
import hexalyst.notation.source.WholeFile;
import hexalyst.record.GameTree;
import hexalyst.ui.files.Backup;
import hexalyst.ui.files.GameStore;
import hexalyst.ui.files.KeptText;
import hexalyst.ui.files.Origin;
import hexalyst.ui.files.Place;
import hexalyst.ui.files.Snapshot;
import hexalyst.ui.play.KeptPlay;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The journal of one tab in one run of the program: a file with the current games, and beside it files for their
/// origin, unfinished texts, the current node and the game against the engine. Each file is complete at any moment, so
/// that all of them survive if the program is killed. The run holds a lock, so that other runs can tell an abandoned
/// journal from one in use. Not thread-safe.
public final class Journal implements AutoCloseable {
    private static final String GAMES = ".hgn";
    private static final String SOURCE = ".source";
    private static final String TEXTS = ".typed";
    private static final String PLACE = ".place";
    private static final String PLAY = ".play";
    private static final String LOCK = ".lock";
    private static final Pattern NUMBER = Pattern.compile("[0-9]+");

    private final Path folder;
    private final GameStore store;
    private final String name;
    private @Nullable FileChannel lock;
    /// What was last written beside the games, so that it is not written again with every move.
    private String origin = "";

    private String texts = "";
    private String place = "";
    private String play = "";
    /// The games as they were written last.
    private List<GameTree> games = List.of();

    /// An abandoned journal.
    ///
    /// @param kept its games, their origin and unfinished texts
    /// @param time when it was last written
    public record Leftover(Backup kept, FileTime time) {
        /// Deletes the journal.
        ///
        /// @throws IOException if that fails
        public void delete() throws IOException {
            Journal.delete(kept.games());
        }
    }

    /// @param folder the folder of journals; made when it is needed
    /// @param store writes games
    /// @param name the journal's name, unique among all tabs and runs; the numbers in it grow from tab to tab
    public Journal(Path folder, GameStore store, String name) {
        this.folder = folder;
        this.store = store;
        this.name = name;
    }

    private static Path beside(Path games, String suffix) {
        String file = games.getFileName().toString();
        return games.resolveSibling(file.substring(0, file.length() - GAMES.length()) + suffix);
    }

    private static void delete(Path games) throws IOException {
        Files.deleteIfExists(games);
        Files.deleteIfExists(beside(games, SOURCE));
        Files.deleteIfExists(beside(games, TEXTS));
        Files.deleteIfExists(beside(games, PLACE));
        Files.deleteIfExists(beside(games, PLAY));
        deleteUnfinished(games);
        Files.deleteIfExists(beside(games, LOCK));
    }

    /// Deletes what a program that was killed while writing has left behind ([WholeFile]).
    private static void deleteUnfinished(Path games) throws IOException {
        Path folder = games.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            return;
        }
        String stem = "." + beside(games, ".").getFileName();
        List<Path> unfinished;
        try (Stream<Path> files = Files.list(folder)) {
            unfinished = files.filter(file -> file.getFileName().toString().startsWith(stem))
                    .toList();
        }
        for (Path file : unfinished) {
            Files.deleteIfExists(file);
        }
    }

    /// Writes the current state.
    ///
    /// @param at the current node, if there is one
    /// @param against the game against the engine, if there is one
    /// @throws IOException if that fails; the earlier journal is still there
    public void write(Snapshot content, Optional<Place> at, Optional<KeptPlay> against) throws IOException {
        OwnFiles.makeFolder(folder);
        if (lock == null) {
            FileChannel channel = OwnFiles.open(folder.resolve(name + LOCK));
            lock = channel;
            channel.lock();
        }
        origin = put(SOURCE, OriginText.of(content.origin()), origin);
        texts = put(TEXTS, TypedTexts.of(content), texts);
        place = put(PLACE, at.map(Place::text).orElse(""), place);
        play = put(PLAY, against.map(KeptPlay::text).orElse(""), play);
        Path file = folder.resolve(name + GAMES);
        if (games.equals(content.games()) && Files.exists(file)) {
            Files.setLastModifiedTime(file, FileTime.fromMillis(System.currentTimeMillis()));
        } else {
            store.keep(file, content.games());
            games = content.games();
        }
    }

    /// Writes a text beside the games unless it is there already.
    private String put(String suffix, String text, String there) throws IOException {
        Path file = folder.resolve(name + suffix);
        if (text.isEmpty()) {
            Files.deleteIfExists(file);
        } else if (!text.equals(there)) {
            WholeFile.writeOwn(file, text.getBytes(StandardCharsets.UTF_8));
        }
        return text;
    }

    /// Deletes the journal: everything was saved, or discarded by the user.
    ///
    /// @throws IOException if that fails
    @Override
    public void close() throws IOException {
        FileChannel held = lock;
        if (held != null) {
            lock = null;
            origin = "";
            texts = "";
            place = "";
            play = "";
            games = List.of();
            held.close();
            delete(folder.resolve(name + GAMES));
        }
    }

    /// The abandoned journals in a folder, the latest first. Damaged files beside the games are ignored.
    ///
    /// @throws IOException if the folder cannot be read
    public static List<Leftover> leftovers(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        List<Path> journals;
        try (Stream<Path> files = Files.list(folder)) {
            journals = files.filter(file -> file.getFileName().toString().endsWith(GAMES))
                    .toList();
        }
        return journals.stream()
                .map(Journal::leftover)
                .flatMap(Optional::stream)
                .sorted(Comparator.comparing(Leftover::time).reversed())
                .toList();
    }

    /// Orders journals as their tabs were made: by the increasing numbers in their names. Those without a number come
    /// first.
    static Comparator<Leftover> asTabs() {
        return (one, other) -> {
            List<BigInteger> first = numbers(one);
            List<BigInteger> second = numbers(other);
            for (int i = 0; i < Math.min(first.size(), second.size()); i++) {
                int order = first.get(i).compareTo(second.get(i));
                if (order != 0) {
                    return order;
                }
            }
            return Integer.compare(first.size(), second.size());
        };
    }

    private static List<BigInteger> numbers(Leftover leftover) {
        return NUMBER.matcher(leftover.kept().games().getFileName().toString())
                .results()
                .map(found -> new BigInteger(found.group()))
                .toList();
    }

    /// The journal with these games, if it is abandoned. If this cannot be determined, it is skipped and left where it
    /// is.
    private static Optional<Leftover> leftover(Path games) {
        try {
            if (!isLeft(beside(games, LOCK))) {
                return Optional.empty();
            }
            Optional<Origin> origin = text(beside(games, SOURCE)).flatMap(OriginText::read);
            List<KeptText> typed =
                    text(beside(games, TEXTS)).map(TypedTexts::read).orElse(List.of());
            Optional<Place> place = text(beside(games, PLACE)).flatMap(Place::read);
            Optional<KeptPlay> play = text(beside(games, PLAY)).flatMap(KeptPlay::read);
            return Optional.of(
                    new Leftover(new Backup(games, origin, typed, place, play), Files.getLastModifiedTime(games)));
        } catch (IOException unknown) {
            return Optional.empty();
        }
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

    /// The content of a file beside the games, if it exists and can be read.
    private static Optional<String> text(Path file) {
        try {
            return Optional.of(Files.readString(file, StandardCharsets.UTF_8)).filter(text -> !text.isEmpty());
        } catch (IOException damaged) {
            return Optional.empty();
        }
    }
}
