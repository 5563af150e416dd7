package hexalyst.ui.game;

/// Which game a [GameState] is of, through all its edits: one object for each game that was opened or begun. Two games
/// with the same moves are two games.
public final class GameIdentity {}
