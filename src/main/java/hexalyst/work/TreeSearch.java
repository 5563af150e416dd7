package hexalyst.work;

import hexalyst.analysis.job.Finding;
import hexalyst.analysis.results.Machine;
import hexalyst.analysis.results.Result;
import hexalyst.analysis.results.ResultStore;
import hexalyst.analysis.results.Standing;
import hexalyst.analysis.results.StoreKey;
import hexalyst.engine.LeafReport;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchReport;
import hexalyst.engine.SearchService;
import hexalyst.engine.Value;
import hexalyst.engine.ValueBounds;
import hexalyst.engine.strategy.ProofJoiner;
import hexalyst.engine.strategy.ProofPiece;
import hexalyst.engine.strategy.ProofPieces;
import hexalyst.engine.verify.BrokenProofException;
import hexalyst.engine.verify.WalkListener;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Step;
import hexalyst.notation.PositionText;
import hexalyst.report.Build;
import hexalyst.store.Database;
import hexalyst.store.DatabaseErrors;
import hexalyst.text.Texts;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/// Searches one hard position with all workers of a shared store. This object leads: it keeps the proof tree
/// ([JobTree]), mirrors it in the database, queues its leaves and takes what workers report. If it ends, the workers
/// finish what is queued, and the next one goes on with the tree as it is; of two at one time, the later one leads.
/// Confined to one thread.
public final class TreeSearch {
    private static final Duration PAUSE = Duration.ofMillis(100);
    private static final Duration LONG_PAUSE = Duration.ofSeconds(1);
    /// The fewest leaves to have in the queue beside those that are being searched.
    private static final int AHEAD = 2;

    private final ResultStore results;
    private final Database database;
    private final Position root;
    private final SearchLimits each;
    private final Consumer<String> told;
    private final Certificates certificates;
    private final SharedTree shared;
    private final String name =
            Machine.here().name() + " " + ProcessHandle.current().pid() + " " + System.nanoTime();
    private final Map<Integer, JobTree.Leaf> given = new HashMap<>();
    private JobTree tree;

    /// What is known by now.
    ///
    /// @param front where the work goes on
    /// @param proof the proof number of the question about the root
    /// @param disproof its disproof number
    /// @param nodes what all workers have expanded
    /// @param size how large the tree is
    /// @param busy how many leaves are being searched
    public record State(Optional<JobFront> front, long proof, long disproof, long nodes, JobSize size, int busy) {}

    /// @param results a store on a server
    /// @param root a position where the game is not over
    /// @param each the limits for one leaf
    /// @param told receives a line when something goes wrong
    public TreeSearch(ResultStore results, Position root, SearchLimits each, Consumer<String> told) {
        this.results = results;
        this.root = root;
        this.each = each;
        this.told = told;
        database = results.database();
        certificates = new Certificates(results, SharedCampaign.ALL_PROOFS, () -> true, told);
        shared = new SharedTree(results, root);
        tree = JobTree.of(root);
    }

    /// Searches until the value is proved, or as long as it may.
    ///
    /// @param goesOn false to end
    /// @param listener receives what is known, some times a second
    /// @return the value; empty if it is open, or if something contradicts it
    /// @throws IOException with a message for people, if the server cannot be reached or somebody else leads now
    public Optional<ProvedValue> run(BooleanSupplier goesOn, Consumer<State> listener)
            throws IOException, InterruptedException {
        try {
            shared.lead(name);
            load();
        } catch (SQLException e) {
            throw new IOException(DatabaseErrors.text(database.address(), e), e);
        }
        // After a failure, the tree here may be ahead of the database.
        boolean loaded = true;
        while (goesOn.getAsBoolean() && !(loaded && isOver())) {
            try {
                if (!loaded) {
                    load();
                    loaded = true;
                }
                listener.accept(step());
                Thread.sleep(PAUSE);
            } catch (SQLException e) {
                if (loaded) {
                    told.accept(DatabaseErrors.text(database.address(), e));
                }
                loaded = false;
                Thread.sleep(LONG_PAUSE);
            }
        }
        try {
            return loaded && isOver() ? kept() : Optional.empty();
        } catch (SQLException e) {
            throw new IOException(DatabaseErrors.text(database.address(), e), e);
        }
    }

    private boolean isOver() {
        return tree.value().isPresent() || tree.clash().isPresent();
    }

    private void load() throws SQLException {
        given.clear();
        try {
            tree = shared.tree();
        } catch (IllegalArgumentException damaged) {
            told.accept(Texts.of(TreeSearch.class).get("tree.damaged"));
            beginAnew();
        }
        for (SharedTree.Queued queued : shared.queue()) {
            int number = queued.job().number();
            tree.resume(number).ifPresent(leaf -> given.put(number, leaf));
        }
    }

    private void beginAnew() throws SQLException {
        shared.forget();
        tree = JobTree.of(root);
    }

    /// Keeps the value of a solved tree, unless something contradicts it.
    private Optional<ProvedValue> kept() throws SQLException {
        tree.clash().ifPresent(clash -> {
            put(clash.position(), clash.first(), clash.plies());
            put(clash.position(), clash.second(), clash.secondPlies());
        });
        Optional<Position> wrong = tree.clash().map(JobClash::position).or(this::disputed);
        if (wrong.isPresent()) {
            told.accept(Texts.of(TreeSearch.class).get("tree.contradiction", PositionText.format(wrong.get())));
            beginAnew();
            return Optional.empty();
        }
        ProvedValue value = tree.value().orElseThrow();
        results.put(root, new Finding.Proved(value), line(), shared.spent());
        shared.clearQueue();
        return known(root).filter(stored -> stored.value() == value.value());
    }

    /// A leaf of the proof about which proofs contradict each other by now.
    private Optional<Position> disputed() {
        List<Position> leaves = tree.strategy().leaves().stream()
                .map(JobProof.ProofLeaf::position)
                .toList();
        Map<StoreKey, Standing> standings =
                results.standings(leaves.stream().map(StoreKey::of).toList(), each);
        return leaves.stream()
                .filter(leaf -> standings.get(StoreKey.of(leaf)) == Standing.DISPUTED)
                .findFirst();
    }

    /// What is known of half a value is not kept.
    private void put(Position position, ValueBounds bounds, int plies) {
        bounds.value().ifPresent(value -> results.put(position, new ProvedValue(value, plies), List.of()));
    }

    /// A line that follows the proof, in whole turns: as far as it is in the tree, then as whoever proved its last
    /// position has seen it, if that proof is no longer than the tree says. Empty if nothing is proved, or no such line
    /// is known.
    public List<Move> line() {
        if (tree.value().isEmpty()) {
            return List.of();
        }
        JobProof.Line known = tree.strategy().line();
        List<Step> steps = new ArrayList<>(known.steps());
        results.find(known.end())
                .filter(stored -> proves(stored, known.left()))
                .map(stored -> ResultStore.line(known.end(), stored))
                .ifPresent(line -> steps.addAll(known.end().steps(line)));
        return root.turns(steps);
    }

    private static boolean proves(Result stored, ProvedValue value) {
        return stored.finding() instanceof Finding.Proved proof
                && proof.value() == value.value()
                && (value.value() == Value.DRAW || proof.plies() <= value.plies());
    }

    private State step() throws SQLException, IOException {
        List<SharedTree.Queued> queue = shared.queue();
        Set<Integer> numbers = new HashSet<>();
        queue.forEach(queued -> numbers.add(queued.job().number()));
        int busy = (int) queue.stream().filter(SharedTree.Queued::busy).count();
        boolean leads = database.inTransactionOnce(connection -> {
            if (!shared.leads(connection, name)) {
                return false;
            }
            List<SharedTree.LeafResult> reports = shared.takeReports(connection);
            for (SharedTree.LeafResult report : reports) {
                take(connection, report);
                numbers.remove(report.number());
            }
            giveUp(numbers);
            shared.enqueue(connection, jobs(Math.max(AHEAD, busy) - (queue.size() - busy)));
            shared.save(connection, tree);
            return true;
        });
        if (!leads) {
            throw new IOException(database.address().text() + ": another search leads this tree now");
        }
        return new State(
                tree.front(), tree.proof(), tree.disproof(), shared.spent().nodes(), tree.size(), busy);
    }

    /// A leaf that is neither in the queue nor reported was lost.
    private void giveUp(Set<Integer> queued) {
        List<Integer> lost = given.keySet().stream()
                .filter(number -> !queued.contains(number))
                .toList();
        for (int number : lost) {
            JobTree.Leaf leaf = given.remove(number);
            if (leaf != null) {
                tree.abandoned(leaf);
            }
        }
    }

    private List<LeafJob> jobs(int count) {
        List<LeafJob> jobs = new ArrayList<>();
        Optional<JobTree.Leaf> next = count > 0 ? tree.next() : Optional.empty();
        while (next.isPresent()) {
            JobTree.Leaf leaf = next.get();
            Optional<ProvedValue> known = known(leaf.position());
            if (known.isPresent()) {
                tree.done(leaf, LeafReport.proved(leaf.question(), known.get()));
                next = tree.next();
                continue;
            }
            if (results.isDisputed(StoreKey.of(leaf.position()))) {
                // Nobody's word counts, but the positions after it have values of their own.
                tree.done(leaf, LeafReport.open(leaf.question(), 1, 1));
                next = tree.next();
                continue;
            }
            given.put(leaf.number(), leaf);
            jobs.add(new LeafJob(
                    shared.id(),
                    leaf.number(),
                    leaf.attempt(),
                    root.game().id(),
                    root.edition().id(),
                    PositionText.format(leaf.position()),
                    leaf.question(),
                    each.time().toMillis(),
                    each.nodes()));
            next = jobs.size() < count ? tree.next() : Optional.empty();
        }
        return jobs;
    }

    /// What a campaign or another search has proved about a position.
    private Optional<ProvedValue> known(Position position) {
        StoreKey key = StoreKey.of(position);
        return Optional.ofNullable(results.proofs(List.of(key)).get(key)).map(Finding.Proved::proof);
    }

    private void take(Connection connection, SharedTree.LeafResult report) throws SQLException {
        // What came in while nobody led was not given by this leader.
        Optional<JobTree.Leaf> asked =
                Optional.ofNullable(given.remove(report.number())).or(() -> tree.resume(report.number()));
        if (asked.isPresent()) {
            take(connection, asked.get(), report);
        }
    }

    private void take(Connection connection, JobTree.Leaf leaf, SharedTree.LeafResult report) throws SQLException {
        boolean own = report.seal() == results.seal(Worker.sealed(PositionText.format(leaf.position()), report.text()));
        LeafReport said;
        try {
            said = LeafText.read(report.text());
        } catch (IllegalArgumentException damaged) {
            tree.abandoned(leaf);
            return;
        }
        shared.spend(connection, said.nodes(), said.time().toMillis());
        if (own) {
            tree.done(leaf, said);
            return;
        }
        // Somebody else's word proves nothing; numbers only guide the search.
        if (said.found().bounds().value().isEmpty()) {
            tree.done(
                    leaf,
                    LeafReport.open(
                            leaf.question(), said.found().proof(), said.found().disproof()));
            return;
        }
        StoreKey key = StoreKey.of(leaf.position());
        certificates.adopt(Map.of(key, leaf.position()));
        Optional<ProvedValue> proof = known(leaf.position());
        if (proof.isEmpty()) {
            told.accept(Texts.of(TreeSearch.class).get("leaf.unproved", PositionText.format(leaf.position())));
            tree.abandoned(leaf);
        } else {
            tree.done(leaf, LeafReport.proved(leaf.question(), proof.get()));
        }
    }

    /// Writes the proof of a solved root, from those that the workers have kept and, where the tree ends in something
    /// easy, from a search here.
    ///
    /// @param service searches what nobody has kept
    /// @return the whole file; empty if the listener ended the writing
    /// @throws BrokenProofException if proofs do not fit together
    /// @throws IOException if the server fails
    public Optional<byte[]> proof(SearchService service, WalkListener listener)
            throws BrokenProofException, IOException {
        Map<StoreKey, Position> leaves = new HashMap<>();
        tree.strategy().leaves().forEach(leaf -> leaves.put(StoreKey.of(leaf.position()), leaf.position()));
        ProofPieces pieces = new ProofPieces() {
            @Override
            public Optional<Position> chosen(Position position) {
                return tree.strategy().chosen(position);
            }

            @Override
            public Optional<ProofPiece> piece(Position position) throws IOException {
                Position leaf = leaves.get(StoreKey.of(position));
                return leaf == null ? Optional.empty() : kept(leaf).or(() -> made(leaf, service));
            }
        };
        ProvedValue value = tree.value().orElseThrow();
        return new ProofJoiner(root, value.value(), pieces, listener)
                .write(PositionText.format(root), Build.current().program());
    }

    private Optional<ProofPiece> kept(Position leaf) throws IOException {
        try {
            return certificates.own(leaf);
        } catch (SQLException e) {
            throw new IOException(DatabaseErrors.text(database.address(), e), e);
        }
    }

    private static Optional<ProofPiece> made(Position leaf, SearchService service) {
        try {
            SearchReport report =
                    service.start(leaf, SearchLimits.NONE, heard -> {}).await();
            return report.value()
                    .flatMap(value -> service.writer(leaf, value)
                            .write(PositionText.format(leaf), Build.current().program(), (walked, replies) -> true))
                    .map(file -> new ProofPiece(leaf, file));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }
}
