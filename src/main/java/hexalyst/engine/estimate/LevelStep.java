package hexalyst.engine.estimate;

import hexalyst.game.Game;
import hexalyst.text.Texts;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// How much stronger a level is in a game than the one below: the result of a match. Each game keeps the steps that
/// were measured, in `levels.csv` beside its texts, as the command `levels` prints them.
///
/// @param level the level
/// @param won how many games it won against the next weaker one
/// @param drawn how many were drawn
/// @param lost how many it lost
public record LevelStep(Strength level, int won, int drawn, int lost) {
    /// The first line of a table.
    public static final String HEAD = "level,won,drawn,lost";

    private static final String TABLE = "levels.csv";

    /// The steps that were measured in a game, from the weakest.
    public static List<LevelStep> of(Game game) {
        return Texts.data(game.getClass(), TABLE).map(LevelStep::read).orElse(List.of());
    }

    private static List<LevelStep> read(String table) {
        return table.lines()
                .filter(line -> !line.equals(HEAD))
                .map(line -> Arrays.asList(line.split(",", -1)))
                .map(row -> new LevelStep(
                        Strength.valueOf(row.get(0).toUpperCase(Locale.ROOT)),
                        Integer.parseInt(row.get(1)),
                        Integer.parseInt(row.get(2)),
                        Integer.parseInt(row.get(3))))
                .toList();
    }

    /// The line of a table.
    public String line() {
        return level.name().toLowerCase(Locale.ROOT) + "," + won + "," + drawn + "," + lost;
    }

    /// How many games were played.
    public int games() {
        return won + drawn + lost;
    }
}
