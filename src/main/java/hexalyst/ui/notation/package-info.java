/// The game as text, to read and to write. What is typed becomes the tree, what is done elsewhere appears in the
/// text. May depend on `notation`, `record`, `ui.game`, `ui.engine`, `text`, `ui.fx` and `ui.files`.
///
/// Read first: [hexalyst.ui.notation.NotationViewModel], which says what becomes of text that is wrong; then
/// [hexalyst.ui.notation.NotationView].
@NullMarked
package hexalyst.ui.notation;

import org.jspecify.annotations.NullMarked;
