package hexalyst.work;

import hexalyst.engine.LeafReport;
import hexalyst.engine.ProofTable;
import hexalyst.engine.QuickProof;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.stream.Stream;

/// Estimates how much faster many workers solve a position: each leaf is searched once on this machine, with an empty
/// table, and takes a simulated worker the time that it took here. Not a test, since times differ.
final class JobSimulation {
    private final Position root;
    private final int nodes;
    private final double weight;
    private final Map<String, LeafReport> searched = new HashMap<>();

    private JobSimulation(Position root, int nodes, double weight) {
        this.root = root;
        this.nodes = nodes;
        this.weight = weight;
    }

    private record Running(double until, JobTree.Leaf leaf, LeafReport report) {}

    private LeafReport search(JobTree.Leaf leaf) {
        return searched.computeIfAbsent(leaf.position().key() + " " + leaf.question(), key -> {
            try (SearchService service = new SearchService(new ProofTable(64L << 20), 1)) {
                return service.startLeaf(leaf.position(), leaf.question(), SearchLimits.NONE.withNodes(nodes))
                        .await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
    }

    private void run(int workers, double pause) {
        JobTree tree = JobTree.of(root, weight);
        PriorityQueue<Running> running = new PriorityQueue<>(Comparator.comparingDouble(Running::until));
        double now = 0;
        double work = 0;
        long expanded = 0;
        int jobs = 0;
        while (tree.value().isEmpty()) {
            while (running.size() < workers) {
                Optional<JobTree.Leaf> leaf = tree.next();
                if (leaf.isEmpty()) {
                    break;
                }
                LeafReport report = search(leaf.get());
                double seconds = report.time().toNanos() / 1e9 + pause;
                running.add(new Running(now + seconds, leaf.get(), report));
                work += seconds;
                expanded += report.nodes();
                jobs++;
            }
            Running first = running.remove();
            now = first.until();
            tree.done(first.leaf(), first.report());
        }
        System.out.printf(
                "%3d workers: %8.2f s, %5d jobs of %.0f ms, %9d nodes, busy %.0f%%, tree of %d%n",
                workers,
                now,
                jobs,
                1000 * work / jobs,
                expanded,
                100 * work / now / workers,
                tree.size().nodes());
    }

    /// Prints a line for each number of workers.
    ///
    /// @param args a position of Manalath, the nodes for each job, and the weight of a virtual loss
    public static void main(String[] args) {
        Position root = Positions.of(args[0]);
        for (int round = 0; round < 2; round++) {
            QuickProof plain = new QuickProof(root.searchBoard(), new ProofTable(64L << 20));
            long start = System.nanoTime();
            System.out.printf("plain: %s, %.2f s", plain.prove(SearchLimits.NONE), (System.nanoTime() - start) / 1e9);
            System.out.printf(", %d nodes%n", plain.nodes());
        }
        JobSimulation simulation =
                new JobSimulation(root, Integer.parseInt(args[1]), args.length > 2 ? Double.parseDouble(args[2]) : 1);
        List<Integer> crews = Stream.of(1, 2, 4, 16, 64).toList();
        crews.forEach(workers -> simulation.run(workers, 0.005));
    }
}
