package hexalyst.cli.engines;

import hexalyst.cli.option.GameOptions;
import hexalyst.cli.option.SearchOptions;
import hexalyst.cli.terminal.ExitCode;
import hexalyst.cli.terminal.Printer;
import hexalyst.cli.terminal.Progress;
import hexalyst.cli.terminal.UsageException;
import hexalyst.engine.ProofTable;
import hexalyst.engine.SearchService;
import hexalyst.engine.estimate.Estimator;
import hexalyst.engine.estimate.LevelStep;
import hexalyst.engine.estimate.Strength;
import hexalyst.engine.match.InternalPlayer;
import hexalyst.engine.match.Match;
import hexalyst.engine.match.MatchGame;
import hexalyst.engine.match.MatchScore;
import hexalyst.engine.match.Opening;
import hexalyst.engine.match.Player;
import hexalyst.game.Game;
import hexalyst.game.Position;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `levels`: every level of a game against the next weaker one.
@Command(
        name = "levels",
        mixinStandardHelpOptions = true,
        description = {
            "Plays each level of the window against the next weaker one and prints a table: the games that it won,"
                    + " drew and lost. 64%% of the points are 100 Elo.",
            "Each opening is played twice, with colours swapped. The strongest level may think for a shorter time here"
                    + " than in the window, so that the table says at least how strong it is."
        },
        footer = "%nExample: hexalyst levels --game swish --games 40")
public final class LevelsCommand implements Callable<Integer> {
    private static final long MEMORY = 64L << 20;

    @Mixin
    private Printer printer = new Printer();

    @Mixin
    private GameOptions options = new GameOptions();

    @Option(
            names = "--games",
            paramLabel = "<n>",
            defaultValue = "20",
            description = "The number of games for each level. Default: ${DEFAULT-VALUE}.")
    private int games = 20;

    @Option(
            names = "--random",
            paramLabel = "<n>",
            defaultValue = "2",
            description = "Start each pair of games with this many random moves. Default: ${DEFAULT-VALUE}.")
    private int random = 2;

    @Option(
            names = "--each",
            paramLabel = "<time>",
            converter = SearchOptions.TimeConverter.class,
            defaultValue = "2s",
            description = "The time per move of the strongest level. Default: ${DEFAULT-VALUE}.")
    private Duration each = Duration.ofSeconds(2);

    @Option(names = "--top", paramLabel = "<level>", description = "Stop at this level: ${COMPLETION-CANDIDATES}.")
    private Strength top = Strength.PERFECT;

    @Mixin
    private SavedGames saved = new SavedGames();

    @Override
    public Integer call() throws InterruptedException {
        UsageException.assertPositive("--games", games);
        saved.assertNew();
        Game game = options.game();
        Position start = game.start(options.edition().orElse(game.editions().getFirst()));
        List<Opening> openings = OpeningList.random(start, random, games, 1);
        printer.print(LevelStep.HEAD);
        List<Strength> levels = List.of(Strength.values());
        for (int i = 1; i <= top.ordinal(); i++) {
            if (!play(levels.get(i), levels.get(i - 1), openings)) {
                break;
            }
        }
        return ExitCode.DONE;
    }

    /// Plays the games of a level and prints its line. False if the user interrupted it.
    private boolean play(Strength stronger, Strength weaker, List<Opening> openings) throws InterruptedException {
        AtomicBoolean whole = new AtomicBoolean();
        try (Player one = player(stronger);
                Player two = player(weaker)) {
            MatchPlayers.play(new Match(one, two, openings), games, new Shown(name(stronger)), score -> {
                whole.set(score.games() == games);
                printer.print(new LevelStep(stronger, score.wins(), score.draws(), score.losses()).line());
            });
        }
        return whole.get();
    }

    private Player player(Strength level) {
        SearchService service = new SearchService(() -> new ProofTable(MEMORY), 1);
        return new InternalPlayer(
                name(level),
                service,
                level,
                Optional.empty(),
                position -> level.limits(each, position, Estimator.Method.of(position.game())),
                1);
    }

    private static String name(Strength level) {
        return level.name().toLowerCase(Locale.ROOT);
    }

    /// Shows how far a match is, and saves its games.
    private final class Shown implements Match.Listener {
        private final String level;
        private final Progress progress = printer.progress();

        Shown(String level) {
            this.level = level;
        }

        @Override
        public void moved(int game, int ply) {
            progress.show(String.format(Locale.ROOT, "%s: game %d, ply %d", level, game, ply));
        }

        @Override
        public void ended(MatchGame game, MatchScore score) {
            progress.clear();
            saved.add(game);
        }
    }
}
