package hexalyst.export.document;

/// Watches a long export, on the thread that makes it.
public interface Watch {
    /// Nobody looks, nobody stops it.
    Watch NOBODY = (number, of) -> {};

    /// A game is begun.
    ///
    /// @param number which one, from 1
    /// @param of how many there are
    /// @throws java.util.concurrent.CancellationException to end the export here
    void begins(int number, int of);

    /// What was begun is made, and about to be written.
    ///
    /// @throws java.util.concurrent.CancellationException to end the export here
    default void made() {}
}
