package hexalyst.ui.guide;

/// What stands below a heading of a page.
///
/// @param anchor where it begins, unique on the page; nothing for the page's beginning
/// @param title the heading
/// @param text all that it says, in one line, without marks
record GuideSection(String anchor, String title, String text) {}
