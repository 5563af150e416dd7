package hexalyst.cli.study;

import hexalyst.analysis.job.EngineSearch;
import hexalyst.analysis.job.Finding;
import hexalyst.analysis.job.StopSignal;
import hexalyst.analysis.results.ClaimProver;
import hexalyst.analysis.results.Result;
import hexalyst.analysis.results.ResultStore;
import hexalyst.cli.option.GameOptions;
import hexalyst.cli.option.LibraryOption;
import hexalyst.cli.option.StoreOption;
import hexalyst.cli.terminal.ExitCode;
import hexalyst.cli.terminal.GameFile;
import hexalyst.cli.terminal.OutputFile;
import hexalyst.cli.terminal.Printer;
import hexalyst.cli.terminal.TurnTexts;
import hexalyst.cli.terminal.UsageException;
import hexalyst.engine.ProofTable;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.estimate.Estimator;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.record.MachineNote;
import hexalyst.study.Exploration;
import hexalyst.study.Library;
import hexalyst.study.OpeningReport;
import hexalyst.study.PlayCount;
import hexalyst.study.Query;
import hexalyst.turn.TurnLister;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `explore`: what was played in a position, and what is proved about it.
@Command(
        name = "explore",
        mixinStandardHelpOptions = true,
        description = {
            "Prints a line for each move that was played in the position or has a known value, the most played first:"
                    + " the move; how many games of the library have it, and how many of them its player won, drew and"
                    + " lost; then the value for that player: proved win, loss or draw with the most plies it takes,"
                    + " claimed win, loss or draw where a merged file says that it is proved but it could not be"
                    + " proved here at once, estimated with the chance to win, or - if nothing is known.",
            "Moves that are the same by symmetry count as one move, and transpositions and mirror images as one"
                    + " position. The counts show what was played, never what is right.",
            "Where there are too many turns of several parts to list, only those that were played are shown.",
            "Exit code 1 if there is nothing to print."
        },
        footer = {
            "%nExample: hexalyst explore \"5/6/7/8/9/8/7/6/5 w\"",
            "         hexalyst explore \"5/6/7/8/4w4/8/7/6/5 b\" -o report.hgn"
        })
public final class ExploreCommand implements Callable<Integer> {
    /// An estimate never looks certain.
    private static final double MOST = 0.99;

    private static final long PROOF_BYTES = 64L << 20;
    /// The limits for the claims about all moves together.
    private static final SearchLimits CLAIMS =
            SearchLimits.NONE.withNodes(10 * ClaimProver.NODES).withTime(Duration.ofSeconds(5));

    @Mixin
    private Printer printer = new Printer();

    @Mixin
    private GameOptions game = new GameOptions();

    @Mixin
    private LibraryOption library = new LibraryOption();

    @Mixin
    private StoreOption store = new StoreOption();

    @Option(names = "--json", description = "Print JSON, a line for each move.")
    private boolean json;

    @Option(
            names = "-o",
            paramLabel = "<out>",
            description = "Also write an opening report: an annotated game, which export makes a page of.")
    private @Nullable Path out;

    @Option(
            names = "--depth",
            paramLabel = "<plies>",
            description =
                    "How many plies the report follows each move while several games have it. Default: ${DEFAULT-VALUE}.")
    private int depth = OpeningReport.USUAL_PLIES;

    @Option(names = "--force", description = "Overwrite an existing file.")
    private boolean force;

    @Parameters(paramLabel = "<position>", description = "The position.")
    private String text = "";

    @Override
    public Integer call() throws IOException, InterruptedException {
        Position position = game.openPosition(text);
        if (depth < 0) {
            throw new UsageException("--depth: 0 or more, not " + depth);
        }
        if (out != null) {
            OutputFile.assertWritable(out, force);
        }
        Exploration exploration = library.readOrNothing(open -> open.explore(position), printer::say)
                .orElseGet(() -> Exploration.nothing(position));
        boolean any = false;
        try (ResultStore results = store.open(printer::say);
                SearchService service = new SearchService(() -> new ProofTable(PROOF_BYTES), 1)) {
            EngineSearch engine = new EngineSearch(service, new Estimator(1));
            ClaimProver claims = new ClaimProver(results, engine, CLAIMS);
            for (Exploration.Played played : moves(exploration)) {
                Position next = position.play(played.move());
                claims.test(next, new StopSignal());
                Optional<Finding> finding = results.find(next).map(Result::finding);
                Optional<Finding.Proved> claim = results.claim(next);
                if (played.tried().games() > 0 || finding.isPresent() || claim.isPresent()) {
                    print(position, played, finding, claim);
                    any = true;
                }
            }
            if (!any) {
                sayWhole(position, results);
            }
            if (out != null) {
                GameFile.write(out, List.of(report(position, results)), force);
            }
            printer.say(results);
        }
        return ExitCode.of(any);
    }

    /// Tells what is proved of the position itself, where there is nothing to tell of its moves.
    private void sayWhole(Position position, ResultStore results) {
        results.find(position)
                .map(Result::finding)
                .filter(Finding.Proved.class::isInstance)
                .map(Finding.Proved.class::cast)
                .ifPresent(known -> printer.say("nothing is kept of the moves; the position is a proved "
                        + known.value().word()
                        + (ProvedValue.tells(known.plies()) ? " in at most " + Printer.plies(known.plies()) : "")));
    }

    /// The moves of an exploration; where turns may have several parts, also those that nobody played, unless there are
    /// too many.
    private List<Exploration.Played> moves(Exploration exploration) {
        Position position = exploration.position();
        if (!position.game().traits().openTurns()) {
            return exploration.moves();
        }
        Optional<List<Move>> turns = new TurnLister().of(position);
        if (turns.isEmpty()) {
            printer.say(TurnTexts.TOO_MANY + "; only those that were played are shown");
        }
        return exploration.withUnplayed(turns.orElse(List.of())).moves();
    }

    private GameTree report(Position position, ResultStore results) throws IOException {
        Function<Position, Optional<MachineNote>> known =
                at -> results.find(at).flatMap(found -> found.finding().note(at.toMove()));
        Optional<GameTree> report = library.readOrNothing(
                open -> new OpeningReport(open, Query.all(), known).of(GameTree.of(position), depth), none -> {});
        if (report.isPresent()) {
            return report.get();
        }
        try (Library nothing = Library.inMemory()) {
            return new OpeningReport(nothing, Query.all(), known).of(GameTree.of(position), depth);
        }
    }

    private void print(
            Position position, Exploration.Played played, Optional<Finding> finding, Optional<Finding.Proved> claim) {
        PlayCount tried = played.tried();
        Map<String, Object> values = Printer.values(
                "move",
                position.text(played.move()),
                "same",
                played.same().stream().map(position::text).toList(),
                "games",
                tried.games(),
                "won",
                tried.won(),
                "drawn",
                tried.drawn(),
                "lost",
                tried.lost());
        String known = claim.map(said -> proof("claimed", said, values))
                .or(() -> finding.map(found -> known(found, values)))
                .orElse("-");
        printer.print(
                json,
                position.text(played.move()) + " " + tried.games() + " " + tried.won() + " " + tried.drawn() + " "
                        + tried.lost() + " " + known,
                values);
    }

    /// What is known about the position after a move, for the player who made it.
    private static String known(Finding finding, Map<String, Object> values) {
        return switch (finding) {
            case Finding.Proved proved -> proof("proved", proved, values);
            case Finding.Estimated estimated -> {
                double chance = Math.clamp(1 - estimated.chance(), 1 - MOST, MOST);
                values.put("estimated", chance);
                yield String.format(Locale.ROOT, "estimated %.2f", chance);
            }
            case Finding.Open open -> "-";
        };
    }

    /// @param how whether it is proved or claimed
    private static String proof(String how, Finding.Proved proved, Map<String, Object> values) {
        ProvedValue value = proved.proof().beforeTheMove();
        values.put(how, value.value().word());
        values.put("plies", value.plies());
        return how + " " + value.value().word() + " " + value.plies();
    }
}
