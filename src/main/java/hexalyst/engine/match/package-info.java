/// Matches between two players: our own search with any settings, or external engines. Depends on `game` and on the
/// searches of `engine`.
///
/// Read first: [Match], then [Player].
@NullMarked
package hexalyst.engine.match;

import org.jspecify.annotations.NullMarked;
