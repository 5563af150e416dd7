package hexalyst.game.kit;

import hexalyst.board.CellSet;
import hexalyst.board.HexGrid;
import java.util.List;

/// A tiny game for tests of the kit: each turn moves a man to an empty cell beside it; who cannot loses. The third time
/// of a position is a draw.
public final class Walk extends MenGame {
    public static final Walk GAME = new Walk();

    private Walk() {
        super("Walk", HexGrid.hexagon(2, 2), List.of(HexGrid.hexagon(2, 2)));
    }

    @Override
    protected RuleBoard board(Ground ground) {
        return new WalkBoard(ground);
    }

    private static final class WalkBoard extends Board {
        WalkBoard(Ground ground) {
            super(ground);
        }

        @Override
        int turns(int from, int[] into, int before) {
            int count = before;
            CellSet near = grid().neighbours(from);
            for (int to = near.next(0); to >= 0; to = near.next(to + 1)) {
                if (top(to) == EMPTY) {
                    into[count++] = codec.shiftCode(from, to);
                }
            }
            return count;
        }

        @Override
        protected void apply(int turn) {
            push(codec.to(turn), pop(codec.from(turn)));
            endTurn();
        }
    }
}
