package hexalyst.work;

import hexalyst.engine.ProvedValue;
import hexalyst.engine.ValueBounds;
import hexalyst.game.Position;
import hexalyst.game.Step;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// What the proof of a solved [JobTree] consists of: the steps within the tree, and the positions at which it ends
/// before the game does. With the proofs of these, [hexalyst.engine.strategy.ProofJoiner] makes one of the root.
public final class JobProof {
    private final JobTree tree;

    JobProof(JobTree tree) {
        this.tree = tree;
    }

    /// A position whose own proof is needed.
    ///
    /// @param number the number of its node
    /// @param bounds what is proved about it, for the player to move; only half of its value where that is enough for
    ///     the root, so that it has to be searched again before it has a proof of its own
    public record ProofLeaf(int number, Position position, ValueBounds bounds) {}

    /// The position that the proof leads to from this one, or from a mirror image of it: after the best step, if the
    /// player to move gets at least a draw. Empty if the tree has no such step.
    public Optional<Position> chosen(Position position) {
        return tree.places(position).stream()
                .filter(spot -> isProvedByChildren(spot) && spot.bounds.least() >= 0)
                .findFirst()
                .map(this::best);
    }

    private Position best(JobSpot spot) {
        Position position = tree.position(spot);
        Step step = position.decoded(spot.proving(spot.bounds).step);
        return position.step(step);
    }

    private static boolean isProvedByChildren(JobSpot spot) {
        return spot.expanded && spot.derived() == spot.bounds;
    }

    /// The beginning of a line that follows the proof.
    ///
    /// @param steps in steps ([Position#steps])
    /// @param end the position after them
    /// @param left what the tree knows about that position
    record Line(List<Step> steps, Position end, ProvedValue left) {}

    /// The line as far as it is in the tree: the winner's moves, and those of the loser that hold out longest. Only for
    /// a tree whose value is proved.
    Line line() {
        List<Step> steps = new ArrayList<>();
        JobSpot spot = tree.rootSpot();
        Position at = tree.position(spot);
        while (isProvedByChildren(spot) && spot.fits(spot.onTheLine())) {
            JobSpot next = spot.onTheLine().spot;
            Step step = step(at, next);
            steps.add(step);
            at = at.step(step);
            spot = next;
        }
        return new Line(
                List.copyOf(steps), at, new ProvedValue(spot.bounds.value().orElseThrow(), spot.plies));
    }

    /// The step to a child, from a position that may be a mirror image of the one in the tree.
    private Step step(Position at, JobSpot next) {
        return at.steps().stream()
                .filter(step -> {
                    JobSpot after = tree.spot(at.step(step));
                    return after == next || after.key == null && next.key == null && after.bounds == next.bounds;
                })
                .findFirst()
                .orElseThrow();
    }

    /// The positions whose own proofs are needed.
    public List<ProofLeaf> leaves() {
        List<ProofLeaf> leaves = new ArrayList<>();
        Set<JobSpot> met = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<JobSpot> open = new ArrayDeque<>(List.of(tree.rootSpot()));
        while (!open.isEmpty()) {
            JobSpot spot = open.pop();
            if (met.add(spot)) {
                if (isProvedByChildren(spot)) {
                    needed(spot).forEach(row -> open.push(row.spot));
                } else {
                    Position position = tree.position(spot);
                    if (!position.outcome().over()) {
                        leaves.add(new ProofLeaf(spot.main().number, position, spot.bounds));
                    }
                }
            }
        }
        return leaves;
    }

    /// One good child is enough for the player to move; against that player, all are needed.
    private static List<JobSpot.Row> needed(JobSpot spot) {
        boolean one = spot.bounds == ValueBounds.WIN || spot.bounds == ValueBounds.NOT_LOST;
        return one ? List.of(spot.proving(spot.bounds)) : spot.children;
    }
}
