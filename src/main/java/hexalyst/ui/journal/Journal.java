package hexalyst.ui.journal;

import hexalyst.notation.WholeFile;
import hexalyst.ui.files.GameStore;
import hexalyst.ui.files.Kept;
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

/// The journal of one tab of a run of the program: a file with the games as they are now, and beside it the file that
/// they come from, what was typed about them that cannot be read yet, where somebody was at work and the play that goes
/// on there. Each of them is whole at any moment, so that a program that is killed leaves all of them. The run holds a
/// lock, so that another one can tell a journal that
/// was left behind from one in use. Not for several threads at once.
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
    /// What was written last beside the games, so that it is not written with every move.
    private String origin = "";

    private String texts = "";
    private String place = "";
    private String play = "";

    /// A journal that was left behind.
    ///
    /// @param kept its games, with where they come from and what was typed
    /// @param time when it was written last
    public record Leftover(Kept kept, FileTime time) {
        /// Deletes it.
        ///
        /// @throws IOException if that fails
        public void delete() throws IOException {
            Journal.delete(kept.games());
        }
    }

    /// @param folder where journals are kept; made when it is needed
    /// @param store writes games
    /// @param name the journal's name, like no other tab's of this run or another; the numbers in it grow from tab to
    ///     tab
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

    /// Deletes what a program that was killed in the middle of writing has left ([WholeFile]).
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

    /// Writes what is open as it is now.
    ///
    /// @param at the node that is looked at, if one is
    /// @param against the play against the engine that goes on there, if one does
    /// @throws IOException if that fails; what was written before is still there
    public void write(Snapshot content, Optional<Place> at, Optional<KeptPlay> against) throws IOException {
        Files.createDirectories(folder);
        if (lock == null) {
            FileChannel channel =
                    FileChannel.open(folder.resolve(name + LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            lock = channel;
            channel.lock();
        }
        origin = put(SOURCE, OriginText.of(content.origin()), origin);
        texts = put(TEXTS, TypedTexts.of(content), texts);
        place = put(PLACE, at.map(Place::text).orElse(""), place);
        play = put(PLAY, against.map(KeptPlay::text).orElse(""), play);
        store.keep(folder.resolve(name + GAMES), content.games());
    }

    /// Writes a text beside the games unless it is there already.
    private String put(String suffix, String text, String there) throws IOException {
        Path file = folder.resolve(name + suffix);
        if (text.isEmpty()) {
            Files.deleteIfExists(file);
        } else if (!text.equals(there)) {
            WholeFile.write(file, text.getBytes(StandardCharsets.UTF_8));
        }
        return text;
    }

    /// Deletes what was written: everything is saved, or was given up by the user.
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
            held.close();
            delete(folder.resolve(name + GAMES));
        }
    }

    /// The journals in a folder that no running program holds, the latest first. What is damaged beside the games of
    /// one is left out.
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

    /// Orders journals as the tabs were made: by the numbers in their names, which the program counts up. One without
    /// numbers comes first.
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

    /// The journal with these games if it was left behind. One of which that cannot be told stays where it is and hides
    /// no other.
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
                    new Leftover(new Kept(games, origin, typed, place, play), Files.getLastModifiedTime(games)));
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

    /// What a file beside the games holds, if it is there and can be read.
    private static Optional<String> text(Path file) {
        try {
            return Optional.of(Files.readString(file, StandardCharsets.UTF_8)).filter(text -> !text.isEmpty());
        } catch (IOException damaged) {
            return Optional.empty();
        }
    }
}
