package hexalyst.game;

/// What a move leads to, for the player who made it.
public enum TurnResult {
    ONGOING,
    WIN,
    LOSS,
    DRAW;

    /// How a game ends that is decided by points.
    ///
    /// @param ahead how many points the player who made the move is ahead; below 0 if behind
    public static TurnResult ofPoints(int ahead) {
        return switch (Integer.signum(ahead)) {
            case 1 -> WIN;
            case -1 -> LOSS;
            default -> DRAW;
        };
    }
}
