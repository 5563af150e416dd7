package hexalyst.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.game.Content;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.Side;
import hexalyst.game.Supply;
import hexalyst.notation.source.Parsed;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PositionTextTest {
    private static final Game GAME = Games.byDefault();

    private static Position position(String text) {
        return PositionText.parse(text, GAME).ok().orElseThrow();
    }

    private static String problem(String text) {
        return assertInstanceOf(Parsed.Bad.class, PositionText.setup(text, GAME))
                .first()
                .text();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "5/6/7/8/9/8/7/6/5 w",
                "6/7/8/9/10/9/8/7/6 w",
                "2/3/2 w",
                "3/4/5/4/3 w",
                "4/5/6/7/6/5/4 b",
                "w1ww1/wwb3/1w1wbb1/w1bbww2/w1ww5/3bww2/1w1w1bw/w4w/1www1 w",
                "w1b1w/ww1b1w/3w3/ww1w2bb/w4w1ww/1wwbbb1w/3w1w1/bwbb2/bwwbw b",
                "5/6/7/8/9/8/7/6/5 w 5,3",
                "5/6/7/8/9/8/7/6/5 w -,3",
                "5/6/7/8/9/8/7/6/5 w -",
                "5/6/7/8/9/8/7/6/5 w 1",
                "5/6/7/8/9/8/7/6/5 b 5,3 1",
                "5/6/7/8/9/8/7/6/5 w swap",
                "5/6/7/8/4b4/8/7/6/5 b swap",
                "5/6/7/8/9/8/7/6/5 b 5,3 1 swap",
                "2/x2/2 w -,3 swap",
                "2x/2x1/3 w 3,1",
                "x5/7/8/9/4w5/9/8/7/5x b"
            })
    void writesWhatItReads(String text) {
        assertEquals(text, PositionText.format(position(text)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "5/6/7/8/9/8/7/6/5 w 30,30 | 5/6/7/8/9/8/7/6/5 w",
                "w4/6/7/8/9/8/7/6/5 b 29,30 0 | w4/6/7/8/9/8/7/6/5 b",
                "w1w/w1bw/w2bb/bbw1/wxw b - | w1w/w1bw/w2bb/bbw1/wxw b",
                "5/6/7/8/9/8/7/6/5 w -,- | 5/6/7/8/9/8/7/6/5 w -",
                "5/6/7/8/9/8/7/6/5 b left=5,3 1 swap | 5/6/7/8/9/8/7/6/5 b 5,3 1 swap",
                "5/6/7/8/9/8/7/6/5 w left=- | 5/6/7/8/9/8/7/6/5 w -",
                "5/6/7/8/9/8/7/6/5 w passes=1 left=- | 5/6/7/8/9/8/7/6/5 w - 1",
                "2/3/2 w 0 | 2/3/2 w"
            })
    void leavesOutWhatGoesWithoutSaying(String text, String shorter) {
        assertEquals(shorter, PositionText.format(position(text)));
    }

    @Test
    void readsTheTopRowFirst() {
        Grid grid = HexGrid.hexagon(5, 5);
        PositionSetup setup =
                PositionText.setup("w4/6/7/8/4b4/8/7/6/4x b 5,- 1", GAME).ok().orElseThrow();
        assertEquals(Content.WHITE, setup.cells().get(grid.named("i1").orElseThrow()));
        assertEquals(Content.BLACK, setup.cells().get(grid.named("e5").orElseThrow()));
        assertEquals(Content.BLOCKED, setup.cells().get(grid.named("a5").orElseThrow()));
        assertEquals(Side.BLACK, setup.toMove());
        assertEquals(Optional.of(new Supply(5, Supply.UNLIMITED)), setup.supply());
        assertEquals(1, setup.passes());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2/3/2 w swap 1 | fields: nothing was expected after swap, not \"1\" (column 14)",
                "2/3/2 w swap swap | fields: nothing was expected after swap, not \"swap\" (column 14)",
                "2/3/2 w Swap | passes: \"Swap\" where a number was expected (column 9)"
            })
    void nothingFollowsTheSwap(String text, String said) {
        assertEquals(said, problem(text));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2/3/2 w left= | supply: \"\" where a number or - was expected (column 14)",
                "2/3/2 w left=5 | supply: \"\" where a number or - was expected (column 15)",
                "2/3/2 w left=5,a | supply: \"a\" where a number or - was expected (column 16)",
                "2/3/2 w right=5 | fields: positions of Manalath have no \"right\" (column 9)",
                "2/3/2 w passes=0 passes=1 | \"passes\" is given twice (column 9)",
                "2/3/2 w passes=1 0 | \"passes\" is given twice (column 18)",
                "2/3/2 w 5,3 left=5,3 | passes: \"left=5,3\" where a number was expected (column 13)"
            })
    void aNamedSupplyIsTwoNumbersAndComesOnce(String text, String said) {
        assertEquals(said, problem(text));
    }

    @Test
    void namesTheSwapThatComesTooLate() {
        Parsed.Bad<Position> late = (Parsed.Bad<Position>) PositionText.parse("2/ww1/2 w 3,3 swap", GAME);
        assertEquals(
                "swap: the second player may swap only right after the first piece (column 15)",
                late.first().text());
    }

    @Test
    void takesTheEditionOfTheBoard() {
        assertEquals("designer", position("5/6/7/8/9/8/7/6/5 w").edition().id());
        assertEquals("nestorgames", position("6/7/8/9/10/9/8/7/6 w").edition().id());
        assertEquals(new Supply(25, 25), position("6/7/8/9/10/9/8/7/6 w").supply());
        assertEquals(Supply.ENDLESS, position("2/3/2 w").supply());
    }

    @Test
    void namesRowAndColumnOfARowThatDoesNotFit() {
        assertEquals("row 3 has 8 cells where 7 or 9 were expected (column 12)", problem("w5w/3bw1wb/8/9 w"));
        assertEquals("row 5 has 8 cells where 7 or 9 were expected (column 9)", problem("5/6/7/8/8/8/7/6/5 w"));
    }

    @Tag("slow")
    @Test
    void randomPositionsOfAllBoardsSurvive() {
        for (long seed = 0; seed < 2000; seed++) {
            Position start = new RandomTrees(seed).start();
            String text = PositionText.format(start);
            String what = "seed " + seed + ": " + text;
            Position again = PositionText.parse(text, start.game(), start.edition())
                    .ok()
                    .orElseThrow(() -> new AssertionError(what));
            assertEquals(start.setup(), again.setup(), what);
            assertEquals(text, PositionText.format(again), what);
            assertEquals(
                    start.setup(),
                    PositionText.setup(PositionText.format(start.setup()), start.game())
                            .ok()
                            .orElseThrow(),
                    what);
        }
    }

    @Test
    void morePiecesThanTheEditionHasAreWrittenWithTheirSupply() {
        String rows = "wbwbw/bwbwbw/wbwbwbw/bwbwbwbw/wbwbwbwbw/bwbwbwbw/wbwbwbw/bwbwbw/wbwbw w";
        PositionSetup setup = PositionText.setup(rows + " -,0", GAME).ok().orElseThrow();
        assertEquals(rows + " -,0", PositionText.format(setup, GAME.editions().getFirst()));
    }
}
