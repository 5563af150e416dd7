package hexalyst.game.phalanx;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Content;
import hexalyst.game.Playout;
import hexalyst.game.Points;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.Step;
import hexalyst.game.Turns;
import hexalyst.notation.PositionText;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PhalanxPlayoutTest {
    private static Position after(Random random, String text, int steps) {
        Position start = Positions.of(Phalanx.GAME, text);
        Position position = start;
        for (int step = 0; step < steps; step++) {
            List<Step> all = position.steps();
            Position next = position.step(all.get(random.nextInt(all.size())));
            position = next.outcome().over() ? start : next;
        }
        return position;
    }

    private static List<Content> contents(PhalanxBoard board) {
        List<Content> contents = new ArrayList<>();
        for (int cell = 0; cell < board.board().cells(); cell++) {
            int at = board.at(cell);
            contents.add(
                    board.walled(cell)
                            ? Content.BLOCKED
                            : at == PhalanxBoard.NOTHING ? Content.EMPTY : at == 1 ? Content.WHITE : Content.BLACK);
        }
        return contents;
    }

    /// Every turn of a random game is legal, including the rest of a turn in progress.
    @ParameterizedTest
    @CsvSource({"2/3/2 w phase=place1, 60", "3/4/5/4/3 w phase=place1, 60", "4/5/6/7/6/5/4 w phase=place1 limit=6, 8"})
    void everyTurnIsLegal(String start, int games) {
        Random random = new Random(5);
        SplittableRandom dice = new SplittableRandom(6);
        int turns = 0;
        for (int game = 0; game < games; game++) {
            Position position = after(random, start, 8 + random.nextInt(20));
            while (position.setup().field("phase").isPresent()
                    || position.setup().field("placed").isPresent()) {
                position = position.with(position.parts().getFirst());
            }
            PhalanxBoard board = (PhalanxBoard) position.searchBoard();
            PhalanxPlayout playout = (PhalanxPlayout) board.playout();
            board.start(dice);
            while (!board.over()) {
                playout.turn(dice);
                Set<Position> reached = Turns.reached(position, () -> false).stream()
                        .filter(next -> next.contents().equals(contents(board)))
                        .collect(Collectors.toSet());
                Position before = position;
                position = reached.stream()
                        .findFirst()
                        .orElseThrow(() -> new AssertionError(PositionText.format(before) + ": " + contents(board)));
                assertEquals(board.over(), position.outcome().over());
                assertEquals(board.key(), position.searchBoard().key());
                turns++;
            }
            Points points = position.score().orElseThrow();
            int ahead = points.white() - points.black();
            assertEquals(ahead, board.ahead(Side.WHITE.ordinal()));
        }
        assertTrue(turns > 5 * games, turns + " turns");
    }

    @Test
    void leavesTheBoardAsItIsAndToldOwnersAddUp() {
        Position position = after(new Random(7), "5/6/7/8/9/8/7/6/5 w phase=place1", 2);
        SearchBoard board = position.searchBoard();
        long key = board.key();
        Playout playout = board.playout();
        int[] owners = new int[61];
        for (int game = 1; game <= 50; game++) {
            int points = playout.play(new SplittableRandom(game));
            playout.addOwners(owners);
            assertEquals(key, board.key());
            assertTrue(Math.abs(points) <= 61, points + " points");
            for (int owner : owners) {
                assertTrue(Math.abs(owner) <= game, owner + " of " + game);
            }
        }
    }
}
