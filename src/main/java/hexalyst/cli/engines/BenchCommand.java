package hexalyst.cli.engines;

import hexalyst.board.CellHash;
import hexalyst.cli.option.GameOptions;
import hexalyst.cli.terminal.ExitCode;
import hexalyst.cli.terminal.Printer;
import hexalyst.cli.terminal.Progress;
import hexalyst.engine.ProofTable;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchReport;
import hexalyst.engine.SearchService;
import hexalyst.game.Position;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `bench`: a fixed amount of work, to compare machines and versions of the search.
@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        description = {
            "Searches fixed positions with one thread, a table of 64 MB and fixed limits, and prints nodes and"
                    + " nodes/s.",
            "The number of nodes is the same on every run of one version; a different number means that the search"
                    + " changed."
        },
        footer = "%nExample: hexalyst bench")
public final class BenchCommand implements Callable<Integer> {
    private static final long TABLE = 64L << 20;
    private static final long NODES = 500_000;
    /// The empty boards of 19, 37, 61 and 70 cells, a reply to the centre on 61 cells, and two positions of a game.
    private static final List<String> POSITIONS = List.of(
            "3/4/5/4/3 w",
            "4/5/6/7/6/5/4 w",
            "5/6/7/8/9/8/7/6/5 w",
            "6/7/8/9/10/9/8/7/6 w",
            "5/6/7/8/4w4/8/7/5b/5 w",
            "5/6/7/8/4b4/2w5/7/2w3/5 b",
            "5/6/7/8/4w4/8/6w/6/3b1 b");

    @Mixin
    private Printer printer = new Printer();

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Override
    public Integer call() throws InterruptedException {
        // Before the first search board is made: the nodes depend on the salt.
        System.setProperty(CellHash.SALT, "0");
        GameOptions options = new GameOptions();
        Progress progress = printer.progress();
        long nodes = 0;
        Duration time = Duration.ZERO;
        for (String text : POSITIONS) {
            progress.show(text);
            Position position = options.position(text);
            try (SearchService service = new SearchService(new ProofTable(TABLE), 1)) {
                SearchReport report = service.start(position, SearchLimits.NONE.withNodes(NODES), heard -> {})
                        .await();
                nodes += report.nodes();
                time = time.plus(report.time());
            }
        }
        progress.clear();
        long perSecond = Math.round(nodes / (time.toNanos() / 1e9));
        String plain = String.format(Locale.ROOT, "nodes: %d%nnodes/s: %d", nodes, perSecond);
        printer.print(json, plain, Printer.values("nodes", nodes, "nodesPerSecond", perSecond));
        return ExitCode.DONE;
    }
}
