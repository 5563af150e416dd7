package hexalyst.ui.files;

import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.ui.theme.Settings;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The recently opened files, the latest first, remembered between runs. They are read from the settings each time,
/// because another window of the program may have added some. JavaFX thread only.
public final class RecentFiles {
    /// How many are remembered.
    public static final int MOST = 10;

    private static final String SETTING = "recent";
    private static final String OPEN = "open";
    private static final String SHOWN = "*";
    /// The longest text that Java's preferences store, in characters, with some reserve.
    private static final int LONGEST = 8_000;

    private final Settings settings;

    /// @param settings remember the files
    public RecentFiles(Settings settings) {
        this.settings = settings;
    }

    /// A file that was opened.
    ///
    /// @param game the game of all games in it, when it was opened; empty if of several or unknown
    public record Recent(Path file, Optional<Game> game) {}

    /// The files, the latest first. They may no longer exist.
    public List<Recent> entries() {
        return settings.get(SETTING, "")
                .lines()
                .limit(MOST)
                .flatMap(line -> recent(line).stream())
                .toList();
    }

    /// Reads a path, after the id of its game where there is one. The settings of earlier versions have only paths.
    private static Optional<Recent> recent(String line) {
        int tab = line.indexOf('\t');
        Optional<Game> game = tab < 0 ? Optional.empty() : Games.named(line.substring(0, tab));
        try {
            return Optional.of(new Recent(Path.of(game.isEmpty() ? line : line.substring(tab + 1)), game));
        } catch (InvalidPathException damaged) {
            // An invalid name cannot be opened either, so it is left out.
            return Optional.empty();
        }
    }

    /// The paths of these files.
    public List<Path> files() {
        return entries().stream().map(Recent::file).toList();
    }

    /// Adds an opened file as the latest.
    ///
    /// @param game the game of all games in it
    public void add(Path file, Optional<Game> game) {
        Path path = file.toAbsolutePath().normalize();
        List<Recent> others = without(path);
        others.addFirst(new Recent(path, game));
        keep(others);
    }

    /// Removes a file.
    public void remove(Path file) {
        keep(without(file.toAbsolutePath().normalize()));
    }

    private List<Recent> without(Path path) {
        List<Recent> others = new ArrayList<>(entries());
        others.removeIf(recent -> recent.file().equals(path));
        return others;
    }

    /// A file that was open in a tab.
    ///
    /// @param place where the user was
    /// @param shown whether its tab was the one that is shown
    public record Left(Path file, Place place, boolean shown) {}

    /// Remembers which files are open at the end of a run, in the order of their tabs, as many as there is room for.
    public void leave(List<Left> files) {
        StringBuilder text = new StringBuilder();
        for (Left left : files) {
            String line = (left.shown ? SHOWN : "")
                    + left.place.text()
                    + '\t'
                    + left.file.toAbsolutePath().normalize();
            if (line.lines().count() == 1 && text.length() + line.length() < LONGEST) {
                text.append(line).append('\n');
            }
        }
        settings.put(OPEN, text.toString());
    }

    /// The files that were open at the end of the last run. They may no longer exist.
    public List<Left> left() {
        return settings.get(OPEN, "")
                .lines()
                .flatMap(line -> read(line).stream())
                .toList();
    }

    private static Optional<Left> read(String line) {
        boolean shown = line.startsWith(SHOWN);
        int tab = line.indexOf('\t');
        if (tab < 0) {
            return Optional.empty();
        }
        try {
            Path file = Path.of(line.substring(tab + 1));
            return Place.read(line.substring(shown ? 1 : 0, tab)).map(place -> new Left(file, place, shown));
        } catch (InvalidPathException damaged) {
            return Optional.empty();
        }
    }

    public void clear() {
        keep(List.of());
    }

    /// Stores one file a line, the latest first, as many as there is room for.
    private void keep(List<Recent> files) {
        StringBuilder text = new StringBuilder();
        for (Recent recent : files.subList(0, Math.min(files.size(), MOST))) {
            String line = recent.game().map(game -> game.id() + '\t').orElse("") + recent.file();
            if (line.lines().count() == 1 && text.length() + line.length() < LONGEST) {
                text.append(line).append('\n');
            }
        }
        settings.put(SETTING, text.toString());
    }
}
