package hexalyst.ui.openings;

/// Which games the list below the moves shows.
public enum ListedGames {
    /// Those with the position on the board.
    POSITION,
    /// Those with the contents of the marked cells, anywhere on their board.
    MARKED,
    /// All games.
    ALL
}
