/// The boards that games are played on: cells as `int`, rows, coordinates, neighbours, symmetries, outlines and sets of
/// cells. Knows no game and depends on nothing here but `text`.
///
/// Read first: [Grid] and [HexGrid], then [CellSet].
@NullMarked
package hexalyst.board;

import org.jspecify.annotations.NullMarked;
