package hexalyst.export.document;

/// A piece of a paragraph.
public sealed interface Span {
    /// A move.
    ///
    /// @param node its node
    /// @param number the number before it, such as `12.` or `12...`; empty if there is none
    /// @param text the move with its glyphs
    /// @param main true on the main line
    record Played(int node, String number, String text, boolean main) implements Span {
        /// The move with its number.
        String whole() {
            return number.isEmpty() ? text : number + " " + text;
        }
    }

    /// A word between moves, such as "or".
    record Joint(String text) implements Span {}

    /// A person's comment. Its line ends are kept.
    record Comment(String text) implements Span {}

    /// The value of a position, as text.
    ///
    /// @param proved true if it is proved, false if it is estimated
    record Worth(String text, boolean proved) implements Span {
        /// The sign before the text, since proofs and estimates must never look alike. A proof has none, since a black
        /// sign next to a win by White would look like Black's.
        String sign() {
            return proved ? "" : "≈";
        }

        /// The same as a sentence.
        Worth sentence() {
            return new Worth(Character.toUpperCase(text.charAt(0)) + text.substring(1) + ".", proved);
        }

        /// The text with its sign, which stays together with the first word.
        String whole() {
            return proved ? text : sign() + "\u00A0" + text;
        }
    }

    /// A program's line of how the game may continue.
    record Line(String text) implements Span {}

    /// How the game ended.
    record Ending(String text) implements Span {}
}
