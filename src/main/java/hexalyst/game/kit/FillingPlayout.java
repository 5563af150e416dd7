package hexalyst.game.kit;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Playout;
import hexalyst.game.TurnResult;
import java.util.random.RandomGenerator;

/// Random games of placing stones that stay, decided by points: they fill the board but for cells all round which are
/// stones of one player, since a stone there would be a gift to that player, or fill what the own ones surround. The
/// points are counted once, at the end. Confined to one thread.
public final class FillingPlayout implements Playout {
    private final RuleBoard board;
    private final Score score;
    private final Grid grid;
    private final long[][] stones;
    private final int[] order;

    /// The points of a board.
    public interface Score {
        /// By how many points a player is ahead with these stones, White's first.
        int ahead(long[][] stones, int player);

        /// The cells that count for a player in the last count.
        CellSet counting(int player);
    }

    /// @param board where games begin; it is not changed
    public FillingPlayout(RuleBoard board, Score score) {
        this.board = board;
        this.score = score;
        grid = board.grid();
        stones = new long[2][Ground.words(grid)];
        order = new int[grid.cells()];
    }

    @Override
    public int play(RandomGenerator random) {
        int first = board.mover();
        for (int owner = 0; owner < 2; owner++) {
            System.arraycopy(board.tops(PieceBoard.code(owner, 0)), 0, stones[owner], 0, stones[owner].length);
        }
        int player = first;
        for (int left = board.end() == TurnResult.ONGOING ? empty() : 0; left > 0; left--) {
            int at = random.nextInt(left);
            int cell = order[at];
            order[at] = order[left - 1];
            if (!isRinged(cell, stones[0]) && !isRinged(cell, stones[1])) {
                stones[player][cell >> 6] |= 1L << cell;
                player = 1 - player;
            }
        }
        return score.ahead(stones, first);
    }

    private int empty() {
        int count = 0;
        for (int cell = board.next(PieceBoard.EMPTY, 0); cell >= 0; cell = board.next(PieceBoard.EMPTY, cell + 1)) {
            order[count++] = cell;
        }
        return count;
    }

    private boolean isRinged(int cell, long[] set) {
        for (int direction = 0; direction < grid.directions(); direction++) {
            int next = grid.neighbour(cell, direction);
            if (next == Grid.NONE || !Flood.has(set, next)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public void addOwners(int[] sums) {
        for (int player = 0; player < 2; player++) {
            int sign = player == 0 ? 1 : -1;
            score.counting(player).stream().forEach(cell -> sums[cell] += sign);
        }
    }
}
