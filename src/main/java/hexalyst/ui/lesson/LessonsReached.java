package hexalyst.ui.lesson;

import hexalyst.game.Game;
import hexalyst.ui.theme.Settings;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// How many steps of each lesson were done, remembered between runs. JavaFX thread only.
public final class LessonsReached {
    private static final String SETTING = "lessons";
    private static final Pattern ROW = Pattern.compile("([^=;]+)=(\\d{1,2})");

    private final Settings settings;

    private record Reached(String id, int steps) {
        String row() {
            return id + "=" + steps;
        }
    }

    /// @param settings where they are remembered
    public LessonsReached(Settings settings) {
        this.settings = settings;
    }

    /// How many steps of a game's lesson were done.
    public int of(Game game) {
        return rows().filter(row -> row.id().equals(game.id()))
                .findFirst()
                .map(Reached::steps)
                .orElse(0);
    }

    /// Remembers that a step was done, counted from 1. Earlier steps change nothing.
    void done(Game game, int step) {
        if (step > of(game)) {
            List<Reached> others =
                    rows().filter(row -> !row.id().equals(game.id())).toList();
            settings.put(
                    SETTING,
                    Stream.concat(others.stream(), Stream.of(new Reached(game.id(), step)))
                            .map(Reached::row)
                            .collect(Collectors.joining(";")));
        }
    }

    /// What cannot be read is left out.
    private Stream<Reached> rows() {
        return Pattern.compile(";")
                .splitAsStream(settings.get(SETTING, ""))
                .map(LessonsReached::read)
                .flatMap(Optional::stream);
    }

    private static Optional<Reached> read(String row) {
        Matcher matcher = ROW.matcher(row);
        return matcher.matches()
                ? Optional.of(new Reached(matcher.group(1), Integer.parseInt(matcher.group(2))))
                : Optional.empty();
    }
}
