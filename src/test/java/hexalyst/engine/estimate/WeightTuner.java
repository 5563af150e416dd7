package hexalyst.engine.estimate;

import hexalyst.engine.estimate.LogisticFit.Sample;
import hexalyst.engine.estimate.SelfPlay.Judged;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Games;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/// Fits the weights of a game's evaluation and the scale of its estimates to games of the engine against itself, and
/// prints them with how well predicted chances and real outcomes agree. The same seed gives the same numbers.
///
/// The games are played with the weights that the program has; run it again after putting in new ones.
public final class WeightTuner {
    private static final int BINS = 10;
    private static final double TINY = 1e-6;

    private final PrintStream out;

    private WeightTuner(PrintStream out) {
        this.out = out;
    }

    /// Tunes every game.
    ///
    /// @param arguments how many games to play of each edition, and a seed
    public static void main(String[] arguments) {
        int games = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 400;
        long seed = arguments.length > 1 ? Long.parseLong(arguments[1]) : 1;
        for (Game game : Games.all()) {
            new WeightTuner(System.out).tune(game, games, seed);
        }
    }

    private void tune(Game game, int games, long seed) {
        List<Sample> samples = new ArrayList<>();
        List<Judged> judged = new ArrayList<>();
        for (Edition edition : game.editions()) {
            try (SelfPlay play = new SelfPlay(seed)) {
                for (int i = 0; i < games; i++) {
                    play.play(game.start(edition));
                }
                out.println(edition.id() + ": " + games + " games, "
                        + play.samples().size() + " quiet positions, "
                        + play.judged().size() + " estimates");
                samples.addAll(play.samples());
                judged.addAll(play.judged());
            }
        }
        double[] weights = LogisticFit.weights(samples);
        out.println("weights (1000 times log-odds for each unit):");
        for (int i = 0; i < weights.length; i++) {
            out.print(Math.round(1000 * weights[i]) + (i + 1 < weights.length ? ", " : "\n"));
        }
        table("evaluation", samples, sample -> LogisticFit.chance(weights, sample.features()), Sample::outcome);
        List<Sample> estimates = judged.stream()
                .map(one -> new Sample(List.of(one.estimate()), one.outcome()))
                .toList();
        double scale = 1 / LogisticFit.weights(estimates)[0];
        out.printf(Locale.ROOT, "scale of estimates: %.0f%n", scale);
        table("search", judged, one -> game.chance(one.estimate()), Judged::outcome);
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
