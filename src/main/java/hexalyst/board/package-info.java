/// The grid that every game stands on: cells as `int`, rows, coordinates, neighbours, symmetries and sets of cells.
/// Knows no game and depends on nothing here but `text`.
///
/// Read first: [HexGrid], then [CellSet].
@NullMarked
package hexalyst.board;

import org.jspecify.annotations.NullMarked;
