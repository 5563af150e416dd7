package hexalyst.game.kit;

import hexalyst.board.HexGrid;
import hexalyst.game.TurnResult;
import java.util.List;

/// A tiny game for tests of endings: each turn moves a man along a line of empty cells, at the end of which it may take
/// a man of the other player. Who has no man or no move loses. The third time of a position is a draw.
public final class Chase extends MenGame {
    public static final Chase GAME = new Chase();

    private Chase() {
        super(
                "Chase",
                HexGrid.hexagon(3, 3),
                List.of(HexGrid.hexagon(2, 2), HexGrid.hexagon(3, 3), HexGrid.hexagon(4, 4), HexGrid.hexagon(5, 5)));
    }

    @Override
    protected RuleBoard board(Ground ground) {
        return new ChaseBoard(ground);
    }

    private static final class ChaseBoard extends Board {
        private final Rays rays;

        ChaseBoard(Ground ground) {
            super(ground);
            rays = new Rays(ground.grid(), cell -> false);
        }

        @Override
        int turns(int from, int[] into, int before) {
            int count = before;
            for (int direction = 0; direction < grid().directions(); direction++) {
                count = line(from, rays.from(from, direction), into, count);
            }
            return count;
        }

        private int line(int from, int[] line, int[] into, int before) {
            int count = before;
            for (int to : line) {
                int there = top(to);
                if (there == EMPTY || there == code(1 - mover(), 0)) {
                    into[count++] = codec.shiftCode(from, to);
                }
                if (there != EMPTY) {
                    break;
                }
            }
            return count;
        }

        @Override
        protected void apply(int turn) {
            int to = codec.to(turn);
            if (top(to) != EMPTY) {
                pop(to);
                irreversible();
            }
            push(to, pop(codec.from(turn)));
            endTurn();
        }

        @Override
        protected TurnResult end() {
            return count(code(mover(), 0)) > 0 ? super.end() : TurnResult.WIN;
        }
    }
}
