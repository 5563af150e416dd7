package hexalyst.cli.engines;

import hexalyst.cli.option.GameOptions;
import hexalyst.cli.option.SearchOptions;
import hexalyst.cli.terminal.ExitCode;
import hexalyst.cli.terminal.Printer;
import hexalyst.cli.terminal.Progress;
import hexalyst.cli.terminal.UsageException;
import hexalyst.engine.match.EloDifference;
import hexalyst.engine.match.Match;
import hexalyst.engine.match.MatchGame;
import hexalyst.engine.match.MatchScore;
import hexalyst.engine.match.Opening;
import hexalyst.engine.match.Player;
import hexalyst.game.Game;
import hexalyst.game.Position;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `match`: two engines against each other.
@Command(
        name = "match",
        mixinStandardHelpOptions = true,
        description = {
            "Plays two engines against each other and prints the result of each game, the score of the first engine"
                    + " and its Elo difference with the 95%% confidence interval.",
            "An engine is internal, internal:threads=1,nodes=5000,time=1s,memory=64m (all of them optional), or the"
                    + " command line of a program that speaks the Go Text Protocol, as one quoted argument. The"
                    + " internal engine has 1 thread and 64m by default. With nodes and without time, the clock does"
                    + " not matter, and the games are always the same. Like gtp, it knows the winning strategies that"
                    + " come with the program.",
            "internal:level=club,seed=1 plays as the window does at that level: novice, beginner, casual and club make"
                    + " mistakes as people do, each seed in its own way, and need no time; strong searches few"
                    + " positions and knows no strategies; perfect is the default. search=montecarlo or"
                    + " search=alphabeta chooses how it estimates, whatever the game.",
            "Two more engines serve as yardsticks: random plays any legal move, and plain:depth=3 searches all moves"
                    + " to that depth by alpha-beta, with a plain count at its end and no clock; both take seed=1.",
            "Each opening is played twice, with colours swapped. An engine that crashes, plays an illegal move or"
                    + " exceeds its time by a second loses that game and is restarted for the next one.",
            "A game that is not over after 600 plies counts as a draw."
        },
        footer = {
            "%nExample: hexalyst match internal:nodes=2000 \"other-engine --level 3\" --games 10 --each 500ms",
            "         hexalyst match internal plain:depth=3 --random 2 --games 20"
        })
public final class MatchCommand implements Callable<Integer> {
    @Mixin
    private Printer printer = new Printer();

    @Mixin
    private GameOptions options = new GameOptions();

    @Option(
            names = "--games",
            paramLabel = "<n>",
            defaultValue = "2",
            description = "The number of games. Default: ${DEFAULT-VALUE}.")
    private int games = 2;

    @Option(
            names = "--openings",
            paramLabel = "<file>",
            description = "Openings, used in turn: the main lines of a file of games, or a text file with one position"
                    + " per line. Default: the start of the game.")
    private @Nullable Path openings;

    @Option(names = "--plies", paramLabel = "<n>", description = "Take only the first moves of the games in the file.")
    private int plies = Integer.MAX_VALUE;

    @Option(
            names = "--random",
            paramLabel = "<n>",
            description = "Start each pair of games with this many random moves; no two pairs alike, if possible.")
    private @Nullable Integer random;

    @Option(names = "--seed", paramLabel = "<n>", description = "The seed of the random moves. Default: 1.")
    private long seed = 1;

    @Option(
            names = "--each",
            paramLabel = "<time>",
            converter = SearchOptions.TimeConverter.class,
            defaultValue = "1s",
            description = "The time per move. Default: ${DEFAULT-VALUE}.")
    private Duration each = Duration.ofSeconds(1);

    @Mixin
    private SavedGames saved = new SavedGames();

    @Option(names = "--json", description = "Print JSON, a line for each game, then a line for the score.")
    private boolean json;

    @Parameters(index = "0", paramLabel = "<engine>", description = "The first engine.")
    private String first = "";

    @Parameters(index = "1", paramLabel = "<engine>", description = "The second engine.")
    private String second = "";

    @Override
    public Integer call() throws InterruptedException {
        UsageException.assertPositive("--games", games);
        if (plies < 0) {
            throw new UsageException("--plies: not below 0");
        }
        saved.assertNew();
        List<Opening> list = openings();
        try (Player one = MatchPlayers.read(first, each);
                Player two = MatchPlayers.read(second, each)) {
            Match match = new Match(one, two, list);
            MatchPlayers.play(match, games, new Report(), score -> summary(match.firstName(), score));
        }
        return ExitCode.DONE;
    }

    private List<Opening> openings() {
        if (openings != null && random != null) {
            throw new UsageException("--openings or --random, not both");
        }
        if (openings != null) {
            return OpeningList.read(openings, options, plies);
        }
        Game game = options.game();
        Position start = game.start(options.edition().orElse(game.editions().getFirst()));
        if (random == null) {
            return List.of(new Opening(start, List.of()));
        }
        return OpeningList.random(start, random, games, seed);
    }

    /// Shows and saves games as they are played.
    private final class Report implements Match.Listener {
        private final Progress progress = printer.progress();
        private MatchScore so = MatchScore.NONE;

        @Override
        public void moved(int game, int ply) {
            progress.show(String.format(
                    Locale.ROOT, "game %d of %d, ply %d, %.1f of %d", game, games, ply, so.points(), so.games()));
        }

        @Override
        public void ended(MatchGame game, MatchScore score) {
            so = score;
            progress.clear();
            saved.add(game);
            String text = String.format(
                    Locale.ROOT,
                    "game %d: %s in %d plies, %s (%s - %s)",
                    game.number(),
                    game.result(),
                    game.moves().size(),
                    game.end().reason(),
                    game.white(),
                    game.black());
            Map<String, Object> values = Printer.values(
                    "game", game.number(),
                    "white", game.white(),
                    "black", game.black(),
                    "result", game.result(),
                    "plies", game.moves().size(),
                    "reason", game.end().reason());
            printer.print(json, text, values);
        }
    }

    private void summary(String name, MatchScore score) {
        Optional<EloDifference> elo = score.games() == 0 ? Optional.empty() : Optional.of(EloDifference.of(score));
        String text = String.format(
                Locale.ROOT,
                "score: %s %d wins, %d draws, %d losses (%.1f of %d)%n%s",
                name,
                score.wins(),
                score.draws(),
                score.losses(),
                score.points(),
                score.games(),
                "elo: " + elo.map(MatchCommand::text).orElse("-"));
        Map<String, Object> values = Printer.values(
                "name", name,
                "wins", score.wins(),
                "draws", score.draws(),
                "losses", score.losses(),
                "elo", elo.map(EloDifference::difference).filter(Double::isFinite),
                "eloLow", elo.map(EloDifference::low).filter(Double::isFinite),
                "eloHigh", elo.map(EloDifference::high).filter(Double::isFinite));
        printer.print(json, text, values);
    }

    /// `+70.4 +- 191.8 (95%: -102.1 to +281.5)`; without the error if one end is infinite.
    private static String text(EloDifference elo) {
        String error = Double.isFinite(elo.error()) ? String.format(Locale.ROOT, " +- %.1f", elo.error()) : "";
        return signed(elo.difference()) + error + " (95%: " + signed(elo.low()) + " to " + signed(elo.high()) + ")";
    }

    private static String signed(double elo) {
        if (Double.isInfinite(elo)) {
            return elo > 0 ? "+inf" : "-inf";
        }
        String text = String.format(Locale.ROOT, "%+.1f", elo);
        return text.equals("-0.0") ? "+0.0" : text;
    }
}
