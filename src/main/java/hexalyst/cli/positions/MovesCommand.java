package hexalyst.cli.positions;

import hexalyst.analysis.live.MoveValues;
import hexalyst.cli.option.GameOptions;
import hexalyst.cli.option.ProvedOption;
import hexalyst.cli.option.SearchOptions;
import hexalyst.cli.terminal.ExitCode;
import hexalyst.cli.terminal.Interruption;
import hexalyst.cli.terminal.Printer;
import hexalyst.cli.terminal.Progress;
import hexalyst.engine.MoveReport;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.SearchGoal;
import hexalyst.engine.SearchHandle;
import hexalyst.engine.SearchReport;
import hexalyst.engine.SearchService;
import hexalyst.game.Position;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.function.BinaryOperator;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `moves`: the proved value of every legal move of a position.
@Command(
        name = "moves",
        mixinStandardHelpOptions = true,
        description = {
            "Proves the value of every legal move. Prints a line for each, the best first: the move, win, loss, draw"
                    + " or open (for the player who makes it), in how many plies at most (- for a draw), and how many"
                    + " winning replies it leaves the opponent; +n after that means that n replies are still open."
                    + " What is proved is saved for all other commands and the window.",
            "Losing moves with the fewest winning replies come first: they are the best traps; of those with equally"
                    + " many, the one that lasts longest. Moves that lose in at most two plies come after the other"
                    + " losing moves, and open moves last. After a move that ends the game there are no replies (-).",
            "Where turns may have several parts, there is a line for each part that a turn can begin with: the best"
                    + " such turn, once if it can begin with several of them, with +... if only its beginning is"
                    + " known; then replies are not counted.",
            "Exit code 1 if a limit or Ctrl+C came before every value was proved."
        },
        footer = "%nExample: hexalyst moves \"3/4/5/4/3 w\" --time 30s")
public final class MovesCommand implements Callable<Integer> {
    private static final Comparator<MoveReport> SHORTEST =
            Comparator.comparingInt(row -> row.proof().map(ProvedValue::plies).orElse(Integer.MAX_VALUE));

    @Mixin
    private Printer printer = new Printer();

    @Mixin
    private GameOptions game = new GameOptions();

    @Mixin
    private SearchOptions search = new SearchOptions();

    @Mixin
    private ProvedOption proved = new ProvedOption();

    @Option(names = "--json", description = "Print JSON, a line for each move.")
    private boolean json;

    @Parameters(paramLabel = "<position>", description = "The position, such as \"3/4/5/4/3 w\".")
    private String text = "";

    @Override
    public Integer call() throws InterruptedException {
        Position position = game.openPosition(text);
        Progress progress = printer.progress();
        try (SearchService service = search.service();
                ProvedOption before = proved.open(printer)) {
            SearchHandle running = service.start(
                    position,
                    SearchGoal.MOVES,
                    before.proved(),
                    search.limits(),
                    found -> progress.show(progressText(found)));
            Interruption interruption = new Interruption(running::stop);
            try {
                SearchReport table = running.await();
                progress.clear();
                print(table);
                before.keep(table);
                return ExitCode.of(table.open() == 0 && before.isKept());
            } finally {
                interruption.end();
            }
        }
    }

    private void print(SearchReport table) {
        Comparator<MoveReport> order =
                Comparator.comparing(MoveValues.Row::of, MoveValues.BEST_FIRST).thenComparing(row -> text(table, row));
        // Several parts can begin the same turn; the shortest proof is the most useful.
        Collection<MoveReport> once = table.moves().stream()
                .collect(Collectors.toMap(row -> text(table, row), row -> row, BinaryOperator.minBy(SHORTEST)))
                .values();
        List<MoveReport> rows = once.stream().sorted(order).toList();
        for (MoveReport row : rows) {
            String move = text(table, row);
            String value = row.proof().map(proof -> proof.value().word()).orElse("open");
            OptionalInt number = row.proof().stream()
                    .filter(proof -> ProvedValue.tells(proof.plies()))
                    .mapToInt(ProvedValue::plies)
                    .findFirst();
            String plies = number.isPresent() ? Integer.toString(number.getAsInt()) : "-";
            boolean known = counts(table) && row.proof().isPresent() && number.orElse(0) != 1;
            String replies =
                    known ? row.winningReplies() + (row.openReplies() > 0 ? "+" + row.openReplies() : "") : "-";
            Map<String, Object> values = Printer.values("move", move, "value", value);
            number.ifPresent(most -> values.put("plies", most));
            if (known) {
                values.put("winningReplies", row.winningReplies());
                values.put("openReplies", row.openReplies());
            }
            printer.print(json, move + " " + value + " " + plies + " " + replies, values);
        }
    }

    /// Whether replies are counted: not where turns may have several parts.
    private static boolean counts(SearchReport table) {
        return !table.position().game().traits().openTurns();
    }

    private static String text(SearchReport table, MoveReport row) {
        return MoveValues.Row.of(row).text(table.position());
    }

    private static String progressText(SearchReport table) {
        long replies = counts(table)
                ? table.moves().stream().mapToLong(MoveReport::openReplies).sum()
                : 0;
        return String.format(
                Locale.ROOT,
                "%d of %d moves open, %d replies open, %,d nodes, %d s",
                table.open(),
                table.moves().size(),
                replies,
                table.nodes(),
                table.time().toSeconds());
    }
}
