package hexalyst.study;

import hexalyst.notation.exchange.GameImport;
import hexalyst.text.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/// Imports game files, in our formats and those of other programs, and whole folders into a library. If it is stopped
/// or fails, the games added so far stay; a new run skips them. Use a new object for each run: the caller's thread
/// writes to the library while another reads ahead.
public final class LibraryImport {
    /// Positions are written all over the table, so that adding some games to a large library rewrites most of it.
    /// Therefore games are held until they have this share of the positions there, or this many.
    private static final int SHARE = 2;

    private static final int MOST_HELD = 300_000;
    /// The usual number of positions in a game.
    private static final int USUAL = 25;

    private final Library library;
    private final GameImport files;
    private final List<String> problems = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private final OtherNotes other;
    private final List<NewGame> held = new ArrayList<>();
    private long heldPositions;
    /// About how many positions the library has.
    private long kept;

    private int otherNotes;
    private int puzzles;
    private int read;
    private int all;
    private long games;
    private long added;
    private boolean stopped;

    /// @param library where the games go
    /// @param files reads them
    public LibraryImport(Library library, GameImport files) {
        this(library, files, OtherNotes.KEEP);
    }

    /// @param library where the games go
    /// @param files reads them
    /// @param other what to do with notes on games that the library has without them
    public LibraryImport(Library library, GameImport files, OtherNotes other) {
        this.library = library;
        this.other = other;
        this.files = files;
    }

    /// The progress.
    ///
    /// @param files how many files have been read
    /// @param allFiles how many there are
    /// @param games how many games were read
    /// @param added how many of them were new
    /// @param puzzles how many puzzles were left out, since a puzzle's solution is not a game that was played
    public record Progress(int files, int allFiles, long games, long added, int puzzles) {
        /// How many games the library already had.
        public long known() {
            return games - added;
        }
    }

    /// The suffix of libraries, which can be imported too.
    public static final String LIBRARY = ".db";

    /// Imports files, and the files of games in folders and the folders in them.
    ///
    /// @param paths files and folders; a file that ends in [#LIBRARY] is another library, whose games and notes are
    ///     added
    /// @param stop called between parts of the work; true to end it
    /// @param watcher receives the progress, on this thread
    /// @return the progress at the end
    /// @throws IOException with a message for people, if the library fails
    public Progress run(List<Path> paths, BooleanSupplier stop, Consumer<Progress> watcher) throws IOException {
        List<Path> found = new ArrayList<>();
        for (Path path : paths) {
            if (Files.isDirectory(path)) {
                // A link that the user names is followed; links inside are not, because they may lead in a circle.
                collect(Files.isSymbolicLink(path) ? path.toRealPath() : path, found);
            } else {
                found.add(path);
            }
        }
        all = found.size();
        kept = library.size() * USUAL;
        watcher.accept(progress());
        ImportReader reader = new ImportReader(files, found);
        try (Prefetch<ImportReader.Part> parts = new Prefetch<>(reader)) {
            Optional<ImportReader.Part> part = parts.take();
            while (part.isPresent()) {
                add(part.get(), stop);
                watcher.accept(progress());
                part = stopped ? Optional.empty() : parts.take();
            }
            reader.stop();
        }
        addHeld();
        watcher.accept(progress());
        return progress();
    }

    private void add(ImportReader.Part part, BooleanSupplier stop) throws IOException {
        problems.addAll(part.found().problems());
        notes.addAll(part.found().notes());
        puzzles += part.found().puzzles();
        if (!part.found().positionNotes().isEmpty()) {
            library.add(part.found().positionNotes());
        }
        if (stop.getAsBoolean()) {
            stopped = true;
            return;
        }
        games += part.games().size();
        read += part.last() ? 1 : 0;
        held.addAll(part.games());
        part.games().forEach(game -> heldPositions += game.positions());
        if (heldPositions >= Math.min(MOST_HELD, kept / SHARE)) {
            addHeld();
        }
    }

    private void addHeld() throws IOException {
        if (!held.isEmpty()) {
            Library.Added now = library.addPrepared(held, Collection.OWN, other);
            added += now.games();
            otherNotes += now.otherNotes();
            kept += heldPositions;
        }
        held.clear();
        heldPositions = 0;
    }

    /// What could not be read, one line each, beginning with the file.
    public List<String> problems() {
        return List.copyOf(problems);
    }

    /// What files contain that is not kept, and other remarks, one line each, beginning with the file.
    public List<String> notes() {
        List<String> all = new ArrayList<>(notes);
        if (otherNotes > 0) {
            all.add(Texts.of(LibraryImport.class).get("notes." + other, otherNotes));
        }
        return all;
    }

    /// True if it was stopped before the end.
    public boolean stopped() {
        return stopped;
    }

    private Progress progress() {
        return new Progress(read, all, games, added, puzzles);
    }

    private void collect(Path folder, List<Path> found) throws IOException {
        found.addAll(GameImport.files(
                folder, file -> problems.add(Texts.of(LibraryImport.class).get("unreadable", file))));
    }
}
