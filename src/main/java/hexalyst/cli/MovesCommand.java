package hexalyst.cli;

import hexalyst.analysis.MoveValues;
import hexalyst.engine.MoveTable;
import hexalyst.engine.RunningSearch;
import hexalyst.engine.SearchService;
import hexalyst.engine.Value;
import hexalyst.game.Position;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `moves`: the proved value of every legal move of a position.
@Command(
        name = "moves",
        mixinStandardHelpOptions = true,
        description = {
            "Proves the value of every legal move. Prints a line each, the best first: the move, win, loss, draw or open"
                    + " (for the player who makes it), in how many plies at most (- for a draw), and how many winning"
                    + " replies it leaves the opponent; +n after that says that n replies are still open.",
            "Of losing moves those with the fewest winning replies stand first: they are the best traps; of those with"
                    + " equally many the one that lasts longest. Moves that lose in at most two plies come after the other"
                    + " losing moves, and open moves last. After a move that ends the game there are no replies (-).",
            "Exit code 1 if a limit or Ctrl+C came before every value was proved."
        },
        footer = "%nExample: hexalyst moves \"3/4/5/4/3 w\" --time 30s")
final class MovesCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private GameOptions game = new GameOptions();

    @Mixin
    private SearchOptions search = new SearchOptions();

    @Option(names = "--json", description = "Print JSON, a line for each move.")
    private boolean json;

    @Parameters(paramLabel = "<position>", description = "The position, such as \"3/4/5/4/3 w\".")
    private String text = "";

    @Override
    public Integer call() throws InterruptedException {
        Position position = game.openPosition(text);
        Progress progress = new Progress(spec.commandLine().getErr());
        try (SearchService service = search.service()) {
            RunningSearch<MoveTable> running =
                    service.startTable(position, search.limits(), table -> progress.show(progressText(table)));
            Interruption interruption = new Interruption(running::stop);
            try {
                MoveTable table = running.await();
                progress.clear();
                print(table);
                return table.open() == 0 ? 0 : HexalystCommand.NEGATIVE;
            } finally {
                interruption.end();
            }
        }
    }

    private void print(MoveTable table) {
        Comparator<MoveTable.Row> order = Comparator.comparing(MoveValues.Row::of, MoveValues.BEST_FIRST)
                .thenComparing(row -> table.position().text(row.move()));
        List<MoveTable.Row> rows = table.rows().stream().sorted(order).toList();
        for (MoveTable.Row row : rows) {
            String move = table.position().text(row.move());
            String value = row.value().map(Value::word).orElse("open");
            String plies =
                    row.plies().isPresent() ? Integer.toString(row.plies().getAsInt()) : "-";
            boolean known = row.value().isPresent() && row.plies().orElse(0) != 1;
            String replies =
                    known ? row.winningReplies() + (row.openReplies() > 0 ? "+" + row.openReplies() : "") : "-";
            Map<String, Object> values = JsonLine.of("move", move, "value", value);
            row.plies().ifPresent(number -> values.put("plies", number));
            if (known) {
                values.put("winningReplies", row.winningReplies());
                values.put("openReplies", row.openReplies());
            }
            JsonLine.print(spec, json, move + " " + value + " " + plies + " " + replies, values);
        }
    }

    private static String progressText(MoveTable table) {
        long replies =
                table.rows().stream().mapToLong(MoveTable.Row::openReplies).sum();
        return String.format(
                Locale.ROOT,
                "%d of %d moves open, %d replies open, %,d nodes, %d s",
                table.open(),
                table.rows().size(),
                replies,
                table.nodes(),
                table.time().toSeconds());
    }
}
