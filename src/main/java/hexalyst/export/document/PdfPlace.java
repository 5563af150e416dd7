package hexalyst.export.document;

/// The place of something printed.
///
/// @param y its upper edge, from the bottom of the page
record PdfPlace(PdfPages.Page page, double y) {}
