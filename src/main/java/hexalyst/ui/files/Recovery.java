package hexalyst.ui.files;

/// What became of games that were to be restored.
public enum Recovery {
    /// They are open as they were.
    WHOLE,
    /// What could be read of them is open.
    PART,
    /// Nothing of them could be read.
    NOTHING
}
