package hexalyst.ui.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Move;
import hexalyst.game.Parts;
import hexalyst.record.GameTree;
import hexalyst.record.TreeEdit;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.files.Nobody;
import hexalyst.ui.files.NotationStore;
import hexalyst.ui.files.OtherFiles;
import hexalyst.ui.fx.Queue;
import hexalyst.ui.game.GameState;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.Trees;
import hexalyst.ui.message.MessageLine;
import hexalyst.ui.notation.NotationViewModel.State;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class NotationViewModelTest {
    private final Queue queue = new Queue();
    private final GameViewModel game = new GameViewModel(Trees.position("5/6/7/8/9/8/7/6/5 w"), new MessageLine());
    private List<Parts> engine = List.of();
    private final NotationViewModel model = new NotationViewModel(
            game, new ProofStore(), new FilesViewModel.Threads(Runnable::run, queue), at -> engine);

    @BeforeEach
    void open() {
        game.show(GameState.of(Trees.read("[Game \"Manalath\"]\n\n1. e5w g6b (1... a1b 2. c3w) 2. f5w *")));
        model.setActive(true);
    }

    private Move move(String text) {
        GameTree tree = game.moment().tree();
        return tree.start().move(text).orElseThrow();
    }

    private String here() {
        return game.moment().tree().text(game.moment().id());
    }

    /// Replaces a text by typing another, with the caret behind it.
    private void type(String old, String text) {
        String now = model.typedText();
        int at = now.indexOf(old);
        model.typed(now.substring(0, at) + text + now.substring(at + old.length()), at + text.length());
    }

    private void rest() {
        queue.endPauses();
    }

    @Test
    void aDiscardedTextComesBack() {
        type("f5w", "zz");
        rest();
        String wrong = model.typedText();
        model.discard();
        assertFalse(model.typedText().contains("zz"));
        model.undo();
        rest();
        assertEquals(wrong, model.typedText());
        assertEquals(State.WRONG, model.stateProperty().get());
        model.discard();
        game.play(move("a1w"));
        model.undo();
        assertFalse(model.typedText().contains("zz"), "what was done last is taken back");
        assertTrue(model.restorable().getValue());
        model.restore();
        assertEquals(wrong, model.typedText());
        assertFalse(model.restorable().getValue());
    }

    @Test
    void whatIsTypedBecomesTheTreeAsOneEditAfterAPause() {
        GameTree before = game.moment().tree();
        type("2. f5w", "2. f5w d");
        type("f5w d", "f5w d4");
        type("f5w d4", "f5w d4b { so }");
        assertEquals(State.TYPING, model.stateProperty().get());
        assertSame(before, game.moment().tree());
        rest();
        assertEquals(State.SAME, model.stateProperty().get());
        assertEquals("d4b", here());
        assertEquals("so", game.moment().annotations().comment());
        assertTrue(model.typedText().contains("{ so }"), "the text stays as it was typed");
        game.undo();
        assertSame(before, game.moment().tree());
        assertFalse(model.typedText().contains("d4b"));
        game.redo();
        assertTrue(model.typedText().contains("d4b"));
    }

    @Test
    void aGameTypedFromNothingIsThereMoveByMoveWithoutAResult() {
        String typed = "1. e5w e6b 2. ";
        model.typed(typed, typed.length());
        rest();
        assertEquals(State.SAME, model.stateProperty().get());
        assertEquals(typed, model.typedText(), "nothing is added while somebody types");
        assertEquals(3, game.moment().tree().size());
        assertEquals("e6b", here());
        GameTree good = game.moment().tree();
        String wrong = "1. e5w e5b 2. f5w";
        model.typed(wrong, wrong.length());
        rest();
        assertEquals(State.WRONG, model.stateProperty().get());
        assertEquals(8, model.faultProperty().get().orElseThrow().column());
        assertSame(good, game.moment().tree());
        String open = typed + "(2. f5w";
        model.typed(open, open.length());
        rest();
        assertEquals(State.WRONG, model.stateProperty().get(), "a variation has to be closed");
        model.typed(typed + "d4w", typed.length() + 3);
        rest();
        game.play(move("a1b"));
        assertTrue(model.typedText().endsWith("2. d4w a1b *\n"), "the program's own text has a result");
    }

    @Test
    void whatIsPlayedAppearsAndTheCaretFollows() {
        game.toEnd();
        int end = model.typedText().indexOf("f5w") + 3;
        assertEquals(end, model.caretProperty().get());
        game.play(move("d4b"));
        assertTrue(model.typedText().contains("2. f5w d4b"));
        assertEquals(model.typedText().indexOf("d4b") + 3, model.caretProperty().get());
        assertEquals(
                "d4b",
                model.typedText()
                        .substring(
                                model.currentPlace().orElseThrow().from(),
                                model.caretProperty().get()));
        model.caretAt(model.typedText().indexOf("c3w") + 1);
        assertEquals("c3w", here());
        assertEquals(model.typedText().indexOf("c3w") + 1, model.caretProperty().get(), "the caret stays where it is");
        model.caretAt(3);
        assertEquals("the start", here());
        game.toStart();
        assertEquals(3, model.caretProperty().get());
    }

    private int longest() {
        return model.typedText().lines().mapToInt(String::length).max().orElseThrow();
    }

    @Test
    void linesAreBrokenForTheEditorsWidthButNeverThoseThatSomebodyTyped() {
        model.setColumns(90);
        rest();
        assertTrue(longest() > 30, model.typedText());
        game.toEnd();
        model.setColumns(25);
        rest();
        assertTrue(longest() <= 25, model.typedText());
        assertEquals("f5w", here(), "the current move stays the current one");
        assertEquals(model.typedText().indexOf("f5w") + 3, model.caretProperty().get());
        type("f5w", "f5w\n\nd4b");
        model.setColumns(60);
        rest();
        assertEquals(State.SAME, model.stateProperty().get());
        assertTrue(model.typedText().contains("f5w\n\nd4b"), "it stays as it was typed");
        model.setColumns(50);
        rest();
        assertTrue(model.typedText().contains("f5w\n\nd4b"), "later too");
        game.undo();
        assertTrue(longest() > 30, "what the program writes anew has the new width");
    }

    @Test
    void aWrongTextIsKeptAndMergedOnceItIsRight() {
        GameTree before = game.moment().tree();
        game.toEnd();
        type("c3w", "c3x");
        rest();
        assertEquals(State.WRONG, model.stateProperty().get());
        assertSame(before, game.moment().tree());
        Fault fault = model.faultProperty().get().orElseThrow();
        assertEquals("c3x", model.typedText().substring(fault.from(), fault.end()));
        assertTrue(fault.message().contains("c3x"));
        assertTrue(game.textProperty().get().isPresent());
        String typed = model.typedText();
        game.play(move("d4b"));
        assertEquals("d4b", here());
        assertEquals(typed, model.typedText(), "nothing typed is lost");
        type("c3x", "c4w");
        rest();
        assertEquals(State.SAME, model.stateProperty().get());
        assertTrue(game.textProperty().get().isEmpty());
        assertTrue(model.typedText().contains("c4w"));
        assertTrue(model.typedText().contains("f5w d4b"), "nor what was played meanwhile");
        assertEquals("c4w", here());
        game.undo();
        assertTrue(model.typedText().contains("c3w") && model.typedText().contains("f5w d4b"));
    }

    @Test
    void aWrongTextCanBeGivenUp() {
        String text = model.typedText();
        type("c3w", "??? c3w");
        rest();
        assertEquals(State.WRONG, model.stateProperty().get());
        model.discard();
        assertEquals(text, model.typedText());
        assertEquals(State.SAME, model.stateProperty().get());
        type("c3w", "c3");
        type("c3", "c3w");
        assertEquals(State.SAME, model.stateProperty().get(), "typed back: nothing to read");
        rest();
        assertEquals("*", game.moment().tree().tags().result());
        assertTrue(game.moment().history().undoName().isEmpty());
    }

    @Test
    void whatIsTypedComesFirstWhateverIsDoneNext() {
        type("2. f5w", "2. f5w d4b");
        game.toStart();
        assertEquals(7, game.moment().tree().size());
        assertEquals("the start", here());
        type("2. f5w", "2. g5w");
        game.undo();
        assertTrue(model.typedText().contains("2. f5w d4b"), "the typed edit is the one that is undone");
    }

    @Test
    void eachGameKeepsItsWrongText() {
        type("c3w", "c3x");
        rest();
        String wrong = model.typedText();
        GameState first = game.state();
        game.show(GameState.of(Trees.read("[Game \"Manalath\"]\n\n1. a1w *")));
        assertEquals(State.SAME, model.stateProperty().get());
        assertTrue(model.typedText().contains("1. a1w"));
        assertTrue(game.textProperty().get().isEmpty(), "the other game has no such text");
        assertEquals(wrong, first.text().orElseThrow().text(), "the first one keeps it");
        game.show(first);
        queue.runAll();
        assertEquals(wrong, model.typedText());
        assertEquals(State.WRONG, model.stateProperty().get());
        assertEquals(wrong, game.textProperty().get().orElseThrow().text());
    }

    @Test
    void aWrongTextThatWasPutAsideIsAskedAbout() {
        List<String> asked = new ArrayList<>();
        FilesViewModel files = new FilesViewModel(
                new NotationStore(),
                new FilesViewModel.Asking(new Nobody(), new Nobody() {
                    @Override
                    public Unsaved unsaved(String name) {
                        asked.add(name);
                        return Unsaved.CANCEL;
                    }
                }),
                game,
                new MessageLine(),
                new FilesViewModel.Threads(Runnable::run, queue),
                new OtherFiles() {});
        files.showSample(List.of(Trees.read("1. e5w c3w *"), Trees.read("1. a1w *")));
        type("c3w", "c3x");
        rest();
        String wrong = model.typedText();
        files.select(1);
        queue.runAll();
        assertTrue(files.dirtyProperty().get());
        files.unlessUnsaved(() -> asked.add("closed"));
        assertEquals(1, asked.size());
        files.select(0);
        queue.runAll();
        assertEquals(wrong, model.typedText());
        model.discard();
        assertFalse(files.dirtyProperty().get());
    }

    @Test
    void everythingTypedCanBeKeptAtOnce() {
        type("c3w", "c3");
        assertEquals(model.typedText(), game.textProperty().get().orElseThrow().text(), "also before it was read");
        type("c3)", "c3x)");
        rest();
        type("c3x", "c3xx");
        assertEquals(model.typedText(), game.textProperty().get().orElseThrow().text());
        type("c3xx", "c4w");
        rest();
        assertTrue(game.textProperty().get().isEmpty());
    }

    @Test
    void theTextIsMadeOnlyWhileItIsSeen() {
        model.setActive(false);
        String text = model.typedText();
        game.edit(new TreeEdit.Play(GameTree.ROOT, move("a1w")));
        assertEquals(text, model.typedText());
        model.setActive(true);
        assertTrue(model.typedText().contains("(1. a1w)"));
        assertEquals("a1w", here());
    }

    @Test
    void movesAreOfferedWithWhatTheyDo() {
        String text = "[Game \"Manalath\"]\n\n1. e5w a1b 2. e6w a3b 3. e4w a5b 4. e7w f";
        List<Completion> all = model.completions(text, text.length());
        assertEquals(0, all.size(), "a quart has lost: nothing may follow");
        String before = text.substring(0, text.indexOf("e7w") + 1);
        List<Completion> offered = model.completions(before, before.length());
        assertEquals(
                List.of(Completion.Effect.LOSES, Completion.Effect.LOSES),
                offered.stream()
                        .filter(completion -> completion.move().matches("e[37]w"))
                        .map(Completion::effect)
                        .toList());
        assertTrue(offered.stream().allMatch(completion -> completion.move().startsWith("e")));
        assertTrue(offered.getLast().what().contains("quart"), offered.getLast().what());
        assertEquals(Completion.Effect.OPEN, offered.getFirst().effect());
    }

    /// Among moves without a proof: first the engine's, then the game's, then those near the pieces.
    @Test
    void likelyMovesAreOfferedFirst() {
        game.goTo(game.moment().tree().mainLine().get(1));
        engine = List.of(move("i1w"));
        String text = model.typedText();
        List<String> offered = model.completions(text.substring(0, text.indexOf("g6b")), text.indexOf("g6b")).stream()
                .map(Completion::move)
                .toList();
        assertEquals(List.of("i1w", "g6b", "a1b"), offered.subList(0, 3));
        assertTrue(
                offered.subList(3, 9).stream().allMatch(move -> move.matches("(e4|e6|d4|d5|f4|f5).")),
                offered.subList(3, 9)::toString);
        assertEquals(game.moment().position().legalMoves().size(), offered.size());
        engine = List.of();
        assertEquals(
                "e5b",
                model.completions("[Game \"Manalath\"]\n\n1. ", 22).getFirst().move(),
                "the middle");
    }

    /// No move can be typed before the tags or behind the result.
    @Test
    void theCaretIsWhereAMoveCanBeTyped() {
        assertEquals(model.typedText().indexOf("1. e5w"), model.caretProperty().get());
        int result = model.typedText().lastIndexOf('*');
        assertEquals(result, model.typable(result + 1));
        assertEquals(result, model.typable(result));
        assertEquals(5, model.typable(5), "tags can be written");
        int move = model.typedText().indexOf("f5w") + 3;
        assertEquals(move, model.typable(move));
        model.caretAt(result);
        model.setColumns(24);
        rest();
        assertEquals(
                model.typedText().lastIndexOf('*'), model.caretProperty().get(), "also when lines are broken anew");
        model.setColumns(60);
        rest();
        game.toStart();
        game.toEnd();
        assertEquals(move, model.caretProperty().get());
        game.show(GameState.of(GameTree.of(Trees.position("5/6/7/8/9/8/7/6/5 w"))));
        int empty = model.typedText().lastIndexOf('*');
        assertEquals(empty, model.caretProperty().get(), "the caret of the game before is not kept");
        model.caretAt(0);
        game.edit(new TreeEdit.Play(GameTree.ROOT, move("a1w")));
        game.undo();
        assertEquals(model.typedText().lastIndexOf('*'), model.caretProperty().get());
    }

    @Test
    void aFaultIsUnderlinedEvenWhereTheTextEnds() {
        type(" *", "\n[");
        rest();
        Fault fault = model.faultProperty().get().orElseThrow();
        assertTrue(
                fault.end() > fault.from() && fault.end() <= model.typedText().length());
        type("1. e5w", "1. 😀 e5w");
        rest();
        Fault wide = model.faultProperty().get().orElseThrow();
        assertEquals("😀", model.typedText().substring(wide.from(), wide.end()));
        model.typed("", 0);
        rest();
        assertEquals(State.WRONG, model.stateProperty().get());
    }
}
