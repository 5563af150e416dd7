/// What the window knows of its features: their commands, their pages of the side panel, and what they do when a tab is
/// hidden or closed. To add a page, write a class in a package of its own and add a line where `ui.window` makes a
/// tab's features. Depends on `ui.command` and `ui.layout`; knows none of the features.
///
/// Read first: [Feature].
@NullMarked
package hexalyst.ui.feature;

import org.jspecify.annotations.NullMarked;
