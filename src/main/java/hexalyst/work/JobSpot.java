package hexalyst.work;

import hexalyst.engine.Question;
import hexalyst.engine.ValueBounds;
import hexalyst.game.PositionKey;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a [JobTree] knows about a position, which several of its rows may share. The numbers are those of the question
/// about the root, for all positions: where the player of the root is to move, one good child is enough, and elsewhere
/// all have to be good.
final class JobSpot {
    /// Stands for infinity. Sums stay below it.
    static final long INFINITY = 1L << 40;

    /// The position; null for an end of the game, which has no key of its own.
    final @Nullable PositionKey key;

    /// True if the player who moves at the root is to move.
    final boolean own;
    /// The rows with this position. The first is expanded for all of them.
    final List<Row> rows = new ArrayList<>();
    /// The same position with the colours exchanged, which has the same value and other numbers.
    @Nullable
    JobSpot twin;

    List<Row> children = List.of();
    boolean expanded;
    ValueBounds bounds = ValueBounds.OPEN;
    int plies;
    long proof = 1;
    long disproof = 1;
    /// The numbers with a virtual loss for each leaf that is being done.
    long busyProof = 1;

    long busyDisproof = 1;
    /// True if a worker is at it.
    boolean busy;
    /// How often it was given to a worker.
    int attempts;
    /// True if every open leaf below it is being done.
    boolean blocked;
    /// True while it waits for new numbers.
    boolean queued;
    /// True if its row has changed since its numbers were counted.
    boolean touched;

    /// A row of the tree.
    static final class Row {
        final int number;
        /// The position before it; the root is before itself.
        final JobSpot before;

        final int step;
        final JobSpot spot;

        Row(int number, JobSpot before, int step, JobSpot spot) {
            this.number = number;
            this.before = before;
            this.step = step;
            this.spot = spot;
        }
    }

    /// @param key the position; null for an end of the game
    JobSpot(@Nullable PositionKey key, boolean own) {
        this.key = key;
        this.own = own;
    }

    /// The row that is expanded for all rows with this position.
    Row main() {
        return rows.getFirst();
    }

    /// What the child's bounds are for the player to move here.
    private ValueBounds seen(JobSpot child) {
        return child.own == own ? child.bounds : child.bounds.opposite();
    }

    /// What the children prove, for the player to move here.
    ValueBounds derived() {
        if (!expanded) {
            return ValueBounds.OPEN;
        }
        int least = -1;
        int most = -1;
        for (Row row : children) {
            ValueBounds child = seen(row.spot);
            least = Math.max(least, child.least());
            most = Math.max(most, child.most());
        }
        return ValueBounds.of(least, most);
    }

    /// The most plies to the end that follow from the children, if they prove a win or a loss.
    int derivedPlies(ValueBounds value) {
        int shortest = Integer.MAX_VALUE;
        int longest = 0;
        for (Row row : children) {
            int through = through(row);
            longest = Math.max(longest, through);
            shortest = seen(row.spot) == ValueBounds.WIN ? Math.min(shortest, through) : shortest;
        }
        return switch (value) {
            case WIN -> shortest;
            case LOSS -> longest;
            case DRAW, OPEN, NOT_LOST, NOT_WON -> 0;
        };
    }

    /// The question about this position that has the answer to the one about the root.
    Question asked(Question root) {
        return own ? root : root.next();
    }

    boolean isAnswered(Question root) {
        return asked(root).answer(bounds).isPresent();
    }

    /// Adds up the numbers, with and without the virtual losses.
    ///
    /// @param weight what a virtual loss adds to the numbers of a leaf, in parts of them
    void count(Question root, double weight) {
        if (isAnswered(root)) {
            boolean good = asked(root).answer(bounds).orElseThrow() == own;
            proof = good ? 0 : INFINITY;
            disproof = good ? INFINITY : 0;
            busyProof = proof;
            busyDisproof = disproof;
            blocked = false;
        } else if (expanded) {
            countChildren(root);
        } else {
            busyProof = busy ? heavier(proof, weight) : proof;
            busyDisproof = busy ? heavier(disproof, weight) : disproof;
            blocked = busy;
        }
    }

    private static long heavier(long number, double weight) {
        return Math.min(INFINITY - 1, number + (long) Math.ceil(weight * (number + 1)));
    }

    private void countChildren(Question root) {
        long leastProof = INFINITY;
        long leastDisproof = INFINITY;
        long leastBusyProof = INFINITY;
        long leastBusyDisproof = INFINITY;
        long proofs = 0;
        long disproofs = 0;
        long busyProofs = 0;
        long busyDisproofs = 0;
        blocked = true;
        for (Row row : children) {
            JobSpot child = row.spot;
            leastProof = Math.min(leastProof, child.proof);
            leastDisproof = Math.min(leastDisproof, child.disproof);
            leastBusyProof = Math.min(leastBusyProof, child.busyProof);
            leastBusyDisproof = Math.min(leastBusyDisproof, child.busyDisproof);
            proofs += child.proof;
            disproofs += child.disproof;
            busyProofs += child.busyProof;
            busyDisproofs += child.busyDisproof;
            blocked &= child.blocked || child.isAnswered(root);
        }
        proof = own ? leastProof : Math.min(proofs, INFINITY - 1);
        disproof = own ? Math.min(disproofs, INFINITY - 1) : leastDisproof;
        busyProof = own ? leastBusyProof : Math.min(busyProofs, INFINITY - 1);
        busyDisproof = own ? Math.min(busyDisproofs, INFINITY - 1) : leastBusyDisproof;
    }

    /// The child that leads towards the leaf to search next: of those with a leaf to give away, the one that is nearest
    /// to its goal.
    Row best(Question root) {
        Row best = children.getFirst();
        long least = Long.MAX_VALUE;
        for (Row row : children) {
            JobSpot child = row.spot;
            long number = own ? child.busyProof : child.busyDisproof;
            if (number < least && !child.blocked && !child.isAnswered(root)) {
                least = number;
                best = row;
            }
        }
        return best;
    }

    /// The children that leave the question open.
    List<Row> open(Question root) {
        return children.stream().filter(row -> !row.spot.isAnswered(root)).toList();
    }

    /// The child that proves the value, the one with the fewest plies.
    Row proving(ValueBounds value) {
        Row best = children.getFirst();
        int least = Integer.MAX_VALUE;
        for (Row row : children) {
            if (seen(row.spot).least() >= value.least() && through(row) < least) {
                least = through(row);
                best = row;
            }
        }
        return best;
    }

    /// The child on a line that follows the proof: the one that proves the value or, where all lose, the one with the
    /// most plies.
    Row onTheLine() {
        return bounds == ValueBounds.LOSS
                ? Collections.max(children, Comparator.comparingInt(this::through))
                : proving(bounds);
    }

    /// True if a line through a child is no longer than what is proved here.
    boolean fits(Row row) {
        return bounds == ValueBounds.DRAW || through(row) <= plies;
    }

    private int through(Row row) {
        return row.spot.plies + (row.spot.own == own ? 0 : 1);
    }

    JobNode row(Row row) {
        int parent = row.spot == row.before ? JobNode.NONE : row.before.main().number;
        return new JobNode(row.number, parent, row.step, proof, disproof, bounds, plies, expanded && row == main());
    }
}
