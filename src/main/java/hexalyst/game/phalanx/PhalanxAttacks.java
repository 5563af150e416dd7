package hexalyst.game.phalanx;

import hexalyst.board.CellSet;
import hexalyst.game.Side;
import hexalyst.game.Stones;
import java.util.Optional;

/// What a player could take by one movement, if a turn of that player began now.
///
/// @param men the men of the other player that some movement would take
/// @param most how many one movement would take at most
record PhalanxAttacks(CellSet men, int most) {
    private static final int DIRECTIONS = 6;

    static PhalanxAttacks of(Stones stones, Side by) {
        CellSet men = CellSet.EMPTY;
        int most = 0;
        for (int tail : stones.of(by).stream().toArray()) {
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                Optional<PhalanxRow> row = PhalanxRow.of(stones, by, tail, direction);
                if (row.isPresent()) {
                    CellSet hit = stones.of(by.other()).and(cells(row.get().reach(stones, by)));
                    men = men.or(hit);
                    most = Math.max(most, hit.size());
                }
            }
        }
        return new PhalanxAttacks(men, most);
    }

    private static CellSet cells(Iterable<Integer> some) {
        CellSet cells = CellSet.EMPTY;
        for (int cell : some) {
            cells = cells.with(cell);
        }
        return cells;
    }
}
