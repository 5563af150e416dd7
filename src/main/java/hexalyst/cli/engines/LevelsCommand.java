package hexalyst.cli.engines;

import hexalyst.cli.option.GameOptions;
import hexalyst.cli.option.SearchOptions;
import hexalyst.cli.terminal.ExitCode;
import hexalyst.cli.terminal.GameFile;
import hexalyst.cli.terminal.Interruption;
import hexalyst.cli.terminal.OutputFile;
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
import hexalyst.engine.match.RandomOpenings;
import hexalyst.game.Game;
import hexalyst.record.GameTree;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
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

    @Option(
            names = "--save",
            paramLabel = "<file>",
            description = "Save the games to a file (.hgn, .json or .sgf), after every game.")
    private @Nullable Path save;

    @Option(names = "--force", description = "Overwrite an existing file.")
    private boolean force;

    private final List<GameTree> trees = new ArrayList<>();

    @Override
    public Integer call() throws InterruptedException {
        UsageException.assertPositive("--games", games);
        if (save != null) {
            OutputFile.assertNew(save, force);
        }
        Game game = options.game();
        List<Opening> openings;
        try {
            openings = RandomOpenings.draw(
                    game.start(options.edition().orElse(game.editions().getFirst())), random, (games + 1) / 2, 1);
        } catch (IllegalArgumentException tooLong) {
            throw new UsageException("--random " + random + ": " + tooLong.getMessage());
        }
        printer.print(LevelStep.HEAD);
        List<Strength> levels = List.of(Strength.values());
        for (int i = 1; i <= top.ordinal(); i++) {
            MatchScore score = play(levels.get(i), levels.get(i - 1), openings);
            LevelStep step = new LevelStep(levels.get(i), score.wins(), score.draws(), score.losses());
            printer.print(step.line());
            if (score.games() < games) {
                break;
            }
        }
        return ExitCode.DONE;
    }

    private MatchScore play(Strength stronger, Strength weaker, List<Opening> openings) throws InterruptedException {
        try (Player one = player(stronger);
                Player two = player(weaker)) {
            Match match = new Match(one, two, openings);
            Interruption interruption = new Interruption(match::stop);
            try {
                return match.play(games, new Shown(name(stronger)));
            } finally {
                interruption.end();
            }
        }
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
            if (save != null) {
                trees.add(MatchRecord.of(game, LocalDate.now(ZoneId.systemDefault())));
                GameFile.write(save, trees, true);
            }
        }
    }
}
