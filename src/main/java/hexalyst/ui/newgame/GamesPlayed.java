package hexalyst.ui.newgame;

import hexalyst.game.Game;
import hexalyst.game.Position;
import hexalyst.notation.PositionText;
import hexalyst.ui.theme.Settings;
import java.util.List;
import java.util.stream.Stream;

/// The games that were begun, each with the start of its last one, remembered between runs. JavaFX thread only.
public final class GamesPlayed {
    private static final String SETTING = "gamesPlayed";
    private static final String ROW = "\n";
    private static final String FIELD = "\t";
    private static final int FIELDS = 3;

    private final Settings settings;

    /// @param settings where they are remembered
    public GamesPlayed(Settings settings) {
        this.settings = settings;
    }

    /// The start of the last game of each kind, the latest first. What an older version cannot read is left out.
    List<Position> starts() {
        return settings.get(SETTING, "").lines().flatMap(GamesPlayed::start).toList();
    }

    /// True if no game of this kind was begun.
    boolean isNew(Game game) {
        return starts().stream().noneMatch(start -> start.game().id().equals(game.id()));
    }

    /// Remembers that a game was begun.
    void begun(Position start) {
        List<String> rows = Stream.concat(
                        Stream.of(start),
                        starts().stream()
                                .filter(other ->
                                        !other.game().id().equals(start.game().id())))
                .map(GamesPlayed::row)
                .toList();
        settings.put(SETTING, String.join(ROW, rows));
    }

    private static String row(Position start) {
        return String.join(FIELD, start.game().id(), start.edition().id(), PositionText.format(start));
    }

    private static Stream<Position> start(String row) {
        List<String> fields = List.of(row.split(FIELD, FIELDS));
        return fields.size() < FIELDS
                ? Stream.of()
                : PositionText.position(fields.get(0), fields.get(1), fields.get(2)).stream();
    }
}
