package hexalyst.ui.game;

import hexalyst.record.Annotations;
import hexalyst.text.Texts;
import java.util.List;
import java.util.Optional;

/// The six glyphs for moves, as in chess.
public enum Glyph {
    GOOD(1),
    POOR(2),
    BRILLIANT(3),
    BLUNDER(4),
    INTERESTING(5),
    DUBIOUS(6);

    private static final List<Glyph> ALL = List.of(values());

    private final int number;

    Glyph(int number) {
        this.number = number;
    }

    /// The numeric annotation glyph, 1 to 6.
    public int number() {
        return number;
    }

    /// The glyph as text, such as `!?`.
    public String text() {
        return Annotations.GLYPH_SIGNS.get(number - 1);
    }

    /// Its meaning in words.
    public String meaning() {
        return Texts.of(Glyph.class).get("glyph." + number);
    }

    /// The glyph with a number, if it is one of the six.
    public static Optional<Glyph> of(int number) {
        return ALL.stream().filter(glyph -> glyph.number == number).findFirst();
    }

    /// Any numeric glyph as text: one of the six as its sign, a wanted diagram in words, others like `$14`.
    public static String text(int number) {
        if (number == Annotations.DIAGRAM) {
            return "(" + Texts.of(Glyph.class).get("glyph." + number) + ")";
        }
        return of(number).map(Glyph::text).orElse("$" + number);
    }
}
