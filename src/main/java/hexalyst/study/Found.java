package hexalyst.study;

import java.util.List;

/// What a search found.
///
/// @param games the games, the newest date first
/// @param complete false if there may be more, which the search left out to come to an end
public record Found(List<Hit> games, boolean complete) {
    /// Copies the list.
    public Found {
        games = List.copyOf(games);
    }

    /// A game that was found.
    ///
    /// @param game the game
    /// @param ply after how many moves the board was as asked for; 0 if nothing was asked about the board
    public record Hit(LibraryGame game, int ply) {}
}
