package hexalyst.game.phalanx;

import hexalyst.board.CellSet;
import java.util.List;
import java.util.stream.IntStream;

/// What a player could take with one movement if that player's turn began now.
///
/// @param hits the men of the other player that each row would take if it went as far as it can
record PhalanxAttacks(List<CellSet> hits) {
    /// Copies the list.
    PhalanxAttacks {
        hits = List.copyOf(hits);
    }

    static PhalanxAttacks of(PhalanxBoard board, int by) {
        PhalanxRows rows = new PhalanxRows(board);
        int count = rows.find(by, board.men[by]);
        return new PhalanxAttacks(IntStream.range(0, count).mapToObj(rows::hits).toList());
    }

    /// The men that some movement would take.
    CellSet men() {
        return hits.stream().reduce(CellSet.EMPTY, CellSet::or);
    }

    /// The most men taken by one movement that takes one of these; 0 if none does.
    int most(CellSet some) {
        return hits.stream()
                .filter(hit -> hit.intersects(some))
                .mapToInt(CellSet::size)
                .max()
                .orElse(0);
    }
}
