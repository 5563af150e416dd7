package hexalyst.engine.estimate;

/// The average result of each step anywhere in the tree, as a hint for the same step elsewhere: progressive history
/// (Nijssen and Winands, "Enhancements for Multi-Player Monte-Carlo Tree Search", 2010), used here
/// in the priors of new nodes. Not thread-safe.
final class StepHistory {
    /// The size of the index, which is the last bits of a step's code; on small boards that is all bits.
    private static final int CODES = 1 << 13;
    /// How much the logarithm of a prior grows if all simulations were won instead of the average share.
    private static final double WEIGHT = 2;
    /// After this many simulations, half of the weight applies.
    private static final double FEW = 20;

    private final float[][] visits = new float[2][CODES];
    private final float[][] wins = new float[2][CODES];
    private final double[] allVisits = new double[2];
    private final double[] allWins = new double[2];

    /// Records a simulation's result for a step of one side in it.
    ///
    /// @param win 0 to 1
    void add(int move, int side, double win) {
        int code = move & CODES - 1;
        visits[side][code]++;
        wins[side][code] += (float) win;
        allVisits[side]++;
        allWins[side] += win;
    }

    /// How much to add to the logarithm of a step's prior; negative if the step has done badly.
    double bonus(int move, int side) {
        int code = move & CODES - 1;
        double count = visits[side][code];
        return count == 0
                ? 0
                : WEIGHT * (wins[side][code] / count - allWins[side] / allVisits[side]) * count / (count + FEW);
    }
}
