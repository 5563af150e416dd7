package hexalyst.kept;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.results.ResultStore;
import hexalyst.engine.estimate.Strength;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.notation.PositionText;
import hexalyst.record.GameTree;
import hexalyst.ui.campaign.CampaignPlan;
import hexalyst.ui.campaign.CampaignViewModel;
import hexalyst.ui.files.Backup;
import hexalyst.ui.files.FileStamp;
import hexalyst.ui.files.KeptText;
import hexalyst.ui.files.NotationStore;
import hexalyst.ui.files.Origin;
import hexalyst.ui.fx.Queue;
import hexalyst.ui.game.Trees;
import hexalyst.ui.job.Jobs;
import hexalyst.ui.journal.Journal;
import hexalyst.ui.message.MessageLine;
import hexalyst.ui.play.EngineSide;
import hexalyst.ui.play.KeptPlay;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What a window left behind: a journal of unsaved games, and unfinished campaigns.
///
/// The journal was written at commit d02a4e3 by [Journal#write] with three games, two half-typed texts, a place in a
/// variation and a game against the engine; the campaigns are in the form in which [CampaignViewModel] stores its
/// plans.
class KeptWindowTest {
    private static final String SWAPPED = "c3w swap b2b d3w a1b c5b";

    @TempDir
    private Path folder = Path.of("");

    private final NotationStore files = new NotationStore();

    private static String start(GameTree tree) {
        return tree.game().id() + " " + tree.edition().id() + " " + PositionText.format(tree.start());
    }

    @Test
    void aJournalBringsEverythingBack() throws IOException {
        List<Journal.Leftover> left = Journal.leftovers(KeptFolder.copyAll("journal", folder));
        assertEquals(1, left.size());
        Backup kept = left.getFirst().kept();
        FileStamp stamp = new FileStamp(1_795_000_000_123L, 4711);
        assertEquals(Optional.of(new Origin(Path.of("/home/ada/games/mine.hgn"), stamp, true)), kept.origin());
        assertEquals(Optional.of(new KeptPlay(EngineSide.BLACK, Strength.STRONG, 30, true, false)), kept.play());

        List<GameTree> games = files.open(kept.games()).usual().games();
        assertEquals(
                List.of(
                        "manalath designer 3/4/5/4/3 w swap",
                        "pentalath standard 5/6/7/8/9/8/7/6/5 w",
                        "manalath nestorgames 2/2x/xx w 3,1"),
                games.stream().map(KeptWindowTest::start).toList());
        assertEquals(
                List.of(SWAPPED, "e5w swap e6w d4b f5w d5b", "b1w b2b"),
                games.stream().map(Trees::line).toList());
        assertEquals(List.of(9, 9, 3), games.stream().map(GameTree::size).toList());
        GameTree swapped = games.getFirst();
        assertEquals(
                "3/2w1/2b1b/1b2/b2 w",
                PositionText.format(swapped.position(swapped.mainLine().getLast())));

        int place = kept.place().orElseThrow().in(games.get(kept.place().get().game()));
        assertEquals(1, kept.place().get().game());
        assertEquals(List.of(0, 0, 0, 0, 0, 1), kept.place().get().turns());
        assertEquals("c5b", games.get(1).text(place));

        KeptText first = kept.texts().getFirst();
        assertEquals(List.of(0, 20), List.of(first.game(), first.caret()));
        assertEquals("1. c3w swap 2. b2b d", first.text());
        assertEquals("c3w swap b2b d3w a1b", Trees.line(first.base().orElseThrow()));
        assertEquals(
                new KeptText(1, "1. e5w sw😀", 8, Optional.empty()),
                kept.texts().getLast());
        assertEquals(2, kept.texts().size());
    }

    @Test
    void aCampaignThatBeginsAtAPositionCanGoOn() throws IOException {
        CampaignPlan plan = unfinished("campaign.hgn");
        assertEquals(OptionalInt.of(2), plan.plies());
        assertEquals(List.of(60, 5), List.of(plan.each(), plan.whole()));
        assertEquals(
                List.of("pentalath standard 2/1w1/2 b"),
                plan.games().stream().map(KeptWindowTest::start).toList());
        Position start = plan.games().getFirst().start();
        assertTrue(Positions.legalTexts(start).contains("swap"));
    }

    @Test
    void aCampaignOfGamesCanGoOn() throws IOException {
        CampaignPlan plan = unfinished("campaign-of-games.hgn");
        assertEquals(OptionalInt.empty(), plan.plies());
        assertEquals(List.of(600, 0), List.of(plan.each(), plan.whole()));
        assertEquals(
                List.of("manalath designer 3/4/5/4/3 w swap", "manalath nestorgames 2/2x/xx w 3,1"),
                plan.games().stream().map(KeptWindowTest::start).toList());
        assertEquals(
                List.of(SWAPPED, "b1w b2b"),
                plan.games().stream().map(Trees::line).toList());
    }

    /// The unfinished campaign that a window with this file offers to resume.
    private CampaignPlan unfinished(String name) throws IOException {
        Queue later = new Queue();
        Jobs jobs = new Jobs(
                ResultStore::inMemory,
                () -> {
                    throw new AssertionError("nothing is searched");
                },
                Runnable::run,
                later);
        CampaignViewModel model = new CampaignViewModel(new CampaignViewModel.Outside(
                jobs,
                files,
                KeptFolder.copy(name, folder),
                what -> true,
                new MessageLine(),
                () -> {
                    throw new AssertionError("nothing is searched");
                },
                () -> ""));
        model.look();
        later.runAll();
        return model.unfinishedProperty().get().orElseThrow();
    }
}
