package hexalyst.cli.positions;

import hexalyst.analysis.campaign.Campaign;
import hexalyst.analysis.campaign.Target;
import hexalyst.analysis.job.Effort;
import hexalyst.analysis.job.EngineSearch;
import hexalyst.analysis.job.Finding;
import hexalyst.analysis.job.PositionSearch;
import hexalyst.analysis.job.StopSignal;
import hexalyst.analysis.results.ResultStore;
import hexalyst.cli.option.GameOptions;
import hexalyst.cli.option.SearchOptions;
import hexalyst.cli.option.StoreOption;
import hexalyst.cli.option.VerifyOption;
import hexalyst.cli.terminal.ExitCode;
import hexalyst.cli.terminal.GameFile;
import hexalyst.cli.terminal.InputException;
import hexalyst.cli.terminal.Interruption;
import hexalyst.cli.terminal.OutputFile;
import hexalyst.cli.terminal.Printer;
import hexalyst.cli.terminal.Progress;
import hexalyst.cli.terminal.TurnTexts;
import hexalyst.cli.terminal.UsageException;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.Value;
import hexalyst.engine.estimate.Estimator;
import hexalyst.game.Position;
import hexalyst.game.Step;
import hexalyst.notation.ReadResult;
import hexalyst.store.StoreAddress;
import hexalyst.work.SharedCampaign;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `campaign`: settles many positions.
@Command(
        name = "campaign",
        mixinStandardHelpOptions = true,
        description = {
            "Settles every position up to some plies after a position, or every position of games; mirror images and"
                    + " transpositions count once. Every result is saved in the store at once: after Ctrl+C or a crash"
                    + " the same command with the same store continues where it stopped.",
            "Prints for each ply how many positions there are, and how many of them are won, drawn and lost for the"
                    + " player to move, and open. Exit code 1 if any is open."
        },
        footer = {
            "%nExample: hexalyst campaign \"5/6/7/8/9/8/7/6/5 w\" --plies 1 --table",
            "         hexalyst campaign --games my-games.hgn --time 8h"
        })
public final class CampaignCommand implements Callable<Integer> {
    private static final long ESTIMATE_BYTES = 1L << 20;
    private static final int MOST_PLIES = 4;

    @Mixin
    private Printer printer = new Printer();

    @Mixin
    private GameOptions game = new GameOptions();

    @Mixin
    private SearchOptions search = new SearchOptions();

    @Mixin
    private StoreOption store = new StoreOption();

    @Mixin
    private VerifyOption verify = new VerifyOption();

    @Option(names = "--plies", paramLabel = "<n>", description = "The plies after the position, 0 to 4 (default: 1).")
    private int plies = 1;

    @Option(names = "--games", paramLabel = "<file>", description = "Settle the positions of these games instead.")
    private @Nullable Path games;

    @Option(
            names = "--each",
            paramLabel = "<time>",
            converter = SearchOptions.TimeConverter.class,
            description = "The time limit for one position (default: 10m). Hard ones wait until the others are done.")
    private Duration each = Duration.ofMinutes(10);

    @Option(
            names = "--each-nodes",
            paramLabel = "<n>",
            description = "The node limit for one position, instead of a time. Each then starts with an empty table,"
                    + " so that with one thread a campaign always finds the same, stopped or not.")
    private @Nullable Long eachNodes;

    @Option(
            names = "--certify",
            description = "In a shared store, also keep the proof of each settled position, so that others can verify"
                    + " it.")
    private boolean certify;

    @Option(
            names = "--give-up",
            description = "Take the campaign out of a shared store, for all machines; what it has found stays.")
    private boolean giveUp;

    @Option(
            names = "--table",
            description = "Also print a line for each position: the moves that lead there, and what is proved of the"
                    + " last of them for the player who made it; or open, and what a merged file claims of it.")
    private boolean table;

    @Option(
            names = "--book",
            paramLabel = "<out>",
            description = "Also write the settled positions to a file, for \"store merge\" on another computer.")
    private @Nullable Path book;

    @Option(names = "--force", description = "Overwrite an existing file.")
    private boolean force;

    @Option(names = "--json", description = "Print JSON, a line for each ply.")
    private boolean json;

    @Parameters(arity = "0..1", paramLabel = "<position>", description = "The start position.")
    private @Nullable String text;

    /// True if something is wrong with the games.
    private boolean faulty;

    @Override
    public Integer call() throws InterruptedException, IOException {
        int percent = verify.percent();
        if (plies < 0 || plies > MOST_PLIES) {
            throw new UsageException("--plies: 0 to " + MOST_PLIES + ", not " + plies);
        }
        SearchLimits limits = SearchOptions.each(each, eachNodes);
        if (book != null) {
            OutputFile.assertWritable(book, force);
        }
        List<Target> targets = targets();
        if (store.address() instanceof StoreAddress.OfServer) {
            return share(targets, limits, percent);
        }
        String shared;
        if (certify) {
            shared = "--certify";
        } else if (verify.chosen()) {
            shared = "--verify";
        } else {
            shared = giveUp ? "--give-up" : "";
        }
        if (!shared.isEmpty()) {
            throw new UsageException(shared + ": only in a store that machines share");
        }
        try (ResultStore results = store.open(printer::say);
                SearchService service = search.service()) {
            PositionSearch engine = eachNodes == null
                    ? new EngineSearch(service, new Estimator(ESTIMATE_BYTES))
                    : new FreshSearch(search::service);
            Campaign campaign = new Campaign(targets, results, engine, limits, search.limits());
            Progress progress = printer.progress();
            Interruption interruption = new Interruption(campaign.control()::cancel);
            try {
                campaign.run(at -> progress.show(at.done() + " of " + at.total() + " settled"
                        + at.left()
                                .map(left -> ", about " + left.toMinutes() + " min left")
                                .orElse("")));
                progress.clear();
                return report(targets, results, true);
            } finally {
                interruption.end();
            }
        }
    }

    /// @param tried true if what is open was searched
    private int report(List<Target> targets, ResultStore results, boolean tried) {
        List<Campaign.Settled> map = Campaign.map(targets, results);
        if (tried && map.stream().noneMatch(Campaign.Settled::isProved)) {
            printer.say(
                    "no position was settled with these limits; positions later in a game, or on a smaller board, are"
                            + " settled sooner");
        }
        print(map, results);
        if (book != null) {
            List<Position> positions = targets.stream().map(Target::position).toList();
            OutputFile.write(book, results.book(positions).getBytes(StandardCharsets.US_ASCII));
        }
        boolean sound = printer.say(results) && !faulty;
        return ExitCode.of(sound && map.stream().allMatch(Campaign.Settled::isProved));
    }

    /// Plans the campaign for the workers of a shared store, and shows how far they are until it is over.
    private int share(List<Target> targets, SearchLimits limits, int percent) throws IOException, InterruptedException {
        try (ResultStore results = store.open(printer::say)) {
            if (giveUp) {
                boolean planned = SharedCampaign.giveUp(results.database(), targets);
                printer.say(
                        planned
                                ? "the campaign is over for all machines; what it has found stays in the store"
                                : store.address().text() + ": this campaign is not planned there");
                return ExitCode.of(planned);
            }
            String title = games == null ? text + ", " + Printer.plies(plies) : String.valueOf(games.getFileName());
            SharedCampaign campaign = SharedCampaign.plan(results, title, targets, limits, certify);
            CountDownLatch left = new CountDownLatch(1);
            Interruption interruption = new Interruption(left::countDown);
            try {
                Progress progress = printer.progress();
                long end = System.nanoTime() + search.limits().time().toNanos();
                SharedCampaign.Progress at = campaign.progress();
                if (!at.over()) {
                    printer.say("the campaign is planned; hexalyst worker --store "
                            + store.address().text() + " joins in");
                }
                while (!at.over() && System.nanoTime() - end < 0 && !left.await(1, TimeUnit.SECONDS)) {
                    try {
                        at = campaign.progress();
                        progress.show(at.settled() + " of " + at.total() + " settled"
                                + (at.aside() == 0 ? "" : ", " + at.aside() + " set aside") + "; "
                                + machines(SharedCampaign.machines(results.database())));
                    } catch (IOException e) {
                        // The campaign goes on without this command, and the server may come back.
                        progress.show(String.valueOf(e.getMessage()));
                    }
                }
                progress.clear();
                if (!at.over()) {
                    printer.say("the campaign goes on as long as there are workers");
                }
                SharedCampaign.verify(results, targets, percent, () -> left.getCount() > 0, printer::say);
                return report(targets, results, at.over());
            } finally {
                interruption.end();
            }
        } catch (IOException e) {
            throw new InputException(String.valueOf(e.getMessage()));
        }
    }

    /// Who is at work, such as `2 workers: ada 4711 (3 positions), bob 12 (1 position)`.
    private static String machines(List<SharedCampaign.Busy> busy) {
        Map<String, Long> counts = SharedCampaign.positions(busy);
        return counts.isEmpty()
                ? "no worker at work"
                : Printer.count(counts.size(), "worker") + ": "
                        + counts.entrySet().stream()
                                .map(each -> each.getKey() + " (" + Printer.count(each.getValue(), "position") + ")")
                                .collect(Collectors.joining(", "));
    }

    private List<Target> targets() {
        if ((text == null) == (games == null)) {
            throw new UsageException("a position or --games was expected");
        }
        if (games != null) {
            ReadResult read = GameFile.read(games, printer);
            faulty = !read.problems().isEmpty();
            if (read.games().isEmpty()) {
                throw new InputException(games + ": no game could be read");
            }
            return Target.of(read.games());
        }
        return Target.upTo(game.openPosition(String.valueOf(text)), plies)
                .orElseThrow(() -> new InputException(TurnTexts.TOO_MANY));
    }

    private void print(List<Campaign.Settled> map, ResultStore results) {
        if (table) {
            map.stream()
                    .filter(settled -> !settled.target().line().isEmpty())
                    .forEach(settled -> print(settled, results));
        }
        Map<Integer, List<Campaign.Settled>> byPly = map.stream()
                .collect(Collectors.groupingBy(
                        settled -> settled.target().line().size(), TreeMap::new, Collectors.toList()));
        byPly.forEach((ply, all) -> {
            long won = count(all, Value.WIN);
            long drawn = count(all, Value.DRAW);
            long lost = count(all, Value.LOSS);
            long open = all.size() - won - drawn - lost;
            printer.print(
                    json,
                    "ply " + ply + ": " + Printer.count(all.size(), "position") + ", " + won + " won, " + drawn
                            + " drawn, " + lost + " lost, " + open + " open",
                    Printer.values(
                            "ply",
                            ply,
                            "positions",
                            all.size(),
                            "won",
                            won,
                            "drawn",
                            drawn,
                            "lost",
                            lost,
                            "open",
                            open));
        });
    }

    private static long count(List<Campaign.Settled> all, Value value) {
        return all.stream()
                .filter(settled ->
                        settled.proof().filter(proof -> proof.value() == value).isPresent())
                .count();
    }

    private void print(Campaign.Settled settled, ResultStore results) {
        List<String> moves = new ArrayList<>();
        Position position = settled.target().position();
        settled.target().line().forEach(move -> moves.add(position.text(move)));
        String known = settled.proof()
                .map(CampaignCommand::known)
                .orElseGet(() -> "open"
                        + results.claim(position)
                                .map(claim -> ", claimed " + known(claim))
                                .orElse(""));
        printer.print(String.join(" ", moves) + ": " + known);
    }

    /// Searches each position with a table of its own: the results do not depend on earlier searches.
    private record FreshSearch(Supplier<SearchService> services) implements PositionSearch {
        @Override
        public SearchResult prove(Position position, SearchLimits limits, StopSignal stop) throws InterruptedException {
            try (SearchService service = services.get()) {
                return new EngineSearch(service, new Estimator(ESTIMATE_BYTES)).prove(position, limits, stop);
            }
        }

        @Override
        public SearchResult estimate(
                Position position, List<Step> among, SearchLimits limits, Effort effort, StopSignal stop)
                throws InterruptedException {
            try (SearchService service = services.get()) {
                return new EngineSearch(service, new Estimator(ESTIMATE_BYTES))
                        .estimate(position, among, limits, effort, stop);
            }
        }
    }

    /// What is proved about the move that led to a position, for the player who made it.
    private static String known(Finding.Proved proof) {
        ProvedValue made = proof.proof().beforeTheMove();
        return made.value() == Value.DRAW ? "draw" : made.value().word() + " " + made.plies();
    }
}
