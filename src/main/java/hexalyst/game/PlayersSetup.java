package hexalyst.game;

/// How a game begins in which one player makes the set-up and the other answers it: by moving first with either colour,
/// or by what the player who moves second gets for it.
public interface PlayersSetup {
    /// The start of the game after a set-up has been answered.
    ///
    /// @param made the pieces; who is to move and what players have beside the board do not matter
    /// @param first the player who moves first
    /// @return the start, or why a player may not set the pieces up like this
    SetupResult begin(Edition edition, PositionSetup made, Side first);

    /// What the player who moves second gets, as a text of the edition.
    Reason second(PositionSetup made);
}
