package hexalyst.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class HistoryTest {
    private static final Game GAME = Games.byDefault();

    private static History start() {
        return History.of(GameTree.of(GAME.start(GAME.editions().getFirst())));
    }

    private static TreeEdit play(int node, String move) {
        return new TreeEdit.Play(
                node, GAME.start(GAME.editions().getFirst()).move(move).orElseThrow());
    }

    @Test
    void undoAndRedoGoToTheNodesTheyAreAbout() {
        History first = start();
        History played = first.apply(play(0, "e5w")).apply(play(1, "d4b"));
        assertEquals(2, played.node());
        assertEquals(Optional.of("play d4b"), played.undoName());
        History undone = played.undo();
        assertEquals(1, undone.node());
        assertEquals(Optional.of("play d4b"), undone.redoName());
        assertSame(played.tree(), undone.redo().tree());
        assertEquals(2, undone.redo().node());
        assertSame(first.tree(), undone.undo().tree());
        assertSame(undone.undo().undo().tree(), first.tree());
        assertEquals(Optional.empty(), undone.undo().undoName());
        History deleted = played.apply(new TreeEdit.Delete(1));
        assertEquals(Optional.of("delete e5w"), deleted.undoName());
        assertEquals(1, deleted.undo().node());
    }

    @Test
    void anAnnotationIsNamedAfterWhatItChanges() {
        Annotations old = Annotations.NONE.withComment("so").withGlyphs(List.of(1));
        History played = start().apply(play(0, "e5w")).apply(new TreeEdit.Annotate(1, old));
        assertEquals(Optional.of("annotate e5w"), played.undoName(), "several things at once");
        List<Mark> marks = List.of(new Mark(3, Mark.Shape.CIRCLE, Optional.empty()));
        List<Arrow> arrows = List.of(new Arrow(1, 2, Optional.empty()));
        Map<String, Annotations> changed = Map.of(
                "comment on e5w", old.withComment(""),
                "change the glyphs of e5w", old.withGlyphs(List.of(2)),
                "change marks at e5w", old.withDrawing(marks, List.of()),
                "change arrows at e5w", old.withDrawing(List.of(), arrows),
                "change the drawing at e5w", old.withDrawing(marks, arrows),
                "note the values of e5w", old.withNote(new MachineNote.Proved(Optional.empty(), OptionalInt.empty())));
        changed.forEach((name, now) -> assertEquals(
                Optional.of(name), played.apply(new TreeEdit.Annotate(1, now)).undoName()));
    }

    @Test
    void movesThatWereThereCountAsPlayedBackToTheLastFork() {
        GameTree tree = start().apply(play(0, "e5w"))
                .apply(play(1, "d4b"))
                .apply(play(1, "c3b"))
                .apply(play(2, "a1w"))
                .tree();
        History line = History.ofPlayed(tree, 4);
        assertSame(tree, line.tree());
        assertEquals(4, line.node());
        assertEquals(Optional.of("play a1w"), line.undoName());
        History undone = line.undo().undo();
        assertEquals(1, undone.node());
        assertEquals(Optional.empty(), undone.undoName(), "before it another move was tried");
        assertEquals(2, undone.tree().node(1).children().size() + 1);
        assertSame(tree, undone.redo().redo().tree());
        assertEquals(Optional.empty(), History.ofPlayed(tree, 1).undoName(), "moves follow it");
    }

    @Test
    void anEditEndsRedoAndOneThatChangesNothingIsNoStep() {
        History undone = start().apply(play(0, "e5w")).undo();
        assertEquals(Optional.empty(), undone.apply(play(0, "d4w")).redoName());
        History played = start().apply(play(0, "e5w"));
        assertEquals(Optional.empty(), played.apply(play(0, "e5w")).undo().undoName());
        assertEquals(
                Optional.of("play e5w"),
                played.undo().apply(new TreeEdit.MoveUp(0)).redoName());
    }

    @Test
    void anEditOfAnotherTreeIsRefused() {
        History history = start();
        EditResult other = start().tree().apply(play(0, "e5w"));
        assertThrows(IllegalArgumentException.class, () -> history.with(other));
    }

    @Test
    void randomEditsAreAllTakenBack() {
        for (long seed = 0; seed < 50; seed++) {
            Random random = new Random(seed);
            History history = start();
            List<GameTree> trees = new ArrayList<>();
            trees.add(history.tree());
            for (int i = 0; i < 200; i++) {
                History next = history.apply(randomEdit(history.tree(), random));
                if (next.tree() != history.tree()) {
                    trees.add(next.tree());
                }
                history = next;
                assertTrue(history.tree().contains(history.node()), "seed " + seed);
            }
            for (int i = trees.size() - 1; i >= 0; i--) {
                assertSame(trees.get(i), history.tree(), "seed " + seed);
                history = history.undo();
            }
            for (int i = 1; i < trees.size(); i++) {
                history = history.redo();
                assertSame(trees.get(i), history.tree(), "seed " + seed);
            }
            checkLinks(history.tree(), "seed " + seed);
        }
    }

    private static TreeEdit randomEdit(GameTree tree, Random random) {
        List<Integer> ids = tree.preorder(GameTree.ROOT);
        int id = ids.get(random.nextInt(ids.size()));
        int other = ids.get(random.nextInt(ids.size()));
        return switch (random.nextInt(12)) {
            case 0 -> id == 0 || random.nextBoolean() ? new TreeEdit.DeleteContinuation(id) : new TreeEdit.Delete(id);
            case 1 -> new TreeEdit.Promote(id);
            case 2 -> new TreeEdit.MakeMainLine(id);
            case 3 -> new TreeEdit.MoveUp(id);
            case 4 -> new TreeEdit.MoveDown(id);
            case 5 -> new TreeEdit.Paste(id, tree.subtree(other));
            case 6 -> new TreeEdit.Annotate(id, Annotations.NONE.withComment("comment " + random.nextInt(3)));
            case 7 -> new TreeEdit.SetTags(id, Tags.NONE.with(Tags.WHITE, "player " + random.nextInt(3)));
            default -> {
                List<Move> moves = tree.position(id).legalMoves();
                yield moves.isEmpty()
                        ? new TreeEdit.Promote(id)
                        : new TreeEdit.Play(id, moves.get(random.nextInt(Math.min(5, moves.size()))));
            }
        };
    }

    /// Every node is reached once, from its parent, by a legal move.
    private static void checkLinks(GameTree tree, String what) {
        List<Integer> ids = tree.preorder(GameTree.ROOT);
        assertEquals(tree.size(), ids.stream().distinct().count(), what);
        assertEquals(tree.size(), ids.size(), what);
        for (int id : ids) {
            Node node = tree.node(id);
            assertEquals(id, node.id(), what);
            assertTrue(node.isRoot() || tree.node(node.parent()).children().contains(id), what);
            node.move()
                    .ifPresent(move -> assertEquals(
                            tree.position(node.parent()).play(move).setup(),
                            tree.position(id).setup(),
                            what));
        }
    }
}
