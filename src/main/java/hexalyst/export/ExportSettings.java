package hexalyst.export;

import hexalyst.export.document.DocumentOptions;
import hexalyst.export.picture.PictureStyle;

/// The settings of an export.
///
/// @param document how documents look, and in them and in pictures the boards
/// @param width of a picture, in pixels, [PictureStyle#LEAST] to [PictureStyle#MOST]
/// @param transparent true to leave out the background of the board
/// @param pause how long an animation shows each move, in milliseconds, [#SHORTEST] to [#LONGEST]
public record ExportSettings(DocumentOptions document, int width, boolean transparent, int pause) {
    /// The shortest pause, in milliseconds: programs do not show GIFs any faster.
    public static final int SHORTEST = 50;
    /// The longest pause, in milliseconds.
    public static final int LONGEST = 60_000;
    /// The usual pause, in milliseconds.
    public static final int USUAL_PAUSE = 1000;

    /// These settings with other documents.
    public ExportSettings with(DocumentOptions other) {
        return new ExportSettings(other, width, transparent, pause);
    }

    /// Checks the ranges.
    ///
    /// @throws IllegalArgumentException if the width or the pause is out of range
    public ExportSettings {
        if (width < PictureStyle.LEAST || width > PictureStyle.MOST || pause < SHORTEST || pause > LONGEST) {
            throw new IllegalArgumentException(width + " " + pause);
        }
    }
}
