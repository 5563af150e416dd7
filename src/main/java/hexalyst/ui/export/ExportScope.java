package hexalyst.ui.export;

/// Which games are exported.
public enum ExportScope {
    /// The shown game.
    GAME,
    /// The games that are selected in the table of the file, like all of them.
    CHOSEN,
    /// All games of the file: as documents, one booklet; as pictures, one each in a folder.
    FILE;

    /// True for several games together.
    boolean several() {
        return this != GAME;
    }
}
