package hexalyst.game;

/// What a move leads to, for the player who made it.
public enum TurnResult {
    ONGOING,
    WIN,
    LOSS,
    DRAW
}
