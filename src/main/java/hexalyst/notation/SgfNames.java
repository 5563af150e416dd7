package hexalyst.notation;

import hexalyst.record.Mark;
import hexalyst.record.Tags;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The meaning of SGF properties in this program.
///
/// Ours, at the root: `HXGM` the game, `HXED` the edition, `HXBD` the row lengths, `HXBL` blocked cells, `HXSU` the
/// supply and `HXPA` the passes when they are not the usual ones, `HXSW[1]` that the second player may swap, `HXPO` the
/// text of a position that has more than single stones, in place of all these but the first three, `HXTG` the tags in
/// their order (a name alone where another property says the value exactly, see [SgfTags]). Ours, at any node: `HXBC`
/// the comment before the move, `HXGL` glyphs when SGF has no property for them, `HXNT` commands as in `[%name value]`,
/// for what SGF has no property for.
final class SgfNames {
    /// The format and application properties, which are always written new.
    static final Set<String> FORMAT = Set.of("FF", "GM", "CA", "AP");
    /// The properties that begin a game and are only allowed at its root.
    static final Set<String> ROOT =
            Set.of("HXGM", "HXED", "HXBD", "HXBL", "HXSU", "HXPA", "HXSW", "HXPO", "HXTG", "AW", "AB", "AE", "PL");
    /// The properties allowed at a move.
    static final Set<String> NODE = Set.of(
            "W", "B", "C", "LB", "TR", "CR", "SQ", "MA", "AR", "GB", "GW", "DM", "UC", "BM", "TE", "DO", "IT", "HXBC",
            "HXGL", "HXNT");
    /// The tags that have a property of their own.
    static final Map<String, String> TAGS = Map.of(
            "PW",
            Tags.WHITE,
            "PB",
            Tags.BLACK,
            "WR",
            Tags.WHITE_ELO,
            "BR",
            Tags.BLACK_ELO,
            "EV",
            Tags.EVENT,
            "DT",
            Tags.DATE,
            "RE",
            Tags.RESULT,
            "PC",
            "Site");
    /// The properties of [#TAGS] in the order in which they are written.
    static final List<String> TAG_PROPERTIES = List.of("PW", "PB", "WR", "BR", "EV", "DT", "RE", "PC");
    /// The properties of shapes.
    static final Map<String, Mark.Shape> SHAPES =
            Map.of("CR", Mark.Shape.CIRCLE, "TR", Mark.Shape.TRIANGLE, "SQ", Mark.Shape.SQUARE, "MA", Mark.Shape.CROSS);
    /// The properties that represent a glyph, with their value: `TE[1]` is `!`, `BM[2]` is `??`.
    private static final List<Glyph> GLYPHS = List.of(
            new Glyph(1, "TE", "1"),
            new Glyph(2, "BM", "1"),
            new Glyph(3, "TE", "2"),
            new Glyph(4, "BM", "2"),
            new Glyph(5, "IT", ""),
            new Glyph(6, "DO", ""),
            new Glyph(10, "DM", "1"),
            new Glyph(13, "UC", "1"),
            new Glyph(16, "GW", "1"),
            new Glyph(17, "GB", "1"),
            new Glyph(18, "GW", "2"),
            new Glyph(19, "GB", "2"));

    private SgfNames() {}

    /// A glyph as a property.
    record Glyph(int number, String name, String value) {}

    /// The property for a glyph, if SGF has one.
    static Optional<Glyph> glyph(int number) {
        return GLYPHS.stream().filter(glyph -> glyph.number() == number).findFirst();
    }

    /// The glyph that a property represents, if it represents one.
    static Optional<Glyph> glyph(String name, String value) {
        return GLYPHS.stream()
                .filter(glyph -> glyph.name().equals(name) && glyph.value().equals(value))
                .findFirst();
    }

    /// True if a property has a meaning in this program, so that no foreign property may have its name.
    static boolean isKnown(String name) {
        return FORMAT.contains(name) || ROOT.contains(name) || NODE.contains(name) || TAGS.containsKey(name);
    }
}
