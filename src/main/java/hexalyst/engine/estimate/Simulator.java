package hexalyst.engine.estimate;

import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.game.Game;
import hexalyst.game.Playout;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.SureScore;
import hexalyst.game.TurnResult;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// One thread of a Monte Carlo tree search. It walks down the tree, adds a node, plays a game to the end from there,
/// and reports the result to every node on the way.
final class Simulator {
    /// A step gets a node of its own when it is tried again after this many tries.
    private static final int TRIES_BEFORE_NODE = 2;
    /// The difference in 1000 times the natural logarithm of the odds that makes a step e times as likely.
    private static final double TEMPERATURE = 150;
    /// The fraction of the priors that all steps share equally. Where one step looks far better than the others, these
    /// would otherwise never be tried, however long the search.
    private static final double SHARED = 0.1;
    /// The weight of the game's evaluation at the position where the random game begins; the rest of a simulation's
    /// result is how that game ended.
    private static final double EVALUATED = 0.5;
    /// In a decided game, the value of a score is a logistic function of its points; this is the scale, in points.
    private static final double MANY_POINTS = 6;

    private final SearchBoard board;
    private final Game game;
    private final boolean scored;
    private final Map<Long, ProvedValue> settled;
    private final int mostSettled;
    private final SplittableRandom random;
    private final FirstLook look;
    private final Playout playout;
    /// Who wins for certain at the root, if anyone; points are then what is played for.
    private final Optional<Side> winner;
    private final StepHistory history = new StepHistory();
    private final int[] owners;
    private final int[] some;
    // The path from the root.
    private final List<TreeNode> nodes = new ArrayList<>();
    private int[] steps = new int[64];
    private Side[] movers = new Side[64];
    private int deepest;
    private long grown;

    /// @param board a board for this thread alone, at the root
    /// @param settled what is proved about positions at the beginning of a turn, by key, shared by all threads
    /// @param mostSettled roughly how many of them are kept at most
    /// @param cells how many cells the board has
    Simulator(
            SearchBoard board,
            Game game,
            Map<Long, ProvedValue> settled,
            int mostSettled,
            int cells,
            SplittableRandom random) {
        this.board = board;
        some = new int[board.mostMoves()];
        this.game = game;
        this.settled = settled;
        this.mostSettled = mostSettled;
        this.random = random;
        scored = game.traits().scored();
        playout = board.playout();
        look = new FirstLook(board);
        winner = board.sure().flatMap(SureScore::winner);
        owners = new int[cells];
    }

    /// The length in steps of the longest path from the root so far.
    int deepest() {
        return deepest;
    }

    /// For each cell, how often it was White's at the end of a simulation, minus how often it was Black's.
    int[] owners() {
        return owners;
    }

    /// A node for the board's position, as the root.
    ///
    /// @param among the steps to choose from
    TreeNode root(int[] among) {
        return node(among, among.length, false, among.length < board.moves(some));
    }

    /// Plays one game.
    ///
    /// @return by roughly how many bytes the tree grew
    long simulate(TreeNode root) {
        nodes.clear();
        grown = TreeNode.TRIED_BYTES;
        descend(root);
        int last = nodes.size() - 1;
        int points = playout.play(random);
        playout.addOwners(owners);
        Side side = board.toMove();
        double win = winner.isPresent()
                ? ofPoints(points)
                : nodes.get(last)
                        .proof(steps[last])
                        .map(proof -> movers[last] == side ? worth(proof) : 1 - worth(proof))
                        .orElseGet(() -> guess(points));
        for (int i = last; i >= 0; i--) {
            board.unmake();
            boolean own = movers[i] == side;
            double result = own ? win : 1 - win;
            nodes.get(i).add(steps[i], result, own ? points : -points);
            history.add(nodes.get(i).move(steps[i]), movers[i].ordinal(), result);
        }
        deepest = Math.max(deepest, last + 1);
        return grown;
    }

    private static double worth(ProvedValue proof) {
        return switch (proof.value()) {
            case WIN -> 1;
            case DRAW -> 0.5;
            case LOSS -> 0;
        };
    }

    /// The value of a score for the player to move, 0 to 1, at a decided root. For the certain winner it is 0 if the
    /// win is no longer certain.
    private double ofPoints(int points) {
        Side side = board.toMove();
        if (board.result() == TurnResult.ONGOING && !winner.equals(board.sure().flatMap(SureScore::winner))) {
            return winner.filter(side::equals).isPresent() ? 0 : 1;
        }
        return 1 / (1 + Math.exp(-points / MANY_POINTS));
    }

    /// The player to move's chance, from how the game ended and from the evaluation.
    private double guess(int points) {
        double win;
        if (points > 0) {
            win = 1;
        } else {
            win = points < 0 ? 0 : 0.5;
        }
        return (1 - EVALUATED) * win + EVALUATED * game.chance(clamped(look.here(0)));
    }

    /// Walks down the tree to the position where a game is to be played, and adds a node there.
    private void descend(TreeNode root) {
        TreeNode node = root;
        boolean known = false;
        while (node != null && !known) {
            int step = node.select(node == root);
            enter(node, step);
            TurnResult result = board.make(node.move(step));
            if (result != TurnResult.ONGOING) {
                prove(node, new ProvedValue(value(result), result == TurnResult.DRAW ? 0 : 1));
                known = true;
            } else {
                known = node.proof(step).isPresent();
                node = known ? null : below(node, step);
            }
        }
    }

    private void enter(TreeNode node, int step) {
        int depth = nodes.size();
        if (depth == steps.length) {
            steps = Arrays.copyOf(steps, 2 * depth);
            movers = Arrays.copyOf(movers, 2 * depth);
        }
        nodes.add(node);
        steps[depth] = step;
        movers[depth] = board.toMove();
    }

    private static Value value(TurnResult result) {
        return switch (result) {
            case WIN -> Value.WIN;
            case LOSS -> Value.LOSS;
            case DRAW, ONGOING -> Value.DRAW;
        };
    }

    /// The node after the last step made; null if the simulation ends here.
    private @Nullable TreeNode below(TreeNode node, int step) {
        TreeNode child = node.child(step);
        if (child != null) {
            return child;
        }
        boolean again = board.toMove() == movers[nodes.size() - 1];
        Optional<ProvedValue> known = again ? Optional.empty() : known();
        if (known.isPresent()) {
            prove(node, known.get().beforeTheMove());
            return null;
        }
        if (node.visits(step) <= TRIES_BEFORE_NODE) {
            return null;
        }
        TreeNode added = expand(again, node.move(step));
        grown += added.bytes();
        return node.grow(step, added);
    }

    /// What the game, or another place in the tree, knows about the board's position at the beginning of a turn.
    private Optional<ProvedValue> known() {
        if (winner.isPresent()) {
            return Optional.empty();
        }
        int outlook = board.outlook();
        if (outlook != 0) {
            return Optional.of(new ProvedValue(outlook > 0 ? Value.WIN : Value.LOSS, Math.abs(outlook)));
        }
        ProvedValue known = settled.get(board.key());
        return known != null ? Optional.of(known) : ProvedValue.sure(board);
    }

    private TreeNode expand(boolean again, int before) {
        int count = again ? board.moves(some) : board.movesThatMatter(some);
        int kept = count;
        if (again) {
            kept = 0;
            for (int i = 0; i < count; i++) {
                if (board.inOrder(before, some[i])) {
                    some[kept++] = some[i];
                }
            }
            if (kept == 0) {
                kept = board.moves(some);
                count = kept;
            }
        }
        return node(Arrays.copyOf(some, kept), kept, again, kept < count);
    }

    private TreeNode node(int[] moves, int count, boolean again, boolean restricted) {
        int side = board.toMove().ordinal();
        double[] looks = new double[count];
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            looks[i] = clamped(look.score(moves[i])) / TEMPERATURE + history.bonus(moves[i], side);
            most = Math.max(most, looks[i]);
        }
        double sum = 0;
        for (int i = 0; i < count; i++) {
            looks[i] = Math.exp(looks[i] - most);
            sum += looks[i];
        }
        int[] order = IntStream.range(0, count)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> -looks[i]))
                .mapToInt(i -> i)
                .toArray();
        int[] sorted = new int[count];
        float[] priors = new float[count];
        for (int i = 0; i < count; i++) {
            sorted[i] = moves[order[i]];
            priors[i] = (float) ((1 - SHARED) * looks[order[i]] / sum + SHARED / count);
        }
        return new TreeNode(again ? 0 : board.key(), again, restricted, scored, sorted, priors);
    }

    /// A score on the scale of [SearchBoard#evaluate].
    private static int clamped(int score) {
        return Math.clamp(score, -SearchBoard.MOST, SearchBoard.MOST);
    }

    /// Records what is proved about a step, and about all earlier positions that it settles.
    private void prove(TreeNode node, ProvedValue value) {
        if (winner.isPresent()) {
            return;
        }
        ProvedValue known = value;
        TreeNode at = node;
        for (int i = nodes.size() - 1; i >= 0; i--) {
            Optional<ProvedValue> position = at.prove(steps[i], known);
            if (position.isEmpty() || i == 0) {
                return;
            }
            // A position in the middle of a turn is only settled for those turns that the tree has below it.
            if (!at.again && !at.restricted && settled.size() < mostSettled) {
                settled.put(at.key, position.get());
            }
            known = position.get().beforeTheMove(at.again);
            at = nodes.get(i - 1);
        }
    }
}
