/// Playing against the engine: its side, its strength, its moves; and hints. May depend on `game`, `engine`,
/// `analysis`, `ui.game`, `ui.engine`, `ui.command`, `ui.message`, `ui.theme`, `text` and `ui.fx`.
///
/// Read first: [PlayViewModel], then [HintViewModel].
@NullMarked
package hexalyst.ui.play;

import org.jspecify.annotations.NullMarked;
