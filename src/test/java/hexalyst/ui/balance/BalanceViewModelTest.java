package hexalyst.ui.balance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.balance.Balance;
import hexalyst.analysis.balance.BalanceWords;
import hexalyst.analysis.balance.Restriction;
import hexalyst.analysis.results.ResultStore;
import hexalyst.engine.ProofTable;
import hexalyst.engine.SearchService;
import hexalyst.game.Games;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.record.GameTree;
import hexalyst.ui.fx.FxThread;
import hexalyst.ui.fx.Queue;
import hexalyst.ui.job.JobViewModel.State;
import hexalyst.ui.job.Jobs;
import hexalyst.ui.message.MessageLine;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BalanceViewModelTest {
    private static final Position TEN_CELLS = Positions.of("3/4/3 w");

    private final Queue queue = new Queue();
    private final List<Runnable> jobs = new ArrayList<>();
    private final List<String> said = new ArrayList<>();
    private final List<String> warned = new ArrayList<>();
    private final ResultStore store = ResultStore.inMemory();

    private BalanceViewModel model() {
        return model(queue);
    }

    private BalanceViewModel model(FxThread later) {
        MessageLine messages = new MessageLine();
        messages.messageProperty().subscribe((before, now) -> (now.warning() ? warned : said).add(now.text()));
        BalanceViewModel model = new BalanceViewModel(new BalanceViewModel.Outside(
                new Jobs(
                        () -> store,
                        () -> {
                            throw new IllegalStateException("it has engines of its own");
                        },
                        jobs::add,
                        later),
                () -> new SearchService(new ProofTable(1 << 20), 1),
                messages));
        return model;
    }

    /// Runs the tasks for other threads, then the tasks that these return to this thread.
    private void work() {
        while (!jobs.isEmpty()) {
            jobs.removeFirst().run();
        }
        queue.runAll();
    }

    private static BalancePlan plan(BalancePlan.Kind kind, int count) {
        return new BalancePlan(TEN_CELLS, kind, count, 600);
    }

    @Test
    void looksAtEveryChoiceAndSaysWhatIsProved() {
        BalanceViewModel model = model();
        model.begin(plan(BalancePlan.Kind.ONE, 50));
        assertEquals(State.RUNNING, model.job().stateProperty().get());
        work();
        assertEquals(State.IDLE, model.job().stateProperty().get());
        assertEquals(4, model.rows().size());
        assertTrue(model.rows().stream().allMatch(row -> row.proof().isPresent()));
        assertEquals(List.of("Balance finder: 4 searched, 4 proved, 0 open"), said);
        assertEquals(said.getFirst(), model.job().statusProperty().get());
        assertEquals(List.of(), warned);
    }

    @Test
    void aSetUpIsComparedWithBeadsLeftOutOfIt() {
        Position start = Positions.of(
                Games.named("swish").orElseThrow(), "bb3/1oo3/w6/5oo1/1o1ooo1o1/1oo5/6b/3oo1/3ww w score=0,6");
        assertEquals(
                List.of(
                        BalancePlan.Kind.SETUP,
                        BalancePlan.Kind.BAIT_ONE,
                        BalancePlan.Kind.BAIT_TWO,
                        BalancePlan.Kind.FIRST_MOVE),
                BalancePlan.Kind.of(start));
        List<Restriction> all = new BalancePlan(start, BalancePlan.Kind.BAIT_ONE, 50, 1)
                .restrictions()
                .orElseThrow();
        assertFalse(all.isEmpty());
        all.forEach(one -> assertTrue(
                new BalanceWords().restriction(one).contains(", bait 7, "), new BalanceWords().restriction(one)));
    }

    @Test
    void forgetsTheTableOfAnotherBoard() {
        BalanceViewModel model = model();
        model.begin(plan(BalancePlan.Kind.ONE, 50));
        work();
        model.show(TEN_CELLS);
        assertEquals(4, model.rows().size());
        model.show(Positions.of("2/3/2 w"));
        assertEquals(List.of(), model.rows());
    }

    @Test
    void theLastTableIsThereWhenTheEndIsTold() {
        BalanceViewModel model = model(new FxThread() {
            @Override
            public void run(Runnable task) {
                task.run();
            }

            @Override
            public void run(Duration pause, Runnable task) {
                queue.run(pause, task);
            }
        });
        model.begin(plan(BalancePlan.Kind.ONE, 50));
        work();
        assertEquals(List.of("Balance finder: 4 searched, 4 proved, 0 open"), said);
        assertTrue(model.rows().stream().allMatch(row -> row.proof().isPresent()), "no pause is awaited");
        List<Balance> last = List.copyOf(model.rows());
        queue.endPauses();
        assertEquals(last, model.rows());
    }

    @Test
    void aChoiceBecomesAGame() {
        BalanceViewModel model = model();
        model.begin(plan(BalancePlan.Kind.FIRST_MOVE, 2));
        work();
        assertEquals(2, model.rows().size());
        Balance row = model.rows().getFirst();
        GameTree game = model.game(row.restriction());
        assertEquals(TEN_CELLS.key(), game.start().key());
        assertEquals(2, game.mainLine().size());
        assertEquals(
                row.restriction().position().key(),
                game.position(game.mainLine().getLast()).key());
    }

    @Test
    void cancelledBeforeItHasBegunItLeavesEverythingOpenAndGoesOnLater() {
        BalanceViewModel model = model();
        model.begin(plan(BalancePlan.Kind.THREE, 3));
        model.begin(plan(BalancePlan.Kind.NONE, 1));
        assertEquals(1, jobs.size(), "one at a time");
        model.job().cancel();
        work();
        assertEquals(State.IDLE, model.job().stateProperty().get());
        assertTrue(said.getFirst().startsWith("Balance finder cancelled: of 3"), said.toString());
        model.begin(plan(BalancePlan.Kind.THREE, 3));
        work();
        assertEquals("Balance finder: 3 searched, 3 proved, 0 open", said.getLast());
    }
}
