package hexalyst.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Move;
import hexalyst.game.Side;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

final class AnnotationsTest {
    private static Annotations said(List<Mark> marks, List<Label> labels) {
        return new Annotations("", "", List.of(), marks, List.of(), labels, List.of(), List.of());
    }

    private static Mark mark(int cell) {
        return new Mark(cell, Mark.Shape.CIRCLE, Optional.empty());
    }

    private static Mark mark(int cell, String colour) {
        return new Mark(cell, Mark.Shape.CIRCLE, Optional.of(colour));
    }

    @Test
    void theLastGivenForAPlaceWinsAndOrderIsKept() {
        Annotations said = said(
                List.of(mark(5), mark(2, "red"), mark(5, "green")),
                List.of(new Label(3, "a"), new Label(1, "two\nlines"), new Label(3, "c")));
        assertEquals(List.of(mark(5, "green"), mark(2, "red")), said.marks());
        assertEquals(List.of(new Label(3, "c"), new Label(1, "two lines")), said.labels());
        assertEquals(5, said.largestCell());
    }

    @Test
    void mergingKeepsBothAndPrefersTheFirst() {
        Annotations first =
                said(List.of(mark(1, "red")), List.of()).withComment("one").withNote(new MachineNote.Estimate(1));
        Annotations second = said(List.of(mark(1, "blue"), mark(2)), List.of())
                .withComment("two")
                .withNote(new MachineNote.Estimate(2))
                .withNote(MachineNote.Proved.draw());
        Annotations both = first.merged(second);
        assertEquals("one\ntwo", both.comment());
        assertEquals(List.of(mark(1, "red"), mark(2)), both.marks());
        assertEquals(List.of(new MachineNote.Estimate(1), MachineNote.Proved.draw()), both.notes());
        assertTrue(both.proved().isPresent());
        assertSame(first, first.merged(Annotations.NONE));
        assertSame(first, Annotations.NONE.merged(first));
    }

    @Test
    void aNoteTakesThePlaceOfItsKind() {
        Annotations said = Annotations.NONE
                .withNote(MachineNote.Proved.win(Side.WHITE, 9))
                .withNote(new MachineNote.Unknown("clk", "1"))
                .withNote(new MachineNote.Unknown("x", "1"))
                .withNote(MachineNote.Proved.win(Side.WHITE, 7))
                .withNote(new MachineNote.Unknown("clk", "2"));
        assertEquals(
                List.of(
                        new MachineNote.Unknown("x", "1"),
                        MachineNote.Proved.win(Side.WHITE, 7),
                        new MachineNote.Unknown("clk", "2")),
                said.notes());
    }

    @Test
    void textIsCleanedSoThatEveryFormatCanCarryIt() {
        assertEquals(
                "a\nb\nc\uFFFD\uD83D\uDE00",
                Annotations.NONE.withComment("a\r\nb\rc\uD800\uD83D\uDE00").comment());
        assertEquals("a b", new Tag("White", "a\nb").value());
        assertTrue(Annotations.NONE.isEmpty());
        assertFalse(Annotations.NONE.withBefore(" ").isEmpty());
    }

    @Test
    void valuesThatMeanNothingAreRefused() {
        for (Runnable wrong : List.<Runnable>of(
                () -> Annotations.NONE.withGlyphs(List.of(256)),
                () -> mark(-1),
                () -> mark(1, "square"),
                () -> mark(1, "a b"),
                () -> new Arrow(1, 1, Optional.empty()),
                () -> new MachineNote.Estimate(Double.NaN),
                () -> new MachineNote.Line(List.<Move>of()),
                () -> new MachineNote.Unknown("eval", "1"),
                () -> new MachineNote.Proved(Optional.empty(), OptionalInt.of(3)),
                () -> new ForeignProperty("km", List.of("1")),
                () -> new ForeignProperty("KM", List.of()),
                () -> new ForeignProperty("KM", List.of("a]")),
                () -> new ForeignProperty("KM", List.of("a\\")),
                () -> new Tag("a b", ""),
                () -> Tags.NONE.with("Game", "x"),
                () -> Tags.NONE.with(Tags.RESULT, "2-0"),
                () -> new Tags(List.of(new Tag("a", ""), new Tag("a", ""))))) {
            assertThrows(IllegalArgumentException.class, wrong::run);
        }
    }

    @Test
    void tagsKeepTheirOrder() {
        Tags tags = Tags.NONE.with("White", "Ann").with("x", "1").with("White", "Bob");
        assertEquals(List.of(new Tag("White", "Bob"), new Tag("x", "1")), tags.all());
        assertEquals("*", tags.result());
        assertEquals(Optional.empty(), tags.get("y"));
    }

    @Test
    void aRootHasNothingBeforeItsMove() {
        hexalyst.game.Game game = hexalyst.game.Games.byDefault();
        GameTree tree = GameTree.of(game.start(game.editions().getFirst()))
                .apply(new TreeEdit.Annotate(
                        0, Annotations.NONE.withBefore("before").withComment("after")))
                .tree();
        assertEquals("before\nafter", tree.root().annotations().comment());
        assertEquals("", tree.root().annotations().before());
    }
}
