package hexalyst.ui.export;

/// Which games are exported.
public enum ExportScope {
    /// The one that is shown.
    GAME,
    /// All of the file: a document becomes a booklet, pictures go one each into a folder.
    FILE
}
