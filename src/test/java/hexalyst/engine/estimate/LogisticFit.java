package hexalyst.engine.estimate;

import java.util.List;

/// Logistic regression without an intercept, by Newton's method (iteratively reweighted least squares), with slight
/// regularisation towards 0, so that features that never vary get no weight.
final class LogisticFit {
    private static final int STEPS = 12;
    private static final double PULL = 3.0;

    /// A position that was played out.
    ///
    /// @param features the feature counts
    /// @param outcome the result of the player to move: 1, one half or 0
    record Sample(List<Integer> features, double outcome) {}

    private LogisticFit() {}

    /// The weights under which the outcomes are most likely, in log-odds for each unit of a feature.
    static double[] weights(List<Sample> samples) {
        int size = samples.getFirst().features().size();
        double[] weights = new double[size];
        for (int step = 0; step < STEPS; step++) {
            double[][] system = new double[size][size + 1];
            for (int i = 0; i < size; i++) {
                system[i][i] = PULL;
                system[i][size] = -PULL * weights[i];
            }
            for (Sample sample : samples) {
                add(system, sample, chance(weights, sample.features()));
            }
            double[] change = solve(system);
            for (int i = 0; i < size; i++) {
                weights[i] += change[i];
            }
        }
        return weights;
    }

    /// The winning chance for features under some weights.
    static double chance(double[] weights, List<Integer> features) {
        double sum = 0;
        for (int i = 0; i < weights.length; i++) {
            sum += weights[i] * features.get(i);
        }
        return 1 / (1 + Math.exp(-sum));
    }

    private static void add(double[][] system, Sample sample, double chance) {
        int size = system.length;
        double curve = chance * (1 - chance);
        for (int i = 0; i < size; i++) {
            int feature = sample.features().get(i);
            if (feature != 0) {
                system[i][size] += feature * (sample.outcome() - chance);
                for (int j = 0; j < size; j++) {
                    system[i][j] += curve * feature * sample.features().get(j);
                }
            }
        }
    }

    /// Solves a system of linear equations by Gaussian elimination with pivoting; the right-hand side is the last
    /// column.
    private static double[] solve(double[][] system) {
        int size = system.length;
        for (int column = 0; column < size; column++) {
            int pivot = column;
            for (int row = column + 1; row < size; row++) {
                pivot = Math.abs(system[row][column]) > Math.abs(system[pivot][column]) ? row : pivot;
            }
            double[] chosen = system[pivot];
            system[pivot] = system[column];
            system[column] = chosen;
            for (int row = 0; row < size; row++) {
                double factor = row == column ? 0 : system[row][column] / chosen[column];
                for (int i = column; i <= size && factor != 0; i++) {
                    system[row][i] -= factor * chosen[i];
                }
            }
        }
        double[] solution = new double[size];
        for (int i = 0; i < size; i++) {
            solution[i] = system[i][size] / system[i][i];
        }
        return solution;
    }
}
