package hexalyst.export.pdf;

import java.util.List;

/// How printed pages are filled.
///
/// @param paper what they are printed on
/// @param layout how the games of a booklet follow one another
/// @param columns how many columns a text has, 1 or 2
/// @param size how large the text is
/// @param face the typeface of the text
/// @param puzzles how many puzzles a page has, one of [#PUZZLES]; 0 for as many as suit their number
public record PageStyle(Paper paper, PageLayout layout, int columns, TextSize size, Typeface face, int puzzles) {
    /// How many puzzles a page may have.
    public static final List<Integer> PUZZLES = List.of(0, 6, 9, 12);

    /// The most columns.
    public static final int MOST_COLUMNS = 2;

    /// As in a book: games one after the other, in two columns.
    public static final PageStyle USUAL =
            new PageStyle(Paper.A4, PageLayout.RUNNING, MOST_COLUMNS, TextSize.NORMAL, Typeface.MIXED, 0);

    /// Checks the numbers.
    ///
    /// @throws IllegalArgumentException if there are no such pages
    public PageStyle {
        if (columns < 1 || columns > MOST_COLUMNS || !PUZZLES.contains(puzzles)) {
            throw new IllegalArgumentException(columns + " columns, " + puzzles + " puzzles");
        }
    }
}
