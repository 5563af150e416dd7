package hexalyst.export.document;

/// A piece of a paragraph.
public sealed interface Span {
    /// A move.
    ///
    /// @param node its node
    /// @param number what stands before it, such as `12.` or `12...`; empty if nothing does
    /// @param text the move with its glyphs
    /// @param main true on the main line
    record Played(int node, String number, String text, boolean main) implements Span {
        /// With its number.
        String whole() {
            return number.isEmpty() ? text : number + " " + text;
        }
    }

    /// What somebody wrote. A line end in it is one that they made.
    record Comment(String text) implements Span {}

    /// What a position is worth, in words.
    ///
    /// @param proved true if it is proved, false if it is estimated
    record Worth(String text, boolean proved) implements Span {
        /// The sign that comes first: what is proved and what is estimated must never look alike. A proof has none, for
        /// a black sign beside a win of White would read as Black's.
        String sign() {
            return proved ? "" : "≈";
        }

        /// With its sign, which stays together with the first word.
        String whole() {
            return proved ? text : sign() + "\u00A0" + text;
        }
    }

    /// How a program thinks that the game goes on.
    record Line(String text) implements Span {}

    /// How the game ended.
    record Ending(String text) implements Span {}
}
