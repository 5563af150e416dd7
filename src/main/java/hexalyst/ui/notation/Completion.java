package hexalyst.ui.notation;

/// A legal move that could be typed next.
///
/// @param move its text
/// @param what what it does, in words
/// @param effect what that means for the player who makes it
public record Completion(String move, String what, Effect effect) {
    /// What a move does to the player who makes it.
    public enum Effect {
        /// It ends the game with a win.
        WINS,
        /// The win is proved.
        PROVED_WIN,
        /// The game goes on, nothing is proved.
        OPEN,
        /// It ends in, or is proved to be, a draw.
        DRAWS,
        /// The loss is proved.
        PROVED_LOSS,
        /// It ends the game with a loss.
        LOSES
    }
}
