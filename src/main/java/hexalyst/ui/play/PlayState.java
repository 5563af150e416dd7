package hexalyst.ui.play;

/// How the play against the engine stands.
public enum PlayState {
    /// Nobody plays against the engine.
    OFF,
    YOUR_TURN,
    THINKING,
    /// It is the engine's turn, and it waits until it is told to go on.
    PAUSED,
    /// It is the engine's turn, but not at the end of the line.
    ELSEWHERE,
    OVER,
    FAILED;

    /// True if the engine moves, or moves at once, when it is told to.
    public boolean movesOn() {
        return switch (this) {
            case OFF, YOUR_TURN, OVER -> false;
            case THINKING, PAUSED, ELSEWHERE, FAILED -> true;
        };
    }
}
