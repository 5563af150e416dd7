/// Pictures of [hexalyst.export.board] on canvases of the window, in the colours of its style sheets. Knows no game in
/// progress and no clicks; [hexalyst.ui.board] adds those. Read [InkedRegion] first.
@NullMarked
package hexalyst.ui.canvas;

import org.jspecify.annotations.NullMarked;
