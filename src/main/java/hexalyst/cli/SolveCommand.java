package hexalyst.cli;

import hexalyst.engine.SearchHandle;
import hexalyst.engine.SearchReport;
import hexalyst.engine.SearchService;
import hexalyst.engine.Value;
import hexalyst.game.Position;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `solve`: the proved value of a position.
@Command(
        name = "solve",
        mixinStandardHelpOptions = true,
        description = {
            "Proves who wins. Prints value (win, loss, draw or unknown, for the player to move), plies (the end comes"
                    + " after at most that many; - for a draw), move, line, nodes and seconds, a line each.",
            "Exit code 1 if a limit or Ctrl+C came before the proof."
        },
        footer = "%nExample: hexalyst solve \"4/5/6/7/6/5/4 w\" --time 1m")
final class SolveCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private GameOptions game = new GameOptions();

    @Mixin
    private SearchOptions search = new SearchOptions();

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Parameters(paramLabel = "<position>", description = "The position, such as \"3/4/5/4/3 w\".")
    private String text = "";

    @Override
    public Integer call() throws InterruptedException {
        Position position = game.position(text);
        if (position.outcome().over()) {
            throw new InputException("the game is over: " + position.outcome().reason());
        }
        Progress progress = new Progress(spec.commandLine().getErr());
        try (SearchService service = search.service()) {
            SearchHandle handle =
                    service.start(position, search.limits(), report -> progress.show(progressText(report)));
            Interruption interruption = new Interruption(handle::stop);
            try {
                SearchReport report = handle.await();
                progress.clear();
                print(report);
                return report.value().isPresent() ? 0 : HexalystCommand.NEGATIVE;
            } finally {
                interruption.end();
            }
        }
    }

    private void print(SearchReport report) {
        Position position = report.position();
        String value = report.value().map(Value::word).orElse("unknown");
        List<String> line = report.line().stream().map(position::text).toList();
        String seconds = String.format(Locale.ROOT, "%.3f", report.time().toNanos() / 1e9);
        Optional<String> move = line.stream().findFirst();
        String plain = "value: " + value
                + "\nplies: "
                + (report.plies().isPresent() ? Integer.toString(report.plies().getAsInt()) : "-")
                + "\nmove: " + move.orElse("-")
                + "\nline: " + (line.isEmpty() ? "-" : String.join(" ", line))
                + "\nnodes: " + report.nodes()
                + "\nseconds: " + seconds;
        JsonLine.print(
                spec,
                json,
                plain,
                JsonLine.of(
                        "value",
                        value,
                        "plies",
                        report.plies().isPresent() ? report.plies().getAsInt() : Optional.empty(),
                        "move",
                        move,
                        "line",
                        line,
                        "nodes",
                        report.nodes(),
                        "seconds",
                        Double.parseDouble(seconds)));
    }

    private static String progressText(SearchReport report) {
        return String.format(
                Locale.ROOT,
                "%,d nodes, %,d/s, %d s, proof %d / disproof %d, table %.0f%%",
                report.nodes(),
                report.nodesPerSecond(),
                report.time().toSeconds(),
                report.proof(),
                report.disproof(),
                100 * report.tableUse());
    }
}
