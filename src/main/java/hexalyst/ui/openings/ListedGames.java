package hexalyst.ui.openings;

/// Which games the list below the moves shows.
public enum ListedGames {
    /// Those that had the position on the board.
    POSITION,
    /// Those that had what stands on the marked cells, anywhere on their board.
    MARKED,
    /// All.
    ALL
}
