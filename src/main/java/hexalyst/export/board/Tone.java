package hexalyst.export.board;

/// A paint: an ink of the theme, or a colour named by the user.
public sealed interface Tone permits Ink, Tone.Named {
    /// A web colour, such as `#2a9a62` or `teal`. [Ink#MARK] is used if it is unknown.
    record Named(String name) implements Tone {}
}
