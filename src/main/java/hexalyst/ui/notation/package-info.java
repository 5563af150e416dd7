/// The game as text that can be edited. Typed text changes the tree, and edits made elsewhere appear in the text. May
/// depend on `notation`, `record`, `ui.game`, `ui.engine`, `text`, `ui.fx` and `ui.files`.
///
/// Read first: [hexalyst.ui.notation.NotationViewModel], which explains how text with errors is handled; then
/// [hexalyst.ui.notation.NotationView].
@NullMarked
package hexalyst.ui.notation;

import org.jspecify.annotations.NullMarked;
