package hexalyst.game;

import hexalyst.board.CellSet;
import java.util.function.IntUnaryOperator;

/// The shortest connections by which a player could still reach the goal, if the other player did nothing.
///
/// @param missing what each of them still takes, in the unit of the edition's text `fact.missing`; 1 or more
/// @param cells the empty cells of all of them
/// @param cuts those that each of them needs: with a piece of the other player there, every connection takes more, or
///     there is none
public record Connection(int missing, CellSet cells, CellSet cuts) {
    /// The shortest connections, found by trying each empty cell.
    ///
    /// @param through what the shortest connection through a cell takes
    /// @param without what the shortest one takes with a piece of the other player on a cell
    public static Connection of(int missing, CellSet empty, IntUnaryOperator through, IntUnaryOperator without) {
        int[] cells = empty.stream()
                .filter(cell -> through.applyAsInt(cell) == missing)
                .toArray();
        CellSet shortest = CellSet.of(cells);
        return new Connection(
                missing,
                shortest,
                CellSet.of(shortest.stream()
                        .filter(cell -> without.applyAsInt(cell) > missing)
                        .toArray()));
    }
}
