package hexalyst.engine.estimate;

import hexalyst.engine.estimate.LogisticFit.Sample;
import hexalyst.engine.estimate.SelfPlay.Judged;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Game.PlayersSetup;
import hexalyst.game.Games;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Fits the weights of a game's evaluation and the scale of its estimates to games of the engine against itself. Prints
/// them, and how well predicted chances and actual outcomes agree in other games, which were not used for fitting. The
/// same seed gives the same numbers.
///
/// The games are played with the program's current weights; run it again after changing them. Where a player makes the
/// set-up, each game has one made by chance.
public final class WeightTuner {
    private static final int BINS = 10;
    /// How many pieces of nobody are left out of a set-up at most.
    private static final int MOST_OUT = 5;
    private static final double TINY = 1e-6;
    /// One test game for every three that are fitted to, with a very different seed.
    private static final int FITTED = 3;

    /// Stands for the boards of the editions.
    private static final String OWN = "own";

    private static final long OTHER_SEED = 1_000_003;

    private final PrintStream out;
    /// The numbers of cells of the boards; empty for the editions' own boards.
    private final Set<Integer> cells;

    private WeightTuner(PrintStream out, Set<Integer> cells) {
        this.out = out;
        this.cells = cells;
    }

    /// Tunes every game, or one.
    ///
    /// @param arguments how many games to play of each edition and board, a seed, the game to tune if not all, and the
    ///   cells of the boards, such as `61,91`, if those of the editions are too large
    public static void main(String[] arguments) {
        int games = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 400;
        long seed = arguments.length > 1 ? Long.parseLong(arguments[1]) : 1;
        String only = arguments.length > 2 ? arguments[2] : "all";
        String boards = arguments.length > 3 ? arguments[3] : OWN;
        Set<Integer> cells = boards.equals(OWN)
                ? Set.of()
                : Arrays.stream(boards.split(",")).map(Integer::valueOf).collect(Collectors.toSet());
        for (Game game : Games.all()) {
            if (only.equals("all") || only.equals(game.id())) {
                new WeightTuner(System.out, cells).tune(game, games, seed);
            }
        }
    }

    /// The data from games.
    private record Played(List<Sample> samples, List<Judged> judged) {}

    private Played play(Game game, int games, long seed) {
        Played played = new Played(new ArrayList<>(), new ArrayList<>());
        for (Edition edition : game.editions()) {
            Random random = new Random(seed);
            try (SelfPlay play = new SelfPlay(seed)) {
                for (Position start : starts(game, edition)) {
                    for (int i = 0; i < games; i++) {
                        play.play(game.playersSetup()
                                .map(rule -> setUp(rule, start, random))
                                .orElse(start));
                    }
                }
                out.println(game.id() + " " + edition.id() + ": " + games + " games a board, "
                        + play.samples().size() + " quiet positions, "
                        + play.judged().size() + " estimates");
                played.samples.addAll(play.samples());
                played.judged.addAll(play.judged());
            }
        }
        return played;
    }

    private List<Position> starts(Game game, Edition edition) {
        return cells.isEmpty()
                ? List.of(game.start(edition))
                : game.sizes().stream()
                        .filter(grid -> cells.contains(grid.cells()))
                        .map(grid -> game.start(edition, grid))
                        .toList();
    }

    /// A set-up such as a player may make: what is at the edge of the start stands elsewhere at the edge, what is
    /// inside elsewhere inside, and some of what nobody owns is left out.
    private static Position setUp(PlayersSetup rule, Position start, Random random) {
        List<Content> contents = new ArrayList<>(start.contents());
        for (boolean edge : new boolean[] {true, false}) {
            List<Integer> cells = IntStream.range(0, contents.size())
                    .filter(cell ->
                            start.grid().neighbours(cell).size() < start.grid().directions() == edge)
                    .boxed()
                    .toList();
            List<Content> mixed = new ArrayList<>(cells.stream().map(start::at).toList());
            Collections.shuffle(mixed, random);
            int out = edge ? 0 : random.nextInt(MOST_OUT + 1);
            for (int i = 0; i < cells.size(); i++) {
                boolean left = out > 0 && !mixed.get(i).isEmpty();
                out -= left ? 1 : 0;
                contents.set(cells.get(i), left ? Content.EMPTY : mixed.get(i));
            }
        }
        PositionSetup made = start.setup().withCells(contents);
        return rule.begin(start.edition(), made, Side.WHITE) instanceof SetupResult.Valid valid
                ? valid.position()
                : start;
    }

    private void tune(Game game, int games, long seed) {
        Played fitted = play(game, games, seed);
        Played others = play(game, Math.max(1, games / FITTED), seed + OTHER_SEED);
        double[] weights = LogisticFit.weights(fitted.samples);
        out.println("weights (1000 times log-odds for each unit):");
        for (int i = 0; i < weights.length; i++) {
            out.print(Math.round(1000 * weights[i]) + (i + 1 < weights.length ? ", " : "\n"));
        }
        table("evaluation", others.samples, sample -> LogisticFit.chance(weights, sample.features()), Sample::outcome);
        List<Sample> estimates = fitted.judged.stream()
                .map(one -> new Sample(List.of(one.estimate()), one.outcome()))
                .toList();
        double scale = 1 / LogisticFit.weights(estimates)[0];
        out.printf(Locale.ROOT, "scale of estimates: %.0f%n", scale);
        double old = Math.log(1 / game.chance(1000) - 1);
        out.printf(Locale.ROOT, "scale so far: %.0f%n", -1000 / old);
        table("search, scale so far", others.judged, one -> game.chance(one.estimate()), Judged::outcome);
        table("search", others.judged, one -> 1 / (1 + Math.exp(-one.estimate() / scale)), Judged::outcome);
    }

    private <T> void table(String what, List<T> items, ToDoubleFunction<T> predicted, ToDoubleFunction<T> real) {
        double[][] sums = new double[BINS][3];
        double loss = 0;
        for (T item : items) {
            double chance = predicted.applyAsDouble(item);
            double outcome = real.applyAsDouble(item);
            double[] bin = sums[Math.min(BINS - 1, (int) (chance * BINS))];
            bin[0]++;
            bin[1] += chance;
            bin[2] += outcome;
            loss -= outcome * Math.log(chance + TINY) + (1 - outcome) * Math.log(1 - chance + TINY);
        }
        out.printf(Locale.ROOT, "%s: predicted and real chances, log loss %.4f%n", what, loss / items.size());
        for (double[] bin : sums) {
            if (bin[0] > 0) {
                out.printf(Locale.ROOT, "%6.0f  %.3f  %.3f%n", bin[0], bin[1] / bin[0], bin[2] / bin[0]);
            }
        }
    }
}
