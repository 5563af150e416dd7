package hexalyst.game.pentalath;

import static hexalyst.game.Positions.cell;
import static hexalyst.game.Positions.cells;
import static hexalyst.game.Positions.move;
import static hexalyst.game.Positions.play;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Content;
import hexalyst.game.IllegalMoveException;
import hexalyst.game.Move;
import hexalyst.game.MovePreview;
import hexalyst.game.Outcome;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.RulesByHand;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.Supply;
import hexalyst.notation.HgnReader;
import hexalyst.notation.PlacedGame;
import hexalyst.notation.PositionText;
import hexalyst.notation.source.Parsed;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The rules on positions that were worked out by hand.
class PentalathRulesTest extends RulesByHand {

    PentalathRulesTest() {
        super(Pentalath.GAME);
    }

    /// A player only places own pieces, so their colour can be left out. It is always written.
    @Test
    void aMoveWithoutAColourIsAPieceOfThePlayerToMove() {
        PlacedGame game =
                HgnReader.readMoves("1. c3 swap 2. e5 f5b", Positions.of(Pentalath.GAME, "5/6/7/8/9/8/7/6/5 w"));
        assertEquals(List.of(), game.problems());
        assertEquals("5/6/7/4b3/4w4/8/2b4/6/5 w", text(game.tree().orElseThrow().position(4)));
        Position start = of("5/6/7/8/9/8/7/6/5 w");
        assertEquals("c3w", start.text(start.move("c3").orElseThrow()));
        assertEquals(Optional.empty(), start.move("j3"));
        Position manalath = Positions.of("5/6/7/8/9/8/7/6/5 w");
        assertEquals(Optional.empty(), manalath.move("c3"), "a player may place either colour");
    }

    /// a1 of 61 cells touches a2, b1 and b2, of which a2 is empty; the white pair b1 b2 touches a2, b3, c1, c2 and c3.
    @Test
    void groupsBearTheirFreedoms() {
        Position position = of("5/6/7/8/9/8/7/ww4/b4 w");
        assertEquals(Map.of(cell(position, "a1"), 1, cell(position, "b2"), 5), position.groupNumbers());
    }

    /// The corner a1 of 61 cells touches a2, b1 and b2.
    @Test
    void aGroupWithoutFreedomIsRemovedAndItsPiecesDoNotComeBack() {
        Position before = of("5/6/7/8/9/8/7/ww4/b4 w");
        MovePreview preview = preview(before, "a2w");
        assertEquals(cells(before, "a1"), taken(before, "a2w"));
        assertTrue(words(preview).contains("captures 1 piece"), words(preview));
        Position after = play(before, "a2w");
        assertEquals(Content.EMPTY, after.at(0));
        assertEquals(new Supply(58, 60), after.supply());
        assertEquals("5/6/7/8/9/8/7/ww4/1w3 b 58,60", text(after));
    }

    /// b2 is the last freedom of a1 and of b3, which are separate groups.
    @Test
    void severalGroupsAreCapturedTogether() {
        Position before = of("5/6/7/8/9/8/2ww3/w1bw2/bww2 w");
        MovePreview preview = preview(before, "b2w");
        assertEquals(cells(before, "a1", "b3"), taken(before, "b2w"));
        assertTrue(words(preview).contains("captures 2 pieces"), words(preview));
        assertEquals("5/6/7/8/9/8/2ww3/ww1w2/1ww2 b 54,59", text(play(before, "b2w")));
    }

    @Test
    void suicideIsIllegal() {
        Position corner = of("5/6/7/8/9/8/7/ww4/1w3 b 58,60");
        assertFalse(Positions.legalTexts(corner).contains("a1b"));
        MovePreview preview = preview(corner, "a1b");
        assertFalse(preview.legal());
        assertTrue(words(preview).contains("no freedom"), words(preview));
        assertThrows(IllegalMoveException.class, () -> play(corner, "a1b"));
        assertTrue(
                Positions.legalTexts(play(corner, "i5b")).contains("a1w"),
                "for White the cell has friends that are free");
    }

    /// Black at a1 would be without freedom, but a2, b1 and b2 are captured: their last freedom was a1.
    @Test
    void apparentSuicideThatCapturesIsLegal() {
        Position before = of("5/6/7/8/9/8/bbb4/wwb3/1wb2 b");
        assertTrue(Positions.legalTexts(before).contains("a1b"));
        Position after = play(before, "a1b");
        assertEquals("5/6/7/8/9/8/bbb4/2b3/b1b2 w 58,55", text(after));
    }

    /// On 7 cells with b2, b3, c1 and c2 blocked, a1, a2 and b1 are left; a1 touches both others.
    @Test
    void blockedCellsAreNoFreedom() {
        Position before = of("xx/1xx/1w b");
        assertEquals(List.of("a1b", "b1b", "swap"), Positions.legalTexts(before));
        assertEquals("xx/1xx/b1 w 6,6", text(play(before, "a1b")), "a2 had no other freedom");
    }

    @ParameterizedTest
    @CsvSource({
        "5/6/7/8/wwww5/8/7/6/5 w, e5w, 5",
        "5/6/7/8/www1ww3/8/7/6/5 w, e4w, 6",
        "5/6/7/8/wwww1wwww/8/7/6/5 w, e5w, 9",
        "5/6/7/8/9/3w4/2w4/1w4/w4 w, e5w, 5",
        "5/6/7/8/9/4w3/4w2/4w1/4w w, e5w, 5"
    })
    void fiveOrMoreInAnyOfTheThreeDirectionsWin(String text, String move, int length) {
        Position before = of(text);
        Position after = play(before, move);
        Outcome.Won won = (Outcome.Won) after.outcome();
        assertEquals(Side.WHITE, won.winner());
        assertEquals(length, won.cells().size());
        assertEquals("White has a line of " + length, after.endWords());
        SearchBoard board = before.searchBoard();
        assertEquals(1, board.outlook());
    }

    @Test
    void fourInALineOrABentFiveDoNotWin() {
        assertFalse(play(of("5/6/7/8/www6/8/7/6/5 w"), "e4w").outcome().over());
        assertFalse(play(of("5/6/7/8/wwww5/8/7/6/5 w"), "f5w").outcome().over());
    }

    /// At a1 the white row would be without freedom, but black b1 to b4 lose their last one: they are captured, and
    /// then five are in a line.
    @Test
    void aLineIsJudgedAfterTheCaptures() {
        Position before = of("5/6/7/8/9/8/wwwxw2/bbbbxb/1wwww w");
        MovePreview preview = preview(before, "a1w");
        assertEquals(cells(before, "b1", "b2", "b3", "b4"), taken(before, "a1w"));
        assertEquals(
                cells(before, "a1", "a2", "a3", "a4", "a5"), preview.outcome().cells());
    }

    /// The same with a freedom for Black at c1: nothing is captured, and the line is not made.
    @Test
    void aLineDoesNotExcuseSuicide() {
        Position before = of("5/6/7/8/9/8/1wwxw2/bbbbxb/1wwww w");
        assertFalse(Positions.legalTexts(before).contains("a1w"));
        assertEquals(0, before.searchBoard().outlook());
    }

    @Test
    void thePiecesRunOut() {
        Position last = of("2/3/2 w 1,0");
        assertDrawn(play(last, "b2w"), "Black has no piece left");
        assertTrue(PositionText.parse("2/3/2 w 0,1", Pentalath.GAME) instanceof Parsed.Bad<Position>);
    }

    /// Of a1, a2 and b1 the corner a1 touches both others: with a piece there, a move on either of them is suicide.
    @Test
    void noLegalMoveIsADraw() {
        Position start = of("xx/1xx/2 w");
        Position first = play(start, "a1w");
        assertEquals(List.of("swap"), Positions.legalTexts(first), "taking over is a move too");
        assertDrawn(play(first, "swap"), "White has no legal move");
        assertDrawn(play(of("xx/1xx/2 b"), "a1b"), "White has no legal move");
    }

    @Test
    void theSecondPlayerMaySwapInPlaceOfTheSecondMove() {
        Position start = of("5/6/7/8/9/8/7/6/5 w");
        assertTrue(start.swapOffered());
        assertFalse(start.allows(Move.swap()));
        Position first = play(start, "e5w");
        assertTrue(first.swapOffered());
        assertEquals("5/6/7/8/4w4/8/7/6/5 b", text(first));
        assertEquals(61, first.legalMoves().size());
        Position swapped = play(first, "swap");
        assertEquals("5/6/7/8/4b4/8/7/6/5 w", text(swapped));
        assertFalse(swapped.swapOffered());
        assertNotEquals(first.key(), swapped.key(), "the offer is part of what a position is");
        assertFalse(play(first, "a1b").swapOffered());
        assertFalse(of("5/6/7/8/4w4/8/7/6/5 b 59,61").swapOffered(), "a piece was placed and captured before");
        assertEquals(first, of("5/6/7/8/4w4/8/7/6/5 b swap"), "the word says what the rules say anyway");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "5/6/7/8/wwwww4/8/7/6/5 b | rows",
                "5/6/7/8/9/8/7/ww4/bw3 w | rows",
                "5/6/7/8/9/8/7/6/5 w - | supply",
                "5/6/7/8/9/8/7/6/5 w 0,3 | supply",
                "5/6/7/8/9/8/7/6/5 w 1 | passes",
                "5/6/7/8/4b4/8/7/6/5 w swap | swap",
                "5/6/7/8/3ww4/8/7/6/5 b swap | swap"
            })
    void whatTheRulesCannotLeaveBehindIsNoPosition(String text, String field) {
        assertWrong(text, field);
    }

    @Test
    void movesAgainstTheRulesSayWhy() {
        Position position = of("5/6/7/8/4w4/8/7/6/x4 b 60,61");
        assertTrue(words(preview(position, "e5b")).contains("occupied"));
        assertTrue(words(preview(position, "a1b")).contains("blocked"));
        assertTrue(words(preview(position, "a2w")).contains("own colour"));
        assertTrue(words(position.preview(Move.pass())).contains("pass"));
    }
}
