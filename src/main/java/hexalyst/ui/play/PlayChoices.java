package hexalyst.ui.play;

import hexalyst.engine.estimate.Strength;
import hexalyst.game.Game;
import hexalyst.ui.theme.Settings;
import java.util.Arrays;
import java.util.List;

/// How people like to play against the engine, remembered between runs: the strength for each game.
final class PlayChoices {
    private static final String STRENGTH = "play-strength";
    private static final String SEAT = "play-seat";
    private static final String TIME = "play-time";

    private final Settings settings;

    /// @param settings remember the choices
    PlayChoices(Settings settings) {
        this.settings = settings;
    }

    /// The strength that was chosen last in a game, or else in any game.
    Strength strength(Game game) {
        Strength last = read(STRENGTH, Strength.values(), Strength.CLUB);
        return read(STRENGTH + "." + game.id(), Strength.values(), last);
    }

    void keep(Game game, Strength chosen) {
        settings.put(STRENGTH, chosen.name());
        settings.put(STRENGTH + "." + game.id(), chosen.name());
    }

    Seat seat() {
        return read(SEAT, Seat.values(), Seat.NEXT);
    }

    void keep(Seat chosen) {
        settings.put(SEAT, chosen.name());
    }

    /// The time in seconds.
    ///
    /// @param offered the times to choose from
    Integer time(List<Integer> offered) {
        String kept = settings.get(TIME, "");
        return offered.stream()
                .filter(known -> known.toString().equals(kept))
                .findFirst()
                .orElse(offered.getLast());
    }

    void keep(Integer seconds) {
        settings.put(TIME, seconds.toString());
    }

    private <E extends Enum<E>> E read(String setting, E[] values, E usual) {
        String name = settings.get(setting, usual.name());
        return Arrays.stream(values)
                .filter(known -> known.name().equals(name))
                .findFirst()
                .orElse(usual);
    }
}
