package hexalyst.ui.play;

/// The state of play against the engine.
public enum PlayState {
    /// Nobody plays against the engine.
    OFF,
    YOUR_TURN,
    THINKING,
    /// It is the engine's turn, and it waits until it is told to move.
    PAUSED,
    /// It is the engine's turn, but not at the end of the line.
    ELSEWHERE,
    OVER,
    FAILED;

    /// True if telling the engine to move makes it move, or move at once.
    public boolean movesOn() {
        return switch (this) {
            case OFF, YOUR_TURN, OVER -> false;
            case THINKING, PAUSED, ELSEWHERE, FAILED -> true;
        };
    }
}
