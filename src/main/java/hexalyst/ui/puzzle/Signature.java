package hexalyst.ui.puzzle;

import hexalyst.study.puzzle.Puzzle;

/// What people write about a puzzle; each part may be empty.
///
/// @param title its title
/// @param author its author
/// @param text a text for the solver
public record Signature(String title, String author, String text) {
    /// Nothing.
    public static final Signature NONE = new Signature("", "", "");

    /// Drops white space around each part.
    public Signature {
        title = title.strip();
        author = author.strip();
        text = text.strip();
    }

    static Signature of(Puzzle puzzle) {
        return new Signature(puzzle.title(), puzzle.author(), puzzle.text());
    }

    /// A puzzle with this written about it.
    Puzzle on(Puzzle puzzle) {
        return puzzle.withTitle(title).signed(author, text);
    }

    /// This, with what another says where this says nothing.
    Signature or(Signature other) {
        return new Signature(
                title.isEmpty() ? other.title : title,
                author.isEmpty() ? other.author : author,
                text.isEmpty() ? other.text : text);
    }
}
