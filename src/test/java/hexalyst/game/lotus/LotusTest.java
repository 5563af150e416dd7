package hexalyst.game.lotus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Content;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.Positions;
import hexalyst.game.SearchBoard;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import hexalyst.game.SureScore;
import hexalyst.game.TurnResult;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What tables of positions and turns cannot say of Lotus.
class LotusTest {
    private static Position position(String text) {
        return Positions.of(Lotus.GAME, text);
    }

    private static String told(String position, String move) {
        Position before = position(position);
        return before.edition()
                .words(before.preview(before.move(move).orElseThrow()).reason());
    }

    @ParameterizedTest
    @CsvSource({
        "4/3/2/6/6/4/3/8/8/3/4/6/6/2/3/4 b marker=w3, pass, Black passes (marker: 2 for White)",
        "w3/3/2/6/6/4/3/8/8/3/4/6/6/2/3/4 w marker=w7, pass, White passes (marker: 7 for White)",
        "4/3/2/6/6/4/3/8/8/3/4/6/6/2/3/4 b marker=w3, h4, Black stone: its group then has 4 liberties",
        "w3/b2/b1/6/6/4/3/8/8/3/4/6/6/2/3/4 b marker=0, p2, Black stone: reverses 1 stone",
        "1b2/b2/b1/6/6/4/3/8/8/3/4/6/6/2/3/4 w marker=w2, p1, 'White stone: has no liberty, so its group is reversed: 1 stone'",
        "1w2/w2/b1/bbw3/ww4/4/3/8/8/3/4/6/6/2/3/4 b marker=0, p1, "
                + "'Black stone: reverses 1 stone, then has no liberty, so its group is reversed: 5 stones'",
        "2/2/w/1ww1/1w2/w/2/2 w marker=0, d3, White stone: completes a lotus",
        "2/2/w/1ww1/1ww1/w/2/2 w marker=0, e1, White stone: belongs to a group with a lotus"
    })
    void whatAMoveDoesIsTold(String position, String move, String words) {
        assertEquals(words, told(position, move));
    }

    @Test
    void theEndTellsWhereThePointsComeFrom() {
        assertEquals(
                "White 10, Black 9: stones 8 to 9, surrounded 1 to 0, marker 1 to 0",
                position("w1/ww/w/wwww/bbbb/b/bb/bb b marker=w1 passes=2").endWords());
    }

    /// Whatever is played from random late positions with a lotus, the exact result is within what is called certain.
    @Test
    void whatIsCertainHoldsWithBestPlay() {
        Random random = new Random(7);
        int decided = 0;
        for (int round = 0; round < 150; round++) {
            Position now = withLotus(random);
            SearchBoard board = now.searchBoard();
            SureScore sure = board.sure().orElseThrow();
            int best = best(board, -100, 100);
            int white = now.toMove() == Side.WHITE ? best : -best;
            assertTrue(sure.least() <= white && white <= sure.most(), now + ": " + sure + ", but " + white);
            decided += sure.decided() ? 1 : 0;
        }
        assertTrue(decided > 100, "a lotus decides most games on the small board: " + decided);
    }

    /// The small board but for three to five points, the hexagon White's or Black's, and the rest either's.
    private static Position withLotus(Random random) {
        Grid grid = Lotus.GAME.sizes().getFirst();
        CellSet hexagon = grid.areas().getFirst();
        Side owner = Positions.side(random);
        PositionSetup setup = PositionSetup.empty(grid)
                .with(Positions.side(random))
                .withPasses(random.nextInt(2))
                .withField("marker", Optional.of("w" + (1 + random.nextInt(7))));
        for (int cell = 0; cell < grid.cells(); cell++) {
            Side side = hexagon.contains(cell) ? owner : Positions.side(random);
            setup = setup.with(cell, Content.of(side));
        }
        int empty = 3 + random.nextInt(3);
        while (empty > 0) {
            int cell = random.nextInt(grid.cells());
            if (!hexagon.contains(cell)) {
                setup = setup.with(cell, Content.EMPTY);
                empty--;
            }
        }
        return ((SetupResult.Valid) Lotus.GAME.position(Lotus.GAME.editions().getFirst(), setup)).position();
    }

    /// By how many points the player to move is ahead at the end with best play.
    private static int best(SearchBoard board, int least, int most) {
        int[] moves = new int[SearchBoard.MAX_MOVES];
        int count = board.moves(moves);
        int best = least;
        for (int i = count - 1; i >= 0 && best < most; i--) {
            boolean ongoing = board.make(moves[i]) == TurnResult.ONGOING;
            best = Math.max(best, ongoing ? -best(board, -most, -best) : -board.plainCount());
            board.unmake();
        }
        return best;
    }

    /// A lotus keeps the points around it, where the other side can have none.
    @Test
    void aStoneInWhatTheOtherKeepsIsHopeless() {
        Position end = position("2/b1/w/1ww1/1ww1/w/2/2 b marker=0 passes=2");
        assertEquals(CellSet.of(end.grid().named("g1").orElseThrow()), end.hopeless());
        Position dead = end.withDead(end.hopeless()).orElseThrow();
        assertEquals(18, dead.score().orElseThrow().of(Side.WHITE));
        assertEquals(
                CellSet.EMPTY,
                position("2/b1/w/1ww1/2w1/w/2/2 b marker=0 passes=2").hopeless());
    }
}
