package hexalyst.cli;

import hexalyst.engine.ProofTable;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.external.EngineCommand;
import hexalyst.engine.external.EngineFailure;
import hexalyst.engine.match.ExternalPlayer;
import hexalyst.engine.match.InternalPlayer;
import hexalyst.engine.match.Player;
import hexalyst.notation.PositionText;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.TypeConversionException;

/// Reads how a command line names the players of a match: `internal`, `internal:threads=1,nodes=5000,time=1s,
/// memory=64m`, or the command line of another program.
final class MatchPlayers {
    private static final Pattern INTERNAL = Pattern.compile("internal(:.*)?");
    private static final Pattern SETTING = Pattern.compile("([a-z]+)=(\\w+)");
    private static final long MEMORY = 64L << 20;

    private MatchPlayers() {}

    /// Makes a player.
    ///
    /// @param each the time a move, for a player that has no limits of its own
    /// @throws UsageException if the text is wrong
    /// @throws InputException if the program cannot be started or does not speak the protocol
    static Player read(String text, Duration each) throws InterruptedException {
        if (INTERNAL.matcher(text).matches()) {
            return internal(text, each);
        }
        try {
            return new ExternalPlayer(EngineCommand.parse(text), PositionText::format, each);
        } catch (IllegalArgumentException wrong) {
            throw new UsageException(String.valueOf(wrong.getMessage()));
        } catch (EngineFailure failure) {
            throw new InputException(failure.text());
        }
    }

    private static Player internal(String text, Duration each) {
        int threads = 1;
        long memory = MEMORY;
        Optional<Duration> time = Optional.empty();
        Optional<Long> nodes = Optional.empty();
        int colon = text.indexOf(':');
        for (String setting :
                colon < 0 ? new String[0] : text.substring(colon + 1).split(",", -1)) {
            Matcher matcher = SETTING.matcher(setting);
            String name = matcher.matches() ? matcher.group(1) : setting;
            String value = matcher.matches() ? matcher.group(2) : "";
            try {
                switch (name) {
                    case "threads" -> threads = Integer.parseInt(value);
                    case "nodes" -> nodes = Optional.of(Long.parseLong(value));
                    case "time" -> time = Optional.of(new SearchOptions.TimeConverter().convert(value));
                    case "memory" -> memory = new SearchOptions.SizeConverter().convert(value);
                    default ->
                        throw new UsageException(
                                text + ": '" + setting + "' is none of threads=, nodes=, time=, memory=");
                }
            } catch (NumberFormatException | TypeConversionException wrong) {
                throw new UsageException(text + ": '" + value + "' is no value for " + name);
            }
        }
        if (threads < 1 || nodes.filter(count -> count < 1).isPresent()) {
            throw new UsageException(text + ": threads and nodes are at least 1");
        }
        SearchLimits limits = nodes.map(SearchLimits.NONE::withNodes).orElse(SearchLimits.NONE);
        if (time.isPresent() || nodes.isEmpty()) {
            limits = limits.withTime(time.orElse(each));
        }
        return new InternalPlayer(text, new SearchService(new ProofTable(memory), threads), limits);
    }
}
