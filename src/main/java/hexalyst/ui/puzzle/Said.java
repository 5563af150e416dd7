package hexalyst.ui.puzzle;

/// Feedback to the solver.
///
/// @param tone its tone, for the look
/// @param text a sentence or two
public record Said(Tone tone, String text) {
    public static final Said NOTHING = new Said(Tone.PLAIN, "");

    /// The tone of a feedback.
    public enum Tone {
        PLAIN,
        RIGHT,
        WRONG,
        UNSETTLED
    }
}
