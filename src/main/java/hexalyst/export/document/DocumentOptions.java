package hexalyst.export.document;

import hexalyst.export.board.PictureDetails;
import hexalyst.export.board.PieceSet;
import hexalyst.export.pdf.PageStyle;
import hexalyst.export.picture.Palette;
import hexalyst.record.GameTree;
import hexalyst.record.Numbering;
import java.util.Locale;

/// How a document is made.
///
/// @param theme the colours of boards, one of [Palette#THEMES]
/// @param pieces the set of pieces
/// @param shown what diagrams show besides the pieces, and how moves are numbered
/// @param diagrams which positions are shown
/// @param engine true to print what programs noted: values, lines and explanations
/// @param page how printed pages are filled
/// @param imprint what its maker says about it
/// @param language the language of the document's own texts: German, or English for every other
public record DocumentOptions(
        String theme,
        PieceSet pieces,
        PictureDetails shown,
        Diagrams diagrams,
        boolean engine,
        PageStyle page,
        Imprint imprint,
        Locale language) {
    /// The usual options, like in a book, for a language.
    public static DocumentOptions usual(Locale language) {
        return new DocumentOptions(
                "light",
                PieceSet.EDITION,
                PictureDetails.DIAGRAM.with(Numbering.MOVES),
                new Diagrams.Marked(),
                true,
                PageStyle.USUAL,
                Imprint.NONE,
                language);
    }

    /// Checks the theme, and leaves proofs below boards out with the other things that programs noted.
    ///
    /// @throws IllegalArgumentException if there is no such theme
    public DocumentOptions {
        if (!Palette.THEMES.contains(theme)) {
            throw new IllegalArgumentException("no theme " + theme);
        }
        shown = engine ? shown : shown.unproved();
    }

    /// How moves are numbered, in the text and on the pieces alike.
    Numbering numbering() {
        return shown.numbering();
    }

    /// The colours for boards of a game and its edition.
    Palette palette(GameTree tree) {
        Palette palette = palette(theme, tree);
        return theme.equals(Palette.PRINT) ? palette : palette.legible();
    }

    /// Which pieces are whose; empty where the players' names say it.
    public String legend(GameTree tree) {
        return pieces.legend(tree.edition(), theme.equals(Palette.PRINT));
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

    /// These options with pages filled in another way.
    public DocumentOptions with(PageStyle other) {
        return new DocumentOptions(theme, pieces, shown, diagrams, engine, other, imprint, language);
    }

    /// These options with other diagrams.
    public DocumentOptions with(Diagrams others) {
        return new DocumentOptions(theme, pieces, shown, others, engine, page, imprint, language);
    }

    /// These options with another imprint.
    public DocumentOptions with(Imprint other) {
        return new DocumentOptions(theme, pieces, shown, diagrams, engine, page, other, language);
    }

    /// These options with moves numbered in another way.
    public DocumentOptions with(Numbering other) {
        return new DocumentOptions(theme, pieces, shown.with(other), diagrams, engine, page, imprint, language);
    }

    /// These options without what programs noted.
    public DocumentOptions withoutEngine() {
        return new DocumentOptions(theme, pieces, shown, diagrams, false, page, imprint, language);
    }
}
