package hexalyst.export.board;

import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Side;
import hexalyst.text.Texts;
import java.util.Locale;

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

    /// Which pieces are whose, such as `Red: orange pieces, Yellow: purple pieces`; empty where the players' names say
    /// it.
    ///
    /// @param print true for pieces in black and white
    public String legend(Edition edition, boolean print) {
        String key = key(print);
        if (key.isEmpty()) {
            return "";
        }
        Texts texts = Texts.of(PieceSet.class);
        String white = edition.sideName(Side.WHITE);
        String black = edition.sideName(Side.BLACK);
        String names = texts.get("pieces." + key + ".names");
        return names.equals(white + " " + black) ? "" : texts.get("pieces." + key, white, black);
    }

    /// How the pieces look, as a key; empty for those that the edition's names fit.
    private String key(boolean print) {
        if (print) {
            return this == SHAPES ? "shapes-print" : "white-black";
        }
        return this == EDITION ? "" : name().toLowerCase(Locale.ROOT).replace('_', '-');
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
