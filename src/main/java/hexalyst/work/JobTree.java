package hexalyst.work;

import hexalyst.engine.LeafNumbers;
import hexalyst.engine.LeafReport;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.Question;
import hexalyst.engine.Value;
import hexalyst.engine.ValueBounds;
import hexalyst.game.Position;
import hexalyst.game.PositionKey;
import hexalyst.game.Side;
import hexalyst.game.Step;
import hexalyst.turn.LineCodes;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.stream.Stream;

/// A proof tree whose leaves are searched by many workers: job-level proof-number search (Wu, Lin, Lin and Chang,
/// "Job-Level Proof Number Search", 2013). It says which leaf to search next; a worker searches that with a limit, and
/// the tree grows by its results.
///
/// It asks first whether the player to move at the root wins and, if not, whether that player at least draws. Values
/// hold for both questions; only the numbers are counted anew.
///
/// We differ from the paper in three ways. A leaf that stays open gets all its children at once, with the numbers that
/// the leaf's search has left in its table, as in PN² (Breuker, Uiterwijk and van den Herik, 2001). The virtual loss of
/// a leaf that is being done makes its numbers larger instead of infinite, and leaves are skipped that are being done:
/// so several workers get leaves of the same part of the tree where that is by far the best one, and nobody waits while
/// there is a leaf. And a position that is reached in several ways, or as a mirror image, is one node; numbers that
/// were summed up twice because of that are not corrected.
///
/// No position repeats within a line, as for [hexalyst.engine.SearchService]. Not thread-safe.
public final class JobTree {
    /// What a virtual loss adds to the numbers of a leaf, in parts of them.
    static final double WEIGHT = 1;

    private final Position root;
    private final double weight;
    private final List<JobSpot.Row> rows = new ArrayList<>();
    private final Map<Place, JobSpot> spots = new HashMap<>();
    private final Set<Integer> changed = new TreeSet<>();
    private final Deque<JobSpot> queue = new ArrayDeque<>();
    private Question question = Question.WIN;
    private Optional<JobClash> clash = Optional.empty();

    /// Where a position is kept. The same position with the colours exchanged asks another question.
    private record Place(PositionKey key, boolean own) {}

    /// A leaf for a worker.
    ///
    /// @param number the number of its node, which stays the same after a restart
    /// @param attempt how often it has been given away, from 1
    /// @param position the position to search
    /// @param question what to ask about it
    public record Leaf(int number, int attempt, Position position, Question question) {}

    private JobTree(Position root, double weight) {
        this.root = root;
        this.weight = weight;
    }

    /// A tree that consists of its root.
    ///
    /// @param root a position where the game is not over
    public static JobTree of(Position root) {
        return of(root, WEIGHT);
    }

    static JobTree of(Position root, double weight) {
        JobTree tree = new JobTree(root, weight);
        tree.addRoot();
        return tree;
    }

    /// The tree with these rows; no leaf is being done ([#resume]).
    ///
    /// @param root the position of its root
    /// @param rows from [#rows], in any order; if there are none, the tree consists of its root
    /// @param believed whether a row may say that something is proved about a position; what is not believed is open
    /// @throws IllegalArgumentException if they are not rows of a tree of this position
    public static JobTree of(Position root, Collection<JobNode> rows, BiPredicate<PositionKey, JobNode> believed) {
        JobTree tree = new JobTree(root, WEIGHT);
        if (rows.isEmpty()) {
            tree.addRoot();
        } else {
            List<JobNode> sorted = new ArrayList<>(rows);
            sorted.sort(Comparator.comparingInt(JobNode::number));
            tree.read(sorted, believed);
        }
        return tree;
    }

    private void addRoot() {
        if (root.outcome().over()) {
            throw new IllegalArgumentException("the game is over: " + root.endWords());
        }
        JobSpot spot = spot(root);
        add(spot, JobNode.NONE, spot);
    }

    private void read(List<JobNode> nodes, BiPredicate<PositionKey, JobNode> believed) {
        Set<Integer> parents = new HashSet<>();
        nodes.forEach(node -> parents.add(node.parent()));
        Map<Integer, Position> positions = new HashMap<>();
        for (JobNode node : nodes) {
            boolean first = rows.isEmpty();
            Position before = first ? root : positions.get(node.parent());
            if (node.number() != rows.size() || before == null || first != (node.parent() == JobNode.NONE)) {
                throw new IllegalArgumentException("not a row of a tree: " + node);
            }
            Position position = first ? root : before.step(before.decoded(node.step()));
            if (parents.contains(node.number())) {
                positions.put(node.number(), position);
            }
            JobSpot spot = spot(position);
            boolean end = spot.key == null;
            if (spot.rows.isEmpty()) {
                spot.expanded = !end && node.expanded();
                if (end || node.bounds() == ValueBounds.OPEN || believed.test(spot.key, node)) {
                    spot.proof = node.proof();
                    spot.disproof = node.disproof();
                    // How a game has ended, the rules say.
                    spot.bounds = end ? spot.bounds : node.bounds();
                    spot.plies = end ? 0 : node.plies();
                }
            }
            add(first ? spot : rows.get(node.parent()).spot, node.step(), spot);
        }
        List<JobSpot> expanded =
                spots.values().stream().filter(spot -> spot.expanded).toList();
        expanded.forEach(this::assertComplete);
        ValueBounds known = rows.getFirst().spot.bounds;
        if (known == ValueBounds.NOT_WON || known == ValueBounds.DRAW) {
            question = Question.DRAW;
        }
        changed.clear();
        rows.reversed().forEach(row -> enqueue(row.spot));
        settle();
    }

    /// What is derived from the children holds only if all of them are there.
    private void assertComplete(JobSpot spot) {
        Set<JobSpot> there = Collections.newSetFromMap(new IdentityHashMap<>());
        Set<ValueBounds> ends = new HashSet<>();
        for (JobSpot.Row row : spot.children) {
            there.add(row.spot);
            if (row.spot.key == null) {
                ends.add(row.spot.bounds);
            }
        }
        Position position = position(spot);
        for (Step step : position.steps()) {
            JobSpot after = spot(position.step(step));
            if (after.key == null ? !ends.contains(after.bounds) : !there.contains(after)) {
                throw new IllegalArgumentException("the tree has no row for " + position.text(step));
            }
        }
    }

    /// The place of a position in the tree. Each end of the game has its own, since its key need not say how it ended.
    JobSpot spot(Position position) {
        boolean own = position.toMove() == root.toMove();
        if (position.outcome().over()) {
            JobSpot end = new JobSpot(null, own);
            Side mover = position.toMove();
            end.bounds = position.outcome()
                    .wonBy()
                    .map(winner -> winner == mover ? ValueBounds.WIN : ValueBounds.LOSS)
                    .orElse(ValueBounds.DRAW);
            return end;
        }
        PositionKey key = position.key();
        JobSpot known = spots.get(new Place(key, own));
        if (known != null) {
            return known;
        }
        JobSpot spot = new JobSpot(key, own);
        spots.put(new Place(key, own), spot);
        JobSpot twin = spots.get(new Place(key, !own));
        if (twin != null) {
            twin.twin = spot;
            spot.twin = twin;
            learn(spot, twin.bounds, twin.plies);
        }
        return spot;
    }

    private void add(JobSpot before, int step, JobSpot spot) {
        JobSpot.Row row = new JobSpot.Row(rows.size(), before, step, spot);
        rows.add(row);
        spot.rows.add(row);
        changed.add(row.number);
        if (before != spot) {
            before.children = before.children.isEmpty() ? new ArrayList<>() : before.children;
            before.children.add(row);
        }
    }

    /// The leaf to search next, which counts as being done from now on; empty if there is none to give away: all are
    /// being done, or the tree is solved.
    public Optional<Leaf> next() {
        JobSpot spot = rows.getFirst().spot;
        if (spot.blocked || spot.isAnswered(question)) {
            return Optional.empty();
        }
        while (spot.expanded) {
            spot = spot.best(question).spot;
        }
        return Optional.of(give(spot));
    }

    /// A leaf that was being done before a restart, and is again from now on; empty if it no longer needs to be.
    public Optional<Leaf> resume(int number) {
        return spot(number)
                .filter(spot -> !spot.expanded && !spot.busy && !spot.isAnswered(question))
                .map(this::give);
    }

    private Leaf give(JobSpot spot) {
        spot.busy = true;
        spot.attempts++;
        enqueue(spot);
        settle();
        return new Leaf(spot.main().number, spot.attempts, position(spot), spot.asked(question));
    }

    /// Takes what a worker has found out about a leaf. Reports that come twice, late, or from a worker that was given
    /// up do no harm: what they prove is true in any case, and their numbers are used only if nobody was faster.
    ///
    /// @return false if it is of no use
    public boolean done(Leaf leaf, LeafReport report) {
        Optional<JobSpot> found = spot(leaf.number());
        if (found.isEmpty()) {
            return false;
        }
        JobSpot spot = found.get();
        boolean was = spot.isAnswered(question);
        spot.busy &= spot.attempts != leaf.attempt();
        boolean news = learn(spot, report.found().bounds(), report.found().plies());
        Question asked = spot.asked(question);
        boolean expands = !was && !spot.expanded && asked == report.question() && !spot.isAnswered(question);
        if (expands) {
            expand(spot, report);
        }
        enqueue(spot);
        settle();
        return news || expands;
    }

    /// Takes a leaf back whose worker has died.
    public void abandoned(Leaf leaf) {
        spot(leaf.number()).filter(spot -> spot.attempts == leaf.attempt()).ifPresent(spot -> {
            spot.busy = false;
            enqueue(spot);
            settle();
        });
    }

    private Optional<JobSpot> spot(int number) {
        return number >= 0 && number < rows.size() ? Optional.of(rows.get(number).spot) : Optional.empty();
    }

    /// Takes what is proved elsewhere about a position.
    ///
    /// @return false if it is of no use
    public boolean learn(Position position, ProvedValue proved) {
        boolean news = false;
        for (JobSpot spot : places(position)) {
            news |= learn(spot, ValueBounds.of(proved.value()), proved.plies());
        }
        settle();
        return news;
    }

    /// Records what is proved about a position. What contradicts it is not used, but kept as a clash.
    private boolean learn(JobSpot spot, ValueBounds bounds, int plies) {
        Optional<ValueBounds> both = spot.bounds.and(bounds);
        if (both.isEmpty()) {
            if (clash.isEmpty()) {
                clash = Optional.of(new JobClash(position(spot), spot.bounds, spot.plies, bounds, plies));
            }
            return false;
        }
        if (both.get() == spot.bounds) {
            return false;
        }
        spot.bounds = both.get();
        spot.plies = plies;
        touch(spot);
        if (spot.twin != null) {
            learn(spot.twin, bounds, plies);
        }
        return true;
    }

    private void expand(JobSpot spot, LeafReport report) {
        Map<Integer, LeafNumbers> numbers = new HashMap<>();
        report.moves().forEach(move -> numbers.put(move.code(), move.found()));
        Position position = position(spot);
        Set<JobSpot> met = Collections.newSetFromMap(new IdentityHashMap<>());
        Set<ValueBounds> ends = new HashSet<>();
        for (Step step : position.steps()) {
            int code = position.code(step);
            Position after = position.step(step);
            JobSpot child = spot(after);
            // Mirror images among the moves, and ends that are the same, would only be counted twice.
            if (after.outcome().over() ? !ends.add(child.bounds) : !met.add(child)) {
                continue;
            }
            boolean fresh = child.rows.isEmpty();
            add(spot, code, child);
            if (!after.outcome().over()) {
                begin(child, fresh, Optional.ofNullable(numbers.get(code)), after);
            }
            touch(child);
        }
        spot.expanded = true;
        spot.busy = false;
        touch(spot);
    }

    /// Gives a new leaf its numbers.
    private void begin(JobSpot child, boolean fresh, Optional<LeafNumbers> found, Position position) {
        found.ifPresent(known -> learn(child, known.bounds(), known.plies()));
        if (fresh && !child.isAnswered(question)) {
            int proof = found.map(LeafNumbers::proof).orElse(1);
            int disproof = found.map(LeafNumbers::disproof).orElseGet(() -> resistance(position));
            child.proof = Math.max(1, child.own ? proof : disproof);
            child.disproof = Math.max(1, child.own ? disproof : proof);
        }
    }

    private static int resistance(Position position) {
        return position.midTurn() ? 1 : position.searchBoard().resistance();
    }

    private void touch(JobSpot spot) {
        spot.touched = true;
        enqueue(spot);
    }

    private void enqueue(JobSpot spot) {
        if (!spot.queued) {
            spot.queued = true;
            queue.add(spot);
        }
    }

    /// Counts the numbers anew, from the positions that have changed up to the root.
    private void settle() {
        while (!queue.isEmpty()) {
            JobSpot spot = queue.remove();
            spot.queued = false;
            if (refresh(spot)) {
                spot.rows.stream()
                        .map(row -> row.before)
                        .filter(before -> before != spot)
                        .forEach(this::enqueue);
            }
            if (queue.isEmpty() && question == Question.WIN && rows.getFirst().spot.bounds == ValueBounds.NOT_WON) {
                askNext();
            }
        }
    }

    /// Returns true if something is different for the positions before it.
    private boolean refresh(JobSpot spot) {
        JobNode before = spot.row(spot.main());
        long busyProof = spot.busyProof;
        long busyDisproof = spot.busyDisproof;
        boolean blocked = spot.blocked;
        ValueBounds derived = spot.derived();
        learn(spot, derived, spot.derivedPlies(derived));
        spot.count(question, weight);
        JobNode after = spot.row(spot.main());
        if (before.equals(after) && !spot.touched) {
            return busyProof != spot.busyProof || busyDisproof != spot.busyDisproof || blocked != spot.blocked;
        }
        spot.touched = false;
        spot.rows.forEach(row -> changed.add(row.number));
        return true;
    }

    /// Begins with the second question.
    private void askNext() {
        question = Question.DRAW;
        for (JobSpot.Row row : rows.reversed()) {
            JobSpot spot = row.spot;
            if (!spot.expanded) {
                spot.proof = 1;
                spot.disproof = 1;
            }
            touch(spot);
        }
    }

    Position position(JobSpot spot) {
        Position position = root;
        for (Step step : line(spot)) {
            position = position.step(step);
        }
        return position;
    }

    /// The steps that lead to a position.
    List<Step> line(JobSpot spot) {
        List<Integer> line = new ArrayList<>();
        for (JobSpot.Row row = spot.main(); row.before != row.spot; row = row.before.main()) {
            line.add(row.step);
        }
        return LineCodes.decoded(root, line.reversed());
    }

    /// The question about the root that is being asked.
    public Question question() {
        return question;
    }

    /// The proved value of the root; empty while it is open.
    public Optional<ProvedValue> value() {
        JobSpot spot = rows.getFirst().spot;
        return spot.bounds.value().map(value -> new ProvedValue(value, value == Value.DRAW ? 0 : spot.plies));
    }

    /// The proof number of the question about the root.
    public long proof() {
        return rows.getFirst().spot.proof;
    }

    /// The disproof number of the question about the root.
    public long disproof() {
        return rows.getFirst().spot.disproof;
    }

    /// The first statements that contradicted each other; empty unless there is a fault.
    public Optional<JobClash> clash() {
        return clash;
    }

    /// The position of a row, as [Position#key] has it; empty if the game is over there.
    public Optional<PositionKey> key(int number) {
        return spot(number).flatMap(spot -> Optional.ofNullable(spot.key));
    }

    /// How large it is now.
    public JobSize size() {
        return JobSize.of(rows, question);
    }

    /// Where the work goes on; empty if the tree is solved.
    public Optional<JobFront> front() {
        return rows.getFirst().spot.isAnswered(question) ? Optional.empty() : Optional.of(JobFront.of(this));
    }

    /// All rows, ordered by their numbers.
    public List<JobNode> rows() {
        return rows.stream().map(row -> row.spot.row(row)).toList();
    }

    /// The rows that are new or have changed since this was last asked, ordered by their numbers. A tree made from rows
    /// begins with none.
    public List<JobNode> changes() {
        List<JobNode> news =
                changed.stream().map(rows::get).map(row -> row.spot.row(row)).toList();
        changed.clear();
        return news;
    }

    /// What the proof of the root consists of.
    public JobProof strategy() {
        return new JobProof(this);
    }

    JobSpot rootSpot() {
        return rows.getFirst().spot;
    }

    /// The places of a position and its mirror images: up to two.
    List<JobSpot> places(Position position) {
        PositionKey key = position.key();
        return Stream.of(true, false)
                .flatMap(own -> Optional.ofNullable(spots.get(new Place(key, own))).stream())
                .toList();
    }
}
