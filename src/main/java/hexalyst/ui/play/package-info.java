/// Playing against the engine: which side it has, how strong it is, when it moves. May depend on `game`, `engine`,
/// `ui.game`, `ui.command`, `ui.message`, `ui.theme`, `text` and `ui.fx`.
///
/// Read first: [PlayViewModel].
@NullMarked
package hexalyst.ui.play;

import org.jspecify.annotations.NullMarked;
