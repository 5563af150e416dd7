package hexalyst.export;

import hexalyst.export.board.PictureDetails;
import hexalyst.export.board.PieceSet;
import hexalyst.export.document.Diagrams;
import hexalyst.export.document.DocumentOptions;
import hexalyst.export.document.PageLayout;
import hexalyst.export.picture.Palette;
import hexalyst.export.picture.PictureStyle;
import java.util.Locale;

/// The settings of an export.
///
/// @param theme one of [Palette#THEMES]
/// @param pieces the set of pieces
/// @param shown what pictures show besides the pieces
/// @param width of a picture, in pixels, [PictureStyle#LEAST] to [PictureStyle#MOST]
/// @param transparent true to leave out the background of the board
/// @param diagrams which positions a document shows
/// @param layout how the games of a printed booklet follow one another
/// @param language the language of the document's own texts
/// @param pause how long an animation shows each move, in milliseconds, [#SHORTEST] to [#LONGEST]
public record ExportSettings(
        String theme,
        PieceSet pieces,
        PictureDetails shown,
        int width,
        boolean transparent,
        Diagrams diagrams,
        PageLayout layout,
        Locale language,
        int pause) {
    /// The shortest pause, in milliseconds: programs do not show GIFs any faster.
    public static final int SHORTEST = 50;
    /// The longest pause, in milliseconds.
    public static final int LONGEST = 60_000;
    /// The usual pause, in milliseconds.
    public static final int USUAL_PAUSE = 1000;

    /// Checks the ranges.
    ///
    /// @throws IllegalArgumentException if there is no such theme, or if the width or the pause is out of range
    public ExportSettings {
        if (!Palette.THEMES.contains(theme)
                || width < PictureStyle.LEAST
                || width > PictureStyle.MOST
                || pause < SHORTEST
                || pause > LONGEST) {
            throw new IllegalArgumentException(theme + " " + width + " " + pause);
        }
    }

    /// How documents look.
    public DocumentOptions document() {
        return new DocumentOptions(diagrams, theme, pieces, shown, layout, language);
    }
}
