package hexalyst.analysis.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.annotate.FreshSearch;
import hexalyst.analysis.job.Finding;
import hexalyst.analysis.job.JobProgress;
import hexalyst.analysis.results.Result;
import hexalyst.analysis.results.ResultStore;
import hexalyst.analysis.results.Seal;
import hexalyst.analysis.results.StoreKey;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.PositionKey;
import hexalyst.game.Positions;
import hexalyst.record.GameTree;
import hexalyst.record.TreeEdit;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class CampaignTest {
    private static final Seal OURS = Seal.ofThisRun();
    private static final Position SMALL = Positions.of("3/4/5/4/3 w");
    private static final SearchLimits ENOUGH = SearchLimits.NONE.withNodes(64_000_000);

    @Test
    void countsMirrorImagesAndOtherOrdersOnce() {
        Set<PositionKey> keys = new HashSet<>();
        for (Move first : SMALL.legalMoves()) {
            Position one = SMALL.play(first);
            for (Move second : one.legalMoves()) {
                keys.add(one.play(second).key());
            }
        }
        List<Target> targets = Target.upTo(SMALL, 2).orElseThrow();
        assertEquals(
                1, targets.stream().filter(target -> target.line().isEmpty()).count());
        assertEquals(
                8, targets.stream().filter(target -> target.line().size() == 1).count());
        assertEquals(
                keys.size(),
                targets.stream().filter(target -> target.line().size() == 2).count());
        for (Target target : targets) {
            Position position = SMALL;
            for (Move move : target.line()) {
                position = position.play(move);
            }
            assertEquals(position.key(), target.position().key());
        }
    }

    @Test
    void settlesTheFirstMovesOf19Cells() throws InterruptedException {
        try (ResultStore store = ResultStore.inMemory()) {
            Campaign campaign = new Campaign(
                    Target.upTo(SMALL, 1).orElseThrow(), store, new FreshSearch(), ENOUGH, SearchLimits.NONE);
            List<JobProgress> seen = new ArrayList<>();
            assertTrue(campaign.run(seen::add));
            assertEquals(9, seen.getLast().done());
            // ENGINE.md's table, from an independent program: c3 in one's own colour wins, all else loses.
            List<String> winning = campaign.map().stream()
                    .filter(settled -> settled.target().line().size() == 1)
                    .filter(settled -> settled.proof().orElseThrow().value() == Value.LOSS)
                    .map(settled -> SMALL.text(settled.target().line().getFirst()))
                    .toList();
            assertEquals(List.of("c3w"), winning);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void goesOnWhereItWasWhenTheProgramWasKilled(@TempDir Path folder) throws IOException, InterruptedException {
        List<Target> targets = Target.upTo(SMALL, 1).orElseThrow();
        Path file = folder.resolve("results.db");
        FreshSearch first = new FreshSearch();
        // Not closed, as when the program is killed.
        ResultStore killed = ResultStore.open(file, OURS);
        Campaign half = new Campaign(targets, killed, first, ENOUGH, SearchLimits.NONE);
        assertFalse(half.run(at -> {
            if (at.done() >= 4) {
                half.control().cancel();
            }
        }));
        List<StoreKey> settled = half.map().stream()
                .filter(each -> each.proof().isPresent())
                .map(each -> StoreKey.of(each.target().position()))
                .toList();
        assertTrue(settled.size() >= 4 && settled.size() < 9, "half way: " + settled.size());
        FreshSearch second = new FreshSearch();
        try (ResultStore again = ResultStore.open(file, OURS);
                ResultStore fresh = ResultStore.inMemory()) {
            Campaign rest = new Campaign(targets, again, second, ENOUGH, SearchLimits.NONE);
            assertTrue(rest.run(at -> {}));
            Campaign whole = new Campaign(targets, fresh, new FreshSearch(), ENOUGH, SearchLimits.NONE);
            assertTrue(whole.run(at -> {}));
            assertEquals(values(whole), values(rest));
            settled.forEach(key -> assertFalse(second.proved().contains(key), "settled before"));
        }
        killed.close();
    }

    private static List<Optional<Value>> values(Campaign campaign) {
        return campaign.map().stream()
                .map(settled -> settled.proof().map(Finding.Proved::value))
                .toList();
    }

    @Test
    void leavesHardPositionsOpenAndTriesThemAgainWithMore() throws IOException, InterruptedException {
        Position hard = Positions.of("4/5/6/7/6/5/4 w");
        List<Target> targets = Target.upTo(hard, 0).orElseThrow();
        try (ResultStore store = ResultStore.inMemory()) {
            FreshSearch search = new FreshSearch();
            SearchLimits few = SearchLimits.NONE.withNodes(640);
            assertFalse(new Campaign(targets, store, search, few, SearchLimits.NONE).run(at -> {}));
            int asked = search.proved().size();
            assertEquals(3, asked, "a round each with 10, 80 and 640 nodes");
            assertFalse(new Campaign(targets, store, search, few, SearchLimits.NONE).run(at -> {}));
            assertEquals(asked, search.proved().size(), "no more can be found with as little");
        }
    }

    /// What was cut short by the limit of the whole campaign is searched again by the next one.
    @Test
    void remembersTheEffortThatWasSpentAndNoMore() throws IOException, InterruptedException {
        List<Target> targets = Target.upTo(Positions.of("4/5/6/7/6/5/4 w"), 0).orElseThrow();
        try (ResultStore store = ResultStore.inMemory()) {
            SearchLimits each = SearchLimits.NONE.withNodes(64_000);
            FreshSearch first = new FreshSearch();
            assertFalse(new Campaign(targets, store, first, each, SearchLimits.NONE.withNodes(1_500)).run(at -> {}));
            FreshSearch second = new FreshSearch();
            assertFalse(new Campaign(targets, store, second, each, SearchLimits.NONE).run(at -> {}));
            assertFalse(second.proved().isEmpty());
        }
    }

    @Test
    void settlesAPositionFromItsMoves() throws IOException, InterruptedException {
        try (ResultStore store = ResultStore.inMemory()) {
            for (Move move : SMALL.legalMoves()) {
                Value value = SMALL.text(move).equals("c3w") ? Value.LOSS : Value.WIN;
                store.put(SMALL.play(move), new Result(new Finding.Proved(value, 17), List.of()));
            }
            FreshSearch search = new FreshSearch();
            Campaign campaign =
                    new Campaign(Target.upTo(SMALL, 0).orElseThrow(), store, search, ENOUGH, SearchLimits.NONE);
            assertTrue(campaign.run(at -> {}));
            assertEquals(List.of(), search.proved());
            assertEquals(
                    Optional.of(new Finding.Proved(Value.WIN, 18)),
                    campaign.map().getFirst().proof());
        }
    }

    @Test
    void settlesThePositionsOfGames() {
        GameTree tree = GameTree.of(SMALL);
        Move first = SMALL.legalMoves().getFirst();
        Move other = SMALL.legalMoves().getLast();
        tree = tree.apply(new TreeEdit.Play(GameTree.ROOT, first)).tree();
        tree = tree.apply(new TreeEdit.Play(GameTree.ROOT, other)).tree();
        List<Target> targets = Target.of(List.of(tree, tree));
        // a1w and e3b, which in the other colour is a different position; the start; nothing twice.
        assertEquals(3, targets.size());
        assertTrue(targets.getLast().line().isEmpty(), "the start comes last");
    }
}
