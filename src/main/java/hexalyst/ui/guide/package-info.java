/// The guide: pages in Markdown (`src/docs/guide`, in English and German) that explain the program by task, in a
/// separate window with a search. The `?` of a panel ([GuideButton]) opens the place that explains the panel: it fires
/// a [GuideEvent], which the window handles. Depends on `ui.fx`, `ui.layout`, `ui.theme` and `text`.
///
/// Read first: [GuideBook].
@NullMarked
package hexalyst.ui.guide;

import org.jspecify.annotations.NullMarked;
