package hexalyst.analysis.annotate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.job.Effort;
import hexalyst.analysis.job.Finding;
import hexalyst.analysis.job.JobProgress;
import hexalyst.analysis.job.PositionSearch;
import hexalyst.analysis.job.StopSignal;
import hexalyst.analysis.results.Result;
import hexalyst.analysis.results.ResultStore;
import hexalyst.analysis.results.Seal;
import hexalyst.analysis.results.StoreKey;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Step;
import hexalyst.notation.GameFormat;
import hexalyst.notation.GameLookup;
import hexalyst.record.GameTree;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class GameAnalysisJobTest {
    private static final Seal OURS = Seal.ofThisRun();
    private static final SearchLimits PLENTY = SearchLimits.NONE.withNodes(2_000_000);
    private static final JobSettings SETTINGS = JobSettings.standard().withEach(PLENTY);
    private static final String GAME =
            "1. c3w a1b (1... a1w 2. d3w a3b 3. b3w b1w 4. c5w) 2. c4w d1b 3. d2w e3b 4. b1w";

    @TempDir
    private Path folder = Path.of("");

    private static JobResult run(List<GameTree> games, ResultStore store, PositionSearch search, JobSettings settings)
            throws InterruptedException {
        return new GameAnalysisJob(games, store, search, settings).run(progress -> {});
    }

    private static String annotated(JobSettings settings, String... moves) throws InterruptedException {
        JobResult result = run(AnalysisGames.read(moves), ResultStore.inMemory(), new FreshSearch(), settings);
        assertTrue(result.complete());
        return AnalysisGames.text(result.games());
    }

    private static List<GameSummary> summaries(JobResult result) {
        return result.games().stream().map(AnnotatedGame::summary).toList();
    }

    /// The game as in a file, without the tags and on one line.
    private static String moves(String text) {
        return text.lines()
                .filter(line -> !line.matches("\\[[A-Z].*"))
                .reduce((a, b) -> a + " " + b)
                .orElseThrow()
                .replaceAll(" \\[%says [^]]*]", "")
                .replaceAll("w \\d+]", "w n]")
                .replaceAll("b \\d+]", "b n]")
                .replaceAll(" \\*.*", "")
                .strip();
    }

    @Test
    void theFirstMoveOn19CellsIsTheOnlyOne() throws InterruptedException {
        String text = annotated(SETTINGS, "1. c3w (1. a1w c3b) (1. b2b)");
        assertEquals(
                "{ [%win w n] } 1. c3w! { [%win w n] [%engine !] } (1. a1w?? { [%win b n] [%engine ??] }"
                        + " 1... c3b! { [%win b n] [%engine !] }) (1. b2b?? { [%win b n] [%engine ??] })",
                moves(text));
    }

    @Test
    void itSaysInWordsWhyAndOnlyOnce() throws InterruptedException {
        String once = annotated(SETTINGS, "1. c3w (1. a1w c3b)").replaceAll("\\s+", " ");
        assertTrue(once.contains("[%says The only move that wins.]"), once);
        assertTrue(once.contains("[%says c3w would have won in at most"), once);
        assertTrue(once.contains("Now Black wins in at most"), once);
        ResultStore store = ResultStore.inMemory();
        GameTree first = run(AnalysisGames.read("1. c3w (1. a1w c3b)"), store, new FreshSearch(), SETTINGS)
                .games()
                .getFirst()
                .tree();
        GameTree german = run(List.of(first), store, new FreshSearch(), SETTINGS.withLanguage(Locale.GERMAN))
                .games()
                .getFirst()
                .tree();
        int only = first.childWith(
                        GameTree.ROOT,
                        first.node(first.mainLine().get(1)).move().orElseThrow())
                .orElseThrow();
        assertTrue(german.node(only).annotations().said().startsWith("Der einzige Zug, der gewinnt."));
        assertFalse(german.node(only).annotations().said().contains("only"));
    }

    /// As on a busy machine: the proofs take longer than allowed and find nothing.
    private static final class SlowProofs implements PositionSearch {
        private static final Duration EACH = Duration.ofMillis(40);

        @Override
        public SearchResult prove(Position position, SearchLimits limits, StopSignal stop) {
            return new SearchResult(Optional.empty(), List.of(), 1, EACH.multipliedBy(2));
        }

        @Override
        public SearchResult estimate(
                Position position, List<Step> among, SearchLimits limits, Effort effort, StopSignal stop) {
            assertEquals(EACH.dividedBy(4), limits.time(), "the time of an estimate");
            return new FreshSearch().estimate(position, among, SearchLimits.NONE.withNodes(20), effort, stop);
        }
    }

    /// Finds a1b best at the start and then a2w, gives the player to move four chances in five, and proves one thing at
    /// most: that a1b loses.
    private record Hasty(boolean proves) implements PositionSearch {
        @Override
        public SearchResult prove(Position position, SearchLimits limits, StopSignal stop) {
            boolean proved = proves && StoreKey.of(position).equals(StoreKey.of(AnalysisGames.after("a1b")));
            Optional<Finding> finding = proved ? Optional.of(new Finding.Proved(Value.WIN, 9)) : Optional.empty();
            return new SearchResult(finding, List.of(), 1, Duration.ZERO);
        }

        @Override
        public SearchResult estimate(
                Position position, List<Step> among, SearchLimits limits, Effort effort, StopSignal stop) {
            List<Move> best = Stream.of("a1b", "a2w")
                    .flatMap(text -> position.move(text).stream())
                    .filter(move -> among.containsAll(position.steps(List.of(move))))
                    .limit(1)
                    .toList();
            return new SearchResult(Optional.of(new Finding.Estimated(0.8, 3, effort)), best, 1, Duration.ZERO);
        }
    }

    private static String said(GameTree game, String move) {
        return AnalysisGames.node(game, move).annotations().said();
    }

    @Test
    void aMoveIsTestedBeforeItIsRecommended() throws InterruptedException {
        ResultStore store = ResultStore.inMemory();
        GameTree played = run(AnalysisGames.read("1. c1w c3b"), store, new Hasty(true), SETTINGS)
                .games()
                .getFirst()
                .tree();
        assertTrue(said(played, "c1w").contains("a2w looks better"), said(played, "c1w"));
        assertTrue(store.proves(AnalysisGames.after("a1b"), Value.WIN));
        assertEquals(
                "a2w",
                AnalysisGames.start().text(store.line(AnalysisGames.start()).getFirst()));
    }

    /// Such as by somebody who learns from his mistakes.
    @Test
    void whatIsProvedAfterwardsToLoseIsRecommendedNoLonger() throws InterruptedException {
        ResultStore store = ResultStore.inMemory();
        List<GameTree> games = AnalysisGames.read("1. c1w c3b");
        GameTree first =
                run(games, store, new Hasty(false), SETTINGS).games().getFirst().tree();
        assertTrue(said(first, "c1w").contains("a1b looks better"), said(first, "c1w"));
        store.put(AnalysisGames.after("a1b"), new Result(new Finding.Proved(Value.WIN, 9), List.of()));
        GameTree noted = GameAnalysisJob.annotate(first, store, Lines.AT_MISTAKES);
        assertEquals("", said(noted, "c1w"), "without a search nothing is recommended");
        assertEquals(1, noted.root().children().size(), "nor shown");
        GameTree again = run(List.of(first), store, new Hasty(false), SETTINGS)
                .games()
                .getFirst()
                .tree();
        assertTrue(said(again, "c1w").contains("a2w looks better"), said(again, "c1w"));
    }

    @Test
    void everyPositionGetsAValueEvenIfItsProofTakesTooLong() throws IOException, InterruptedException {
        JobSettings settings = JobSettings.standard().withEach(SearchLimits.NONE.withTime(SlowProofs.EACH));
        JobResult result = run(AnalysisGames.leftOpen(), ResultStore.inMemory(), new SlowProofs(), settings);
        assertTrue(result.complete());
        assertEquals(4, summaries(result).size());
        summaries(result).forEach(summary -> assertEquals(0, summary.open(), summary::toString));
    }

    /// As earlier versions left it.
    @Test
    void aProofTriedInVainIsNoValue() throws InterruptedException {
        ResultStore store = ResultStore.inMemory();
        Finding tried = new Finding.Open(Effort.of(SETTINGS.each()));
        store.put(AnalysisGames.after("a1w"), new Result(tried, List.of()));
        JobResult result = run(AnalysisGames.read("1. a1w"), store, new FreshSearch(), SETTINGS);
        assertTrue(result.complete());
        assertEquals(0, result.games().getFirst().summary().open());
    }

    @Test
    void mirrorImagesAreSearchedOnce() throws InterruptedException {
        FreshSearch search = new FreshSearch();
        List<GameTree> games = AnalysisGames.read("1. a1w", "1. e3w (1. a3w)", "1. c1w");
        ResultStore store = ResultStore.inMemory();
        JobResult result = run(games, store, search, SETTINGS);
        assertEquals(2, new HashSet<>(search.proved()).size());
        assertEquals(2, search.proved().size());
        assertEquals(2, result.games().get(1).summary().blunders());
        run(games, store, search, SETTINGS);
        assertEquals(2, search.proved().size(), "what is known is not searched again");
    }

    @Test
    void aWinningMoveProvesThePositionBefore() throws InterruptedException {
        FreshSearch search = new FreshSearch();
        run(AnalysisGames.read("1. c3w"), ResultStore.inMemory(), search, SETTINGS);
        assertEquals(StoreKey.of(AnalysisGames.after("c3w")), search.proved().getFirst());
        assertFalse(search.proved().contains(StoreKey.of(AnalysisGames.start())));
    }

    /// The variation is analysed last, and only its position can be proved.
    @Test
    void aProofInAVariationReachesTheMainLineBeforeAnythingIsWritten() throws InterruptedException {
        StoreKey centre = StoreKey.of(AnalysisGames.after("c3w"));
        FreshSearch all = new FreshSearch();
        PositionSearch weak = new PositionSearch() {
            @Override
            public SearchResult prove(Position position, SearchLimits limits, StopSignal stop)
                    throws InterruptedException {
                return StoreKey.of(position).equals(centre)
                        ? all.prove(position, limits, stop)
                        : new SearchResult(Optional.empty(), List.of(), 1, Duration.ZERO);
            }

            @Override
            public SearchResult estimate(
                    Position position, List<Step> among, SearchLimits limits, Effort effort, StopSignal stop) {
                Finding guess = new Finding.Estimated(0.5, 1, effort);
                return new SearchResult(
                        Optional.of(guess), position.legalMoves().subList(0, 1), 1, Duration.ZERO);
            }
        };
        JobResult result = run(AnalysisGames.read("1. a1w (1. c3w) 1... c3b"), ResultStore.inMemory(), weak, SETTINGS);
        String written = AnalysisGames.text(result.games());
        assertTrue(moves(written).startsWith("{ [%win w n] } 1. a1w? "), written);
        String text = written.replaceAll("\\s+", " ");
        assertTrue(text.contains("[%says c3w would have won in at most"), text);
        assertTrue(text.contains(" plies). By an estimate, White now stands at 50 in 100.]"), text);
    }

    @Test
    void whatAPersonWroteStays() throws InterruptedException {
        String text = annotated(
                SETTINGS,
                "{ The start } 1. c3w? $14 { Bad? [%mark c3] [%other 5] } (1. a1w {[%eval -3]}) 1... a1b $5"
                        + " {[%win w 3]} 2. a2b");
        assertEquals(
                "{ [%win w n] The start } 1. c3w? $14 { [%win w n] [%other 5] [%mark c3] Bad? } (1. a1w?? {"
                        + " [%win b n] [%engine ??] }) 1... a1b!? { [%win w n] } 2. a2b { [%win w n] }",
                moves(text));
        assertTrue(text.contains("[%win w 3]"), "a shorter proof stays: " + text);
    }

    @Test
    void linesShowWhatWasMissed() throws InterruptedException {
        String text = moves(annotated(SETTINGS.withLines(Lines.AT_MISTAKES), "1. a1w e2b"));
        assertTrue(
                text.matches("\\{ \\[%win w n] } 1\\. a1w\\?\\? \\{ \\[%win b n] \\[%engine \\?\\?] }"
                        + " \\(1\\. c3w! \\{ \\[%win w n] \\[%engine line \\d+ !] }( [0-9.]+| [a-e]\\d[wb]| pass)+\\)"
                        + " 1\\.\\.\\. e2b.*"),
                text);
        String shown = annotated(SETTINGS.withLines(Lines.AT_MISTAKES), "1. a1w (1. c3w)");
        assertFalse(shown.contains("line"), "the game itself shows a winning move: " + shown);
    }

    @Test
    void linesEverywhereDoNotContinueTheGame() throws InterruptedException {
        JobSettings everywhere = SETTINGS.withLines(Lines.EVERYWHERE);
        JobResult result = run(AnalysisGames.read("1. a1w e2b"), ResultStore.inMemory(), new FreshSearch(), everywhere);
        GameTree game = result.games().getFirst().tree();
        assertEquals(3, game.mainLine().size());
        assertTrue(AnalysisGames.text(result.games()).contains("[%line "));
        assertEquals(2, game.root().children().size());
        assertTrue(result.games().getFirst().summary().lines() >= 2);
    }

    @Test
    void analysingAgainChangesNothing() throws InterruptedException {
        for (Lines lines : Lines.values()) {
            JobSettings settings = SETTINGS.withLines(lines);
            ResultStore store = ResultStore.inMemory();
            JobResult first = run(AnalysisGames.read(GAME + " b1b", "1. a1w c3b"), store, new FreshSearch(), settings);
            List<GameTree> games =
                    first.games().stream().map(AnnotatedGame::tree).toList();
            JobResult again = run(games, store, new FreshSearch(), settings);
            assertEquals(AnalysisGames.text(first.games()), AnalysisGames.text(again.games()));
            assertEquals(summaries(first), summaries(again));
        }
    }

    /// With a store that knows the values and no lines, as after a bound that another proof has shortened.
    @Test
    void linesThatAreNotReplacedStay() throws InterruptedException {
        String with = annotated(SETTINGS.withLines(Lines.AT_MISTAKES), "1. a1w e2b");
        List<GameTree> games = GameFormat.HGN.read(with, GameLookup.standard()).games();
        GameTree game = games.getFirst();
        assertTrue(with.contains("[%engine line"), with);
        ResultStore bare = ResultStore.inMemory();
        GameTree kept = GameAnalysisJob.annotate(game, bare, Lines.AT_MISTAKES);
        assertEquals(game.size(), kept.size(), "nothing better is known");
        Position before = game.position(game.node(game.mainLine().getLast()).parent());
        bare.put(before, new Result(new Finding.Proved(Value.LOSS, 30), List.of()));
        GameTree contradicted = GameAnalysisJob.annotate(game, bare, Lines.AT_MISTAKES);
        assertTrue(contradicted.size() < game.size(), "a line that does not win is no line");
    }

    @Test
    void aVariationThatAPersonWentOnWithStays() throws InterruptedException {
        String with = annotated(SETTINGS.withLines(Lines.AT_MISTAKES), "1. a1w e2b");
        String touched = with.replace("[%engine line", "Nice! [%engine line");
        GameTree game =
                GameFormat.HGN.read(touched, GameLookup.standard()).games().getFirst();
        JobResult again = run(List.of(game), ResultStore.inMemory(), new FreshSearch(), SETTINGS);
        String text = AnalysisGames.text(again.games());
        assertTrue(text.contains("Nice!"), text);
        assertEquals(game.size(), again.games().getFirst().tree().size());
        JobResult untouched = run(
                GameFormat.HGN.read(with, GameLookup.standard()).games(),
                ResultStore.inMemory(),
                new FreshSearch(),
                SETTINGS);
        assertEquals(3, untouched.games().getFirst().tree().size());
    }

    @Test
    void whatCannotBeProvedIsEstimated() throws InterruptedException {
        FreshSearch search = new FreshSearch();
        JobSettings little = JobSettings.standard().withEach(SearchLimits.NONE.withNodes(40));
        List<GameTree> games = AnalysisGames.read("1. c3w a1b 2. c4w");
        ResultStore store = ResultStore.inMemory();
        JobResult first = run(games, store, search, little);
        GameSummary summary = first.games().getFirst().summary();
        assertTrue(first.complete() && summary.estimated() > 0, summary.toString());
        assertTrue(AnalysisGames.text(first.games()).contains("[%eval "));
        int before = search.estimated().size();
        run(games, store, search, little);
        assertEquals(before, search.estimated().size(), "not again with the same effort");
        JobResult more = run(games, store, search, SETTINGS);
        assertEquals(4, more.games().getFirst().summary().proved());
        assertFalse(AnalysisGames.text(more.games()).contains("[%eval "));
    }

    @Test
    void afterACancelTheRestIsTheSame() throws InterruptedException, IOException {
        String whole = annotated(SETTINGS.withLines(Lines.AT_MISTAKES), GAME);
        for (int stopAt = 0; stopAt < 10; stopAt += 3) {
            int when = stopAt;
            Path file = folder.resolve("results-" + stopAt);
            JobSettings settings = SETTINGS.withLines(Lines.AT_MISTAKES);
            FreshSearch search = new FreshSearch();
            try (ResultStore store = ResultStore.open(file, OURS)) {
                GameAnalysisJob job = new GameAnalysisJob(AnalysisGames.read(GAME), store, search, settings);
                JobResult part = job.run(progress -> {
                    if (progress.done() == when) {
                        job.control().cancel();
                    }
                });
                assertTrue(part.left() > 0);
            }
            try (ResultStore store = ResultStore.open(file, OURS)) {
                JobResult rest = run(AnalysisGames.read(GAME), store, search, settings);
                assertTrue(rest.complete());
                assertEquals(whole, AnalysisGames.text(rest.games()));
            }
        }
    }

    @Test
    void aLimitForAllEndsIt() throws InterruptedException {
        JobSettings settings = SETTINGS.withWhole(SearchLimits.NONE.withNodes(1_000));
        ResultStore store = ResultStore.inMemory();
        JobResult part = run(AnalysisGames.read(GAME), store, new FreshSearch(), settings);
        assertTrue(part.left() > 0 && part.left() < 12, "left: " + part.left());
        assertTrue(part.games().getFirst().summary().proved() > 0);
        assertTrue(run(AnalysisGames.read(GAME), store, new FreshSearch(), SETTINGS)
                .complete());
    }

    @Test
    void progressCountsEveryPositionOnce() throws InterruptedException {
        List<JobProgress> heard = new ArrayList<>();
        List<GameTree> games = AnalysisGames.read("1. c3w a1b", "1. c3w");
        new GameAnalysisJob(games, ResultStore.inMemory(), new FreshSearch(), SETTINGS).run(heard::add);
        assertEquals(List.of(0, 1, 2, 3), heard.stream().map(JobProgress::done).toList());
        assertTrue(heard.stream().allMatch(progress -> progress.total() == 3));
        assertTrue(heard.getFirst().left().isEmpty());
        assertTrue(heard.getLast().left().orElseThrow().isZero());
        assertFalse(heard.get(1).left().orElseThrow().isZero());
    }

    /// The first time, a search that proves nothing and runs until it is stopped; after that, the engine.
    private static final class Endless implements PositionSearch {
        private final FreshSearch engine = new FreshSearch();
        private final CountDownLatch begun = new CountDownLatch(1);
        private final List<Position> asked = new CopyOnWriteArrayList<>();

        @Override
        public SearchResult prove(Position position, SearchLimits limits, StopSignal stop) throws InterruptedException {
            asked.add(position);
            if (asked.size() > 1) {
                return engine.prove(position, limits, stop);
            }
            CountDownLatch stopped = new CountDownLatch(1);
            stop.does(stopped::countDown);
            begun.countDown();
            stopped.await();
            return new SearchResult(Optional.empty(), List.of(), 1, Duration.ZERO);
        }

        @Override
        public SearchResult estimate(
                Position position, List<Step> among, SearchLimits limits, Effort effort, StopSignal stop) {
            return engine.estimate(position, among, limits, effort, stop);
        }
    }

    @Test
    void aPauseStopsTheSearchAndLosesNothing() throws InterruptedException {
        String whole = annotated(SETTINGS, GAME);
        Endless search = new Endless();
        GameAnalysisJob job = new GameAnalysisJob(AnalysisGames.read(GAME), ResultStore.inMemory(), search, SETTINGS);
        AtomicReference<String> text = new AtomicReference<>("");
        Thread thread = new Thread(() -> {
            try {
                text.set(AnalysisGames.text(job.run(progress -> {}).games()));
            } catch (InterruptedException ended) {
                Thread.currentThread().interrupt();
            }
        });
        thread.start();
        search.begun.await();
        job.control().pause();
        while (thread.getState() != Thread.State.WAITING || search.asked.size() > 1) {
            Thread.onSpinWait();
            assertTrue(thread.isAlive() && search.asked.size() == 1, "it goes on though it is paused");
        }
        job.control().resume();
        thread.join();
        assertEquals(whole, text.get());
        assertEquals(search.asked.get(0), search.asked.get(1));
    }

    @Test
    void aPausedJobCanBeCancelled() throws InterruptedException {
        GameAnalysisJob job =
                new GameAnalysisJob(AnalysisGames.read(GAME), ResultStore.inMemory(), new FreshSearch(), SETTINGS);
        job.control().pause();
        job.control().cancel();
        JobResult result = job.run(progress -> {});
        assertFalse(result.complete());
        assertEquals(0, result.games().getFirst().summary().proved());
    }

    /// The limit is about the words too: a file with thousands of moves took ten seconds for them after one second.
    @Test
    void whatThereIsNoTimeToExplainIsLeftOver() throws InterruptedException {
        ResultStore store = ResultStore.inMemory();
        List<GameTree> games = AnalysisGames.read("1. c3w (1. a1w c3b)");
        JobResult whole = run(games, store, new FreshSearch(), SETTINGS);
        assertTrue(whole.complete());
        JobResult hurried = run(
                games, store, new FreshSearch(), SETTINGS.withWhole(SearchLimits.NONE.withTime(Duration.ofNanos(1))));
        assertFalse(hurried.complete());
        String text = AnalysisGames.text(hurried.games());
        assertEquals(moves(AnalysisGames.text(whole.games())), moves(text), "values and glyphs are there");
        assertFalse(text.contains("%says"), text);
    }
}
