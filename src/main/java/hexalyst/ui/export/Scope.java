package hexalyst.ui.export;

/// Which games are exported.
public enum Scope {
    /// The one that is shown.
    GAME,
    /// All of the file: a document becomes a booklet, pictures go one each into a folder.
    FILE
}
