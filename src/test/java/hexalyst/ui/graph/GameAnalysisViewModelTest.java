package hexalyst.ui.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.job.EngineSearch;
import hexalyst.analysis.results.ResultStore;
import hexalyst.engine.ProofTable;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.SearchService;
import hexalyst.engine.Value;
import hexalyst.engine.estimate.Estimator;
import hexalyst.export.document.GameReport;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.record.KnownValue;
import hexalyst.record.Numbering;
import hexalyst.ui.engine.KeptProofs;
import hexalyst.ui.engine.KnownValues;
import hexalyst.ui.engine.MoveSearches;
import hexalyst.ui.engine.PositionAnalysisViewModel;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.fx.Queue;
import hexalyst.ui.game.GameState;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.Trees;
import hexalyst.ui.job.JobViewModel.State;
import hexalyst.ui.job.Jobs;
import hexalyst.ui.message.MessageLine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Jobs run when the test says so, on its own thread.
@Tag("slow")
class GameAnalysisViewModelTest {
    private static final String GAME = "[Board \"3 4 5 4 3\"]\n\n1. c3w a1b 2. b2w b4b 3. c2w\n";

    private final SearchService searches = new SearchService(new ProofTable(16 << 20), 1);
    private final Queue later = new Queue();
    private final List<Runnable> jobs = new ArrayList<>();
    private final MessageLine messages = new MessageLine();
    private final GameTree tree = Trees.read(GAME);
    private final GameViewModel game = new GameViewModel(tree.start(), messages);
    private final GameAnalysisViewModel analysis = new GameAnalysisViewModel(
            game,
            messages,
            new Jobs(ResultStore::inMemory, () -> new EngineSearch(searches, new Estimator(1 << 20)), jobs::add, later),
            written -> {});

    private final ProofStore proofs = new ProofStore();
    private final MoveSearches searched = new MoveSearches();
    private final PositionAnalysisViewModel moves =
            new PositionAnalysisViewModel(searched, game, proofs, messages, later);

    private final KnownValues known = new KnownValues(proofs, moves, analysis::find, analysis.revisionProperty());

    GameAnalysisViewModelTest() {
        game.show(GameState.of(tree));
    }

    private ValueGraphViewModel graph() {
        return new ValueGraphViewModel(game, known, analysis, new SimpleObjectProperty<>(Numbering.MOVES));
    }

    @AfterEach
    void end() {
        searches.close();
    }

    private void work() {
        while (!jobs.isEmpty()) {
            jobs.removeFirst().run();
            later.endPauses();
        }
    }

    @Test
    void everyPositionGetsItsValueInOneEdit() {
        game.toEnd();
        int end = game.moment().id();
        analysis.start();
        assertEquals(State.RUNNING, analysis.job().stateProperty().get());
        work();
        assertEquals(State.IDLE, analysis.job().stateProperty().get());
        assertEquals(end, game.moment().id());
        GameTree now = game.moment().tree();
        for (int id : tree.mainLine()) {
            assertTrue(now.node(id).annotations().proved().isPresent(), now.text(id));
        }
        game.undo();
        assertTrue(game.moment().tree().sameAs(tree));
    }

    @Test
    void aGameThatWasEditedMeanwhileKeepsTheEdit() {
        analysis.start();
        game.play(game.moment().position().legalMoves().getLast());
        work();
        int played = game.moment().id();
        assertTrue(game.moment().tree().contains(played));
        assertEquals(
                tree.size() + 1,
                game.moment().tree().preorder(GameTree.ROOT).stream()
                        .filter(id -> id <= played)
                        .count());
        assertTrue(game.moment().tree().root().annotations().proved().isPresent());
    }

    @Test
    void aCancelledJobWritesNothingAndKeepsWhatItFound() {
        analysis.start();
        analysis.job().cancel();
        work();
        assertEquals(State.IDLE, analysis.job().stateProperty().get());
        assertTrue(game.moment().tree().sameAs(tree));
    }

    @Test
    void anotherGameIsNotWrittenInto() {
        analysis.start();
        game.show(GameState.of(tree));
        work();
        assertTrue(game.moment().tree().sameAs(tree));
        assertTrue(analysis.find(tree.start()).isPresent(), "what was found is kept");
    }

    @Test
    void theGraphHasABarForEachPositionOfTheLine() {
        ValueGraphViewModel graph = graph();
        assertEquals(6, graph.barsProperty().get().size());
        assertTrue(graph.barsProperty().get().getFirst().current());
        assertFalse(graph.barsProperty().get().getFirst().value().isPresent());
        analysis.start();
        work();
        for (ValueGraphViewModel.Bar bar : graph.barsProperty().get()) {
            assertEquals(KnownValue.Basis.PROVED, bar.value().orElseThrow().basis());
        }
        graph.goTo(graph.barsProperty().get().get(3));
        assertEquals("b2w", game.moment().tree().text(game.moment().id()));
        assertTrue(graph.barsProperty().get().get(3).current());
        List<Move> legal = game.moment().position().legalMoves();
        game.play(legal.getLast());
        assertEquals(5, graph.barsProperty().get().size(), "the graph follows the variation");
    }

    @Test
    void theReportIsThereWhenTheAnalysisEnds() {
        ValueGraphViewModel graph = graph();
        int before = graph.summariesProperty().get();
        analysis.start();
        assertEquals(before, graph.summariesProperty().get());
        work();
        assertEquals(before + 1, graph.summariesProperty().get());
        GameReport report = graph.report();
        assertEquals(0, report.open());
        assertEquals(
                "Start", graph.reportWords().move(report.phases().getFirst().from()));
        analysis.start();
        analysis.job().cancel();
        work();
        assertEquals(before + 1, graph.summariesProperty().get(), "a cancelled analysis reports nothing");
    }

    @Test
    void aHiddenTabsJobGoesOnWithoutTellingHowFarItIs() {
        analysis.setSeen(false);
        int before = analysis.revisionProperty().get();
        analysis.start();
        work();
        assertEquals(0, analysis.job().progressProperty().get());
        assertEquals(before + 1, analysis.revisionProperty().get(), "only that it has ended");
        assertTrue(game.moment().annotations().proved().isPresent());
        analysis.setSeen(true);
        assertEquals(before + 2, analysis.revisionProperty().get());
    }

    @Test
    void aLookAtAnotherGameOfTheFileDoesNotLoseTheAnalysis() {
        analysis.start();
        GameState mine = game.state();
        game.show(GameState.of(Trees.read(GAME)));
        game.show(mine);
        work();
        assertTrue(game.moment().tree().root().annotations().proved().isPresent());
        assertEquals(
                "the analysis was added to the game; Undo removes it",
                messages.message().text());
    }

    @Test
    void theGraphOfAnotherGameWithTheSameStartHasItsOwnValues() {
        ValueGraphViewModel graph = graph();
        analysis.start();
        work();
        assertTrue(graph.barsProperty().get().get(3).value().isPresent());
        game.show(GameState.of(Trees.read("[Board \"3 4 5 4 3\"]\n\n1. a1w e3b 2. e1w a3b\n")));
        List<ValueGraphViewModel.Bar> bars = graph.barsProperty().get();
        assertEquals("a1w", bars.get(1).move());
        assertTrue(bars.getFirst().value().isPresent(), "the start is the same");
        // The position after a1w is known too, because the job checked whether c3w was the only winning move.
        for (ValueGraphViewModel.Bar bar : bars.subList(2, bars.size())) {
            assertTrue(bar.value().isEmpty(), bar.move() + " has the value of the other game");
        }
    }

    @Test
    void theGraphFollowsTheEngineAndKeepsItsLastEstimate() {
        ValueGraphViewModel graph = graph();
        game.forward();
        moves.want("lines", true);
        engineFinds(0.8);
        assertEquals(estimate(0.2), graph.barsProperty().get().get(1).value(), "Black's chance, from White's side");
        List<ValueGraphViewModel.Bar> before = graph.barsProperty().get();
        engineFinds(0.801);
        assertSame(before, graph.barsProperty().get(), "nothing that can be seen");
        engineFinds(0.99999);
        assertEquals(estimate(0.004), graph.barsProperty().get().get(1).value(), "an estimate is never certain");
        engineFinds(0.3);
        assertEquals(estimate(0.7), graph.barsProperty().get().get(1).value());
        game.toEnd();
        assertEquals(estimate(0.7), graph.barsProperty().get().get(1).value());
        assertTrue(graph.barsProperty().get().getLast().value().isEmpty());
        proofs.veil(true);
        assertTrue(graph.barsProperty().get().get(1).value().isEmpty(), "who plays is not told");
        proofs.veil(false);
        analysis.start();
        work();
        assertEquals(
                KnownValue.Basis.PROVED,
                graph.barsProperty().get().get(1).value().orElseThrow().basis());
    }

    private void engineFinds(double chance) {
        MoveSearches.Search search = searched.started.getLast();
        String best = search.position.text(search.position.legalMoves().getLast());
        search.find(Map.of(best, MoveSearches.estimated(chance)), false);
        later.endPauses();
    }

    private static Optional<KnownValue> estimate(double chance) {
        return Optional.of(new KnownValue(chance, KnownValue.Basis.ESTIMATED, OptionalInt.empty()));
    }

    @Test
    void whatTheAnalysisFoundIsToldWithWhereItComesFrom() {
        ValueSentence known = new ValueSentence(game, this.known);
        assertEquals("", known.textProperty().get());
        game.toStart();
        moves.want("lens", true);
        engineFinds(0.6);
        assertEquals("White to move: estimate 60 %", known.textProperty().get());
        moves.want("lens", false);
        analysis.start();
        work();
        game.toStart();
        assertTrue(
                known.textProperty().get().matches("proved: White wins in ≤ \\d+ moves \\(from the analysis\\)"),
                known.textProperty().get());
        proofs.veil(true);
        assertEquals("", known.textProperty().get(), "who plays is not told");
        proofs.veil(false);
        game.toEnd();
        assertFalse(
                known.textProperty().get().contains("estimate"),
                known.textProperty().get());
    }

    @Test
    void whatOthersClaimIsToldAsSuch() throws IOException {
        game.toStart();
        Position start = game.moment().position();
        ResultStore theirs = ResultStore.inMemory();
        theirs.put(start, new ProvedValue(Value.LOSS, 18), List.of());
        ResultStore results = ResultStore.inMemory();
        Path book = Files.createTempFile("book", ".txt");
        results.merge(Files.writeString(book, theirs.book(List.of(start))));
        Files.delete(book);
        ValueSentence known = new ValueSentence(game, this.known);
        new KeptProofs(() -> results, Runnable::run, later, text -> {}).follow(game, proofs);
        later.endPauses();
        assertEquals(
                "claimed, not proved here: Black wins in ≤ 9 moves",
                known.textProperty().get());
        game.forward();
        assertEquals("", known.textProperty().get(), "nothing is claimed of the next position");
    }

    @Test
    void theSummaryIsAboutAllThatWasPlayedWhereverOneLooks() {
        game.show(GameState.of(Trees.read(
                "[Board \"3 4 5 4 3\"]\n\n1. c3w { [%win w 8] } a1b { [%win b 7] } (1... a2b 2. b2w) 2. b3w *")));
        ValueGraphViewModel graph = graph();
        List<String> played = List.of("", "c3w", "a1b", "b3w");
        assertEquals(
                played,
                graph.played().stream().map(ValueGraphViewModel.Bar::move).toList());
        game.goTo(game.moment().tree().node(1).children().getLast());
        assertEquals("a2b", graph.barsProperty().get().get(2).move(), "the graph follows the variation");
        assertEquals(
                played,
                graph.played().stream().map(ValueGraphViewModel.Bar::move).toList());
    }
}
