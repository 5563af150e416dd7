package hexalyst.game.medusa;

import static hexalyst.game.Positions.move;
import static hexalyst.game.Positions.play;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Part;
import hexalyst.game.Points;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.RulesByHand;
import hexalyst.game.Side;
import hexalyst.game.TurnGroup;
import hexalyst.turn.Changes;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The examples of the dossier, and the valid contents of texts.
class MedusaRulesTest extends RulesByHand {
    private static final String REST = "/1x1x1x1/6/1x1x1/4";

    MedusaRulesTest() {
        super(Medusa.GAME);
    }

    private static int points(Position position, Side side) {
        return position.score().map(points -> points.of(side)).orElseThrow();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "e1 |  | may move by a leap",
                "e5 | e4-e6 | has moved in this turn, or was touched by a group that has",
                "a1 | e4-e6 | is a single stone; only groups of two or more move",
                "e1 | e4-e6 | may move by a leap"
            })
    void groupsSayWhatTheyMayStillDo(String cell, String part, String words) {
        Position start = of("4/1x1x1/bb1bb1/1x1x1x1/6/1x1x1/b3 b marker=0");
        Position position =
                part == null ? start : start.with(move(start, part).parts().getFirst());
        TurnGroup group = position.turnGroups().stream()
                .filter(each -> each.cells().contains(Positions.cell(position, cell)))
                .findFirst()
                .orElseThrow();
        assertEquals(words, position.edition().words(group.says()));
        assertEquals(words.startsWith("may"), group.open());
        assertEquals(2, start.turnGroups().size(), "before anything is done those that can do nothing are left out");
    }

    @Test
    void theStartHasThreePointsForWhiteOnEveryBoard() {
        for (Grid grid : Medusa.GAME.sizes()) {
            Position start = Medusa.GAME.start(MedusaEdition.STANDARD, grid);
            assertEquals(Side.BLACK, start.toMove());
            assertEquals(3, points(start, Side.WHITE));
        }
        assertEquals(
                List.of(6, 30, 72, 132, 210),
                Medusa.GAME.sizes().stream()
                        .map(grid -> Medusa.GAME.cells(MedusaEdition.STANDARD, grid))
                        .toList());
        assertEquals("4/1x1x1/6" + REST + " b marker=w3", text(of("4/1x1x1/6" + REST + " b")));
        assertEquals(3, points(of("2/1x1/2 w marker=w3 passes=2"), Side.WHITE));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // 1: a capture, after which the stones that it joins may move.
                "4/1x1x1/6/1x1x1x1/6/bx1x1/w3 b marker=0 | a2 | 4/1x1x1/6/1x1x1x1/6/bx1x1/bb2 w marker=0",
                "4/1x1x1/6/1x1x1x1/6/bx1x1/w3 b marker=0 | a2+a1-a3 | 4/1x1x1/6/1x1x1x1/6/bx1x1/1bb1 w marker=0",
                // 2: a suicide.
                "4/1x1x1/6/1x1x1x1/6/bx1x1/1b2 w marker=0 | a1 | 4/1x1x1/6/1x1x1x1/6/bx1x1/bb2 b marker=0",
                // 3: no liberty is left, but a rosette.
                "4/1x1x1/6/1xwx1x1/wbbw2/bxbx1/1wbw b marker=0 | a1 "
                        + "| 4/1x1x1/6/1xwx1x1/wbbw2/bxbx1/bbbw w marker=0",
                "4/1x1x1/6/1xwx1x1/wbbw2/bxbx1/1wbw w marker=0 | a1 "
                        + "| 4/1x1x1/6/1xwx1x1/wwww2/wxwx1/wwww b marker=0",
                // 4: a rosette lives.
                "4/1x1x1/6/1xbx1x1/bwwb2/wxwx1/ww2 b marker=0 | a3 | 4/1x1x1/6/1xbx1x1/bwwb2/wxwx1/wwb1 w marker=0",
                // 5: a movement alone, and one after a placement.
                "4/1x1x1/bb4/1x1x1x1/6/1x1x1/4 b marker=w3 | e1-e3 "
                        + "| 4/1x1x1/1bb3/1x1x1x1/6/1x1x1/4 w marker=w2 quiet=1",
                "4/1x1x1/bb4/1x1x1x1/6/1x1x1/4 b marker=w3 | e5+e1-e3 | 4/1x1x1/1bb1b1/1x1x1x1/6/1x1x1/4 w marker=w3",
                // 6: the order of movements matters.
                "4/1x1x1/bb1bb1/1x1x1x1/6/1x1x1/4 b marker=0 | e4-e6+e1-e3 "
                        + "| 4/1x1x1/1bb1bb/1x1x1x1/6/1x1x1/4 w marker=b1 quiet=1",
                // 8: a movement captures.
                "4/1x1x1/6/bx1x1x1/b5/1x1x1/wb2 b marker=0 | d1-b1 "
                        + "| 4/1x1x1/6/1x1x1x1/b5/bx1x1/bb2 w marker=b1 quiet=1",
                // Step b after a capture.
                "wwww/wxwxw/wbbbww/wxbxbxw/wwbbww/bx1xw/bbww w marker=0 | b3 "
                        + "| bbbb/bxbxb/bbbbbb/bxbxbxb/bbbbbb/bxbxb/bbbb b marker=0",
                // A suicide followed by captures.
                "1b2/wxbx1/2w2b/1xwxwxw/w2w2/bx1x1/1bww w marker=0 | a1+d5-b3+e3-c2 "
                        + "| 1b2/wxbx1/5b/1xwx1xw/ww1w2/wxwx1/wwww b marker=0",
                // The marker does not go beyond 9.
                "2/1x1/2 w marker=w9 | pass | 2/1x1/2 b passes=1 marker=w9 quiet=1"
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
                "4/1x1x1/bb4/1x1x1x1/6/1x1x1/4 b | e2-e3 | leaps over at least one own stone",
                "4/1x1x1/bb4/1x1x1x1/6/1x1x1/4 b | e1-e3+e5 | no stone is placed after",
                "4/1x1x1/bb4/1x1x1x1/6/1x1x1/4 b | e5+e6 | at most one stone",
                "4/1x1x1/bb1bb1/1x1x1x1/6/1x1x1/4 b | e1-e3+e4-e6 | has moved in this turn",
                "4/1x1x1/bbb3/1x1x1x1/6/1x1x1/4 b | e1-e4+e2-e5 | has moved in this turn",
                "4/1x1x1/bb1w2/1x1x1x1/6/1x1x1/4 b | e1-e4 | no row",
                "4/1x1x1/bbw3/1x1x1x1/6/1x1x1/4 b | e1-e3 | ends at e3",
                "4/1x1x1/bbw3/1x1x1x1/6/1x1x1/4 b | e3-e1 | only a stone of Black",
                "4/1x1x1/bbw3/1x1x1x1/6/1x1x1/4 b | e3 | occupied",
                "4/1x1x1/bbw3/1x1x1x1/6/1x1x1/4 b | f2 | dark",
                "4/1x1x1/bbw3/1x1x1x1/6/1x1x1/4 b | f1w | own colour",
                "4/1x1x1/bbw3/1x1x1x1/6/1x1x1/4 b | end | without doing anything",
                "4/1x1x1/bb4/1x1x1x1/6/1x1x1/4 b | f5+pass | instead of passing",
                "4/1x1x1/6/1x1x1x1/6/1x1x1/4 b | f1+end | before its last part",
                "4/1x1x1/6/1x1x1x1/6/1x1x1/4 b | xf1 | no such move",
                "4/1x1x1/6/1x1x1x1/6/1x1x1/4 b passes=2 | f1 | the game is over"
            })
    void illegalTurnsSayWhy(String text, String turn, String why) {
        Position position = of(text);
        assertFalse(position.allows(move(position, turn)));
        String words = words(preview(position, turn));
        assertTrue(words.contains(why), words);
    }

    @Test
    void theMiddleOfATurnIsAPosition() {
        Position two = of("4/1x1x1/bb1bb1/1x1x1x1/6/1x1x1/4 b marker=w3");
        Position placed = two.with(part(two, "a1"));
        assertEquals("4/1x1x1/bb1bb1/1x1x1x1/6/1x1x1/b3 b marker=w3 mid=p", text(placed));
        assertEquals(placed, of(text(placed)));
        Position first = two.with(part(two, "e4-e6"));
        assertEquals("4/1x1x1/bb2bb/1x1x1x1/6/1x1x1/4 b marker=w3 mid=m spent=e5,e6", text(first));
        assertEquals(first, of(text(first)));
        assertEquals(first, of("4/1x1x1/bb2bb/1x1x1x1/6/1x1x1/4 b mid=m spent=e6"));
        assertEquals(
                List.of("e1-e3", "end"), first.steps().stream().map(first::text).toList());
        assertEquals("4/1x1x1/bb2bb/1x1x1x1/6/1x1x1/4 w marker=w2 quiet=1", text(first.with(Part.END)));
    }

    @Test
    void aTurnInWhichNoGroupCanMoveAnyMoreHasEnded() {
        Position before = of("4/1x1x1/bb4/1x1x1x1/6/1x1x1/4 b marker=w3");
        Position placed = before.with(part(before, "e5"));
        assertTrue(placed.midTurn());
        Position moved = placed.with(part(placed, "e1-e3"));
        assertEquals("4/1x1x1/1bb1b1/1x1x1x1/6/1x1x1/4 w marker=w3", text(moved));
        // The dossier's text of the same.
        assertEquals(moved, of("4/1x1x1/1bb1b1/1x1x1x1/6/1x1x1/4 b marker=w3 mid=pm spent=e2,e3"));
    }

    private static Part part(Position position, String text) {
        return move(position, text).parts().getFirst();
    }

    @Test
    void deadGroupsAreReversedBeforeCounting() {
        String ended = "4/1x1x1/6/bxbxbxb/2w3/1x1x1/4 b marker=w3 passes=2";
        Position plain = of(ended);
        assertWon(plain, Side.BLACK, "Black 17, White 4, both passed");
        Position agreed = of(ended + " dead=c3");
        assertWon(agreed, Side.BLACK, "Black 30, White 3, dead groups reversed");
        assertEquals(
                27, agreed.score().map(Points::blackCells).map(CellSet::size).orElseThrow() - 3);
        assertEquals(Optional.of(agreed), plain.withDead(Positions.cells(plain, "c3")));
        assertEquals(Optional.of(plain), agreed.withDead(CellSet.EMPTY));
        assertEquals(agreed, of(text(agreed)));
        assertFalse(agreed.key().equals(plain.key()));
        Position still = of("4/1x1x1/6/bxbxbxb/2w3/1x1x1/4 b quiet=20 dead=c3");
        assertWon(still, Side.BLACK, "Black 30, White 3, dead groups reversed");
        Position going = of("4/1x1x1/6/bxbxbxb/2w3/1x1x1/4 b");
        assertEquals(Optional.empty(), going.withDead(CellSet.of(0)), "nothing is dead before the end");
    }

    @Test
    void deadGroupsOfBothColoursAreReversedTogether() {
        Position agreed = of("wwb1/wxbx1/6/1x1x1x1/6/1x1xb/2ww w passes=2 marker=0 dead=a4,g1");
        assertEquals(
                Positions.cells(agreed, "a3", "a4", "g1", "g2", "f1"),
                CellSet.of(agreed.score().orElseThrow().blackCells().stream()
                        .filter(cell -> agreed.at(cell).is(Side.WHITE))
                        .toArray()));
    }

    @Test
    void theTwentiethTurnWithoutPlacingIsTheLast() {
        Position position = of("4/1x1x1/bb4/1x1x1x1/6/1x1x1/4 b marker=0 quiet=19");
        Position moved = play(position, "e1-e3");
        assertWon(moved, Side.BLACK, "Black 31, White 0, 20 turns without placing");
        assertFalse(play(position, "e5").outcome().over());
        assertEquals(moved, of(text(moved)));
    }

    @Test
    void reversedStonesAreSeenTurning() {
        Position position = of("4/1x1x1/6/1x1x1x1/6/bx1x1/w3 b marker=0");
        Changes changes = Changes.of(position, move(position, "a2"), play(position, "a2"));
        assertEquals(Positions.cells(position, "a1"), changes.turned());
        assertEquals("places 1, moves none, reverses 1", words(preview(position, "a2")));
        Position alone = of("4/1x1x1/6/1x1x1x1/6/bx1x1/1b2 w marker=0");
        assertEquals("places 1, moves none, loses 1", words(preview(alone, "a1")));
        assertEquals("White passes, and the marker moves", words(preview(alone, "pass")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2/1x1/2 w 1,2 | supply",
                "2/1x1/2 w swap | swap",
                "2/1x1/2 w passes=3 | passes",
                "3/4/5/4/3 w | rows",
                "2/1x1/2 w marker=w10 | marker",
                "2/1x1/2 w quiet=21 | quiet",
                "2/3/2 b marker=0 | rows",
                "2/1b1/2 b marker=0 | rows",
                "2/1x1/2 w passes=1 quiet=0 | quiet",
                "2/1x1/2 w passes=2 quiet=1 | quiet",
                "2/1x1/2 w passes=2 quiet=2 | none",
                "2/1x1/2 w marker=w9 quiet=1 | marker",
                "2/1x1/2 w marker=w9 passes=1 | marker",
                "2/1x1/2 w marker=b9 quiet=1 | none",
                "2/1x1/2 b mid=p | mid",
                "1b/1x1/2 b mid=m spent=c2 | spent",
                "bb/1x1/2 b mid=m | mid",
                "bb/1x1/2 b spent=c1 | mid",
                "bb/1x1/2 b mid=pm spent=c1 | none",
                "bb/1x1/2 b mid=p passes=2 | mid",
                "bb/1x1/2 b mid=m spent=z9 | spent",
                "bb/1x1/2 w mid=m spent=c1 | spent",
                "bb/1x1/2 b dead=c1 | dead",
                "bb/1x1/2 b passes=2 dead=a1 | dead",
                "bb/1x1/2 b passes=2 dead=c1 | none"
            })
    void whatTheRulesCannotLeaveBehindIsNoPosition(String text, String field) {
        assertWrong(text, field);
    }
}
