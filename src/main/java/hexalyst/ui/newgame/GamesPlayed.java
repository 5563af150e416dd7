package hexalyst.ui.newgame;

import hexalyst.game.Game;
import hexalyst.game.Position;
import hexalyst.notation.PositionText;
import hexalyst.ui.theme.Settings;
import java.util.List;
import java.util.stream.Stream;

/// The games that were begun, those of late with their start, remembered between runs. JavaFX thread only.
public final class GamesPlayed {
    private static final String SETTING = "gamesPlayed";
    private static final String ROW = "\n";
    private static final String FIELD = "\t";
    private static final int FIELDS = 3;
    /// Of how many games the start is kept; a setting may have only some thousand signs.
    private static final int STARTS = 8;

    private final Settings settings;

    /// @param settings where they are remembered
    public GamesPlayed(Settings settings) {
        this.settings = settings;
    }

    /// The starts of the games begun last, one of each kind, the latest first. What cannot be read is left out.
    List<Position> starts() {
        return rows().flatMap(GamesPlayed::start).toList();
    }

    private Stream<String> rows() {
        return settings.get(SETTING, "").lines();
    }

    /// True if no game of this kind was begun.
    boolean isNew(Game game) {
        return rows().noneMatch(row -> isOf(row, game));
    }

    /// Remembers that a game was begun.
    void begun(Position start) {
        List<String> others = rows().filter(row -> !isOf(row, start.game())).toList();
        List<String> rows = Stream.concat(
                        Stream.concat(Stream.of(row(start)), others.stream().limit(STARTS - 1)),
                        others.stream().skip(STARTS - 1).map(GamesPlayed::id))
                .toList();
        settings.put(SETTING, String.join(ROW, rows));
    }

    private static boolean isOf(String row, Game game) {
        return id(row).equals(game.id());
    }

    private static String id(String row) {
        int end = row.indexOf(FIELD);
        return end < 0 ? row : row.substring(0, end);
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
