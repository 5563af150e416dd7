package hexalyst.export.pdf;

/// The place of something printed.
///
/// @param y its upper edge, from the bottom of the page
public record PdfPlace(PdfPages.Page page, double y) {}
