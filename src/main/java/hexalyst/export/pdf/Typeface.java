package hexalyst.export.pdf;

import hexalyst.export.picture.Lettering;

/// The typefaces of printed text.
public enum Typeface {
    /// Moves and headings without serifs, comments with them.
    MIXED {
        @Override
        Lettering of(Lettering usual) {
            return usual;
        }
    },
    /// With serifs, as in most books.
    SERIF {
        @Override
        Lettering of(Lettering usual) {
            return switch (usual) {
                case REGULAR -> Lettering.SERIF;
                case BOLD -> Lettering.SERIF_BOLD;
                case OBLIQUE -> Lettering.SERIF_ITALIC;
                default -> usual;
            };
        }
    },
    /// Without serifs.
    SANS {
        @Override
        Lettering of(Lettering usual) {
            return usual == Lettering.SERIF ? Lettering.REGULAR : usual;
        }
    };

    /// The font instead of the one that is used with [#MIXED].
    abstract Lettering of(Lettering usual);
}
