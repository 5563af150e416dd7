package hexalyst.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Move;
import org.junit.jupiter.api.Test;

final class RewriteTest {
    private static final Game GAME = Games.byDefault();

    private static Move move(String text) {
        return GAME.start(GAME.editions().getFirst()).move(text).orElseThrow();
    }

    /// A tree of lines from the root, with node ids of its own.
    private static GameTree tree(String... lines) {
        TreeBuilder builder = new TreeBuilder(GAME.start(GAME.editions().getFirst()));
        for (String line : lines) {
            int at = GameTree.ROOT;
            for (String text : line.split(" ", -1)) {
                int known = builder.build().childWith(at, move(text)).orElse(Node.NONE);
                at = known == Node.NONE ? builder.add(at, move(text)) : known;
            }
        }
        return builder.build();
    }

    private static GameTree play(GameTree tree, int node, String move) {
        return tree.apply(new TreeEdit.Play(node, move(move))).tree();
    }

    @Test
    void nodesKeepTheirIdsAndWhatIsNotWrittenGoes() {
        GameTree old = play(play(tree("e5w d4b f5w"), 0, "a1w"), 4, "a2b");
        GameTree text = tree("a1w a3b", "e5w d4b g4w");
        EditResult result = old.apply(new TreeEdit.Rewrite(old, text, 2));
        GameTree now = result.tree();
        assertTrue(now.sameAs(text));
        assertEquals(4, now.childWith(0, move("a1w")).orElseThrow());
        assertEquals(1, now.childWith(0, move("e5w")).orElseThrow());
        assertEquals(2, now.childWith(1, move("d4b")).orElseThrow());
        assertFalse(now.contains(3));
        assertFalse(now.contains(5));
        assertEquals("a3b", now.text(result.goTo()));
        assertEquals(4, result.origin());
        assertEquals(7, now.nextId() - 1);
        assertSame(old, History.of(old).with(result).undo().tree());
    }

    @Test
    void theSameTextIsNoStep() {
        GameTree old = tree("e5w d4b", "e5w a1b");
        assertSame(
                old,
                old.apply(new TreeEdit.Rewrite(old, tree("e5w d4b", "e5w a1b"), 0))
                        .tree());
    }

    @Test
    void anotherStartTakesTheMovesAlong() {
        GameTree old = tree("e5w d4b", "a1w");
        TreeBuilder written = new TreeBuilder(
                GAME.start(GAME.editions().getFirst()).play(move("i1w")).play(move("i5b")));
        written.add(written.add(0, move("e5w")), move("d4b"));
        GameTree now = old.apply(new TreeEdit.Rewrite(old, written.build(), 2)).tree();
        assertEquals(written.start().setup(), now.start().setup());
        assertEquals(2, now.childWith(1, move("d4b")).orElseThrow());
        assertFalse(now.contains(3));
        assertFalse(now.position(2).allows(move("i1b")));
        assertSame(
                old,
                History.of(old)
                        .with(old.apply(new TreeEdit.Rewrite(old, written.build(), 2)))
                        .undo()
                        .tree());
    }

    @Test
    void whatWasDoneMeanwhileIsKept() {
        GameTree base = tree("e5w d4b", "a1w");
        GameTree meanwhile = play(play(base, 2, "g4w"), 4, "g5b");
        meanwhile = meanwhile
                .apply(new TreeEdit.Annotate(3, Annotations.NONE.withComment("said meanwhile")))
                .tree();
        meanwhile = play(meanwhile, 3, "i1b");
        TreeBuilder written = new TreeBuilder(base.start());
        int e5w = written.add(0, move("e5w"));
        written.annotate(e5w, Annotations.NONE.withComment("written"));
        written.add(e5w, move("d4b"));
        written.add(0, move("a1w"));
        EditResult result = meanwhile.apply(new TreeEdit.Rewrite(base, written.build(), 1));
        GameTree now = result.tree();
        assertEquals("written", now.node(1).annotations().comment());
        assertEquals("said meanwhile", now.node(3).annotations().comment());
        assertEquals("g5b", now.text(now.lineFrom(2).getLast()));
        assertEquals("i1b", now.text(now.lineFrom(3).getLast()));
        GameTree shorter =
                meanwhile.apply(new TreeEdit.Rewrite(base, tree("e5w"), 1)).tree();
        assertEquals(2, shorter.size(), "what was added below a move that is no longer written goes with it");
    }
}
