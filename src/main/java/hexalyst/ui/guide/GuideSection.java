package hexalyst.ui.guide;

/// A section of a page.
///
/// @param anchor the anchor of its heading, unique on the page; empty for the page's beginning
/// @param title the heading
/// @param text its whole text, in one line, without markup
record GuideSection(String anchor, String title, String text) {}
