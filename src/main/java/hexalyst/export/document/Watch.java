package hexalyst.export.document;

/// Observes a long export, on the thread that runs it.
public interface Watch {
    /// Does nothing.
    Watch NOBODY = (number, of) -> {};

    /// Called when a game is begun.
    ///
    /// @param number the number of the game, from 1
    /// @param of how many there are
    /// @throws java.util.concurrent.CancellationException to end the export here
    void begins(int number, int of);

    /// Called when letters of the games' texts could not be printed, since the fonts do not have them.
    ///
    /// @param letters each once, in the order in which they came up
    default void lost(String letters) {}

    /// Called when the item is made and about to be written.
    ///
    /// @throws java.util.concurrent.CancellationException to end the export here
    default void made() {}
}
