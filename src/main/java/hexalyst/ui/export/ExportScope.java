package hexalyst.ui.export;

/// Which games are exported.
public enum ExportScope {
    /// The shown game.
    GAME,
    /// All games of the file: as documents, one booklet; as pictures, one each in a folder.
    FILE
}
