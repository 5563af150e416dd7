package hexalyst.ui.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.ui.engine.ResourcesViewModel.Amount;
import hexalyst.ui.fx.Queue;
import hexalyst.ui.theme.KeptSettings;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ResourcesViewModelTest {
    private static final Amount MOST = new Amount(8, 3000);

    private final KeptSettings settings = new KeptSettings();
    private final Queue queue = new Queue();
    private final List<Amount> given = new ArrayList<>();
    private final List<Runnable> waiting = new ArrayList<>();
    private boolean searching;

    private ResourcesViewModel model() {
        ResourcesViewModel model = new ResourcesViewModel(settings, MOST, this::equip, queue);
        queue.runAll();
        return model;
    }

    private void equip(Amount amount, Runnable done) {
        given.add(amount);
        if (searching) {
            waiting.add(done);
        } else {
            done.run();
        }
    }

    @Test
    void itBeginsWithWhatIsUsualOnThisMachine() {
        ResourcesViewModel model = model();
        assertEquals(List.of(new Amount(7, 1024)), given);
        assertEquals("7 threads · 1 GB", model.textProperty().get());
        assertEquals(Duration.ofSeconds(20), model.patience());
    }

    @Test
    void choicesAreUsedAtOnceAndRemembered() {
        ResourcesViewModel model = model();
        model.setThreads(1);
        model.setMegabytes(500);
        model.setPatience(5);
        queue.runAll();
        assertEquals(new Amount(1, 500), given.getLast());
        assertEquals("1 thread · 256 MB", model.textProperty().get(), "a power of two");
        assertFalse(model.waitingProperty().get());
        assertEquals(new Amount(1, 500), model().wanted());
        assertEquals(Duration.ofSeconds(5), model().patience());
    }

    @Test
    void theSearchIsRememberedAndToldWhereItWasChosen() {
        ResourcesViewModel model = model();
        assertEquals(SearchChoice.AUTOMATIC, model.searchProperty().get());
        model.searchProperty().set(SearchChoice.MONTE_CARLO);
        assertEquals("7 threads · 1 GB · Monte Carlo", model.textProperty().get());
        assertEquals(SearchChoice.MONTE_CARLO, model().searchProperty().get());
        settings.put("engine-search", "by dice");
        assertEquals(SearchChoice.AUTOMATIC, model().searchProperty().get());
    }

    @Test
    void whileASearchRunsTheyWait() {
        ResourcesViewModel model = model();
        searching = true;
        model.setThreads(2);
        model.setThreads(3);
        queue.runAll();
        assertTrue(model.waitingProperty().get());
        assertEquals("7 threads · 1 GB", model.textProperty().get());
        waiting.getFirst().run();
        queue.runAll();
        assertTrue(model.waitingProperty().get(), "that was overtaken");
        waiting.getLast().run();
        queue.runAll();
        assertFalse(model.waitingProperty().get());
        assertEquals("3 threads · 1 GB", model.textProperty().get());
    }

    @Test
    void whatIsKeptButCannotBeIsMadePossible() {
        settings.put("engine-threads", "64");
        settings.put("engine-memory", "999999");
        settings.put("play-seconds", "many");
        ResourcesViewModel model = model();
        assertEquals(MOST, model.wanted());
        assertEquals(Duration.ofSeconds(20), model.patience());
        model.setThreads(0);
        model.setMegabytes(1);
        assertEquals(new Amount(1, ResourcesViewModel.LEAST_MEGABYTES), model.wanted());
    }
}
