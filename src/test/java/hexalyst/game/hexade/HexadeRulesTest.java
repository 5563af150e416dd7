package hexalyst.game.hexade;

import static hexalyst.game.Positions.cell;
import static hexalyst.game.Positions.cells;
import static hexalyst.game.Positions.move;
import static hexalyst.game.Positions.play;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.IllegalMoveException;
import hexalyst.game.Move;
import hexalyst.game.MovePreview;
import hexalyst.game.Outcome;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.RulesByHand;
import hexalyst.game.Side;
import hexalyst.game.Supply;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The rules on positions that were worked out by hand.
class HexadeRulesTest extends RulesByHand {
    private static final String PENDING_ROW = "bb3/6/7/8/1wwwww3/3w4/3b3/6/bbb2 w";

    HexadeRulesTest() {
        super(Hexade.GAME);
    }

    @Test
    void aPairBetweenTwoEnemyStonesIsCaptured() {
        Position before = of("5/6/7/8/wbb6/8/7/6/w4 w");
        MovePreview preview = preview(before, "e4");
        assertEquals(cells(before, "e2", "e3"), taken(before, "e4"));
        assertEquals("White stone: captures 2 stones", words(preview));
        Position after = play(before, "e4");
        assertEquals("5/6/7/8/w2w5/8/7/6/w4 b left=58,59", text(after));
        assertEquals(new Supply(58, 59), after.supply());
        assertEquals(after, of(text(after)));
        assertEquals(after, of("5/6/7/8/w2w5/8/7/6/w4 b 58,59"), "without the name");
    }

    @Test
    void movingInBetweenIsSafe() {
        Position before = of("5/6/7/8/bw1b5/8/7/6/w4 w");
        assertEquals("White stone: captures nothing", words(preview(before, "e3")));
        assertEquals("5/6/7/8/bwwb5/8/7/6/w4 b", text(play(before, "e3")));
    }

    /// White takes e4 and e5; that opens the pair e2 and e3, which was safe between two stones.
    @Test
    void aPairIsSafeOnlyWhileBothEnclosingStonesStand() {
        Position before = of("5/6/7/8/bwwbb4/8/7/6/w3b w");
        Position opened = play(before, "e6");
        assertEquals("5/6/7/8/bww2w3/8/7/6/w3b b left=57,57", text(opened));
        assertEquals("5/6/7/8/b2b1w3/8/7/6/w3b w left=57,56", text(play(opened, "e4")));
    }

    @Test
    void threeAreNoPair() {
        assertEquals("5/6/7/8/wbbbw4/8/7/6/w4 b", text(play(of("5/6/7/8/wbbb5/8/7/6/w4 w"), "e5")));
    }

    @Test
    void oneIsNoPair() {
        assertEquals("5/6/7/8/wbw6/8/b6/6/w4 b", text(play(of("5/6/7/8/wb7/8/b6/6/w4 w"), "e3")));
    }

    @Test
    void theEdgeDoesNotEnclose() {
        assertEquals("5/6/7/8/bbw6/8/2w4/6/w4 b", text(play(of("5/6/7/8/bb7/8/2w4/6/w4 w"), "e3")));
    }

    @Test
    void blockedCellsDoNotEnclose() {
        assertEquals("5/6/7/8/xbbw5/8/7/6/w4 b", text(play(of("5/6/7/8/xbb6/8/7/6/w4 w"), "e4")));
    }

    @Test
    void sixPairsAreCapturedAtOnce() {
        Position before = of("5/1w2w1/2b1b2/3bb3/1wbb1bbw1/3bb3/2b1b2/1w2w1/5 w");
        assertEquals(12, taken(before, "e5").size());
        assertEquals("5/1w2w1/7/8/1w2w2w1/8/7/1w2w1/5 b left=54,49", text(play(before, "e5")));
    }

    @Test
    void aSixThatIsBrokenDoesNotWin() {
        Position before = of(PENDING_ROW);
        MovePreview preview = preview(before, "e7");
        assertEquals("White stone: makes a row of six, which Black can only break now", words(preview));
        assertEquals(cells(before, "e2", "e3", "e4", "e5", "e6", "e7"), preview.cells());
        assertFalse(preview.outcome().over());
        Position broken = play(before, "e7", "f3");
        assertEquals(Outcome.ongoing(), broken.outcome());
        assertEquals("bb3/6/7/2b5/1ww1www2/8/3b3/6/bbb2 w left=54,54", text(broken));
        assertFalse(play(broken, "a5", "i3").outcome().over());
    }

    @Test
    void aSixWinsAfterTheReplyNotBefore() {
        Position pending = play(of(PENDING_ROW), "e7");
        assertEquals(Outcome.ongoing(), pending.outcome());
        assertEquals("bb3/6/7/8/1wwwwww2/3w4/3b3/6/bbb2 b", text(pending), "a position with a six that is pending");
        MovePreview preview = preview(pending, "i3");
        assertEquals("Black stone: captures nothing and loses: White has a row of six", words(preview));
        Position over = play(pending, "i3");
        assertWon(over, Side.WHITE, "White has a row of six");
        assertEquals(
                cells(over, "e2", "e3", "e4", "e5", "e6", "e7"), over.outcome().cells());
        assertEquals(List.of(), over.legalMoves());
        assertThrows(IllegalMoveException.class, () -> play(over, "a5"));
    }

    @Test
    void oneOfSeveralSixesIsEnough() {
        Position after = play(of("bb3/6/7/8/www1www2/6w1/6b/6/bbb2 w"), "e4", "f6");
        assertEquals("bb3/6/7/5b2/wwwwww3/8/6b/6/bbb2 w left=53,54", text(after));
        assertWon(after, Side.WHITE, "White has a row of six");
    }

    @Test
    void theSixThatWasFirstWins() {
        assertWon(play(of("5/6/7/8/1wwwww3/8/bbbbb2/6/5 w"), "e7", "c6"), Side.WHITE, "White has a row of six");
    }

    @Test
    void whoBreaksASixMayMakeOne() {
        Position both = play(of("5/6/7/bb1bbb2/1wwwww3/3w4/3b3/6/5 w"), "e7", "f3");
        assertEquals(Outcome.ongoing(), both.outcome());
        assertWon(play(both, "a1"), Side.BLACK, "Black has a row of six");
    }

    @Test
    void theMiddleOfARingDoesNotMatter() {
        Position over = play(of("b4/6/7/3ww3/3wbw3/3w4/7/b5/bb3 w"), "d5", "i2");
        assertWon(over, Side.WHITE, "White has a ring");
        assertEquals(
                cells(over, "d4", "d5", "e4", "e6", "f4", "f5"), over.outcome().cells());
    }

    @Test
    void theMiddleOfARingMayBeBlocked() {
        assertWon(play(of("b4/6/7/3ww3/3wxw3/3w4/7/b5/bb3 w"), "d5", "i2"), Side.WHITE, "White has a ring");
    }

    @Test
    void whoeverCannotReplyHasLostToASix() {
        Position before = of("wbb/bwwb/wwbwb/bw1w/wbb w");
        assertEquals("White stone: captures nothing and wins: White has a ring", words(preview(before, "b3")));
        assertWon(play(before, "b3"), Side.WHITE, "White has a ring");
    }

    @ParameterizedTest
    @CsvSource({
        "4b/6/7/2ww4/2www4/8/b1b4/6/bb3 w, g3, true",
        "4b/6/7/2ww4/2www4/8/b1b4/6/bb3 w, e6, false",
        "4b/6/7/2ww4/2www4/8/b1b4/6/bb3 w, f5, false",
        "4b/6/7/8/2www4/2ww4/7/6/bbbb1 w, c3, true",
        "4b/6/7/8/2w1w4/2ww4/2w4/6/bbbb1 w, e4, true",
        "4b/6/7/8/2www4/2ww4/7/6/bbbb1 w, d5, false",
        "4b/6/7/8/2www4/2ww4/7/6/bbbb1 w, c4, false"
    })
    void aTriangleHasThreeCellsASideAndPointsUpOrDown(String text, String move, boolean triangle) {
        Position after = play(of(text), move, "i4");
        assertEquals(triangle, after.outcome().over());
        assertTrue(!triangle || after.endWords().equals("White has a triangle"));
    }

    @Test
    void whitesSecondStoneIsThreeStepsFromTheFirst() {
        Position position = of("6/7/8/9/10/5w5/10/9/8/7/b5 w");
        assertEquals(71, position.legalMoves().size());
        assertTrue(position.allows(move(position, "f9")));
        MovePreview near = preview(position, "f8");
        assertFalse(near.legal());
        assertTrue(words(near).contains("two cells"), words(near));
        assertThrows(IllegalMoveException.class, () -> play(position, "f8"));
        assertEquals(
                89, of("6/7/8/9/10/5w5/10/9/8/7/b5 w left=88,88").legalMoves().size());
        assertEquals(89, of("6/7/8/9/10/5b5/10/9/8/7/w5 b").legalMoves().size(), "Black is free");
        assertEquals(87, play(position, "a2", "a3").legalMoves().size(), "White's third is free");
    }

    @Test
    void onTinyBoardsTheRestrictionLapses() {
        Position position = play(of("2/3/2 w"), "b2", "a1");
        assertEquals(Set.of("a2", "b1", "b3", "c1", "c2"), Set.copyOf(Positions.legalTexts(position)));
    }

    @Test
    void whoIsWhiteMattersUntilTheSecondStone() {
        Position start = of("4/5/6/7/6/5/4 w");
        assertNotEquals(start.key(), of("4/5/6/7/6/5/4 b").key());
        Position second = play(start, "a1", "g1");
        assertTrue(second.coloursDiffer());
        assertNotEquals(second.key(), of("w3/5/6/7/6/5/b3 b").key());
        Position third = play(second, "g4");
        assertFalse(third.coloursDiffer());
        assertEquals(third.key(), of("w2b/5/6/7/6/5/3w b").key(), "a mirror image");
        assertNotEquals(third.key(), of("w2b/5/6/7/6/5/b3 w").key(), "White is restricted there");
        Position fourth = play(third, "a4");
        assertEquals(fourth.key(), of("w2b/5/6/7/6/5/b2w b").key());
    }

    @Test
    void thePositionOfAFullBoardIsDrawn() {
        Position before = of("bwb/wb1b/bwwwb/wbbw/bwb w");
        Position full = play(before, "d3");
        assertDrawn(full, "the board is full");
    }

    @Test
    void theStonesRunOut() {
        Position last = of("2/3/2 w left=1,0");
        Position over = play(last, "b2");
        assertDrawn(over, "Black has no stone left");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "5/6/7/8/wwwwww3/8/7/6/5 w | rows",
                "5/6/7/8/9/8/7/6/5 w - | supply",
                "5/6/7/8/9/8/7/6/5 w left=0,3 | supply",
                "5/6/7/8/9/8/7/6/5 w 1 | passes",
                "5/6/7/8/4w4/8/7/6/5 b swap | swap",
                "xx/xxx/xx w | rows"
            })
    void whatTheRulesCannotLeaveBehindIsNoPosition(String text, String field) {
        assertWrong(text, field);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "5/6/7/8/9/8/7/6/5 w",
                "2/3/2 b",
                "3/4/2w2/4/b2 w left=3,4",
                "10/11/12/13/14/15/16/17/18/9w9/18/17/16/15/14/13/12/11/b9 w"
            })
    void positionsAreWrittenAsTheyAreRead(String text) {
        assertEquals(text, text(of(text)));
    }

    @Test
    void movesAgainstTheRulesSayWhy() {
        Position position = of("5/6/7/8/4w4/8/7/6/x4 b");
        assertEquals("e5", position.text(move(position, "e5")));
        assertTrue(words(preview(position, "e5")).contains("occupied"));
        assertTrue(words(preview(position, "a1")).contains("blocked"));
        int free = cell(position, "a2");
        assertTrue(words(position.preview(Move.place(free, Side.WHITE))).contains("own colour"));
        assertTrue(words(position.preview(Move.pass())).contains("pass"));
        assertTrue(words(position.preview(Move.swap())).contains("swap"));
        assertEquals(Map.of(), position.groupNumbers());
        assertFalse(position.swapOffered());
    }
}
