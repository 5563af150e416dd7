package hexalyst.game.macbeth;

import static hexalyst.game.Positions.cell;
import static hexalyst.game.Positions.cells;
import static hexalyst.game.Positions.move;
import static hexalyst.game.Positions.play;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.CellSet;
import hexalyst.board.HexGrid;
import hexalyst.board.RowsException;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.IllegalMoveException;
import hexalyst.game.Move;
import hexalyst.game.MovePreview;
import hexalyst.game.Points;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.RulesByHand;
import hexalyst.game.Side;
import hexalyst.game.Supply;
import hexalyst.notation.PositionText;
import hexalyst.notation.rules.RulesPage;
import hexalyst.text.Texts;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The rules on positions that were worked out by hand.
class MacBethRulesTest extends RulesByHand {
    private static final String OTHELLO = "6/1x1x1x1/8/1x1x1x1x1/4bw4/1x1xwxbx1x1/4bw4/1x1x1x1x1/8/1x1x1x1/6 b";
    private static final String REVERSI = "6/1x1x1x1/8/1x1x1x1x1/10/1x1x1x1x1x1/10/1x1x1x1x1/8/1x1x1x1/6 b";
    private static final String FORCED = "www1/1xwxb/wwwwbb/wxwxwxb/wbbbwb/wxbxb/1bbb w";

    MacBethRulesTest() {
        super(MacBeth.GAME);
    }

    private static List<Integer> score(Position position) {
        Points points = position.score().orElseThrow();
        return List.of(points.white(), points.black());
    }

    @Test
    void theStartsAreThoseOfTheEditions() {
        assertEquals(OTHELLO, text(MacBeth.GAME.start(MacBethEdition.OTHELLO)));
        assertEquals(REVERSI, text(MacBeth.GAME.start(MacBethEdition.REVERSI)));
        assertEquals(
                "2/1x1/2 b",
                text(MacBeth.GAME.start(
                        MacBethEdition.OTHELLO, MacBeth.GAME.sizes().getFirst())));
        assertEquals(
                List.of(6, 30, 72, 132),
                MacBeth.GAME.sizes().stream()
                        .map(grid -> MacBeth.GAME.start(MacBethEdition.REVERSI, grid))
                        .map(start -> start.setup().count(Content.EMPTY))
                        .toList());
    }

    @Test
    void onlyThePageOfTheFilledRingSaysWhereItsColoursAreFrom() {
        for (MacBethEdition edition : List.of(MacBethEdition.OTHELLO, MacBethEdition.REVERSI)) {
            String page = Texts.in(
                    Locale.ENGLISH,
                    () -> RulesPage.of(MacBeth.GAME, edition).orElseThrow().toString());
            assertTrue(page.contains("Where the holes are follows from the text."));
            assertEquals(edition.ringFilled(), page.contains("turned by 60 degrees"));
        }
    }

    @Test
    void theFirstMoveTurnsTheStoneBetween() {
        Position before = of(OTHELLO);
        MovePreview preview = preview(before, "e4");
        assertEquals("Black stone: turns over 1 stone", words(preview));
        assertEquals(cells(before, "e4", "f5"), preview.cells());
        assertEquals(CellSet.EMPTY, taken(before, "e4"));
        Position after = play(before, "e4");
        assertTrue(after.at(cell(after, "f5")).is(Side.BLACK));
        assertEquals(List.of(2, 5), score(after));
        assertEquals(Side.WHITE, after.toMove());
    }

    @Test
    void anOccupiedCellIsIllegal() {
        MovePreview preview = preview(of(OTHELLO), "e5");
        assertFalse(preview.legal());
        assertTrue(words(preview).contains("occupied"));
    }

    @Test
    void whoCanMoveMustNotPass() {
        Position position = of(OTHELLO);
        assertEquals(List.of("d5", "e4", "e7", "g4", "g7", "h5"), Positions.legalTexts(position));
        assertEquals("Black can place a stone and must not pass", words(preview(position, "pass")));
        assertThrows(IllegalMoveException.class, () -> play(position, "pass"));
    }

    @Test
    void whatIsTurnedOverTurnsNothing() {
        Position before = of("6/1x1x1x1/8/1x1x1x1x1/4bw4/1x1xbxbx1x1/3bbb4/1x1xwx1x1/4w3/1x1x1x1/6 w");
        Position after = play(before, "e7");
        assertEquals(cells(before, "e7", "f7"), preview(before, "e7").cells());
        assertTrue(after.at(cell(after, "e6")).is(Side.BLACK));
    }

    @Test
    void fourDirectionsAtOnce() {
        Position before = of("wwwbbb/wxwxbx1/wbbbbbb1/wxwxbxbxw/wbbbbbbbbw/wx1xbxbxbxw/wbbbbbbbb1/wxbxbxwxb/1bwbwwbb/"
                + "bxbxwxb/1bbbbb w");
        MovePreview preview = preview(before, "f3");
        assertEquals(cells(before, "f3", "g3", "g2", "e2", "e3", "d3"), preview.cells());
        assertEquals("White stone: turns over 5 stones, then Black must pass", words(preview));
        Position after = play(before, "f3");
        for (String name : List.of("f3", "g3", "g2", "e2", "e3", "d3")) {
            assertTrue(after.at(cell(after, name)).is(Side.WHITE), name);
        }
        assertEquals(score(before).getFirst() + 6, score(after).getFirst());
    }

    @Test
    void aForcedPassThenOverWithTwoCellsEmpty() {
        Position before = of(FORCED);
        assertEquals(List.of(Move.pass()), before.legalMoves());
        assertTrue(preview(before, "pass").legal());
        assertEquals("White passes: no stone would turn another over", words(preview(before, "pass")));
        Position passed = play(before, "pass");
        assertEquals(0, passed.passes());
        MovePreview last = preview(passed, "f1");
        assertEquals(
                "Black stone: turns over 3 stones and wins: Black has 16 stones, White 12",
                words(last).replaceAll("over \\d+", "over 3"));
        Position over = play(passed, "f1");
        assertEquals(List.of(12, 16), score(over));
        assertEquals("0-1", over.outcome().result());
        assertEquals("Black has 16 stones, White 12", over.endWords());
        assertEquals(List.of(), over.legalMoves());
        assertThrows(IllegalMoveException.class, () -> play(over, "pass"));
    }

    @Test
    void aMoveThatTurnsNothingIsIllegal() {
        MovePreview preview = preview(of(FORCED), "a1");
        assertFalse(preview.legal());
        assertEquals("it would turn over nothing", words(preview));
    }

    /// So that the window can say why.
    @Test
    void aStoneOnAnyEmptyCellIsConsidered() {
        Position position = of(FORCED);
        assertEquals(List.of(Move.place(cell(position, "a1"), Side.WHITE)), position.candidates(cell(position, "a1")));
        assertEquals(List.of(), position.candidates(cell(position, "b2")), "a hole");
        assertEquals(List.of(), position.candidates(cell(position, "b4")), "a stone");
    }

    @Test
    void equalNumbersAreADraw() {
        Position over = play(of("bbb1/bxwxw/bbwwww/bxbxbxw/wwbwbw/1xwxw/1www b"), "b1");
        assertDrawn(over, "both have 14 stones");
        assertEquals(List.of(14, 14), score(over));
        assertEquals(Optional.empty(), over.score().orElseThrow().leader());
    }

    @Test
    void onTheSmallestBoardFillingTheRingIsTheWholeGame() {
        Position over = play(of("2/1x1/2 b"), "c1", "c2", "b1", "b3", "a1", "a2");
        assertEquals("1/2-1/2", over.outcome().result());
        assertEquals(List.of(3, 3), score(over));
    }

    @Test
    void inReversiTheRingIsFilledFirst() {
        Position start = of(REVERSI);
        assertEquals("Black stone: turns over nothing on the ring", words(preview(start, "e5")));
        Position filled = play(start, "e5", "e6", "f7", "g6", "g5", "f5");
        assertEquals(List.of(3, 3), score(filled));
        assertEquals(text(of(OTHELLO)), text(filled));
        assertEquals(List.of(2, 5), score(play(filled, "d5")));
    }

    @Test
    void whileTheRingIsNotFullNothingElseIsLegal() {
        MovePreview preview = preview(of(REVERSI), "d5");
        assertFalse(preview.legal());
        assertTrue(words(preview).contains("ring"), words(preview));
    }

    /// In both editions an empty cell on the ring must be filled, and nothing else on the ring is turned over.
    @ParameterizedTest
    @EnumSource(Side.class)
    void aSetUpWithAnEmptyRingCellIsAnOpening(Side mover) {
        String text = "6/1x1x1x1/8/1x1xwx1x1/4bw4/1x1x1xbx1x1/3wbw4/1xbx1x1x1/8/1x1x1x1/6 " + mover.letter();
        for (MacBethEdition edition : List.of(MacBethEdition.OTHELLO, MacBethEdition.REVERSI)) {
            Position position =
                    PositionText.parse(text, MacBeth.GAME, edition).ok().orElseThrow();
            assertEquals(List.of("f5"), Positions.legalTexts(position));
            Position filled = play(position, "f5");
            int more = mover == Side.WHITE ? 1 : 0;
            assertEquals(
                    List.of(score(position).getFirst() + more, score(position).getLast() + 1 - more), score(filled));
        }
    }

    @Test
    void theOpponentWhoMustPassIsTold() {
        Position before = of("www1/1xwxb/wwwwbb/wxwxwxb/wbbbw1/wxbxb/1bbb b");
        for (Move move : before.legalMoves()) {
            Position after = before.play(move);
            boolean passes = after.legalMoves().equals(List.of(Move.pass()));
            assertEquals(passes, words(before.preview(move)).endsWith(", then White must pass"));
        }
    }

    @Test
    void thePointsTellWhoseACellIs() {
        Position position = of(OTHELLO);
        Points points = position.score().orElseThrow();
        assertEquals(cells(position, "f7", "g5", "e5"), points.blackCells());
        assertEquals(cells(position, "g6", "f5", "e6"), points.whiteCells());
        assertTrue(points.blackCells().contains(cell(position, "f7")));
        assertFalse(points.whiteCells().or(points.blackCells()).contains(cell(position, "a1")));
    }

    @Test
    void keysAreOneForTheTurnedBoardAndForExchangedColours() {
        Position start = of(OTHELLO);
        assertEquals(play(start, "e4").key(), play(start, "e7").key());
        assertFalse(start.coloursDiffer());
        assertEquals(start.key(), of(OTHELLO.replace(" b", " w")).key(), "the same turned by 60 degrees");
        assertNotEquals(start.key(), MacBeth.GAME.start(MacBethEdition.REVERSI).key());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "5/6/7/8/9/8/7/6/5 b | rows",
                "3/4/3 b | rows",
                "w1/1x1/1b w - | none",
                "2/1x1/2 b 1,2 | supply",
                "2/1x1/2 b 1 | passes",
                "2/1x1/2 b swap | swap",
                "wb/bxw/wb w | rows",
                "xx/xxx/xx w | rows"
            })
    void whatTheRulesCannotLeaveBehindIsNoPosition(String text, String field) {
        assertWrong(text, field);
    }

    @ParameterizedTest
    @ValueSource(strings = {OTHELLO, REVERSI, FORCED, "2/1x1/2 b", "2/1w1/2 w", "2/3/2 b"})
    void positionsAreWrittenAsTheyAreRead(String text) {
        assertEquals(text, text(of(text)));
    }

    @Test
    void otherBoardsAreRefused() {
        assertThrows(RowsException.class, () -> MacBeth.GAME.grid(List.of(5, 6, 7, 8, 9, 8, 7, 6, 5)));
        assertThrows(
                IllegalArgumentException.class,
                () -> MacBeth.GAME.start(MacBethEdition.OTHELLO, HexGrid.hexagon(5, 5)));
    }

    @Test
    void movesAgainstTheRulesSayWhy() {
        Position position = of(OTHELLO);
        assertEquals("e4", position.text(move(position, "e4")));
        assertTrue(words(preview(position, "f6")).contains("hole"));
        int free = cell(position, "e4");
        assertTrue(words(position.preview(Move.place(free, Side.WHITE))).contains("own colour"));
        assertTrue(words(position.preview(Move.swap())).contains("swap"));
        assertEquals(Map.of(), position.groupNumbers());
        assertEquals(Supply.ENDLESS, position.supply());
        assertFalse(position.swapOffered());
    }

    @Test
    void holesAreNoCellsOfTheBoard() {
        for (Edition edition : MacBeth.GAME.editions()) {
            assertEquals(72, MacBeth.GAME.cells(edition, HexGrid.hexagon(6, 6)));
            assertEquals(30, MacBeth.GAME.cells(edition, HexGrid.hexagon(4, 4)));
        }
    }
}
