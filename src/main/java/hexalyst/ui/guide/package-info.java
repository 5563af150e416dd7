/// The guide: pages in Markdown (`src/docs/guide`, in English and German) that explain the program by task, in a window
/// of its own beside the others, with a search. A panel's `?` ([GuideButton]) opens the place that explains the panel:
/// it
/// fires a [GuideEvent], which the window hears. Depends on `ui.fx`, `ui.theme` and `text`.
///
/// Read first: [GuideBook].
@NullMarked
package hexalyst.ui.guide;

import org.jspecify.annotations.NullMarked;
