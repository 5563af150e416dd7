package hexalyst.work;

import hexalyst.engine.LeafReport;
import hexalyst.engine.ProofTable;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/// BackgroundThreads for a [JobTree] that answer in any order, late, twice or never.
final class Crew implements AutoCloseable {
    private final SearchService service = new SearchService(new ProofTable(1), 1);
    private final int workers;
    private final SearchLimits limits;
    private final Random random;
    /// What was done, and was reported or not.
    private final List<Work> late = new ArrayList<>();

    private int jobs;

    private record Work(JobTree.Leaf leaf, LeafReport report) {}

    Crew(int workers, int nodes, Random random) {
        this.workers = workers;
        this.random = random;
        limits = SearchLimits.NONE.withNodes(nodes);
    }

    /// How many leaves were searched.
    int jobs() {
        return jobs;
    }

    /// Works until there is nothing left to do.
    void work(JobTree tree) {
        List<JobTree.Leaf> out = new ArrayList<>();
        boolean worked;
        do {
            fill(tree, out);
            worked = !out.isEmpty();
            if (worked) {
                answer(tree, out.remove(random.nextInt(out.size())));
            }
            // Asked last, because to count the open leaves takes long.
        } while (worked || tree.size().open() > 0 && tree.value().isEmpty());
        late.forEach(work -> tree.done(work.leaf(), work.report()));
        late.clear();
    }

    private void fill(JobTree tree, List<JobTree.Leaf> out) {
        Optional<JobTree.Leaf> next = tree.next();
        while (next.isPresent()) {
            out.add(next.get());
            next = out.size() < workers ? tree.next() : Optional.empty();
        }
    }

    private void answer(JobTree tree, JobTree.Leaf leaf) {
        int dice = random.nextInt(10);
        if (dice == 0) {
            tree.abandoned(leaf);
            return;
        }
        Work work = new Work(leaf, searched(leaf));
        if (dice == 1) {
            tree.abandoned(leaf);
            late.add(work);
            return;
        }
        tree.done(leaf, work.report());
        if (dice == 2) {
            tree.done(leaf, work.report());
            tree.abandoned(leaf);
        }
        if (!late.isEmpty() && dice < 6) {
            Work old = late.remove(random.nextInt(late.size()));
            tree.done(old.leaf(), old.report());
        }
    }

    /// Searches a leaf.
    LeafReport searched(JobTree.Leaf leaf) {
        jobs++;
        try {
            return service.startLeaf(leaf.position(), leaf.question(), limits).await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public void close() {
        service.close();
    }
}
