package hexalyst.study;

import java.util.List;

/// The result of a search.
///
/// @param games the games, in the order that was asked for
/// @param complete false if there may be more, because the search stopped early
public record GameHits(List<Hit> games, boolean complete) {
    /// Copies the list.
    public GameHits {
        games = List.copyOf(games);
    }

    /// The order of the games.
    public enum Order {
        /// The newest date first.
        NEWEST,
        /// The highest rating of the weaker player first, then the newest date.
        BEST
    }

    /// A game that was found.
    ///
    /// @param game the game
    /// @param ply after how many moves the board matched the query; 0 if the query was not about the board
    public record Hit(LibraryGame game, int ply) {}
}
