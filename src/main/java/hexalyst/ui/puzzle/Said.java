package hexalyst.ui.puzzle;

/// What is said to the solver.
///
/// @param tone how it is meant, for the looks
/// @param text in a sentence or two
public record Said(Tone tone, String text) {
    /// Nothing is said.
    public static final Said NOTHING = new Said(Tone.PLAIN, "");

    /// How something is meant.
    public enum Tone {
        PLAIN,
        RIGHT,
        WRONG,
        UNSETTLED
    }
}
