package hexalyst.ui.lines;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.live.MoveValues;
import hexalyst.analysis.results.ResultStore;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.engine.estimate.Score;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.ui.engine.KeptProofs;
import hexalyst.ui.engine.MoveSearches;
import hexalyst.ui.engine.PositionAnalysisViewModel;
import hexalyst.ui.engine.Proof;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.fx.Queue;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.Trees;
import hexalyst.ui.message.MessageLine;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import javafx.beans.property.SimpleIntegerProperty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LinesViewModelTest {
    private final Queue queue = new Queue();
    private final MessageLine messages = new MessageLine();
    private final GameViewModel game = new GameViewModel(Trees.position("2/3/2 w"), messages);
    private final ProofStore proofs = new ProofStore();
    private final MoveSearches searches = new MoveSearches();
    private final PositionAnalysisViewModel table =
            new PositionAnalysisViewModel(searches, game, proofs, messages, queue);
    private final LinesViewModel lines = new LinesViewModel(game, table, new SimpleIntegerProperty(4), game::play);

    private String replies(int winning, int open) {
        Move move = game.moment().position().legalMoves().getFirst();
        return lines.replies(new MoveValues.Row(Positions.step(move), Optional.empty(), List.of(move), winning, open));
    }

    @Test
    void aCountThatIsNotCompleteIsToldAsAtLeast() {
        assertEquals("", replies(0, 5));
        assertEquals("≥ 3 replies win", replies(3, 5));
        assertEquals("3 replies win", replies(3, 0));
        assertEquals("1 reply wins", replies(1, 0));
    }

    private static MoveValues.Row byChance(long games, OptionalDouble points) {
        Score score = new Score.Estimated(0, 0.6, Optional.of(new Score.Games(games, points)));
        return new MoveValues.Row(Positions.step(Move.pass()), Optional.of(score), List.of(Move.pass()), 0, 4);
    }

    @Test
    void gamesByChanceAreCountedWhereNothingIsProved() {
        assertEquals("3,412 games", lines.counted(byChance(3412, OptionalDouble.empty())));
        assertEquals("3.4k", lines.countedInBrief(byChance(3412, OptionalDouble.empty())));
        assertEquals("1 game", lines.counted(byChance(1, OptionalDouble.empty())));
        assertEquals("312k", lines.countedInBrief(byChance(311_900, OptionalDouble.empty())));
        assertEquals("", lines.counted(byProof()));
        assertEquals("", lines.gamesTip(byProof()));
    }

    private static MoveValues.Row byProof() {
        Score score = MoveSearches.proved(Value.WIN, 5);
        return new MoveValues.Row(Positions.step(Move.pass()), Optional.of(score), List.of(Move.pass()), 0, 0);
    }

    @Test
    void expectedPointsAreToldToATenthAndAsAnEstimate() {
        ChanceWords words = new ChanceWords();
        assertEquals("+3.4", words.signed(3.4));
        assertEquals("−3.4", words.signed(-3.4));
        assertEquals(
                "0.0",
                words.signed(ChanceWords.points(byChance(9, OptionalDouble.of(-0.04)))
                        .orElseThrow()));
        assertEquals("Estimate: 3.4 points ahead at the end", words.expected(3.4));
        assertEquals("Estimate: 2.0 points behind at the end", words.expected(-2));
        assertTrue(ChanceWords.points(byProof()).isEmpty());
    }

    @Test
    void theRowOfTheProofsMoveHasTheProofsLine() {
        Position position = game.moment().position();
        List<Move> legal = position.legalMoves();
        List<Move> line = List.of(legal.get(0), legal.get(2), legal.get(5));
        Map<String, Score> scores = Map.of(
                position.text(line.getFirst()), MoveSearches.proved(Value.WIN, 5),
                position.text(line.get(1)), MoveSearches.proved(Value.LOSS, 4));
        table.want("test", true);
        searches.started.getLast().find(scores, false);
        queue.runAll();
        assertEquals(List.of(line.getFirst()), first().line());
        recall(line, 5);
        assertEquals(line, first().line());
        lines.playLine(first().line().subList(0, 2));
        assertEquals(2, game.moment().tree().ply(game.moment().id()));
    }

    @Test
    void aBoundIsToldFromAnExactNumberOfMoves() {
        Position position = game.moment().position();
        List<Move> line = position.legalMoves().subList(0, 1);
        Map<String, Score> scores = Map.of(
                position.text(line.getFirst()), MoveSearches.proved(Value.WIN, 5),
                position.text(position.legalMoves().get(1)), MoveSearches.proved(Value.WIN, 7));
        table.want("test", true);
        searches.started.getLast().find(scores, false);
        queue.runAll();
        assertEquals(List.of("≤ 3", "≤ 4"), figures());
        proofs.add(new Proof(position, new ProvedValue(Value.WIN, 5), line, true));
        proofs.announce();
        assertEquals(List.of("3", "≤ 4"), figures());
    }

    private List<String> figures() {
        return lines.rowsProperty().get().stream().map(ValuePill::moves).toList();
    }

    @Test
    void whereAllIsLostTheProofsLineBeginsWithTheFirstRow() {
        Position position = game.moment().position();
        List<Move> line =
                List.of(position.legalMoves().getLast(), position.legalMoves().getFirst());
        proofs.add(new Proof(position, new ProvedValue(Value.LOSS, 6), line));
        proofs.announce();
        assertEquals(line, first().line());
        table.want("test", true);
        searches.started
                .getLast()
                .find(Map.of(position.text(line.getLast()), MoveSearches.proved(Value.LOSS, 6)), false);
        queue.runAll();
        assertEquals(line, first().line());
    }

    /// Found with the engine off: a losing move was listed second, and nothing was said about other winning moves.
    @Test
    void whatNobodyLookedAtIsCountedAndNotRanked() {
        table.want("test", true);
        searches.started
                .getLast()
                .find(
                        Map.of("a1w", MoveSearches.proved(Value.WIN, 5), "a2b", MoveSearches.proved(Value.LOSS, 4)),
                        false);
        queue.runAll();
        assertEquals("2 moves are still open", lines.restProperty().get());
        table.stop();
        assertEquals("2 moves not proved", lines.restProperty().get());
        assertEquals(2, lines.rowsProperty().get().size());
        lines.countProperty().set(1);
        assertEquals("2 moves not proved", lines.restProperty().get(), "a row that is not wanted is known");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "1; All moves lose. The engine finds the toughest defence.",
                "3; All moves lose. The toughest defence is first: it holds out longest, as far as proved."
            })
    void whereAllMovesLoseItIsSaidWhetherTheToughestDefenceIsFirst(int atLeast, String said) {
        Optional<Score> lost = Optional.of(MoveSearches.proved(Value.LOSS, 4));
        table.want("test", true);
        searches.started
                .getLast()
                .tell(game.moment().position().legalMoves().stream()
                        .map(move ->
                                new MoveValues.Row(Positions.step(move), lost, List.of(move), 0, 0, atLeast, false))
                        .toList());
        queue.runAll();
        assertEquals(said, lines.restProperty().get());
    }

    /// As after a move of a lost position, which wins in one ply less.
    @Test
    void aProvedWinWithoutAMoveIsToldAsOne() {
        proofs.add(new Proof(game.moment().position(), new ProvedValue(Value.WIN, 5), List.of()));
        proofs.announce();
        assertEquals(
                "The proof does not tell which move wins. The engine finds it.",
                lines.restProperty().get());
        table.want("test", true);
        assertEquals(
                "Looking for the winning move: so far only its existence is proved",
                lines.restProperty().get());
    }

    @Test
    void ofTheOthersItIsSaidWhatIsProvedAndNoMore() {
        Position position = game.moment().position();
        Map<String, Score> scores = new HashMap<>();
        position.legalMoves().forEach(move -> scores.put(position.text(move), MoveSearches.proved(Value.LOSS, 4)));
        Move best = position.move("a1w").orElseThrow();
        scores.put("a1w", MoveSearches.proved(Value.WIN, 5));
        // The same move up to symmetry has the same value.
        lines.same()
                .others(Positions.step(best))
                .forEach(move -> scores.put(position.text(move), MoveSearches.proved(Value.WIN, 5)));
        lines.countProperty().set(1);
        table.want("test", true);
        searches.started.getLast().find(scores, false);
        queue.runAll();
        int alike = lines.same().others(first().step()).size();
        int others = position.legalMoves().size() - 1 - alike;
        assertEquals(others + " other moves lose", lines.restProperty().get());
        lines.countProperty().set(9);
        assertEquals("", lines.restProperty().get(), "all stand in the list");
        lines.countProperty().set(0);
        assertEquals(List.of(), lines.rowsProperty().get(), "whether, not where");
        assertEquals("the moves are hidden", lines.restProperty().get());
        assertFalse(lines.awaitedProperty().get());
        lines.show(-1);
        assertEquals(0, lines.countProperty().get());
    }

    @Test
    void ofTheOthersAnEstimateIsNotCalledProved() {
        Position position = game.moment().position();
        Map<String, Score> scores = new HashMap<>();
        position.legalMoves().forEach(move -> scores.put(position.text(move), MoveSearches.estimated(0.1)));
        scores.put("a1w", MoveSearches.estimated(0.6));
        lines.countProperty().set(1);
        table.want("test", true);
        searches.started.getLast().find(scores, false);
        queue.runAll();
        String rest = lines.restProperty().get();
        assertTrue(rest.matches("\\d+ other moves, 0 proved"), rest);
    }

    @Test
    void aMoveThatWinsAtOnceHasNoLine() {
        Position position = game.moment().position();
        List<Move> legal = position.legalMoves();
        List<Move> line = List.of(legal.get(0), legal.get(2), legal.get(5));
        table.want("test", true);
        searches.started
                .getLast()
                .find(Map.of(position.text(line.getFirst()), MoveSearches.proved(Value.WIN, 1)), false);
        queue.runAll();
        recall(line, 5);
        assertEquals(List.of(line.getFirst()), first().line());
    }

    /// The start is proved to be won, with this line.
    private void recall(List<Move> line, int plies) {
        ResultStore results = ResultStore.inMemory();
        KeptProofs kept = new KeptProofs(() -> results, Runnable::run, queue, text -> {});
        kept.keep(new Proof(game.moment().position(), new ProvedValue(Value.WIN, plies), line));
        kept.follow(game, proofs);
        queue.runAll();
    }

    private MoveValues.Row first() {
        return lines.rowsProperty().get().getFirst();
    }

    @Test
    void whereNoMoveIsKnownOfAProvedPositionItSaysWhatComesThere() {
        recall(List.of(), 9);
        assertTrue(table.state().proof().isPresent());
        assertEquals(List.of(), lines.rowsProperty().get());
        assertTrue(lines.awaitedProperty().get());
    }

    @Test
    void theLinesOfALockedPositionStayWhileTheUserIsElsewhere() {
        game.play(game.moment().position().legalMoves().getFirst());
        queue.runAll();
        Position locked = game.moment().position();
        int there = game.moment().id();
        Move move = locked.legalMoves().getLast();
        table.want("test", true);
        searches.started.getLast().find(Map.of(locked.text(move), MoveSearches.proved(Value.WIN, 3)), false);
        queue.runAll();
        List<MoveValues.Row> rows = lines.rowsProperty().get();
        assertEquals(
                List.of(Positions.step(move)),
                rows.stream().map(MoveValues.Row::step).toList());
        table.focus().toggle();
        game.back();
        assertEquals(rows, lines.rowsProperty().get());
        assertEquals(locked, lines.shown());
        assertFalse(lines.awaitedProperty().get());
        assertEquals(
                locked.legalMoves().size(),
                lines.allProperty().get().stream()
                        .mapToInt(row -> 1 + lines.same().others(row.step()).size())
                        .sum(),
                "the table of all moves is about the same position");
        lines.goThere();
        lines.play(move);
        assertEquals(
                there,
                game.moment().tree().node(game.moment().id()).parent(),
                "the move is one of the locked position");
        table.focus().toggle();
        game.toStart();
        assertEquals(
                List.of(game.moment().position().steps().getFirst()),
                lines.rowsProperty().get().stream().map(MoveValues.Row::step).toList(),
                "what is proved of a position is known of the move that leads there");
        assertEquals(game.moment().position(), lines.shown());
    }
}
