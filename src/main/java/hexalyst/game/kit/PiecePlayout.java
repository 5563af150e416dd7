package hexalyst.game.kit;

import hexalyst.game.RandomPlayout;
import java.util.Arrays;

/// Random games in which a cell is finally whose piece is on top of it. Games with an idea of good random moves say it
/// in a subclass. Confined to one thread.
public class PiecePlayout extends RandomPlayout {
    private final RuleBoard board;
    private final int[] owners;

    /// Random games decided by points.
    ///
    /// @param board where the moves are played and taken back
    public PiecePlayout(RuleBoard board) {
        this(board, true);
    }

    /// @param board where the moves are played and taken back
    /// @param scored true if points decide; false if a game stops where its outlook decides it
    public PiecePlayout(RuleBoard board, boolean scored) {
        super(board, scored);
        this.board = board;
        owners = new int[board.grid().cells()];
    }

    @Override
    protected final void over() {
        Arrays.setAll(owners, cell -> board.blocked(cell) ? 0 : sign(PieceBoard.owner(board.top(cell))));
    }

    private static int sign(int owner) {
        return switch (owner) {
            case 0 -> 1;
            case 1 -> -1;
            default -> 0;
        };
    }

    @Override
    public final void addOwners(int[] sums) {
        Arrays.setAll(sums, cell -> sums[cell] + owners[cell]);
    }
}
