package hexalyst.cli.positions;

import hexalyst.analysis.balance.Balance;
import hexalyst.analysis.balance.BalanceFinder;
import hexalyst.analysis.balance.BalanceWords;
import hexalyst.analysis.balance.Restriction;
import hexalyst.analysis.balance.SetupAnswer;
import hexalyst.analysis.results.ResultStore;
import hexalyst.cli.option.GameOptions;
import hexalyst.cli.option.SearchOptions;
import hexalyst.cli.option.StoreOption;
import hexalyst.cli.terminal.ExitCode;
import hexalyst.cli.terminal.InputException;
import hexalyst.cli.terminal.Interruption;
import hexalyst.cli.terminal.OutputFile;
import hexalyst.cli.terminal.Printer;
import hexalyst.cli.terminal.Progress;
import hexalyst.cli.terminal.TextTable;
import hexalyst.cli.terminal.TurnTexts;
import hexalyst.cli.terminal.UsageException;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.Value;
import hexalyst.game.Edition;
import hexalyst.game.Game.PlayersSetup;
import hexalyst.game.Position;
import hexalyst.game.SetupResult;
import hexalyst.text.Texts;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `balance`: looks for restrictions that make the game last.
@Command(
        name = "balance",
        mixinStandardHelpOptions = true,
        description = {
            "Which restriction, blocked cells or a first move, makes the game last longest? Prints for"
                    + " each restriction, mirror images counted once, who is proved to win and in how many plies at"
                    + " most, or that it is open; how many moves of the player to move are proved to win; how many"
                    + " replies win after the losing move that is hardest to punish; and how many positions the proof"
                    + " took.",
            "In games whose set-up a player makes, --bait compares set-ups: for each, with some of its beads left out, who"
                    + " wins if either colour moves first, and so what the other player should choose. What is not"
                    + " proved is also estimated, and named so.",
            "Every result is saved in the store at once: after Ctrl+C or a crash the same command with the same store"
                    + " continues where it stopped. Each restriction is searched from scratch; with --each-nodes and"
                    + " one thread the table is the same every time. Exit code 1 if any value is open."
        },
        footer = {
            "%nExample: hexalyst balance --blocked 1 --each 30s --html balance.html",
            "         hexalyst balance \"3/4/5/4/3 w\" --blocked 0..3 --sort nodes",
            "         hexalyst balance --first-move --edition nestorgames",
            "         hexalyst balance --game squeeze --bait 0..1 --each 1m \"<set-up>\" \"<another>\""
        })
public final class BalanceCommand implements Callable<Integer> {
    private static final Pattern RANGE = Pattern.compile("([0-3])(?:\\.\\.([0-3]))?");

    @Mixin
    private Printer printer = new Printer();

    @Mixin
    private GameOptions game = new GameOptions();

    @Mixin
    private SearchOptions search = new SearchOptions();

    @Mixin
    private StoreOption store = new StoreOption();

    @Option(
            names = "--blocked",
            paramLabel = "<n>",
            description = "How many cells to block, 0 to 3, or a range such as 0..2 (default: 1).")
    private @Nullable String blocked;

    @Option(names = "--first-move", description = "Fix the first move instead.")
    private boolean firstMove;

    @Option(
            names = "--bait",
            paramLabel = "<n>",
            description =
                    "How many beads to leave out of the set-up, 0 to 3, or a range; they go to the player who moves"
                            + " second, with those that the set-up leaves out already (default in such games: 0).")
    private @Nullable String bait;

    @Option(
            names = "--each",
            paramLabel = "<time>",
            converter = SearchOptions.TimeConverter.class,
            description = "The time limit for one value, and as much again for its moves (default: 10s).")
    private Duration each = Duration.ofSeconds(10);

    @Option(
            names = "--each-nodes",
            paramLabel = "<n>",
            description = "The node limit for one value, and as much again for its moves, instead of a time.")
    private @Nullable Long eachNodes;

    @Option(
            names = "--count",
            paramLabel = "<n>",
            description = "The most restrictions of each edition, chosen at random (default: 100).")
    private int count = 100;

    @Option(names = "--seed", paramLabel = "<n>", description = "The seed of the random choice (default: 1).")
    private long seed = 1;

    @Option(
            names = "--sort",
            paramLabel = "<by>",
            description =
                    "value (rarest first), plies (longest first), nodes (most first) or moves (fewest winning moves"
                            + " first). Default: plies.")
    private Balance.Order order = Balance.Order.PLIES;

    @Option(names = "--html", paramLabel = "<out>", description = "Also write the table as a page with pictures.")
    private @Nullable Path html;

    @Option(names = "--force", description = "Overwrite an existing page.")
    private boolean force;

    @Option(names = "--json", description = "Print JSON, a line for each restriction.")
    private boolean json;

    @Parameters(
            arity = "0..*",
            paramLabel = "<position>",
            description = "The start positions. Default: that of the edition, or of every edition.")
    private List<String> positions = List.of();

    @Override
    public Integer call() throws InterruptedException {
        SearchLimits limits = SearchOptions.each(each, eachNodes);
        check();
        List<Restriction> restrictions = restrictions();
        try (ResultStore results = store.open(printer::say)) {
            BalanceFinder finder = new BalanceFinder(restrictions, results, search::service, limits, search.limits());
            Progress progress = printer.progress();
            Interruption interruption = new Interruption(finder.control()::cancel);
            try {
                boolean whole = finder.run(at -> progress.show(at.done() + " of " + at.total() + " searched"
                        + at.left()
                                .map(left -> ", about " + (left.toMinutes() + 1) + " min left")
                                .orElse("")));
                progress.clear();
                List<Balance> table =
                        finder.table().stream().sorted(order.comparator()).toList();
                Texts.in(Locale.ENGLISH, () -> {
                    print(table);
                    return true;
                });
                boolean sound = printer.say(results);
                boolean settled = table.stream().allMatch(row -> row.proof().isPresent());
                return ExitCode.of(whole && settled && sound);
            } finally {
                interruption.end();
            }
        } catch (IOException e) {
            throw new InputException("the store could not be closed: " + e.getMessage());
        }
    }

    private void check() {
        if (Stream.of(firstMove, blocked != null, bait != null)
                        .filter(chosen -> chosen)
                        .count()
                > 1) {
            throw new UsageException("--blocked, --first-move or --bait, only one of them");
        }
        UsageException.assertPositive("--count", count);
        if (html != null) {
            OutputFile.assertWritable(html, force);
        }
    }

    private List<Restriction> restrictions() {
        List<Restriction> all = new ArrayList<>();
        int number = 0;
        for (Position start : starts()) {
            number++;
            List<Restriction> found = found(start, number);
            List<Restriction> chosen = Restriction.sample(found, count, seed);
            if (chosen.size() < found.size()) {
                printer.say(chosen.size() + " of " + Printer.count(found.size(), "restriction") + " of "
                        + start.edition().title() + ", chosen at random; --count searches more");
            }
            all.addAll(chosen);
        }
        return all;
    }

    private List<Position> starts() {
        if (!positions.isEmpty()) {
            return positions.stream().map(game::openPosition).toList();
        }
        List<Edition> editions =
                game.edition().map(List::of).orElseGet(() -> game.game().editions());
        return editions.stream().map(edition -> game.game().start(edition)).toList();
    }

    private static List<Restriction> firstMoves(Position start) {
        return Restriction.firstMoves(start).orElseThrow(() -> new InputException(TurnTexts.TOO_MANY));
    }

    private List<Restriction> found(Position start, int number) {
        boolean made = start.game().playersSetup().isPresent();
        if (bait != null && !made) {
            throw new UsageException("--bait: in " + start.game().title() + " no player makes the set-up");
        }
        if (firstMove) {
            return firstMoves(start);
        }
        if (blocked != null || !made) {
            return range("--blocked", blocked == null ? "1" : blocked)
                    .boxed()
                    .flatMap(cells -> Restriction.blocked(start, cells).stream())
                    .toList();
        }
        List<Restriction> all = range("--bait", bait == null ? "0" : bait)
                .boxed()
                .flatMap(beads -> Restriction.leavingOut(start, number, beads).stream())
                .toList();
        if (all.isEmpty()) {
            throw new InputException("no game can begin with set-up " + number + why(start));
        }
        return all;
    }

    private static String why(Position start) {
        PlayersSetup rule = start.game().playersSetup().orElseThrow();
        return rule.begin(start.edition(), start.setup(), start.toMove()) instanceof SetupResult.Invalid invalid
                ? ": " + Texts.in(Locale.ENGLISH, () -> invalid.words(start.edition()))
                : "";
    }

    private static IntStream range(String option, String text) {
        Matcher range = RANGE.matcher(text);
        if (!range.matches()) {
            throw new UsageException(option + ": 0 to 3 or a range such as 0..2, not " + text);
        }
        int from = Integer.parseInt(range.group(1));
        int to = range.group(2) == null ? from : Integer.parseInt(range.group(2));
        if (to < from) {
            throw new UsageException(option + ": a range begins with the smaller number, not " + text);
        }
        return IntStream.rangeClosed(from, to);
    }

    private void print(List<Balance> table) {
        BalanceWords words = new BalanceWords();
        List<List<String>> lines = new ArrayList<>();
        lines.add(List.of("edition", "restriction", "value", "plies", "winning moves", "replies", "nodes", "estimate"));
        for (Balance row : table) {
            lines.add(List.of(
                    row.restriction().position().edition().id(),
                    words.restriction(row.restriction()),
                    words.value(row),
                    words.plies(row),
                    words.moves(row),
                    words.replies(row),
                    words.nodes(row),
                    words.estimate(row)));
        }
        List<String> answers = SetupAnswer.of(table).stream()
                .map(answer ->
                        words.answer(answer, table.getFirst().restriction().position()))
                .toList();
        if (answers.isEmpty()) {
            lines.replaceAll(line -> line.subList(0, line.size() - 1));
        }
        if (json) {
            table.forEach(row -> printer.print(true, "", values(row)));
        } else {
            TextTable.lines(lines).forEach(printer::print);
            answers.forEach(printer::print);
        }
        long open = table.stream().filter(row -> row.proof().isEmpty()).count();
        String summary = Printer.count(table.size(), "restriction") + ", " + (table.size() - open) + " proved, " + open
                + " open";
        if (!json) {
            printer.print(summary);
        }
        if (open == table.size() && open > 0) {
            printer.say(
                    "no restriction was settled with these limits; smaller boards, and positions later in a game, are"
                            + " settled sooner");
        }
        if (html != null) {
            OutputFile.write(
                    html, BalancePage.of(table, words, answers, summary).getBytes(StandardCharsets.UTF_8));
        }
    }

    private static Map<String, Object> values(Balance row) {
        Map<String, Object> values = Printer.values(
                "edition",
                row.restriction().position().edition().id(),
                "blocked",
                row.restriction().blocked().stream()
                        .map(row.restriction().position().grid()::name)
                        .toList());
        row.restriction()
                .first()
                .ifPresent(move -> values.put("firstMove", row.restriction().text()));
        row.restriction().made().ifPresent(made -> {
            values.put("setUp", made.number());
            values.put(
                    "without",
                    made.without().stream()
                            .map(row.restriction().position().grid()::name)
                            .toList());
        });
        row.estimate().ifPresent(chance -> values.put("estimatedChance", Math.round(100 * chance) / 100.0));
        values.put(
                "toMove", String.valueOf(row.restriction().position().toMove().letter()));
        values.put("value", row.proof().map(proof -> proof.value().word()).orElse("open"));
        row.proof().filter(proof -> proof.value() != Value.DRAW).ifPresent(proof -> values.put("plies", proof.plies()));
        row.difficulty().ifPresent(counted -> {
            values.put("nodes", counted.nodes());
            values.put("provedWithThese", counted.settled());
            values.put("moves", counted.moves());
            values.put("winning", counted.winning());
            values.put("drawing", counted.drawing());
            values.put("losing", counted.losing());
            values.put("open", counted.open());
            counted.fewestReplies().ifPresent(fewest -> {
                values.put("fewestReplies", fewest);
                values.put("fewestRepliesExact", counted.repliesExact());
            });
        });
        return values;
    }
}
