package hexalyst.game.phalanx;

import hexalyst.board.CellSet;
import hexalyst.game.Side;
import hexalyst.game.kit.Stones;
import java.util.ArrayList;
import java.util.List;

/// What a player could take with one movement if that player's turn began now.
///
/// @param hits the men of the other player that each row would take if it went as far as it can
record PhalanxAttacks(List<CellSet> hits) {
    /// Copies the list.
    PhalanxAttacks {
        hits = List.copyOf(hits);
    }

    static PhalanxAttacks of(Stones stones, Side by) {
        List<CellSet> hits = new ArrayList<>();
        for (int tail : stones.of(by).stream().toArray()) {
            for (int direction = 0; direction < stones.grid().directions(); direction++) {
                PhalanxRow.of(stones, by, tail, direction)
                        .map(row -> stones.of(by.other()).and(cells(row.reach(stones, by))))
                        .ifPresent(hits::add);
            }
        }
        return new PhalanxAttacks(hits);
    }

    private static CellSet cells(Iterable<Integer> some) {
        CellSet cells = CellSet.EMPTY;
        for (int cell : some) {
            cells = cells.with(cell);
        }
        return cells;
    }

    /// The men that some movement would take.
    CellSet men() {
        return hits.stream().reduce(CellSet.EMPTY, CellSet::or);
    }

    /// The most men taken by one movement that takes one of these; 0 if none does.
    int most(CellSet some) {
        return hits.stream()
                .filter(hit -> !hit.and(some).isEmpty())
                .mapToInt(CellSet::size)
                .max()
                .orElse(0);
    }
}
