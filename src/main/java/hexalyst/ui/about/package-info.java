/// *About Hexalyst*: the version of the program, where it keeps its data, and whose games and libraries it contains.
/// Depends on `report`, `game`, `analysis` (for the data folder) and `ui.command`.
///
/// Read first: [About].
@NullMarked
package hexalyst.ui.about;

import org.jspecify.annotations.NullMarked;
