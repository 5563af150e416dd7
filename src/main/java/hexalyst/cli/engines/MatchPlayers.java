package hexalyst.cli.engines;

import hexalyst.cli.option.SearchOptions;
import hexalyst.cli.terminal.InputException;
import hexalyst.cli.terminal.Interruption;
import hexalyst.cli.terminal.UsageException;
import hexalyst.engine.ProofTable;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.estimate.Estimator;
import hexalyst.engine.estimate.Strength;
import hexalyst.engine.external.EngineCommand;
import hexalyst.engine.external.EngineFailure;
import hexalyst.engine.match.ExternalPlayer;
import hexalyst.engine.match.InternalPlayer;
import hexalyst.engine.match.Match;
import hexalyst.engine.match.MatchScore;
import hexalyst.engine.match.PlainPlayer;
import hexalyst.engine.match.Player;
import hexalyst.engine.match.RandomPlayer;
import hexalyst.game.Position;
import hexalyst.notation.PositionText;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine.TypeConversionException;

/// Reads the players of a match from the command line: `internal`, `internal:threads=1,nodes=5000,time=1s, memory=64m`,
/// `internal:level=club,seed=1`, `plain:depth=3,seed=1`, `random:seed=1`, or the command line of another program.
final class MatchPlayers {
    private static final Pattern OWN = Pattern.compile("(internal|plain|random)(?::.*)?");
    private static final Pattern SETTING = Pattern.compile("([a-z]+)=(\\w+)");
    private static final long MEMORY = 64L << 20;
    /// The default depth of a plain player.
    private static final int DEPTH = 3;
    /// The most threads and plies that can be requested.
    private static final int MOST = 1024;

    private MatchPlayers() {}

    /// Makes a player.
    ///
    /// @param each the time per move, for a player without limits of its own
    /// @throws UsageException if the text is wrong
    /// @throws InputException if the program cannot be started or does not speak the protocol
    static Player read(String text, Duration each) throws InterruptedException {
        Matcher own = OWN.matcher(text);
        if (own.matches()) {
            return switch (own.group(1)) {
                case "plain" -> plain(text);
                case "random" -> random(text);
                default -> internal(text, each);
            };
        }
        try {
            return new ExternalPlayer(EngineCommand.parse(text), PositionText::format, each);
        } catch (IllegalArgumentException wrong) {
            throw new UsageException(String.valueOf(wrong.getMessage()));
        } catch (EngineFailure failure) {
            throw new InputException(failure.text());
        }
    }

    /// Plays a match until the user interrupts it.
    ///
    /// @param tells tells the score, also after an interruption
    static void play(Match match, int games, Match.Listener listener, Consumer<MatchScore> tells)
            throws InterruptedException {
        Interruption interruption = new Interruption(match::stop);
        try {
            tells.accept(match.play(games, listener));
        } finally {
            interruption.end();
        }
    }

    private static Player internal(String text, Duration each) {
        Map<String, String> settings =
                settings(text, List.of("threads", "nodes", "time", "memory", "level", "seed", "search"));
        int threads = Math.toIntExact(number(text, settings, "threads", 1));
        Optional<Long> nodes =
                settings.containsKey("nodes") ? Optional.of(number(text, settings, "nodes", 1)) : Optional.empty();
        SearchOptions.TimeConverter times = new SearchOptions.TimeConverter();
        Optional<Duration> time =
                Optional.ofNullable(settings.get("time")).map(value -> value(text, "time", value, times::convert));
        SearchOptions.SizeConverter sizes = new SearchOptions.SizeConverter();
        long memory = Optional.ofNullable(settings.get("memory"))
                .map(value -> value(text, "memory", value, sizes::convert))
                .orElse(MEMORY);
        Strength strength = settings.containsKey("level")
                ? named(text, "level", settings.getOrDefault("level", ""), Strength.values())
                : Strength.PERFECT;
        Optional<Estimator.Method> method = Optional.ofNullable(settings.get("search"))
                .map(name -> named(text, "search", name, Estimator.Method.values()));
        Function<Position, SearchLimits> limits = position ->
                strength.limits(each, position, method.orElseGet(() -> Estimator.Method.of(position.game())));
        if (time.isPresent() || nodes.isPresent()) {
            SearchLimits wanted = nodes.map(SearchLimits.NONE::withNodes).orElse(SearchLimits.NONE);
            SearchLimits always = time.map(wanted::withTime).orElse(wanted);
            limits = position -> always;
        }
        long seed = number(text, settings, "seed", 1);
        SearchService service = new SearchService(() -> new ProofTable(memory), threads);
        return new InternalPlayer(text, service, strength, method, limits, seed);
    }

    /// The names of the levels, the weakest first.
    static List<String> levels() {
        return Stream.of(Strength.values()).map(MatchPlayers::name).toList();
    }

    private static String name(Enum<?> word) {
        return word.name().toLowerCase(Locale.ROOT).replace("_", "");
    }

    /// The value of a setting that is one of a few words.
    private static <E extends Enum<E>> E named(String text, String setting, String name, E[] all) {
        return Stream.of(all)
                .filter(one -> name(one).equals(name))
                .findFirst()
                .orElseThrow(() -> new UsageException(text + ": '" + name + "' is no " + setting + "; they are "
                        + String.join(
                                ", ", Stream.of(all).map(MatchPlayers::name).toList())));
    }

    private static Player plain(String text) {
        Map<String, String> settings = settings(text, List.of("depth", "seed"));
        int depth = Math.toIntExact(number(text, settings, "depth", DEPTH));
        return new PlainPlayer(text, depth, number(text, settings, "seed", 1));
    }

    private static Player random(String text) {
        return new RandomPlayer(text, number(text, settings(text, List.of("seed")), "seed", 1));
    }

    /// The settings after the colon, by name.
    private static Map<String, String> settings(String text, List<String> known) {
        Map<String, String> settings = new HashMap<>();
        int colon = text.indexOf(':');
        for (String setting :
                colon < 0 ? new String[0] : text.substring(colon + 1).split(",", -1)) {
            Matcher matcher = SETTING.matcher(setting);
            if (!matcher.matches() || !known.contains(matcher.group(1))) {
                throw new UsageException(text + ": '" + setting + "' is none of " + String.join("=, ", known) + "=");
            }
            settings.put(matcher.group(1), matcher.group(2));
        }
        return settings;
    }

    private static long number(String text, Map<String, String> settings, String name, int usual) {
        String value = settings.get(name);
        long number = value == null ? usual : value(text, name, value, Long::parseLong);
        boolean fits = name.equals("seed") || (number >= 1 && (name.equals("nodes") || number <= MOST));
        if (!fits) {
            throw new UsageException(
                    text + ": " + name + " is at least 1" + (name.equals("nodes") ? "" : " and at most " + MOST));
        }
        return number;
    }

    private static <T> T value(String text, String name, String value, Converter<T> converter) {
        try {
            return converter.convert(value);
        } catch (NumberFormatException | TypeConversionException wrong) {
            throw new UsageException(text + ": '" + value + "' is no value for " + name);
        }
    }

    /// Reads a value.
    private interface Converter<T> {
        T convert(String value);
    }
}
