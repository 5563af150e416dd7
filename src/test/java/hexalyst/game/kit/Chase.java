package hexalyst.game.kit;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.game.Edition;
import hexalyst.game.Outcome;
import hexalyst.game.Part;
import hexalyst.game.Piece;
import hexalyst.game.Reason;
import hexalyst.game.SetupField;
import hexalyst.game.Traits;
import hexalyst.game.TurnResult;
import java.util.Arrays;
import java.util.List;

/// A tiny game for tests of endings: each turn moves a man along a line of empty cells, at the end of which it may take
/// a man of the other player. Who has no man or no move loses. The third time of a position is a draw.
public final class Chase extends RuleGame {
    public static final Chase GAME = new Chase();

    private static final Edition EDITION = new RuleEdition(Chase.class, "standard", HexGrid.hexagon(3, 3));

    @Override
    public String id() {
        return "chase";
    }

    @Override
    public String title() {
        return "Chase";
    }

    @Override
    public List<Edition> editions() {
        return List.of(EDITION);
    }

    @Override
    public Traits traits() {
        return Traits.of(Traits.SwapRule.NONE).with(Traits.Repetition.THIRD_IS_A_DRAW);
    }

    @Override
    public List<SetupField> fields() {
        return List.of(SEEN);
    }

    @Override
    public List<HexGrid> sizes() {
        return List.of(HexGrid.hexagon(2, 2), HexGrid.hexagon(3, 3), HexGrid.hexagon(4, 4), HexGrid.hexagon(5, 5));
    }

    @Override
    public TurnCodec codec(Grid grid) {
        return new TurnCodec(grid, Piece.STONES, (from, to) -> 1, List.of());
    }

    @Override
    protected RuleBoard board(Ground ground) {
        return new Board(ground);
    }

    private static final class Board extends RuleBoard {
        private final TurnCodec codec;
        private final Rays rays;

        Board(Ground ground) {
            super(ground);
            codec = (TurnCodec) ground.codec();
            rays = new Rays(ground.grid(), cell -> false);
        }

        @Override
        protected int turns(int[] into) {
            int count = 0;
            for (int from = next(code(mover(), 0), 0); from >= 0; from = next(code(mover(), 0), from + 1)) {
                for (int direction = 0; direction < grid().directions(); direction++) {
                    count = line(from, rays.from(from, direction), into, count);
                }
            }
            Arrays.sort(into, 0, count);
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
            return count(code(mover(), 0)) > 0 && canMove() ? TurnResult.ONGOING : TurnResult.WIN;
        }

        @Override
        protected Outcome ended() {
            return new Outcome.Won(toMove().other(), CellSet.EMPTY, Reason.of("end.stuck"));
        }

        @Override
        protected Reason effect(int turn) {
            return Reason.of("makes.step");
        }

        @Override
        protected Reason whyNot(Part part) {
            return Reason.of("illegal.step");
        }
    }
}
