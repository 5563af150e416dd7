package hexalyst.cli.option;

import hexalyst.cli.terminal.UsageException;
import hexalyst.engine.ProofTable;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/// The options of every command that searches.
public final class SearchOptions {
    @Option(
            names = "--threads",
            paramLabel = "<n>",
            description = "Search threads, 1 or more. Default: the number of processors.")
    private @Nullable Integer threads;

    @Option(
            names = "--time",
            paramLabel = "<time>",
            converter = TimeConverter.class,
            description = "The time limit, such as 500ms, 30s, 5m or 2h.")
    private @Nullable Duration time;

    @Option(names = "--nodes", paramLabel = "<n>", description = "The node limit, 1 or more.")
    private @Nullable Long nodes;

    @Option(
            names = "--memory",
            paramLabel = "<size>",
            converter = SizeConverter.class,
            description = "The size of the table, such as 64m or 2g. Default: a quarter of the Java heap.")
    private @Nullable Long memory;

    /// The limits that were given.
    public SearchLimits limits() {
        SearchLimits limits = time == null ? SearchLimits.NONE : SearchLimits.NONE.withTime(time);
        UsageException.assertPositive("--nodes", nodes);
        return nodes == null ? limits : limits.withNodes(nodes);
    }

    /// The limits for each of many positions: the nodes of `--each-nodes`, or else a time.
    public static SearchLimits each(Duration time, @Nullable Long nodes) {
        UsageException.assertPositive("--each-nodes", nodes);
        return nodes == null ? SearchLimits.NONE.withTime(time) : SearchLimits.NONE.withNodes(nodes);
    }

    /// True if none of the options was given.
    public boolean isUntouched() {
        return threads == null && time == null && nodes == null && memory == null;
    }

    /// True if a limit of time was given.
    public boolean timed() {
        return time != null;
    }

    /// A search service with these threads and this table.
    public SearchService service() {
        return service(1);
    }

    /// One of several search services that share these threads and this memory.
    ///
    /// @param parts how many there are
    public SearchService service(int parts) {
        int share = Math.max(1, threads() / parts);
        assertRoom();
        long bytes = (memory == null ? ProofTable.defaultBytes() : memory) / parts;
        return new SearchService(() -> new ProofTable(bytes), share);
    }

    /// The number of search threads.
    public int threads() {
        int count = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
        if (count < 1 || count > 1024) {
            throw new UsageException("--threads: 1 to 1024, not " + count);
        }
        return count;
    }

    private void assertRoom() {
        if (memory != null && memory > Runtime.getRuntime().maxMemory() * 3 / 4) {
            throw new UsageException("--memory: the Java heap has room for "
                    + (Runtime.getRuntime().maxMemory() * 3 / 4 >> 20) + "m; start java with a larger -Xmx");
        }
    }

    /// Reads a number with a unit.
    ///
    /// @throws TypeConversionException if it is invalid
    private static long read(String text, String units, String example) {
        Matcher matcher = Pattern.compile("(\\d{1,9})(" + units + ")").matcher(text);
        if (!matcher.matches() || Long.parseLong(matcher.group(1)) == 0) {
            throw new TypeConversionException("'" + text + "' is not like " + example);
        }
        long number = Long.parseLong(matcher.group(1));
        return switch (matcher.group(2)) {
            case "ms" -> number;
            case "s" -> number * 1_000;
            case "m" -> units.startsWith("ms") ? number * 60_000 : number << 20;
            case "h" -> number * 3_600_000;
            case "k" -> number << 10;
            default -> number << 30;
        };
    }

    /// Reads `30s`.
    public static final class TimeConverter implements ITypeConverter<Duration> {
        @Override
        public Duration convert(String text) {
            return Duration.ofMillis(read(text, "ms|s|m|h", "500ms, 30s, 5m or 2h"));
        }
    }

    /// Reads `2g`.
    public static final class SizeConverter implements ITypeConverter<Long> {
        @Override
        public Long convert(String text) {
            return read(text, "k|m|g", "512k, 64m or 2g");
        }
    }
}
