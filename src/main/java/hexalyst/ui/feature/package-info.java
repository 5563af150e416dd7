/// What the window knows of its features: their commands, their pages of the side panel, and what they do when a tab
/// is hidden or closed. A new page is a class in its own package and a line where a tab's features are made, in
/// `ui.window`. Depends on `ui.command` and `ui.layout`; knows none of the features.
///
/// Read first: [Feature].
@NullMarked
package hexalyst.ui.feature;

import org.jspecify.annotations.NullMarked;
