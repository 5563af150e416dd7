package hexalyst.engine.estimate;

import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// A position of the tree, with its steps and what simulations show about each, for the player to move. The most
/// promising steps come first, and memory for their counts is allocated as they are tried. Thread-safe.
///
/// Steps are chosen as in PUCT (Rosin, "Multi-armed bandits with episode context", 2011; Silver and others, 2017).
/// Proved values move up the tree as in MCTS-Solver (Winands, Björnsson and Saito, "Monte-Carlo Tree Search Solver",
/// 2008), depending on who made the step: after a step in the middle of a turn, made by the same player, the value
/// stays the same.
final class TreeNode {
    private static final double EXPLORATION = 1.1;
    /// How much below the mean an untried step is rated.
    private static final double UNTRIED = 0.15;
    /// The weight of the points in a step's value, in games with points, and the scale of points.
    private static final double POINTS_SHARE = 0.2;

    private static final double MANY_POINTS = 12;
    /// The bonus of the preferred step, which is divided by its number of tries, and its lead in tries at the end. With
    /// some hundred games, both hardly count any more.
    private static final double PREFERRED = 2;

    private static final int TRUSTED = 20;
    private static final double LEAST_SHARE = 0.01;
    /// About two standard deviations of a game's result: how far the mean of a few games may be from the chance.
    private static final double DEVIATIONS = 0.5;

    private static final int FIRST_ROOM = 4;
    private static final int BASE_BYTES = 160;
    private static final int MOVE_BYTES = 8;
    /// How many bytes a tried step takes.
    static final int TRIED_BYTES = 40;

    /// The key of the position. It identifies the position only at the beginning of a turn.
    final long key;

    /// True if the player to move also made the step before.
    final boolean again;

    /// True if some legal steps are left out because the turns they lead to occur elsewhere in the tree.
    final boolean restricted;

    private final boolean scored;
    private final int[] moves;
    private final float[] priors;
    private int preferred = -1;
    private int tried;
    private int[] visits = new int[FIRST_ROOM];
    private double[] wins = new double[FIRST_ROOM];
    private double[] points = new double[FIRST_ROOM];
    private @Nullable ProvedValue[] proofs = new @Nullable ProvedValue[FIRST_ROOM];
    private @Nullable TreeNode[] children = new @Nullable TreeNode[FIRST_ROOM];
    private int allVisits;
    private double allWins;
    private double allPoints;
    private @Nullable ProvedValue proof;

    /// @param moves the steps, the most promising first
    /// @param priors how likely each is the best, in the same order; their sum is 1
    TreeNode(long key, boolean again, boolean restricted, boolean scored, int[] moves, float[] priors) {
        this.key = key;
        this.again = again;
        this.restricted = restricted;
        this.scored = scored;
        this.moves = moves;
        this.priors = priors;
    }

    /// How much memory the node takes, without its children, in bytes.
    synchronized long bytes() {
        return BASE_BYTES + (long) MOVE_BYTES * moves.length + (long) TRIED_BYTES * visits.length;
    }

    /// How many steps there are.
    int size() {
        return moves.length;
    }

    /// How many steps have been tried; these are the first ones.
    synchronized int tried() {
        return tried;
    }

    int move(int index) {
        return moves[index];
    }

    synchronized int visits(int index) {
        return index < tried ? visits[index] : 0;
    }

    /// How often any step was tried from here.
    synchronized int visits() {
        return allVisits;
    }

    /// The mean of the results of a step, 0 to 1.
    synchronized double chance(int index) {
        return wins[index] / Math.max(1, visits[index]);
    }

    /// The mean of the points after a step.
    synchronized double points(int index) {
        return points[index] / Math.max(1, visits[index]);
    }

    synchronized Optional<ProvedValue> proof(int index) {
        return index < tried ? Optional.ofNullable(proofs[index]) : Optional.empty();
    }

    synchronized @Nullable TreeNode child(int index) {
        return index < tried ? children[index] : null;
    }

    /// What is proved about the position, for the player to move, considering all turns that the tree has from here.
    synchronized Optional<ProvedValue> proof() {
        return Optional.ofNullable(proof);
    }

    /// Makes a step the one to try first, and to choose as long as few games say otherwise. Not while other threads use
    /// the node.
    synchronized void prefer(int move) {
        int index = 0;
        while (moves[index] != move) {
            index++;
        }
        preferred = Math.min(index, tried);
        float prior = priors[index];
        for (int i = index; i > preferred; i--) {
            moves[i] = moves[i - 1];
            priors[i] = priors[i - 1];
        }
        moves[preferred] = move;
        priors[preferred] = prior;
    }

    /// The exploration term of a step: how much better it may be than its mean.
    private double margin(int index, double breadth, int count) {
        return (breadth * priors[index] + (index == preferred ? PREFERRED : 0)) / (1 + count);
    }

    /// Chooses the step to try next. Counts the visit at once, as a loss, so that other threads search elsewhere in the
    /// meantime (virtual loss).
    ///
    /// @param top true at the root, where a step with a proved value needs no more games. Below it, a proved draw is
    ///     still chosen, so that the position is worth at least that
    synchronized int select(boolean top) {
        int best = -1;
        double most = Double.NEGATIVE_INFINITY;
        double mean = worth(allWins, allPoints, Math.max(1, allVisits));
        double breadth = EXPLORATION * Math.sqrt(allVisits + 1.0) / (top ? openShare() : 1);
        for (int i = 0; i < tried; i++) {
            ProvedValue known = proofs[i];
            if (known == null || !top && known.value() != Value.LOSS) {
                double worth = visits[i] == 0 ? mean - UNTRIED : worth(wins[i], points[i], visits[i]);
                double upper = worth + margin(i, breadth, visits[i]);
                if (upper > most) {
                    most = upper;
                    best = i;
                }
            }
        }
        if (tried < moves.length && (best < 0 || mean - UNTRIED + margin(tried, breadth, 0) > most)) {
            best = open();
        }
        if (best < 0) {
            best = 0;
        }
        visits[best]++;
        allVisits++;
        return best;
    }

    /// The share of the steps without a proved value in the sum of the priors, above 0.
    private double openShare() {
        double share = 1;
        for (int i = 0; i < tried; i++) {
            share -= proofs[i] == null ? 0 : priors[i];
        }
        return Math.max(share, LEAST_SHARE);
    }

    private int open() {
        if (tried == visits.length) {
            int room = Math.min(2 * tried, moves.length);
            visits = Arrays.copyOf(visits, room);
            wins = Arrays.copyOf(wins, room);
            points = Arrays.copyOf(points, room);
            proofs = Arrays.copyOf(proofs, room);
            children = Arrays.copyOf(children, room);
        }
        return tried++;
    }

    private double worth(double wonSum, double pointSum, int count) {
        double chance = wonSum / count;
        return scored
                ? (1 - POINTS_SHARE) * chance + POINTS_SHARE / (1 + Math.exp(-pointSum / count / MANY_POINTS * 2))
                : chance;
    }

    /// Adds the result of a simulation whose visit [#select] has counted.
    ///
    /// @param win 0 to 1, for the player to move here
    synchronized void add(int index, double win, double ahead) {
        wins[index] += win;
        points[index] += ahead;
        allWins += win;
        allPoints += ahead;
    }

    /// Gives a step its node, unless another thread was faster.
    ///
    /// @return the step's node
    synchronized TreeNode grow(int index, TreeNode node) {
        TreeNode there = children[index];
        if (there == null) {
            children[index] = node;
            there = node;
        }
        return there;
    }

    /// Removes what is below a step. The step's counts and what is proved about it stay.
    synchronized void cut(int index) {
        children[index] = null;
    }

    /// Records what is proved about a step, for the player who makes it, with the plies counted from here.
    ///
    /// @return what that proves about the position; empty if it was known or is still open
    synchronized Optional<ProvedValue> prove(int index, ProvedValue value) {
        ProvedValue before = proofs[index];
        if (before == null || value.plies() < before.plies() && value.value() == Value.WIN) {
            proofs[index] = value;
        }
        if (proof != null) {
            return Optional.empty();
        }
        proof = settled();
        return Optional.ofNullable(proof);
    }

    private @Nullable ProvedValue settled() {
        @Nullable ProvedValue best = null;
        for (int i = 0; i < tried; i++) {
            ProvedValue known = proofs[i];
            if (known != null && known.value() == Value.WIN && (best == null || known.plies() < best.plies())) {
                best = known;
            }
        }
        if (best != null || tried < moves.length) {
            return best;
        }
        int longest = 0;
        boolean drawn = false;
        for (int i = 0; i < tried; i++) {
            ProvedValue known = proofs[i];
            if (known == null) {
                return null;
            }
            drawn |= known.value() == Value.DRAW;
            longest = Math.max(longest, known.plies());
        }
        return drawn ? new ProvedValue(Value.DRAW, 0) : new ProvedValue(Value.LOSS, longest);
    }

    /// The step to prefer, as in [#ranked]; -1 if none was tried.
    synchronized int best() {
        return tried == 0 ? -1 : ranked().getFirst();
    }

    /// The steps that were tried, in the order of preference. Winning steps come first, the fastest win before slower
    /// ones; then steps that are not lost, the most tried one first, or the better one of two tried equally often; then
    /// lost steps, the one that takes longest first. Steps that are proved to draw come after the open ones, up to the
    /// first that is likely lost: a draw is only taken if nothing better is in sight.
    synchronized List<Integer> ranked() {
        List<Integer> ranked = new ArrayList<>(IntStream.range(0, tried)
                .filter(i -> !drawn(i))
                .boxed()
                .sorted((one, other) -> {
                    if (better(one, other)) {
                        return -1;
                    }
                    return better(other, one) ? 1 : 0;
                })
                .toList());
        int place = 0;
        while (place < ranked.size() && !likelyLost(ranked.get(place))) {
            place++;
        }
        ranked.addAll(
                place, IntStream.range(0, tried).filter(this::drawn).boxed().toList());
        return ranked;
    }

    private boolean drawn(int index) {
        ProvedValue known = proofs[index];
        return known != null && known.value() == Value.DRAW;
    }

    private boolean likelyLost(int index) {
        double most = wins[index] + DEVIATIONS * Math.sqrt(visits[index]);
        return rank(index) < 0 || rank(index) == 0 && most < Score.LIKELY_LOST * visits[index];
    }

    /// Whether one step is preferred to another, if neither is proved to draw.
    private boolean better(int one, int other) {
        int rank = rank(one);
        int otherRank = rank(other);
        if (rank != otherRank) {
            return rank > otherRank;
        }
        ProvedValue known = proofs[one];
        ProvedValue otherKnown = proofs[other];
        if (known != null && otherKnown != null) {
            return rank > 0 ? known.plies() < otherKnown.plies() : known.plies() > otherKnown.plies();
        }
        int more = weight(one) - weight(other);
        return more != 0 ? more > 0 : wins[one] > wins[other];
    }

    private int weight(int index) {
        return index == preferred ? visits[index] + TRUSTED : visits[index];
    }

    private int rank(int index) {
        ProvedValue known = proofs[index];
        if (known == null || known.value() == Value.DRAW) {
            return 0;
        }
        return known.value() == Value.WIN ? 1 : -1;
    }
}
