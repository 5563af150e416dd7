package hexalyst.ui.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.live.MoveValues;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.SearchReport;
import hexalyst.engine.Value;
import hexalyst.engine.estimate.Score;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.ui.fx.Queue;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.Trees;
import hexalyst.ui.message.MessageLine;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.SimpleStringProperty;
import org.junit.jupiter.api.Test;

class PositionAnalysisViewModelTest {
    private final MoveSearches searches = new MoveSearches();
    private final Queue queue = new Queue();
    private final MessageLine messages = new MessageLine();
    private final GameViewModel game = new GameViewModel(Trees.position("2/3/2 w"), messages);
    private final ProofStore proofs = new ProofStore();
    private final PositionAnalysisViewModel table =
            new PositionAnalysisViewModel(searches, game, proofs, messages, queue);

    private void find(MoveSearches.Search search, Map<String, Score> scores, boolean finished) {
        search.find(scores, finished);
        queue.endPauses();
        queue.endPauses();
    }

    private void play(String move) {
        game.play(game.moment().position().move(move).orElseThrow());
    }

    private Map<String, Score> all(Value value) {
        Map<String, Score> scores = new HashMap<>();
        for (Move move : game.moment().position().legalMoves()) {
            scores.put(game.moment().position().text(move), MoveSearches.proved(value, 4));
        }
        return scores;
    }

    @Test
    void itWorksWhileAnybodyWantsIt() {
        assertTrue(searches.started.isEmpty());
        table.want("lens", true);
        table.want("panel", true);
        assertEquals(1, searches.started.size());
        table.want("lens", false);
        assertFalse(searches.started.getFirst().stopped);
        assertTrue(table.busyProperty().getValue());
        table.want("panel", false);
        assertTrue(searches.started.getFirst().stopped);
        assertFalse(table.state().wanted());
        assertFalse(table.busyProperty().getValue());
    }

    @Test
    void aQuestionDoesNotBeginTheCountersAnew() {
        table.want("panel", true);
        searches.started.getFirst().report(Optional.empty(), 100, false);
        queue.runAll();
        Position after = game.moment()
                .position()
                .play(game.moment().position().legalMoves().getFirst());
        table.ask(after, Duration.ofSeconds(5), found -> {}, whole -> {}).run();
        searches.started.getLast().report(Optional.empty(), 30, false);
        queue.runAll();
        SearchReport told = table.state().values().flatMap(MoveValues::search).orElseThrow();
        assertEquals(130, told.nodes());
        assertEquals(Duration.ofSeconds(4), told.time());
    }

    @Test
    void anotherWayToEstimateBeginsAnewAndKeepsNoOtherEstimates() {
        table.want("lens", true);
        find(searches.started.getFirst(), Map.of("a1w", MoveSearches.estimated(0.25)), false);
        table.searchProperty().set(SearchChoice.MONTE_CARLO);
        assertTrue(searches.started.getFirst().stopped);
        assertEquals(2, searches.started.size());
        assertEquals(Optional.empty(), table.state().values());
        find(searches.started.getFirst(), Map.of("a1w", MoveSearches.estimated(0.25)), true);
        assertEquals(Optional.empty(), table.state().values(), "the last word of the old search");
        find(searches.started.getLast(), Map.of("a1w", MoveSearches.estimated(0.5)), false);
        assertEquals(0.5, table.state().values().orElseThrow().chance().orElseThrow(), 1e-9);
    }

    @Test
    void itFollowsTheUserAndKeepsWhatItFound() {
        table.want("lens", true);
        find(searches.started.getFirst(), Map.of("a1w", MoveSearches.estimated(0.25)), false);
        assertEquals(0.25, table.state().values().orElseThrow().chance().orElseThrow(), 1e-9);
        assertEquals(
                "move values: 0 of 14 proved, running",
                table.countProperty().getValue().whole());
        play("b2w");
        assertTrue(searches.started.getFirst().stopped);
        game.back();
        play("b2w");
        assertEquals(1, searches.started.size(), "nothing begins at what is only passed");
        queue.endPauses();
        assertEquals(2, searches.started.size());
        assertEquals(Optional.empty(), table.state().values());
        find(searches.started.getFirst(), all(Value.LOSS), true);
        assertEquals(Optional.empty(), table.state().values(), "a stopped search has no say");
        game.back();
        queue.endPauses();
        assertEquals(3, searches.started.size(), "what is not settled is searched again");
        assertTrue(table.state().values().isPresent(), "what was found is shown at once");
    }

    @Test
    void aSettledTableIsNotSearchedAgainAndProvesThePosition() {
        table.want("lens", true);
        find(searches.started.getFirst(), all(Value.LOSS), true);
        assertFalse(table.busyProperty().getValue());
        assertTrue(table.state().wanted());
        assertEquals(
                "move values: all 14 proved", table.countProperty().getValue().whole());
        assertEquals(
                Value.LOSS, proofs.find(game.moment().position()).orElseThrow().value());
        play("b2w");
        queue.endPauses();
        game.back();
        queue.endPauses();
        assertEquals(2, searches.started.size());
        assertEquals(14, table.state().values().map(MoveValues::proved).orElseThrow());
    }

    @Test
    void oneWinningMoveProvesThePositionAndAShorterOneBetter() {
        table.want("lens", true);
        find(searches.started.getFirst(), Map.of("a1w", MoveSearches.proved(Value.WIN, 9)), false);
        assertEquals(
                9, proofs.find(game.moment().position()).orElseThrow().proved().plies());
        find(
                searches.started.getFirst(),
                Map.of("a1w", MoveSearches.proved(Value.WIN, 9), "b2w", MoveSearches.proved(Value.WIN, 5)),
                false);
        assertEquals(
                5, proofs.find(game.moment().position()).orElseThrow().proved().plies());
    }

    @Test
    void whatIsProvedOfAMoveHoldsForThePositionAfterIt() {
        EngineViewModel engine = new EngineViewModel(table, game, proofs, messages, new SimpleStringProperty(""));
        play("b2w");
        game.back();
        assertEquals(Verdict.UNKNOWN, engine.state().verdict());
        table.want("lens", true);
        find(searches.started.getFirst(), Map.of("b2w", MoveSearches.proved(Value.WIN, 5)), false);
        assertEquals(Verdict.WIN, engine.state().verdict(), "the engine's panel tells it too");
        play("b2w");
        Proof after = proofs.find(game.moment().position()).orElseThrow();
        assertEquals(Value.LOSS, after.value());
        assertEquals(4, after.proved().plies());
        assertEquals(Verdict.LOSS, engine.state().verdict());
    }

    @Test
    void whatIsProvedElsewhereIsShownAtTheMoves() {
        table.want("lens", true);
        find(searches.started.getFirst(), Map.of("a1w", MoveSearches.estimated(0.99)), false);
        Position here = game.moment().position();
        List<Move> line = List.of(here.legalMoves().stream()
                .filter(move -> here.text(move).equals("a1w"))
                .findFirst()
                .orElseThrow());
        proofs.add(new Proof(here, new ProvedValue(Value.WIN, 9), line));
        proofs.announce();
        assertEquals(Optional.of(MoveSearches.proved(Value.WIN, 9)), score("a1w"), "the proof's move at once");
        proofs.add(new Proof(here.play(line.getFirst()), new ProvedValue(Value.LOSS, 4), List.of()));
        proofs.announce();
        assertEquals(Optional.of(MoveSearches.proved(Value.WIN, 5)), score("a1w"), "from the position after it");
    }

    @Test
    void aLostPositionHasLostMovesInItsBound() {
        table.want("lens", true);
        find(searches.started.getFirst(), Map.of("a1w", MoveSearches.proved(Value.LOSS, 4)), false);
        proofs.add(new Proof(game.moment().position(), new ProvedValue(Value.LOSS, 6), List.of()));
        proofs.announce();
        assertEquals(Optional.of(MoveSearches.proved(Value.LOSS, 4)), score("a1w"));
        assertEquals(Optional.of(MoveSearches.proved(Value.LOSS, 6)), score("b2w"));
        assertTrue(table.state().values().orElseThrow().rows().getLast().openReplies() > 0, "nothing is counted");
        assertEquals(
                "move values: all 14 proved", table.countProperty().getValue().whole());
        Proof after = proofs.find(game.moment()
                        .position()
                        .play(game.moment().position().legalMoves().getLast()))
                .orElseThrow();
        assertEquals(
                new ProvedValue(Value.LOSS, 6).afterTheMove(),
                after.proved(),
                "who looks at the move reads the same bound");
    }

    @Test
    void aRowHasTheLineOfTheProofThatItsBoundIsFrom() {
        Position here = game.moment().position();
        table.want("lens", true);
        find(searches.started.getFirst(), Map.of("a1w", MoveSearches.proved(Value.LOSS, 8)), false);
        Move move = row("a1w").turn().orElseThrow();
        Position after = here.play(move);
        List<Move> reply =
                List.of(after.legalMoves().getFirst(), after.legalMoves().getLast());
        proofs.add(new Proof(after, new ProvedValue(Value.WIN, 7), reply));
        proofs.announce();
        List<Move> whole = Stream.concat(Stream.of(move), reply.stream()).toList();
        assertEquals(whole, row("a1w").line());
        proofs.add(new Proof(
                here,
                new ProvedValue(Value.LOSS, 8),
                List.of(move, after.legalMoves().get(1))));
        proofs.announce();
        assertEquals(whole, proofs.withLine(here).orElseThrow().line(), "the position's line goes on likewise");
        proofs.add(new Proof(here, new ProvedValue(Value.LOSS, 6), List.of()));
        proofs.announce();
        assertEquals(MoveSearches.proved(Value.LOSS, 6), row("a1w").score().orElseThrow());
        assertEquals(List.of(move), row("a1w").line(), "the line that is known is one of a longer proof");
    }

    @Test
    void whereNoReplyIsLeftToCountItDoesNotSayThatItCounts() {
        table.want("lens", true);
        Map<String, Score> all = new HashMap<>();
        Position here = game.moment().position();
        here.legalMoves().forEach(move -> all.put(here.text(move), MoveSearches.proved(Value.WIN, 1)));
        find(searches.started.getFirst(), all, false);
        assertTrue(table.busyProperty().getValue(), "it has not said that it is done");
        assertEquals(
                "move values: all 14 proved", table.countProperty().getValue().whole());
    }

    @Test
    void theEnginesHeadlineTellsTheShortestBoundThatTheMovesProve() {
        EngineViewModel engine = new EngineViewModel(table, game, proofs, messages, new SimpleStringProperty(""));
        Position here = game.moment().position();
        proofs.add(new Proof(
                here, new ProvedValue(Value.WIN, 13), here.legalMoves().subList(0, 1)));
        proofs.announce();
        table.want("lens", true);
        find(searches.started.getFirst(), Map.of("b2w", MoveSearches.proved(Value.WIN, 7)), false);
        assertEquals(
                "White to move: proved win in at most 4 moves (7 plies)",
                engine.state().headline());
        assertEquals("b2w", here.text(engine.state().line().getFirst()), "the line is that of the shortest proof");
    }

    @Test
    void nothingIsToldWhileNothingIsToBeKnown() {
        table.want("lens", true);
        find(searches.started.getFirst(), Map.of("a1w", MoveSearches.proved(Value.WIN, 9)), false);
        proofs.veil(true);
        assertEquals(Optional.empty(), table.state().values());
        assertEquals(Optional.empty(), proofs.find(game.moment().position()));
        assertEquals(
                "move values: hidden during your game",
                table.countProperty().getValue().whole());
        proofs.veil(false);
        assertEquals(Optional.of(MoveSearches.proved(Value.WIN, 9)), score("a1w"));
    }

    @Test
    void aFailureIsSaidAndStopsIt() {
        table.want("lens", true);
        searches.started.getFirst().failed.accept(new IllegalStateException("no memory"));
        queue.runAll();
        assertFalse(table.state().wanted());
        assertEquals("the engine failed: no memory", messages.message().text());
        assertTrue(messages.message().warning());
    }

    @Test
    void aFinishedGameIsNotSearched() {
        play("a1w");
        play("b3w");
        play("a2w");
        play("b2w");
        game.playLine(game.moment().id(), game.moment().position().legalMoves().subList(0, 1));
        while (!game.moment().position().outcome().over()) {
            game.play(game.moment().position().legalMoves().getFirst());
        }
        table.want("lens", true);
        assertTrue(searches.started.isEmpty());
        assertEquals(
                "move values: the game is over",
                table.countProperty().getValue().whole());
    }

    @Test
    void whatWasFoundStaysOnReturnUntilMoreIsFound() {
        table.want("lens", true);
        find(
                searches.started.getFirst(),
                Map.of(
                        "a1w",
                        MoveSearches.estimated(0.25),
                        "a2b",
                        MoveSearches.proved(Value.LOSS, 6),
                        "b2w",
                        MoveSearches.estimated(0.75)),
                false);
        play("b2w");
        game.back();
        queue.endPauses();
        find(
                searches.started.getLast(),
                Map.of("a1w", MoveSearches.estimated(0.5), "a2b", MoveSearches.estimated(0.5)),
                false);
        assertEquals(Optional.of(MoveSearches.estimated(0.75)), score("b2w"), "nothing new is known of it");
        assertEquals(Optional.of(MoveSearches.proved(Value.LOSS, 6)), score("a2b"), "a proof before an estimate");
        assertEquals(Optional.of(MoveSearches.estimated(0.5)), score("a1w"), "what is newer and rests on as much");
    }

    private MoveValues.Row row(String move) {
        return table.state().values().orElseThrow().rows().stream()
                .filter(row -> game.moment().position().text(row.step()).equals(move))
                .findFirst()
                .orElseThrow();
    }

    private Optional<Score> score(String move) {
        return row(move).score();
    }
}
