package hexalyst.engine.estimate;

/// How well steps have done wherever in the tree they were made, which says something of the same steps elsewhere:
/// progressive history (Nijssen and Winands, "Enhancements for Multi-Player Monte-Carlo Tree Search", 2010), here in
/// the priors of new nodes. Not for several threads at once.
final class StepHistory {
    /// By the last bits of the code: all of them on small boards.
    private static final int CODES = 1 << 13;
    /// By how much the logarithm of a prior grows where all simulations were won instead of the usual share.
    private static final double WEIGHT = 2;
    /// After so many simulations half of that counts.
    private static final double FEW = 20;

    private final float[][] visits = new float[2][CODES];
    private final float[][] wins = new float[2][CODES];
    private final double[] allVisits = new double[2];
    private final double[] allWins = new double[2];

    /// Notes the result of a simulation for a side that made a step in it.
    ///
    /// @param win 0 to 1
    void add(int move, int side, double win) {
        int code = move & CODES - 1;
        visits[side][code]++;
        wins[side][code] += (float) win;
        allVisits[side]++;
        allWins[side] += win;
    }

    /// What a step has earned: by how much the logarithm of its prior is to grow, or, below 0, to shrink.
    double bonus(int move, int side) {
        int code = move & CODES - 1;
        double count = visits[side][code];
        return count == 0
                ? 0
                : WEIGHT * (wins[side][code] / count - allWins[side] / allVisits[side]) * count / (count + FEW);
    }
}
