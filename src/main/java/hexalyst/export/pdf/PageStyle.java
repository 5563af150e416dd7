package hexalyst.export.pdf;

import java.util.List;

/// How printed pages are filled.
///
/// @param paper what they are printed on
/// @param layout how the games of a booklet follow one another
/// @param columns how many columns a text has, 1 or 2
/// @param size how large the text is
/// @param face the typeface of the text
/// @param diagrams how wide the diagrams of games are, in millimetres, up to a column; 0 for what fills the pages best
/// @param puzzles how many puzzles a page has, one of [#PUZZLES]; 0 for as many as suit their number
public record PageStyle(
        Paper paper, PageLayout layout, int columns, TextSize size, Typeface face, int diagrams, int puzzles) {
    /// How many puzzles a page may have.
    public static final List<Integer> PUZZLES = List.of(0, 6, 9, 12);

    /// The most columns.
    public static final int MOST_COLUMNS = 2;

    /// As in a book: games one after the other, in two columns.
    public static final PageStyle USUAL =
            new PageStyle(Paper.A4, PageLayout.RUNNING, MOST_COLUMNS, TextSize.NORMAL, Typeface.MIXED, 0, 0);

    /// The narrowest diagram that may be chosen, in millimetres.
    public static final int NARROWEST = 25;

    /// The widest diagram that may be chosen, in millimetres.
    public static final int WIDEST = 170;

    /// Checks the numbers.
    ///
    /// @throws IllegalArgumentException if there are no such pages
    public PageStyle {
        boolean wide = diagrams == 0 || diagrams >= NARROWEST && diagrams <= WIDEST;
        if (columns < 1 || columns > MOST_COLUMNS || !wide || !PUZZLES.contains(puzzles)) {
            throw new IllegalArgumentException(columns + " columns, " + diagrams + " mm, " + puzzles + " puzzles");
        }
    }
}
