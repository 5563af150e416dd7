package hexalyst.ui.files;

/// The outcome of restoring games.
public enum Recovery {
    /// They are open completely.
    WHOLE,
    /// The readable part is open.
    PART,
    /// Nothing could be read.
    NOTHING
}
