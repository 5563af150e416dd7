package hexalyst.notation;

import java.util.Map;
import java.util.OptionalInt;

/// The signs for the value of a position that chess players write after a move, in print and on a keyboard, and the
/// numbers of their glyphs in PGN. Written back, they are `$n`.
final class EvaluationSigns {
    private static final Map<String, Integer> GLYPHS = Map.ofEntries(
            Map.entry("=", 10),
            Map.entry("∞", 13),
            Map.entry("+=", 14),
            Map.entry("⩲", 14),
            Map.entry("=+", 15),
            Map.entry("⩱", 15),
            Map.entry("+/-", 16),
            Map.entry("±", 16),
            Map.entry("-/+", 17),
            Map.entry("∓", 17),
            Map.entry("+-", 18),
            Map.entry("+−", 18),
            Map.entry("-+", 19),
            Map.entry("−+", 19));

    private EvaluationSigns() {}

    /// The glyph of a sign; empty if a word is none.
    static OptionalInt glyph(String word) {
        Integer glyph = GLYPHS.get(word);
        return glyph == null ? OptionalInt.empty() : OptionalInt.of(glyph);
    }
}
