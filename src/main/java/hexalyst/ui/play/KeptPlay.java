package hexalyst.ui.play;

import hexalyst.engine.estimate.Strength;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A game against the engine as it is stored, so that it can be resumed after a crash.
///
/// @param engine the side of the engine, not nobody
/// @param strength how well it plays
/// @param seconds how long the strongest opponent may think about a move
/// @param values true if values are shown during play too
/// @param waits true if the engine was told to wait
public record KeptPlay(EngineSide engine, Strength strength, int seconds, boolean values, boolean waits) {
    private static final String VALUES = " values";
    private static final String WAITS = " waits";
    private static final Pattern TEXT =
            Pattern.compile("engine (\\w+) strength (\\w+) seconds (\\d{1,4})(" + VALUES + ")?(" + WAITS + ")?");

    /// The game as one line, for [#read].
    public String text() {
        return "engine " + word(engine) + " strength " + word(strength) + " seconds " + seconds + (values ? VALUES : "")
                + (waits ? WAITS : "");
    }

    /// Reads such a line; empty if it is damaged, or has a strength that this version does not know.
    public static Optional<KeptPlay> read(String text) {
        Matcher known = TEXT.matcher(text);
        if (!known.matches()) {
            return Optional.empty();
        }
        return choice(EngineSide.values(), known.group(1))
                .filter(side -> side != EngineSide.NOBODY)
                .flatMap(side -> choice(Strength.values(), known.group(2))
                        .map(strength -> new KeptPlay(
                                side,
                                strength,
                                Integer.parseInt(known.group(3)),
                                known.group(4) != null,
                                known.group(5) != null)));
    }

    private static String word(Enum<?> choice) {
        return choice.name().toLowerCase(Locale.ROOT);
    }

    private static <E extends Enum<E>> Optional<E> choice(E[] values, String word) {
        return Arrays.stream(values).filter(value -> word(value).equals(word)).findFirst();
    }
}
