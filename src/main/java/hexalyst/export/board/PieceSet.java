package hexalyst.export.board;

import hexalyst.game.Edition;
import hexalyst.game.Game;

/// How the pieces look. The looks themselves are in the style sheets, under [#styleClass].
public enum PieceSet {
    /// As the edition is published.
    EDITION(""),
    WHITE_BLACK("pieces-white-black"),
    ORANGE_PURPLE("pieces-orange-purple"),
    /// Safe for the colour-blind: other colours, and other shapes too.
    SHAPES("pieces-shapes");

    private final String styleClass;

    PieceSet(String styleClass) {
        this.styleClass = styleClass;
    }

    /// The style class of the board and of pieces beside text, such as `edition-manalath-nestorgames`.
    public String styleClass(Game game, Edition edition) {
        return this == EDITION ? "edition-" + game.id() + "-" + edition.id() : styleClass;
    }

    /// The same where there is no game.
    public String styleClass() {
        return styleClass;
    }

    /// The next set when cycling through them.
    public PieceSet next() {
        return switch (this) {
            case EDITION -> WHITE_BLACK;
            case WHITE_BLACK -> ORANGE_PURPLE;
            case ORANGE_PURPLE -> SHAPES;
            case SHAPES -> EDITION;
        };
    }
}
