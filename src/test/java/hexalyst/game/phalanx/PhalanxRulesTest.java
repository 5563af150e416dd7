package hexalyst.game.phalanx;

import static hexalyst.game.Positions.move;
import static hexalyst.game.Positions.play;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Part;
import hexalyst.game.Points;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.RulesByHand;
import hexalyst.game.Side;
import hexalyst.game.TurnGroup;
import hexalyst.game.Turns;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The examples of the dossier, and the valid contents of texts.
class PhalanxRulesTest extends RulesByHand {
    PhalanxRulesTest() {
        super(Phalanx.GAME);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "5/6/7/8/2w2w3/8/7/6/b4 w | e4+e5 | 5/6/7/8/2wwww3/8/7/6/b4 b",
                "4b/6/ww5/8/ww7/8/7/6/5 w | e3+g1-g3 | 4b/6/1ww4/8/www6/8/7/6/5 b",
                "4b/6/7/8/wwww5/8/7/6/5 w | e1-e7 | 4b/6/7/8/3wwww2/8/7/6/5 b quiet=1",
                "4b/6/7/8/wwwbb4/8/7/6/5 w | e1-e4 | 4b/6/7/8/1wwxb4/8/7/6/5 b taken=1,0",
                "4b/6/7/8/wwwwb1b2/8/7/6/5 w | e1-e7 | 4b/6/7/8/3wxwx2/8/7/6/5 b taken=2,0",
                "5/6/3w3/4w3/wwwbbb3/8/7/6/5 w | g4-e6+e1-e5 | 5/6/7/4w3/2wxxx3/8/7/6/5 b taken=3,0",
                "4b/6/7/3w4/ww1w5/8/7/6/5 w | e4-g4+e1-e3 | 4b/6/3w3/3w4/1ww6/8/7/6/5 b quiet=1",
                "3/4/2b2/4/w1w w phase=extra | d4 | 3/3w/2b2/4/w1w b"
            })
    void theDossierSaysWhatHappens(String text, String turn, String after) {
        Position position = of(text);
        assertTrue(position.allows(move(position, turn)));
        assertEquals(after, text(play(position, turn)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "5/6/7/8/2w1w4/8/7/6/b4 w | e4+e2 | has already grown",
                "5/6/7/8/2w2w3/8/7/6/b4 w | e4+f4 | none of the groups",
                "4b/6/ww5/8/ww7/8/7/6/5 w | g1-g3+e3 | nothing grows after",
                "4b/6/7/8/wwwbb4/8/7/6/5 w | e2-e4 | not shorter",
                "5/6/7/8/www1bbb2/8/7/6/5 w | e1-e5 | not shorter",
                "5/6/3w3/4w3/wwwbbb3/8/7/6/5 w | e1-e5 | not shorter",
                "4b/6/7/3w4/ww1w5/8/7/6/5 w | e1-e3+e4-g4 | can no longer move",
                "5/6/4b2/4w3/wwwbw4/8/7/6/5 w | e5-g5+e1-e5+f5-d5 | can no longer move",
                "4b/6/7/8/wwww5/8/7/6/5 w | e1-e8 | up to 3",
                "4b/6/7/8/wwww5/8/7/6/5 w | e1-e7+end | ends before its last part",
                "3/4/5/4/3 w phase=place1 | c3w | men of the opening must be placed first"
            })
    void illegalTurnsSayWhy(String text, String turn, String why) {
        Position position = of(text);
        assertFalse(position.allows(move(position, turn)));
        String words = words(preview(position, turn));
        assertTrue(words.contains(why), words);
    }

    @Test
    void theOpeningOfTheDossier() {
        Position start = of("3/4/5/4/3 w phase=place1");
        assertEquals("2w/4/2b2/4/w1b w", text(play(start, "c3w+a1b+e3b", "swap+a3")));
        assertEquals("2b/4/2w2/4/b1w b", text(play(start, "c3w+a1b+e3b", "keep", "a3")));
        Position swapped = play(start, "c3w+a1b+e3b").with(Part.SWAP);
        assertEquals("2w/4/2b2/4/w2 b phase=choose placed=swap", text(swapped));
        assertEquals(swapped, of(text(swapped)));
    }

    @Test
    void theFortiethQuietTurnIsTheLast() {
        assertDrawn(
                play(of("3/4/1ww2/4/b1b w quiet=39"), "c2-c4"), "Red 0, Yellow 0, 40 turns without growth or capture");
        assertFalse(
                play(of("3/4/1ww2/4/b1b w quiet=39 limit=0"), "c2-c4").outcome().over());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "i1 |  | may grow or move a row",
                "a5 |  | may grow",
                "e1 | a4 | may grow or move a row",
                "a5 | a4 | has grown in this turn and can do nothing more",
                "e2 | e1-e4 | has moved in this turn, or was joined by a group that moved",
                "i1 | e1-e4 | may move a row",
                "a5 | e1-e4 | cannot grow after a movement, and has no row that can move",
                "a1 |  | has no cell left to grow to, and no row that can move"
            })
    void groupsSayWhatTheyMayStillDo(String cell, String part, String words) {
        Position start = of("ww3/6/7/8/wwwbb4/8/7/xx4/wx2w w");
        Position position =
                part == null ? start : start.with(move(start, part).parts().getFirst());
        TurnGroup group = position.turnGroups().stream()
                .filter(each -> each.cells().contains(Positions.cell(position, cell)))
                .findFirst()
                .orElseThrow();
        assertEquals(words, position.edition().words(group.says()));
        assertEquals(words.startsWith("may"), group.open());
        assertEquals(List.of(), of("3/4/5/4/3 w phase=place1").turnGroups());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "e4+e1-e3 | illegal",
                "a4+e1-e4 | grows 1 group, moves 1 row, captures 1 man",
                "e1-e4 | moves 1 row, captures 1 man",
                "a4 | grows 1 group"
            })
    void whatATurnDoesIsCounted(String turn, String words) {
        Position start = of("ww3/6/7/8/wwwbb4/8/7/xx4/wx2w w");
        boolean legal = start.allows(move(start, turn));
        assertEquals(words, legal ? words(preview(start, turn)) : "illegal");
    }

    @Test
    void aManThatTouchesTwoGroupsLetsBothGrow() {
        assertEquals("grows 2 groups", words(preview(of("5/6/7/8/2w1w4/8/7/6/b4 w"), "e4")));
    }

    @Test
    void bothMayPassInNormalTurnsOnly() {
        Position start = of("x2/1xw1/w1xb1/1xb1/x2 b taken=1,0");
        assertEquals(
                play(start, "pass", "pass").outcome(),
                Turns.bothPass(start).orElseThrow().outcome());
        assertEquals(Optional.empty(), Turns.bothPass(of("3/4/5/4/3 w phase=place1")));
        assertEquals(Optional.empty(), Turns.bothPass(play(start, "pass", "pass")));
    }

    @Test
    void territoryAndPrisonersCount() {
        Position over = play(of("x2/1xw1/w1xb1/1xb1/x2 b taken=1,0"), "pass", "pass");
        assertWon(over, Side.WHITE, "Red 3, Yellow −1, both passed");
        assertEquals(
                Positions.cells(over, "d1", "c2", "b1"),
                over.score().orElseThrow().whiteCells());
    }

    @Test
    void aManTakenInThisTurnCountsAtOnce() {
        Position before = of("4b/6/7/3w4/wwwbb1ww1/8/7/6/5 w");
        Position begun = before.with(move(before, "e1-e4").parts().getFirst());
        assertTrue(begun.midTurn() && begun.parts().contains(Part.END));
        Points points = begun.score().orElseThrow();
        assertEquals(-1, points.black() - points.blackCells().size());
        assertEquals(begun, of(text(begun)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "3/4/5/4/3 w 1,2 | supply",
                "3/4/5/4/3 w swap | swap",
                "3/4/5/4/3 w phase=extra passes=1 | passes",
                "3/4/5/4/3 w phase=extra quiet=1 | quiet",
                "3/4/5/4/3 w grew=a1 | grew",
                "3/4/5/4/3 w grew=z9 | grew",
                "ww1/4/5/4/3 w grew=e1,e2 | grew",
                "ww1/4/5/4/3 w moved=a1 | moved",
                "ww1/4/5/4/3 w took=1 | took",
                "ww1/4/5/4/3 w placed=e1 | placed",
                "xxx/xxxx/xxxxx/xxxx/xxx w phase=extra | rows",
                "ww1/4/5/4/3 w passes=2 | rows",
                "ww1/4/5/4/3 w quiet=40 | rows",
                "ww1/4/5/4/3 w passes=1 quiet=0 | quiet",
                "ww1/4/5/4/3 w passes=1 quiet=1 | none",
                "3/4/5/4/2x w phase=extra taken=0,1 | taken",
                "ww1/4/5/4/3 w grew=e2 | grew",
                "ww1/4/5/4/w2 w grew=e2 | none",
                "ww1/4/5/4/w2 w grew=e2 passes=2 | grew",
                "ww1/4/5/4/w2 w grew=e2 quiet=40 | grew",
                "bw1/1bw1/wwb1w/w3/w1b w quiet=1 limit=1 moved=c1 | moved",
                "bw1/1bw1/wwb1w/w3/w1b w quiet=1 moved=c1 | none",
                "3/4/5/4/3 w phase=place1 placed=swap | placed"
            })
    void whatTheRulesCannotLeaveBehindIsNoPosition(String text, String field) {
        assertWrong(text, field);
    }
}
