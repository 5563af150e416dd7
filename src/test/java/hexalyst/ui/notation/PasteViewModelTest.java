package hexalyst.ui.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.notation.GameFormat;
import hexalyst.notation.PositionText;
import hexalyst.record.GameTree;
import hexalyst.record.TreeEdit;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.files.Nobody;
import hexalyst.ui.files.NotationStore;
import hexalyst.ui.files.OtherFiles;
import hexalyst.ui.fx.Queue;
import hexalyst.ui.game.GameState;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.Trees;
import hexalyst.ui.message.MessageLine;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PasteViewModelTest {
    private static final GameTree GAME = Trees.read("[Game \"Manalath\"]\n\n1. e5w g6b { far } (1... a1b) 2. f5w *");

    private final MessageLine messages = new MessageLine();
    private final GameViewModel game = new GameViewModel(Trees.position("5/6/7/8/9/8/7/6/5 w"), messages);
    private final Queue later = new Queue();
    private final FilesViewModel.Threads threads = new FilesViewModel.Threads(Runnable::run, later);
    private final FilesViewModel files = new FilesViewModel(
            new NotationStore(),
            new FilesViewModel.Asking(new Nobody(), new Discarding()),
            game,
            messages,
            threads,
            new OtherFiles() {});
    private final PasteViewModel paste = new PasteViewModel(game, files, messages, threads);

    private void paste(String text) {
        paste.paste(text);
        later.runAll();
    }

    private static final class Discarding extends Nobody {
        @Override
        public Unsaved unsaved(String name) {
            return Unsaved.DISCARD;
        }
    }

    @BeforeEach
    void open() {
        game.show(GameState.of(GAME));
    }

    private String line() {
        GameTree tree = game.moment().tree();
        return tree.lineFrom(game.moment().id()).stream().map(tree::text).collect(Collectors.joining(" "));
    }

    /// The moves from the start to the current one.
    private String path() {
        GameTree tree = game.moment().tree();
        String path = "";
        for (int id = game.moment().id();
                id != GameTree.ROOT;
                id = tree.node(id).parent()) {
            path = (tree.text(id) + " " + path).strip();
        }
        return path;
    }

    @Test
    void aPositionBeginsANewGame() {
        paste("  5/6/7/8/4w4/8/7/6/5 b\n");
        assertEquals(1, game.moment().tree().size());
        assertEquals("5/6/7/8/4w4/8/7/6/5 b", PositionText.format(game.moment().position()));
        paste("3/4/2w2/4/3 b");
        assertEquals(19, game.moment().tree().grid().cells());
        paste("3/4/2w3/4/3 b");
        assertTrue(messages.message().warning());
        assertTrue(
                messages.message().text().startsWith("cannot paste this position: "),
                messages.message().text());
    }

    @Test
    void aBoardCodeBeginsANewGame() {
        game.toEnd();
        String code = paste.code().orElseThrow();
        assertEquals("board code copied: " + code, messages.message().text());
        String here = PositionText.format(game.moment().position());
        paste(" " + code + "\n");
        assertEquals(1, game.moment().tree().size());
        assertEquals(here, PositionText.format(game.moment().position()));
        assertTrue(files.dirtyProperty().get(), "a position that was pasted is nowhere else");
        assertEquals("Position", files.nameProperty().get());
        paste("e5w");
        assertTrue(files.dirtyProperty().get());
        paste(code.substring(0, code.length() - 1));
        assertTrue(messages.message().text().startsWith("cannot paste this position: "));
    }

    @Test
    void aFinishedGameHasNoBoardCode() {
        game.show(GameState.of(Trees.read(
                "[Game \"Manalath\"]\n\n1. e5w g6b 2. c3w a1b 3. d5w c4b 4. g4w d8b 5. d6w d3w 6. f4w 1-0")));
        game.toEnd();
        assertEquals(Optional.empty(), paste.code());
        assertTrue(messages.message().warning());
    }

    @Test
    void gamesOfOtherProgramsAreOpened() {
        paste("[{\"header\":{\"players\":[{\"name\":\"A\",\"userid\":\"u\"}]},\"moves\":[[\"e5w\",\"d4b\"]]}]");
        assertEquals(3, game.moment().tree().size());
        assertEquals("imported a game, not saved yet", messages.message().text());
        assertEquals(List.of("left out: 1 user id"), files.notes());
        assertEquals(List.of(), files.problems());
        paste("game=Manalath.lud\nMove=[Move:mover=1,from=61,to=0,actions=[Copy:from=61,to=0]]\n");
        assertEquals("a1w", Trees.line(game.moment().tree()));
    }

    @Test
    void aListInAnotherSpellingAsksWhereRowAIs() {
        game.toEnd();
        paste("A1 w, B2 b");
        assertTrue(files.rows().questionProperty().get().isPresent());
        assertEquals(GAME, game.moment().tree());
        files.rows().cancel();
        assertEquals("nothing was opened", messages.message().text());
        assertEquals(GAME, game.moment().tree());
        paste("A1 w, B2 b");
        files.rows().top();
        assertEquals("i1w h2b", Trees.line(game.moment().tree()));
        paste("e5w D4B a1w");
        files.rows().bottom();
        assertEquals("e5w d4b a1w", Trees.line(game.moment().tree()), "not only the move that is spelt as here");
        assertTrue(files.rows().questionProperty().get().isEmpty());
    }

    @Test
    void aListAsSpeltHereIsAskedNothingOnAnotherBoard() {
        game.show(GameState.of(GameTree.of(Trees.position("3/4/5/4/3 w"))));
        paste("1. a1w i5b (1... h1b) 2. d4w");
        assertTrue(files.rows().questionProperty().get().isEmpty());
        assertEquals("a1w i5b d4w", Trees.line(game.moment().tree()));
        assertEquals(5, game.moment().tree().size(), "with its variation");
        assertEquals("pasted a game", messages.message().text());
    }

    @Test
    void gamesOfEveryFormatAreOpened() {
        for (GameFormat format : GameFormat.values()) {
            game.show(GameState.of(Trees.read("[Game \"Manalath\"]\n\n1. a1w *")));
            paste(format.write(List.of(GAME, GAME)));
            assertTrue(GAME.sameAs(game.moment().tree()), format.title());
            assertEquals(2, files.countProperty().get());
            assertEquals("pasted 2 games", messages.message().text());
        }
        paste("[Game \"Chess\"]\n\n1. e4 *");
        assertTrue(messages.message().warning());
    }

    @Test
    void movesAreAddedAfterTheCurrentOne() {
        game.toEnd();
        paste("d4b 3. d5w (3. c3w { why }) c4b");
        assertEquals("e5w g6b f5w d4b d5w c4b", path());
        assertEquals("pasted 4 moves", messages.message().text());
        game.undo();
        assertEquals(GAME, game.moment().tree());
        paste("1. e5w a2b 2. i1w");
        assertEquals("e5w a2b i1w", path(), "from the start, where they do not fit here");
        assertEquals(GAME.size() + 2, game.moment().tree().size());
    }

    @Test
    void whatIsNoneOfThemSaysSo() {
        paste("good morning");
        assertTrue(messages.message().warning());
        assertEquals(
                "the clipboard contains no position, game or moves that can be played here:"
                        + " 1:1 \"good\" is not a move on this board",
                messages.message().text());
        paste(" \n");
        assertEquals("the clipboard contains no text", messages.message().text());
        assertEquals(GAME, game.moment().tree());
        game.toEnd();
        paste("d4b e5w d5w");
        assertEquals(GAME.size() + 1, game.moment().tree().size());
        assertTrue(
                messages.message().text().startsWith("pasted 1 move, up to 1:5 "),
                messages.message().text());
    }

    @Test
    void theFirstFaultOfAListFromTheStartIsTold() {
        game.show(GameState.of(Trees.read("[Game \"Manalath\"]\n\n1. e5w *")));
        game.toEnd();
        paste("e5w d4b zz f5w");
        assertTrue(messages.message().text().contains("zz"), messages.message().text());
        assertEquals("e5w d4b", path());
    }

    @Test
    void copiedMovesComeBackWithEverythingUnlessSomethingElseWasCopiedSince() {
        int e5w = GAME.root().children().getFirst();
        game.copy(GAME.node(e5w).children().getFirst());
        String text = paste.copiedText().orElseThrow();
        GameTree copied = Trees.read(text);
        assertEquals("5/6/7/8/4w4/8/7/6/5 b", PositionText.format(copied.start()));
        assertEquals(3, copied.size());
        game.edit(new TreeEdit.Play(
                e5w, GAME.node(GAME.node(e5w).children().get(1)).move().orElseThrow()));
        int a1b = game.moment().id();
        game.goTo(e5w);
        game.edit(new TreeEdit.Delete(GAME.node(e5w).children().getFirst()));
        paste(text);
        assertEquals("g6b f5w", line());
        assertEquals("far", game.moment().annotations().comment());
        game.goTo(a1b);
        paste("f6w");
        assertEquals("f6w", line());
    }

    @Test
    void oneProblemInATextOfOursKeepsItsVariations() {
        paste("[Game \"Manalath\"]\n\n1. e5w { mine [%mark z9] } (1. d4b { a long thought } c3w) 1... c3w *");
        GameTree tree = game.moment().tree();
        assertTrue(files.rows().questionProperty().get().isEmpty());
        assertEquals(5, tree.size());
        assertEquals(1, files.problems().size(), files.problems().toString());
        assertTrue(files.problems().getFirst().contains("z9"), files.problems().toString());
    }

    @Test
    void aWrongMoveInAVariationOfBareMovesIsTold() {
        game.show(GameState.of(Trees.read("[Game \"Manalath\"]\n\n*")));
        paste("1. e5w d4b (1... e5b) 2. f5w");
        assertTrue(files.rows().questionProperty().get().isEmpty());
        assertEquals("e5w d4b f5w", path());
        assertTrue(
                messages.message().text().startsWith("pasted 3 moves, up to 1:18 "),
                messages.message().text());
    }

    @Test
    void aListIsReadInTheBackgroundAndALaterOneTakesItsPlace() {
        paste.paste("A1 w, B2 b");
        assertEquals("reading the clipboard…", messages.message().text());
        assertTrue(files.rows().questionProperty().get().isEmpty());
        paste.paste("E5 w, B2 b, C3 w");
        later.runAll();
        files.rows().bottom();
        assertEquals("e5w b2b c3w", Trees.line(game.moment().tree()));
        assertTrue(files.rows().questionProperty().get().isEmpty());
    }
}
