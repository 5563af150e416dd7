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

/// A tiny game for tests of the kit, in which men move from cell to cell: who cannot move loses, and the third time of
/// a position is a draw.
abstract class MenGame extends RuleGame {
    private final Edition edition;

    /// @param title its name, and in small letters its id
    /// @param usual the usual board, one of the sizes
    MenGame(String title, HexGrid usual, List<HexGrid> sizes) {
        super(title, sizes);
        edition = new RuleEdition(getClass(), "standard", usual);
    }

    @Override
    public final List<Edition> editions() {
        return List.of(edition);
    }

    @Override
    public final Traits traits() {
        return Traits.of(Traits.Goal.TAKE, Traits.SwapRule.NONE).with(Traits.Repetition.THIRD_IS_A_DRAW);
    }

    @Override
    public final List<SetupField> fields() {
        return List.of(SEEN);
    }

    @Override
    public final TurnCodec codec(Grid grid) {
        return new TurnCodec(grid, Piece.STONES, (from, to) -> 1, List.of());
    }

    /// The board of such a game.
    abstract static class Board extends RuleBoard {
        final TurnCodec codec;

        Board(Ground ground) {
            super(ground);
            codec = (TurnCodec) ground.codec();
        }

        @Override
        protected final int turns(int[] into) {
            int count = 0;
            for (int from = next(code(mover(), 0), 0); from >= 0; from = next(code(mover(), 0), from + 1)) {
                count = turns(from, into, count);
            }
            return count;
        }

        /// Writes the turns of a man from a place in the array on, and returns the place after them.
        abstract int turns(int from, int[] into, int count);

        @Override
        protected TurnResult end() {
            return canMove() ? TurnResult.ONGOING : TurnResult.WIN;
        }

        @Override
        protected final Outcome ended() {
            return new Outcome.Won(toMove().other(), CellSet.EMPTY, Reason.of("end.stuck"));
        }

        @Override
        protected final Reason effect(int turn) {
            return Reason.of("makes.step");
        }

        @Override
        protected final Reason whyNot(Part part) {
            return Reason.of("illegal.step");
        }
    }
}
