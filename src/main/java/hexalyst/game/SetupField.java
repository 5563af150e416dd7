package hexalyst.game;

import java.util.List;
import java.util.regex.Pattern;

/// Something that a game's positions have besides the board, such as prisoners or the phase of the game.
///
/// @param name its name in the text of a position, `quiet` in `quiet=12`: lower-case letters. For people, the edition
///     has the text `field.quiet`, and `field.phase.choose` for the word `choose` of a field `phase`
/// @param kind which values it can have
/// @param inTurn true if it only has a value in the middle of a turn: the text of a position contains it, forms and
///     boards leave it out
public record SetupField(String name, Kind kind, boolean inTurn) {
    /// A field of whole positions.
    public SetupField(String name, Kind kind) {
        this(name, kind, false);
    }

    /// The kinds of values.
    public sealed interface Kind {
        /// True if a text is of this kind.
        boolean accepts(String value);

        /// The value after the players have exchanged their colours; the same if it is about neither player.
        default String exchanged(String value) {
            return value;
        }
    }

    /// A number.
    ///
    /// @param most the largest; the smallest is 0
    public record Count(int most) implements Kind {
        @Override
        public boolean accepts(String value) {
            return NUMBER.matcher(value).matches() && Integer.parseInt(value) <= most;
        }
    }

    /// A number for White and one for Black, such as `3,0`.
    public record Counts() implements Kind {
        @Override
        public boolean accepts(String value) {
            return PAIR.matcher(value).matches();
        }

        @Override
        public String exchanged(String value) {
            int comma = value.indexOf(',');
            return value.substring(comma + 1) + ',' + value.substring(0, comma);
        }
    }

    /// A number of whole or half points for Black, such as `1.5`; below 0 they are White's.
    ///
    /// @param most the largest
    public record Halves(int most) implements Kind {
        @Override
        public boolean accepts(String value) {
            return HALVES.matcher(value).matches() && Math.abs(halves(value)) <= 2 * most;
        }

        @Override
        public String exchanged(String value) {
            return text(-halves(value));
        }

        /// The half points that a value says.
        public static int halves(String value) {
            return (int) (2 * Double.parseDouble(value));
        }

        /// The value of half points.
        public static String text(int halves) {
            String sign = halves < 0 ? "-" : "";
            return sign + Math.abs(halves) / 2 + (halves % 2 == 0 ? "" : ".5");
        }
    }

    /// One of some words.
    ///
    /// @param exchanged what each of them becomes when the players exchange their colours, such as `b` for `w`
    public record Word(List<String> words, List<String> exchanged) implements Kind {
        /// Copies the words.
        ///
        /// @throws IllegalArgumentException if the exchanged ones are not these words
        public Word {
            words = List.copyOf(words);
            exchanged = List.copyOf(exchanged);
            if (exchanged.size() != words.size() || !words.containsAll(exchanged)) {
                throw new IllegalArgumentException(words + " do not become " + exchanged);
            }
        }

        /// Words about neither player.
        public Word(List<String> words) {
            this(words, words);
        }

        @Override
        public String exchanged(String value) {
            return words.contains(value) ? exchanged.get(words.indexOf(value)) : value;
        }

        @Override
        public boolean accepts(String value) {
            return words.contains(value);
        }
    }

    /// Names of cells or moves, such as `a3,e5`, which the game parses; not names of players or their pieces.
    public record Names() implements Kind {
        @Override
        public boolean accepts(String value) {
            return NAMES.matcher(value).matches();
        }
    }

    private static final Pattern NUMBER = Pattern.compile("0|[1-9][0-9]{0,3}");
    private static final Pattern HALVES = Pattern.compile("-?(0|[1-9][0-9]{0,3})(\\.[05])?");
    private static final Pattern PAIR = Pattern.compile("(0|[1-9][0-9]{0,3}),(0|[1-9][0-9]{0,3})");
    private static final Pattern NAMES = Pattern.compile("[a-z0-9-]+(,[a-z0-9-]+)*");
}
