package hexalyst.ui.notation;

/// A legal move that could be typed next.
///
/// @param move its text
/// @param what what it does, in words
/// @param effect what it means for the player who makes it
public record Completion(String move, String what, Effect effect) {
    /// What a move means for the player who makes it.
    public enum Effect {
        /// It ends the game with a win.
        WINS,
        /// The win is proved.
        PROVED_WIN,
        /// The game goes on, and nothing is proved.
        OPEN,
        /// It ends the game with a draw, or the draw is proved.
        DRAWS,
        /// The loss is proved.
        PROVED_LOSS,
        /// It ends the game with a loss.
        LOSES
    }
}
