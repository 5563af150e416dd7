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
    FAILED
}
