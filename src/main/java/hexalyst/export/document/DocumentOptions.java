package hexalyst.export.document;

import hexalyst.export.board.PictureDetails;
import hexalyst.export.board.PieceSet;
import hexalyst.export.picture.Palette;
import hexalyst.record.GameTree;
import java.util.Locale;

/// How a document is made.
///
/// @param diagrams which positions are shown
/// @param theme the colours of boards, one of [Palette#THEMES]
/// @param pieces the set of pieces
/// @param shown what diagrams show besides the pieces
/// @param layout how the games of a printed booklet follow one another
/// @param language the language of the document's own texts: German, or English for every other
public record DocumentOptions(
        Diagrams diagrams, String theme, PieceSet pieces, PictureDetails shown, PageLayout layout, Locale language) {
    /// The usual options, like in a book, for a language.
    public static DocumentOptions usual(Locale language) {
        return new DocumentOptions(
                new Diagrams.Marked(), "light", PieceSet.EDITION, PictureDetails.DIAGRAM, PageLayout.RUNNING, language);
    }

    /// Checks the theme.
    ///
    /// @throws IllegalArgumentException if there is no such theme
    public DocumentOptions {
        if (!Palette.THEMES.contains(theme)) {
            throw new IllegalArgumentException("no theme " + theme);
        }
    }

    /// The colours for boards of a game and its edition.
    Palette palette(GameTree tree) {
        Palette palette = palette(theme, tree);
        return theme.equals(Palette.PRINT) ? palette : palette.legible();
    }

    /// The same in another theme.
    Palette palette(String other, GameTree tree) {
        return Palette.of(other, pieces.styleClass(tree.game(), tree.edition()));
    }

    /// Whether the background is white anyway.
    boolean isLight() {
        return theme.equals("light") || theme.equals(Palette.PRINT);
    }

    /// Whether printed boards need the theme's background under them.
    boolean grounded() {
        return !isLight();
    }

    /// These options with another layout.
    public DocumentOptions with(PageLayout other) {
        return new DocumentOptions(diagrams, theme, pieces, shown, other, language);
    }

    /// These options with other diagrams.
    public DocumentOptions with(Diagrams others) {
        return new DocumentOptions(others, theme, pieces, shown, layout, language);
    }
}
