package hexalyst.analysis.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import hexalyst.engine.MoveReport;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.SearchReport;
import hexalyst.engine.Stage;
import hexalyst.engine.Value;
import hexalyst.engine.estimate.Score;
import hexalyst.game.Games;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.Step;
import hexalyst.notation.PositionText;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class MoveValuesTest {
    private static final Position POSITION = position("2/3/2 w");
    private static final Move MOVE = POSITION.legalMoves().getFirst();
    private static final Move NEXT = POSITION.legalMoves().getLast();

    private static Position position(String text) {
        return PositionText.parse(text, Games.byDefault()).ok().orElseThrow();
    }

    private static Optional<Score> proved(int plies) {
        return Optional.of(new Score.Proved(new ProvedValue(Value.LOSS, plies)));
    }

    private static Optional<Score> estimated(double chance) {
        return Optional.of(new Score.Estimated(0, chance));
    }

    private static MoveValues.Row row(Optional<Score> score, int winning, int open, Move... after) {
        return new MoveValues.Row(
                Positions.step(MOVE), score, after.length == 0 ? List.of(MOVE) : List.of(after), winning, open);
    }

    private static MoveValues values(long nodes, MoveValues.Row row) {
        return new MoveValues(POSITION, List.of(row), Optional.empty(), nodes, Duration.ofSeconds(nodes), false);
    }

    private static MoveValues.Row both(long oldNodes, MoveValues.Row old, long nodes, MoveValues.Row now) {
        return values(nodes, now).keeping(values(oldNodes, old)).rows().getFirst();
    }

    @Test
    void besideAWinOnlyWinsAreBestAndALossOnlyWhereAllElseLosesToo() {
        List<Step> moves = POSITION.steps();
        MoveValues.Row win = new MoveValues.Row(
                moves.get(0), Optional.of(new Score.Proved(new ProvedValue(Value.WIN, 9))), List.of(), 0, 0);
        MoveValues.Row guess = new MoveValues.Row(moves.get(1), estimated(0.9), List.of(), 0, 0);
        MoveValues.Row loss = new MoveValues.Row(moves.get(2), proved(8), List.of(), 9, 0);
        MoveValues.Row unknown = new MoveValues.Row(moves.get(3), Optional.empty(), List.of(), 0, 0);
        assertEquals(List.of(win), MoveValues.bestKeeping(List.of(loss, guess, win, unknown), 3));
        assertEquals(List.of(guess), MoveValues.bestKeeping(List.of(loss, guess, unknown), 3));
        assertEquals(List.of(loss), MoveValues.bestKeeping(List.of(loss, unknown), 3));
    }

    @Test
    void onceAllIsCountedTheLostMoveThatLeavesTheFewestWinningRepliesIsBest() {
        List<Step> moves = POSITION.steps();
        List<MoveValues.Row> rows = List.of(
                new MoveValues.Row(moves.get(0), proved(8), List.of(), 9, 0),
                new MoveValues.Row(moves.get(1), proved(1), List.of(), 0, 0),
                new MoveValues.Row(moves.get(2), proved(6), List.of(), 2, 0),
                new MoveValues.Row(moves.get(3), proved(4), List.of(), 1, 0));
        MoveValues values = lost(rows);
        assertEquals(List.of(rows.get(3), rows.get(2), rows.get(0), rows.get(1)), values.best(4));
        assertEquals(8, values.value().orElseThrow().plies(), "the longest resistance is the position's");
    }

    @Test
    void whileRepliesAreCountedNothingMoves() {
        List<Step> moves = POSITION.steps();
        MoveValues.Row shorter = new MoveValues.Row(moves.get(0), proved(4), List.of(), 1, 0);
        MoveValues.Row once = new MoveValues.Row(moves.get(1), proved(1), List.of(), 0, 0);
        for (int winning = 0; winning < 4; winning++) {
            MoveValues.Row first = new MoveValues.Row(moves.get(2), proved(8), List.of(), winning, 9 - winning);
            MoveValues.Row second = new MoveValues.Row(moves.get(3), proved(8), List.of(), 2, 4);
            assertEquals(
                    List.of(first, second, shorter, once),
                    lost(List.of(shorter, once, first, second)).best(4));
        }
        MoveValues.Row uncounted = new MoveValues.Row(moves.get(2), proved(8), List.of(), 0, 0);
        assertEquals(
                List.of(uncounted, shorter), lost(List.of(shorter, uncounted)).best(2), "0 of 0: nothing is counted");
        MoveValues.Row guessed = new MoveValues.Row(moves.get(3), estimated(0.1), List.of(), 0, 0);
        MoveValues.Row many = new MoveValues.Row(moves.get(2), proved(8), List.of(), 5, 0);
        assertEquals(
                List.of(guessed, shorter, many),
                lost(List.of(many, shorter, guessed)).best(3),
                "only the lost ones are counted");
    }

    private static MoveValues lost(List<MoveValues.Row> rows) {
        return new MoveValues(POSITION, rows, Optional.empty(), 1, Duration.ZERO, false);
    }

    @Test
    void aLostMovePromisesNothingWhileOthersAreNotLookedAt() {
        List<Step> moves = POSITION.steps();
        MoveValues.Row lost = new MoveValues.Row(moves.get(0), proved(6), List.of(), 1, 0);
        MoveValues.Row open = new MoveValues.Row(moves.get(1), Optional.empty(), List.of(), 0, 0);
        MoveValues.Row guessed = new MoveValues.Row(moves.get(2), estimated(0.25), List.of(), 0, 0);
        assertEquals(OptionalDouble.empty(), chance(lost, open));
        assertEquals(OptionalDouble.of(0.25), chance(lost, open, guessed));
        assertEquals(OptionalDouble.of(0), chance(lost));
    }

    private static OptionalDouble chance(MoveValues.Row... rows) {
        return new MoveValues(POSITION, List.of(rows), Optional.empty(), 1, Duration.ZERO, false).chance();
    }

    @Test
    void whatLosesAtOnceComesAfterWhatHoldsOutHoweverFewRepliesWin() {
        List<Step> moves = POSITION.steps();
        List<MoveValues.Row> best = List.of(
                new MoveValues.Row(moves.get(0), proved(10), List.of(), 5, 0),
                new MoveValues.Row(moves.get(1), proved(4), List.of(), 5, 0),
                new MoveValues.Row(moves.get(2), proved(10), List.of(), 7, 0),
                new MoveValues.Row(moves.get(3), proved(2), List.of(), 1, 0),
                new MoveValues.Row(moves.get(4), proved(2), List.of(), 3, 0),
                new MoveValues.Row(moves.get(5), proved(1), List.of(), 0, 0));
        assertEquals(
                best, best.reversed().stream().sorted(MoveValues.BEST_FIRST).toList());
        assertEquals(
                best.reversed(),
                best.stream().sorted(MoveValues.BEST_FIRST.reversed()).toList());
    }

    /// Also while the replies are being counted.
    @Test
    void whatIsProvedToHoldOutLongerComesBeforeWhatOnlyMay() {
        List<Step> moves = POSITION.steps();
        List<MoveValues.Row> best = List.of(
                lost(moves.get(0), 20, 9, 9, 12),
                lost(moves.get(1), 34, 2, 9, 8),
                lost(moves.get(2), 30, 1, 8, 8),
                lost(moves.get(3), 34, 0, 9, 1));
        assertEquals(
                best, best.reversed().stream().sorted(MoveValues.order(best)).toList());
    }

    private static MoveValues.Row lost(Step step, int plies, int winning, int open, int atLeast) {
        return new MoveValues.Row(step, proved(plies), List.of(), winning, open, atLeast, false);
    }

    @Test
    void aProofCountsBeforeAnEstimateAndTheShorterOfTwo() {
        assertEquals(
                proved(6),
                both(9, row(proved(6), 0, 0), 10, row(estimated(0.5), 0, 0)).score());
        assertEquals(
                proved(6),
                both(9, row(estimated(0.5), 0, 0), 1, row(proved(6), 0, 0)).score());
        assertEquals(
                proved(4),
                both(9, row(proved(4), 0, 0), 10, row(proved(6), 0, 0)).score());
        assertEquals(
                proved(4),
                both(9, row(proved(6), 0, 0), 1, row(proved(4), 0, 0)).score());
    }

    @Test
    void ofTwoEstimatesTheDeeperSearchesCounts() {
        MoveValues.Row old = row(estimated(0.2), 0, 0, MOVE, NEXT);
        MoveValues.Row now = row(estimated(0.8), 0, 0);
        assertEquals(old, both(10, old, 9, now), "the new search has only begun");
        assertEquals(estimated(0.8), both(10, old, 10, now).score());
        assertEquals(
                estimated(0.2), both(9, old, 10, row(Optional.empty(), 0, 0)).score());
        assertEquals(10, values(9, now).keeping(values(10, old)).nodes());
    }

    @Test
    void repliesThatWinAreNotForgotten() {
        MoveValues.Row counted = both(9, row(proved(6), 3, 2), 10, row(estimated(0.5), 1, 7));
        assertEquals(3, counted.winningReplies());
        assertEquals(2, counted.openReplies());
        MoveValues.Row begun = both(9, row(estimated(0.5), 0, 8), 10, row(estimated(0.5), 0, 0));
        assertEquals(8, begun.openReplies(), "0 of 0: nothing has been counted yet");
        MoveValues.Row complete = both(9, row(proved(6), 3, 2), 10, row(proved(6), 3, 0));
        assertEquals(0, complete.openReplies());
    }

    @Test
    void theLineOfALongerProofDoesNotStandBesideAShorterBound() {
        List<Move> line = POSITION.legalMoves().subList(0, 3);
        MoveValues.Row longer = new MoveValues.Row(Positions.step(line.getFirst()), proved(6), line, 0, 0);
        MoveValues.Row shorter =
                new MoveValues.Row(Positions.step(line.getFirst()), proved(4), line.subList(0, 1), 0, 0);
        MoveValues.Row guess = new MoveValues.Row(Positions.step(line.getFirst()), estimated(0.5), line, 0, 0);
        assertEquals(shorter.line(), both(9, longer, 10, shorter).line());
        assertEquals(shorter.line(), both(9, shorter, 10, longer).line());
        assertEquals(shorter.line(), both(9, guess, 10, shorter).line());
        MoveValues.Row bare = new MoveValues.Row(Positions.step(line.getFirst()), proved(6), line.subList(0, 1), 0, 0);
        assertEquals(line, both(9, longer, 10, bare).line());
    }

    @Test
    void valuesOfAnotherPositionAreRefused() {
        MoveValues here = values(1, row(Optional.empty(), 0, 0));
        MoveValues other = new MoveValues(position("2/3/2 b"), List.of(), Optional.empty(), 1, Duration.ZERO, false);
        assertThrows(IllegalArgumentException.class, () -> here.keeping(other));
    }

    /// Two captures that begin with the same jump are different moves.
    @Test
    void theLineOfAProofIsNoLineOfAnotherCaptureThatBeginsLikeIt() {
        Position position = Positions.of(Games.named("hexdameo").orElseThrow(), "5/6/B6/w3b3/9/8/W6/6/5 b");
        List<Step> captures = position.steps();
        assertEquals(
                List.of("g1-e1-a1", "g1-e1-b1"),
                captures.stream().map(position::text).toList());
        List<Move> line = position.turns(captures.subList(0, 1));
        SearchReport report = new SearchReport(
                1,
                position,
                Optional.of(Value.WIN),
                OptionalInt.of(5),
                1,
                line,
                Optional.empty(),
                captures.stream().map(step -> MoveReport.open(position, step)).toList(),
                100,
                Duration.ZERO,
                0,
                0,
                0,
                0,
                Stage.VALUE,
                false);
        MoveValues values = MoveValues.of(position, Optional.of(report), Optional.empty(), Duration.ZERO, false);
        assertEquals(
                Optional.of(new ProvedValue(Value.WIN, 5)),
                values.rows().getFirst().proof());
        assertEquals(Optional.empty(), values.rows().getLast().score(), "nothing is known about the other one");
    }
}
