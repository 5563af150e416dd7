package hexalyst.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.IllegalMoveException;
import hexalyst.game.Move;
import hexalyst.game.Positions;
import hexalyst.game.Side;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

final class GameTreeTest {
    private static final Game GAME = Games.byDefault();
    private static final GameTree EMPTY = GameTree.of(GAME.start(GAME.editions().getFirst()));

    private static Move move(String text) {
        return EMPTY.start().move(text).orElseThrow();
    }

    /// The tree after playing moves one after the other from a node.
    private static GameTree played(GameTree tree, int from, String... moves) {
        GameTree after = tree;
        int at = from;
        for (String text : moves) {
            EditResult result = after.apply(new TreeEdit.Play(at, move(text)));
            after = result.tree();
            at = result.goTo();
        }
        return after;
    }

    /// All nodes in preorder, each with its ply.
    private static String text(GameTree tree) {
        return tree.preorder(GameTree.ROOT).stream()
                .map(id -> tree.ply(id) + tree.text(id))
                .collect(Collectors.joining(" "));
    }

    @Test
    void playingAddsNodesWithStableIds() {
        GameTree tree = played(EMPTY, 0, "e5w", "d4b", "f5w");
        GameTree branched = played(tree, 1, "c3b");
        assertEquals("0the start 1e5w 2d4b 3f5w 2c3b", text(branched));
        assertEquals(List.of(0, 1, 4), branched.path(4));
        assertEquals(List.of(0, 1, 2, 3), branched.mainLine());
        assertEquals(4, tree.size());
        assertEquals(Side.WHITE, branched.position(4).toMove());
    }

    @Test
    void playingAMoveThatIsThereGoesToIt() {
        GameTree tree = played(EMPTY, 0, "e5w", "d4b");
        EditResult again = tree.apply(new TreeEdit.Play(1, move("d4b")));
        assertSame(tree, again.tree());
        assertFalse(again.changed());
        assertEquals(2, again.goTo());
    }

    @Test
    void anIllegalMoveIsRefused() {
        GameTree tree = played(EMPTY, 0, "e5w");
        assertThrows(IllegalMoveException.class, () -> tree.apply(new TreeEdit.Play(1, move("e5b"))));
        assertThrows(NoSuchElementException.class, () -> tree.apply(new TreeEdit.Play(9, move("d4b"))));
    }

    @Test
    void deletedIdsAreNotGivenAgain() {
        GameTree tree = played(EMPTY, 0, "e5w", "d4b", "f5w");
        EditResult deleted = tree.apply(new TreeEdit.Delete(2));
        assertEquals("0the start 1e5w", text(deleted.tree()));
        assertEquals(1, deleted.goTo());
        assertFalse(deleted.tree().contains(3));
        assertTrue(played(deleted.tree(), 1, "d4b").contains(4));
        assertEquals(4, tree.size());
        assertThrows(IllegalArgumentException.class, () -> tree.apply(new TreeEdit.Delete(0)));
        assertEquals(2, tree.apply(new TreeEdit.DeleteContinuation(1)).tree().size());
        assertFalse(tree.apply(new TreeEdit.DeleteContinuation(3)).changed());
    }

    @Test
    void variationsArePromotedAndMoved() {
        GameTree tree = played(EMPTY, 0, "e5w", "d4b");
        tree = played(tree, 1, "c3b", "f5w");
        tree = played(tree, 1, "b2b");
        tree = played(tree, 0, "d4w", "c2b");
        tree = played(tree, 6, "c1b", "g7w");
        assertEquals("0the start 1e5w 2d4b 2c3b 3f5w 2b2b 1d4w 2c2b 2c1b 3g7w", text(tree));
        GameTree promoted = tree.apply(new TreeEdit.Promote(9)).tree();
        assertEquals("0the start 1e5w 2d4b 2c3b 3f5w 2b2b 1d4w 2c1b 3g7w 2c2b", text(promoted));
        GameTree twice = promoted.apply(new TreeEdit.Promote(9)).tree();
        assertEquals("0the start 1d4w 2c1b 3g7w 2c2b 1e5w 2d4b 2c3b 3f5w 2b2b", text(twice));
        assertFalse(twice.apply(new TreeEdit.Promote(9)).changed());
        assertTrue(twice.sameAs(tree.apply(new TreeEdit.MakeMainLine(9)).tree()));
        GameTree up = tree.apply(new TreeEdit.MoveUp(5)).tree();
        assertEquals("0the start 1e5w 2d4b 2b2b 2c3b 3f5w 1d4w 2c2b 2c1b 3g7w", text(up));
        assertTrue(tree.sameAs(up.apply(new TreeEdit.MoveDown(5)).tree()));
        assertFalse(tree.apply(new TreeEdit.MoveUp(1)).changed());
        assertFalse(tree.apply(new TreeEdit.MoveDown(0)).changed());
    }

    @Test
    void pastingMergesAndReportsWhatIsIllegal() {
        GameTree source = played(EMPTY, 0, "e5w", "d4b", "f5w", "c3b");
        source = played(source, 1, "a1b", "b1w");
        source = source.apply(new TreeEdit.Annotate(2, Annotations.NONE.withComment("copied")))
                .tree();
        GameTree target = played(EMPTY, 0, "f5w", "e5w");
        target = played(target, 0, "d4b");
        EditResult pasted = target.apply(new TreeEdit.Paste(1, source.subtree(1)));
        assertEquals("0the start 1f5w 2e5w 3d4b 3a1b 4b1w 1d4b", text(pasted.tree()));
        assertEquals(2, pasted.goTo());
        assertEquals(1, pasted.problems().size());
        assertTrue(pasted.problems().getFirst().startsWith("f5w is illegal"), pasted.problems()::getFirst);
        assertTrue(pasted.problems().getFirst().contains("1 move after it"), pasted.problems()::getFirst);
        int copied = pasted.tree().childWith(2, move("d4b")).orElseThrow();
        assertEquals("copied", pasted.tree().node(copied).annotations().comment());
        assertTrue(target.apply(new TreeEdit.Paste(0, target.subtree(0)))
                .problems()
                .isEmpty());
        assertFalse(target.apply(new TreeEdit.Paste(0, target.subtree(0))).changed());
    }

    @Test
    void whatIsProvedOfOnePositionIsNotPastedToAnother() {
        MachineNote other = new MachineNote.Unknown("clock", "0:10");
        Annotations noted = Annotations.NONE
                .withComment("mine")
                .withNotes(List.of(
                        MachineNote.Proved.win(Side.WHITE, 9),
                        new MachineNote.Line(List.of(move("a1w"))),
                        new MachineNote.Unknown(MachineNote.Unknown.SAYS, "wins"),
                        other));
        GameTree source = played(EMPTY, 0, "e5w", "d4b", "c3w")
                .apply(new TreeEdit.Annotate(3, noted))
                .tree();
        EditResult elsewhere = source.apply(new TreeEdit.Paste(0, source.subtree(3)));
        assertEquals(
                Annotations.NONE.withComment("mine").withNotes(List.of(other)),
                elsewhere.tree().node(elsewhere.goTo()).annotations());
        assertEquals(1, elsewhere.problems().size());
        GameTree turned = played(source, 0, "d4b", "e5w");
        EditResult same = turned.apply(new TreeEdit.Paste(5, source.subtree(3)));
        assertEquals(noted, same.tree().node(same.goTo()).annotations(), "the same position in another order");
        assertEquals(List.of(), same.problems());
    }

    @Test
    void whatIsNotedOfAPositionIsNotTrueOfItsMirrorImage() {
        Annotations noted = Annotations.NONE.withNotes(List.of(MachineNote.Proved.win(Side.WHITE, 9)));
        GameTree source = played(GameTree.of(Positions.of("2/w2/2 b")), 0, "a1b")
                .apply(new TreeEdit.Annotate(1, noted))
                .tree();
        // With colours and players exchanged and mirrored it is the same position: Black wins there.
        GameTree target = GameTree.of(Positions.of("2/w2/2 w"));
        EditResult pasted = target.apply(new TreeEdit.Paste(0, source.subtree(1)));
        assertEquals(
                source.position(1).key(), pasted.tree().position(pasted.goTo()).key());
        assertEquals(Annotations.NONE, pasted.tree().node(pasted.goTo()).annotations());
    }

    @Test
    void pastingFromAnotherBoardIsReported() {
        GameTree other = GameTree.of(GAME.start(GAME.editions().getLast()));
        EditResult pasted = other.apply(new TreeEdit.Paste(0, EMPTY.subtree(0)));
        assertFalse(pasted.changed());
        assertEquals(1, pasted.problems().size());
    }

    @Test
    void annotationsAreReplacedAndHaveToFitTheBoard() {
        Annotations said = Annotations.NONE.withComment("a\r\nb").withGlyphs(List.of(1, 1, 6));
        GameTree tree = EMPTY.apply(new TreeEdit.Annotate(0, said)).tree();
        assertEquals("a\nb", tree.root().annotations().comment());
        assertEquals(List.of(1, 6), tree.root().annotations().glyphs());
        Annotations outside = new Annotations(
                "",
                "",
                List.of(),
                List.of(new Mark(61, Mark.Shape.CIRCLE, Optional.empty())),
                List.of(),
                List.of(),
                List.of(),
                List.of());
        assertThrows(IllegalArgumentException.class, () -> EMPTY.apply(new TreeEdit.Annotate(0, outside)));
        assertNotEquals(EMPTY.root(), tree.root());
        assertFalse(tree.apply(new TreeEdit.Annotate(0, said)).changed());
    }

    @Test
    void sameAsSeesEveryDifference() {
        GameTree tree = played(EMPTY, 0, "e5w", "d4b");
        assertTrue(tree.sameAs(
                played(played(EMPTY, 0, "a1w").apply(new TreeEdit.Delete(1)).tree(), 0, "e5w", "d4b")));
        assertFalse(tree.sameAs(played(EMPTY, 0, "e5w", "d4w")));
        assertFalse(tree.sameAs(played(EMPTY, 0, "e5w")));
        assertFalse(tree.sameAs(tree.with(Tags.NONE.with("White", "Ann"))));
        assertFalse(tree.sameAs(tree.apply(new TreeEdit.Annotate(1, Annotations.NONE.withComment("x")))
                .tree()));
        GameTree wide = played(played(EMPTY, 0, "e5w"), 0, "d4w");
        assertFalse(wide.sameAs(wide.apply(new TreeEdit.MoveUp(2)).tree()));
    }
}
