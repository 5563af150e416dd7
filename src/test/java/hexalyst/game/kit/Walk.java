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
import java.util.List;

/// A tiny game for tests of the kit: each turn moves a man to an empty cell beside it; who cannot loses. The third time
/// of a position is a draw.
public final class Walk extends RuleGame {
    public static final Walk GAME = new Walk();

    private static final Edition EDITION = new RuleEdition(Walk.class, "standard", HexGrid.hexagon(2, 2));

    @Override
    public String id() {
        return "walk";
    }

    @Override
    public String title() {
        return "Walk";
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
        return List.of(HexGrid.hexagon(2, 2));
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

        Board(Ground ground) {
            super(ground);
            codec = (TurnCodec) ground.codec();
        }

        @Override
        protected int turns(int[] into) {
            int count = 0;
            for (int from = next(code(mover(), 0), 0); from >= 0; from = next(code(mover(), 0), from + 1)) {
                CellSet near = grid().neighbours(from);
                for (int to = near.next(0); to >= 0; to = near.next(to + 1)) {
                    if (top(to) == EMPTY) {
                        into[count++] = codec.shiftCode(from, to);
                    }
                }
            }
            return count;
        }

        @Override
        protected void apply(int turn) {
            push(codec.to(turn), pop(codec.from(turn)));
            endTurn();
        }

        @Override
        protected TurnResult end() {
            return canMove() ? TurnResult.ONGOING : TurnResult.WIN;
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
