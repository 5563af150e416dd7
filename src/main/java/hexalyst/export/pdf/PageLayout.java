package hexalyst.export.pdf;

/// How the games of a printed booklet follow one another.
public enum PageLayout {
    /// One after the other, in columns that run on.
    RUNNING,
    /// Each on a page of its own.
    PAGES
}
