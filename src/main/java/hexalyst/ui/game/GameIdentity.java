package hexalyst.ui.game;

/// Identifies the game of a [GameState] through all its edits: one object for each game that was opened or started. Two
/// games with the same moves are two games.
public final class GameIdentity {}
