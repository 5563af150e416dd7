/// *About Hexalyst*: which program this is, where it keeps things, whose games and libraries are in it. Depends on
/// `report`, `game`, `analysis` (for the data folder) and `ui.command`.
///
/// Read first: [About].
@NullMarked
package hexalyst.ui.about;

import org.jspecify.annotations.NullMarked;
