package hexalyst.ui.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.job.EngineSearch;
import hexalyst.analysis.results.DataFolder;
import hexalyst.analysis.results.ResultStore;
import hexalyst.engine.ProofTable;
import hexalyst.engine.SearchService;
import hexalyst.engine.estimate.Estimator;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Positions;
import hexalyst.record.GameTree;
import hexalyst.store.TestServer;
import hexalyst.ui.files.NotationStore;
import hexalyst.ui.fx.Queue;
import hexalyst.ui.job.JobViewModel.State;
import hexalyst.ui.job.Jobs;
import hexalyst.ui.message.MessageLine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("server")
class CampaignViewModelTest {
    private static final GameTree SMALL = GameTree.of(Positions.of("3/4/5/4/3 w"));
    private String instead = "";

    @TempDir
    Path folder = Path.of("");

    private final Queue queue = new Queue();
    private final List<Runnable> jobs = new ArrayList<>();
    private boolean forgets = true;
    private final List<String> said = new ArrayList<>();
    private ResultStore store = ResultStore.inMemory();
    private final SearchService searches = new SearchService(new ProofTable(4 << 20), 1);

    @AfterEach
    void end() {
        searches.close();
    }

    private Path kept() {
        return folder.resolve("campaign.hgn");
    }

    private CampaignViewModel model() {
        MessageLine messages = new MessageLine();
        messages.messageProperty().subscribe((before, now) -> said.add(now.text()));
        CampaignViewModel model = new CampaignViewModel(new CampaignViewModel.Outside(
                new Jobs(() -> store, () -> new EngineSearch(searches, new Estimator(1 << 20)), jobs::add, queue),
                new NotationStore(),
                kept(),
                what -> forgets,
                messages,
                () -> new SearchService(new ProofTable(1 << 20), 1),
                () -> instead));
        return model;
    }

    /// Runs the tasks for other threads, then the tasks that these return to this thread.
    private void work() {
        while (!jobs.isEmpty()) {
            jobs.removeFirst().run();
        }
        queue.runAll();
    }

    @Test
    void thePlanCountsPliesAndGamesInWords() {
        assertEquals("Designer's edition, 1 ply", upTo(1).title());
        assertEquals("Designer's edition, 2 plies", upTo(2).title());
        assertEquals("1 game", new CampaignPlan(List.of(SMALL), OptionalInt.empty(), 1, 0).title());
        assertEquals("2 games", new CampaignPlan(List.of(SMALL, SMALL), OptionalInt.empty(), 1, 0).title());
    }

    @Test
    void saysWhyItRunsOnThisComputerAlone() {
        instead = "the server refuses this user; results are kept here instead";
        CampaignViewModel model = model();
        model.begin(upTo(0));
        work();
        assertEquals(instead, model.machinesProperty().get());
    }

    private static CampaignPlan upTo(int plies) {
        return new CampaignPlan(List.of(SMALL), OptionalInt.of(plies), 600, 0);
    }

    @Test
    void settlesEverythingAndShowsIt() {
        CampaignViewModel model = model();
        model.begin(upTo(1));
        assertEquals(State.RUNNING, model.job().stateProperty().get());
        work();
        assertEquals(State.IDLE, model.job().stateProperty().get());
        MapRow.Heading start = (MapRow.Heading) model.map().getFirst();
        assertEquals(new MapRow.Heading(0, 1, 1, 0, 0), start);
        assertEquals(new MapRow.Heading(1, 8, 1, 7, 0), model.map().get(2));
        MapRow.Squares first = (MapRow.Squares) model.map().get(3);
        assertEquals(8, first.all().size());
        GameTree shown = model.game(first.all().getFirst());
        assertEquals(2, shown.size());
        assertEquals(SMALL.start(), shown.start());
        assertFalse(Files.exists(kept()), "there is nothing to go on with");
        assertEquals(List.of("Campaign: all positions are settled"), said);
    }

    /// The window plans it for all, is one of the workers, and shows who is at work.
    @Test
    void aCampaignInASharedStoreIsSettledByAll() throws IOException, SQLException {
        DataFolder data = new DataFolder(folder);
        try (ResultStore shared = ResultStore.open(TestServer.database(), data, data.seal(why -> {}))) {
            store = shared;
            CampaignViewModel model = model();
            shared.database().run(connection -> {
                try (Statement statement = connection.createStatement()) {
                    return statement.executeUpdate("INSERT INTO scheduled_tasks (task_name, task_instance, task_data,"
                            + " execution_time, picked, picked_by, last_heartbeat, version) VALUES ('settle', 'x-1',"
                            + " 'of a later version', clock_timestamp(), TRUE, 'other 12', clock_timestamp(), 1)");
                }
            });
            List<String> machines = new ArrayList<>();
            model.machinesProperty().addListener((all, before, now) -> machines.add(now));
            model.begin(upTo(1));
            work();
            assertEquals(State.IDLE, model.job().stateProperty().get());
            assertEquals(new MapRow.Heading(1, 8, 1, 7, 0), model.map().get(2));
            assertEquals(List.of("Campaign: all positions are settled"), said);
            assertEquals("", model.machinesProperty().get(), "nothing is going on any more");
            assertTrue(machines.stream().anyMatch(line -> line.contains("other 12 (1 position)")), machines::toString);
        }
    }

    @Test
    void saysSoWhenNothingCouldBeSettled() {
        Game pentalath = Games.named("pentalath").orElseThrow();
        GameTree empty = GameTree.of(pentalath.start(pentalath.editions().getFirst()));
        CampaignViewModel model = model();
        model.begin(new CampaignPlan(List.of(empty), OptionalInt.of(0), 1, 0));
        work();
        assertTrue(said.getLast().startsWith("Campaign ended: no position could be settled"), said::toString);
    }

    @Test
    void whatWasStoppedGoesOnInAnotherSession() {
        CampaignViewModel model = model();
        model.begin(upTo(2));
        model.job().cancel();
        // Cancelled before its thread has started: the plan is stored all the same, and a job that starts ends at once.
        work();
        assertEquals(State.IDLE, model.job().stateProperty().get());
        assertEquals(
                Optional.of(upTo(2).plies()), model.unfinishedProperty().get().map(CampaignPlan::plies));
        CampaignViewModel next = model();
        next.look();
        work();
        CampaignPlan left = next.unfinishedProperty().get().orElseThrow();
        assertEquals(OptionalInt.of(2), left.plies());
        assertEquals(600, left.each());
        assertEquals(SMALL.start(), left.games().getFirst().start());
        next.goOn();
        work();
        assertTrue(next.unfinishedProperty().get().isEmpty());
        assertEquals(
                "Campaign: all positions are settled",
                next.job().statusProperty().get());
    }

    @Test
    void theUnfinishedOneCanBeForgotten() {
        CampaignViewModel model = model();
        model.begin(
                new CampaignPlan(List.of(GameTree.of(Positions.of("5/6/7/8/9/8/7/6/5 w"))), OptionalInt.of(0), 1, 0));
        model.job().cancel();
        work();
        assertTrue(
                model.unfinishedProperty().get().isPresent(),
                model.job().statusProperty().get());
        forgets = false;
        model.forget();
        assertTrue(model.unfinishedProperty().get().isPresent(), "the user thought better of it");
        forgets = true;
        model.forget();
        work();
        assertFalse(Files.exists(kept()));
        assertTrue(model.unfinishedProperty().get().isEmpty());
        assertEquals("", model.job().statusProperty().get(), "it cannot be resumed any more");
    }

    @Test
    void forgettingOneDoesNotForgetTheNext() {
        CampaignViewModel model = model();
        model.begin(upTo(2));
        model.job().cancel();
        work();
        model.forget();
        Runnable forgetting = jobs.removeFirst();
        model.begin(upTo(1));
        model.job().cancel();
        work();
        forgetting.run();
        assertTrue(Files.exists(kept()), "the plan of the second");
    }

    @Test
    void aPlanComesBackFromItsGames() {
        CampaignPlan games = new CampaignPlan(List.of(SMALL, SMALL), OptionalInt.empty(), 5, 7);
        CampaignPlan back = CampaignPlan.of(games.kept()).orElseThrow();
        assertEquals(OptionalInt.empty(), back.plies());
        assertEquals(
                List.of(5, 7, 2),
                List.of(back.each(), back.whole(), back.games().size()));
        assertEquals(Optional.empty(), CampaignPlan.of(List.of(SMALL)));
        assertEquals(Optional.empty(), CampaignPlan.of(List.of()));
    }
}
