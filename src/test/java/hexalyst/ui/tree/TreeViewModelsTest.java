package hexalyst.ui.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.results.ResultStore;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.game.Side;
import hexalyst.record.GameTree;
import hexalyst.record.Numbering;
import hexalyst.ui.engine.KeptProofs;
import hexalyst.ui.engine.KnownValues;
import hexalyst.ui.engine.MoveSearches;
import hexalyst.ui.engine.PositionAnalysisViewModel;
import hexalyst.ui.engine.Proof;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.fx.Queue;
import hexalyst.ui.game.GameState;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.Trees;
import hexalyst.ui.message.MessageLine;
import hexalyst.ui.notation.NotationViewModel;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Folding, layout, equal positions and jumps in the tree.
class TreeViewModelsTest {
    private static final GameTree GAME = Trees.read("""
            [Game "Manalath"]

            1. e5w g6b (1... a1b? 2. g6b { met again } (2. i5w a5b) 2... i1b) 2. a1b c3w?! { so } d5w 3. c4b??
            (3. e4w h3b) *
            """);

    private final Queue queue = new Queue();
    private final MessageLine messages = new MessageLine();
    private final GameViewModel game = new GameViewModel(Trees.position("5/6/7/8/9/8/7/6/5 w"), messages);
    private final FilesViewModel.Threads threads = new FilesViewModel.Threads(Runnable::run, queue);
    private final SamePositions same = new SamePositions(game, threads);
    private final Folds folds = new Folds(game);
    private final List<GameTree> begun = new ArrayList<>();
    private final ProofStore proofs = new ProofStore();
    private final ObjectProperty<Numbering> numbering = new SimpleObjectProperty<>(Numbering.MOVES);
    private final MoveListViewModel moves = new MoveListViewModel(
            game,
            new KnownValues(proofs, new PositionAnalysisViewModel(new MoveSearches(), game, proofs, messages, queue)),
            numbering,
            folds,
            same,
            (tree, said) -> begun.add(tree),
            (tree, said) -> begun.add(tree));
    private final TreeViewModel tree = new TreeViewModel(moves);
    private final TreeWalk walk = new TreeWalk(game, same, messages);

    @BeforeEach
    void open() {
        game.show(GameState.of(GAME));
        tree.setActive(true);
        queue.endPauses();
    }

    private int node(String move, IntPredicate wanted) {
        return GAME.preorder(GameTree.ROOT).stream()
                .filter(id -> GAME.text(id).equals(move) && wanted.test(id))
                .findFirst()
                .orElseThrow();
    }

    private int node(String move) {
        return node(move, id -> true);
    }

    private String here() {
        return game.moment().tree().text(game.moment().id());
    }

    @Test
    void whoWinsIsSaidWithWhatItRestsOn() {
        game.show(GameState.of(Trees.read("1. e5w { [%win w 35] } g6b { [%draw] } 2. a1b *")));
        assertEquals(
                Optional.of(
                        new Badge(Optional.of(Side.WHITE), true, true, "noted in the file: White wins in ≤ 17 moves")),
                moves.badge(1));
        assertEquals(Optional.empty(), moves.badge(2).orElseThrow().winner());
        assertTrue(moves.badge(3).isEmpty());
        ResultStore results = ResultStore.inMemory();
        KeptProofs kept = new KeptProofs(() -> results, Runnable::run, queue, text -> {});
        game.forward();
        kept.keep(new Proof(game.moment().position(), new ProvedValue(Value.LOSS, 34), List.of()));
        kept.follow(game, proofs);
        queue.endPauses();
        assertFalse(moves.badge(1).orElseThrow().noted());
        proofs.veil(true);
        assertTrue(moves.badge(1).isEmpty(), "who plays is not told");
    }

    @Test
    void aNewGameBeginsWithAnyPosition() {
        moves.newGameFrom(node("c3w"));
        GameTree fresh = begun.getFirst();
        assertEquals(1, fresh.size());
        assertEquals(GAME.position(node("c3w")), fresh.start());
        assertEquals("1. e5w g6b 2. a1b c3w", moves.way(node("c3w")));
        assertEquals("… 1… g6b 2. a1b c3w 3. d5w e4w 4. h3b", moves.way(node("h3b")));
    }

    @Test
    void aVariationBecomesAGameOfItsOwn() {
        game.show(GameState.of(
                Trees.read("[Result \"1-0\"] 1. e5w g6b (1... a1b { corner } 2. a2w (2. a3w) 2... b1b) 2. a5b 1-0")));
        GameTree before = game.moment().tree();
        int corner = before.node(1).children().getLast();
        moves.takeOut(before.node(corner).children().getFirst());
        GameTree chapter = begun.getFirst();
        assertEquals(
                List.of("e5w", "a1b", "a2w", "b1b"),
                chapter.mainLine().stream()
                        .flatMap(id -> chapter.node(id).move().stream())
                        .map(chapter.start()::text)
                        .toList());
        assertEquals(6, chapter.size(), "with the variations in it");
        assertEquals("corner", chapter.node(2).annotations().comment());
        assertEquals("*", chapter.tags().result());
        assertEquals(4, game.moment().tree().size());
        moves.takeOut(1);
        assertEquals(1, begun.size(), "the main line stays");
    }

    /// Along each line: the first known value, and those that differ from the last known value before.
    @Test
    void itIsSaidWhereTheOutcomeChanges() {
        game.show(GameState.of(Trees.read("""
                { [%win w 9] } 1. e5w { [%win w 35] } g6b (1... a1b { [%win w 30] } 2. a2w { [%win b 5] })
                2. a1b { [%win w 33] } c3w { [%win b 4] } 3. c4w { [%draw] } 3... c5b { [%draw] } *
                """)));
        GameTree shown = game.moment().tree();
        StringBuilder said = new StringBuilder();
        for (int id : shown.preorder(GameTree.ROOT).reversed()) {
            moves.badge(id).ifPresent(badge -> said.append(shown.text(id)).append(badge.turns() ? "! " : " "));
        }
        assertEquals("a2w! a1b c5b c4w! c3w! a1b e5w! ", said.substring(0, said.indexOf("e5w! ") + 5));
        proofs.add(new Proof(shown.position(shown.mainLine().get(3)), new ProvedValue(Value.LOSS, 34), List.of()));
        proofs.announce();
        Badge proved = moves.badge(shown.mainLine().get(3)).orElseThrow();
        assertFalse(proved.noted());
    }

    @Test
    void aTextThatCannotBeReadIsNoEmptyGame() {
        game.show(GameState.of(GameTree.of(Trees.position("5/6/7/8/9/8/7/6/5 w"))));
        NotationViewModel notation = new NotationViewModel(game, proofs, threads, at -> List.of());
        ObservableValue<String> nothing = moves.nothingText();
        assertTrue(nothing.getValue().startsWith("No moves yet"));
        notation.typed("1. e55w", 7);
        queue.endPauses();
        assertTrue(moves.rows().isEmpty());
        assertEquals("The text in Notation has errors.", nothing.getValue());
        notation.discard();
        assertTrue(nothing.getValue().startsWith("No moves yet"));
    }

    @Test
    void aRowIsAPlyAndNoTwoLinesMeet() {
        TreeLayout layout = tree.layoutProperty().get();
        Set<List<Integer>> taken = new HashSet<>();
        for (int id : GAME.preorder(GameTree.ROOT)) {
            TreeLayout.Spot spot = layout.spot(id).orElseThrow();
            assertEquals(GAME.ply(id), spot.row());
            assertTrue(taken.add(List.of(spot.row(), spot.column())));
            assertEquals(GAME.mainLine().contains(id), spot.column() == 0);
            assertTrue(layout.row(spot.row()).contains(spot));
        }
        for (int row = 1; row < layout.rows(); row++) {
            int last = -1;
            for (TreeLayout.Spot spot : layout.row(row)) {
                assertTrue(spot.column() > last, "from left to right");
                last = spot.column();
                for (int column = spot.parent() + 1; column <= spot.column(); column++) {
                    assertFalse(taken.contains(List.of(row - 1, column)), "an edge runs over a node");
                }
            }
        }
    }

    @Test
    void aFoldedVariationIsAStubUntilItIsVisited() {
        game.goTo(node("i1b"));
        folds.fold();
        int a1b = node("a1b", id -> GAME.text(GAME.node(id).parent()).equals("e5w"));
        assertEquals(a1b, game.moment().id(), "the current node must be seen");
        assertEquals(Set.of(a1b), folds.folded());
        assertEquals(4, tree.layoutProperty().get().spot(a1b).orElseThrow().folded());
        assertTrue(tree.layoutProperty().get().spot(node("i1b")).isEmpty());
        assertTrue(moves.rows().contains(new MoveRow.Folded(1, 1, a1b, 4)));
        game.goTo(node("i5w"));
        assertEquals(Set.of(), folds.folded());
        folds.foldAll();
        assertEquals(a1b, game.moment().id());
        assertEquals(3, folds.folded().size());
        folds.unfold();
        assertFalse(folds.folded().contains(a1b));
        folds.unfoldAll();
        game.goTo(node("c4b"));
        folds.fold();
        assertEquals(Set.of(node("e4w")), folds.folded(), "on the main line: what branches off here");
        folds.toggle(node("e4w"));
        assertEquals(Set.of(), folds.folded());
        folds.toggle(node("c3w"));
        assertEquals(Set.of(), folds.folded(), "the main line does not fold");
        folds.foldAll();
        game.show(GameState.of(Trees.read("[Game \"Manalath\"]\n\n1. a1w (1. b1w) *")));
        assertEquals(Set.of(), folds.folded());
    }

    @Test
    void equalPositionsAreMarkedAndOneKeyGoesRound() {
        int main = node("a1b", id -> GAME.text(GAME.node(id).parent()).equals("g6b"));
        int other = node("g6b", id -> GAME.text(GAME.node(id).parent()).equals("a1b"));
        assertEquals(List.of(main, other), same.of(main));
        assertEquals(List.of(main, other), same.exactly(main));
        assertEquals(MoveListViewModel.Same.EXACT, moves.same(main));
        assertEquals(MoveListViewModel.Same.NONE, moves.same(node("c3w")));
        game.goTo(main);
        walk.toSamePosition();
        assertEquals(other, game.moment().id());
        assertEquals("same position: 2 of 2", messages.message().text());
        walk.toSamePosition();
        assertEquals(main, game.moment().id());
        walk.toMainLine();
        game.goTo(node("c3w"));
        walk.toSamePosition();
        assertEquals(
                "this position occurs nowhere else in the game",
                messages.message().text());
        int i5w = node("i5w");
        assertEquals(MoveListViewModel.Same.NONE, moves.same(i5w));
        game.goTo(node("a1b", id -> GAME.text(GAME.node(id).parent()).equals("e5w")));
        game.play(GAME.start().move("e1w").orElseThrow());
        game.back();
        game.play(GAME.start().move("a5w").orElseThrow());
        assertEquals(List.of(), same.of(game.moment().id()), "nobody has looked yet");
        queue.endPauses();
        assertEquals(
                MoveListViewModel.Same.MIRRORED,
                moves.same(game.moment().id()),
                "two neighbouring corners of the first one are mirror images");
        assertEquals(MoveListViewModel.Same.EXACT, moves.same(main), "known before and still");
    }

    @Test
    void forksCommentsAndMistakesAreVisited() {
        walk.nextFork();
        assertEquals("e5w", here());
        walk.nextFork();
        assertEquals("d5w", here());
        walk.nextFork();
        assertEquals("no fork after this move", messages.message().text());
        walk.previousFork();
        assertEquals("e5w", here());
        walk.previousFork();
        assertEquals("no fork before this move", messages.message().text());
        game.toStart();
        walk.nextMistake();
        assertEquals("c3w", here());
        walk.nextMistake();
        assertEquals("c4b", here());
        walk.nextMistake();
        assertEquals("a1b", here());
        walk.nextMistake();
        assertEquals("no mistake after this move", messages.message().text());
        walk.nextComment();
        assertEquals("g6b", here());
        game.back();
        game.forward();
        assertEquals("g6b", here(), "back along a line and forward again stays in it");
        walk.toMainLine();
        assertEquals("e5w", here());
        game.forward();
        assertEquals(GAME.mainLine().get(2), game.moment().id(), "after a jump the main line is followed");
        game.back();
        walk.toMainLine();
        assertEquals("this is the main line", messages.message().text());
        walk.nextComment();
        assertEquals("c3w", here());
        walk.previousComment();
        assertEquals("no comment before this move", messages.message().text());
        walk.previousMistake();
        assertEquals("no mistake before this move", messages.message().text());
    }

    @Test
    void aNodeSaysEverythingAboutItself() {
        TreeViewModel.Look look = tree.look(node("c3w")).orElseThrow();
        assertEquals("c3", look.text());
        assertEquals("?!", look.glyph());
        assertEquals(Optional.of(Side.WHITE), look.piece().orElseThrow().owner(), "the disc is the piece that was put");
        assertEquals('b', look.mover().orElseThrow().letter());
        assertTrue(look.commented());
        assertEquals("Move 2, Black: c3w?!, with a comment", look.spoken());
        assertEquals(
                "The start of the game", tree.look(GameTree.ROOT).orElseThrow().spoken());
        assertTrue(tree.look(999).isEmpty());
    }
}
