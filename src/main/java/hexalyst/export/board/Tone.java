package hexalyst.export.board;

/// What something is painted in: an ink of the theme, or a colour that the user named.
public sealed interface Tone permits Ink, Tone.Named {
    /// A colour as the web writes it, such as `#2a9a62` or `teal`. Who does not know it takes [Ink#MARK].
    record Named(String name) implements Tone {}
}
