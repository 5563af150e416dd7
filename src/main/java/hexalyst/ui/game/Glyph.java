package hexalyst.ui.game;

import hexalyst.record.Annotations;
import java.util.List;
import java.util.Optional;

/// The six judgements of a move, as chess players write them.
public enum Glyph {
    GOOD(1, "good move"),
    POOR(2, "mistake"),
    BRILLIANT(3, "brilliant move"),
    BLUNDER(4, "blunder"),
    INTERESTING(5, "interesting move"),
    DUBIOUS(6, "dubious move");

    private static final List<Glyph> ALL = List.of(values());

    private final int number;
    private final String meaning;

    Glyph(int number, String meaning) {
        this.number = number;
        this.meaning = meaning;
    }

    /// The numeric annotation glyph, 1 to 6.
    public int number() {
        return number;
    }

    /// How it is written.
    public String text() {
        return Annotations.GLYPH_SIGNS.get(number - 1);
    }

    /// What it says, in words.
    public String meaning() {
        return meaning;
    }

    /// The judgement with a number, if it is one of the six.
    public static Optional<Glyph> of(int number) {
        return ALL.stream().filter(glyph -> glyph.number == number).findFirst();
    }

    /// How any numeric glyph is written: as text if it is one of the six, else like `$14`.
    public static String text(int number) {
        return of(number).map(Glyph::text).orElse("$" + number);
    }
}
