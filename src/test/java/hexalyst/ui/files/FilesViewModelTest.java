package hexalyst.ui.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.ui.fx.Queue;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.Trees;
import hexalyst.ui.message.MessageLine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FilesViewModelTest {
    private static final String TWO = """
            [Game "Manalath"]
            [White "Ann"] [Black "Bert"] [Result "1-0"]

            1. e5w 1-0

            [Game "Manalath"]
            [White "Cy"] [Black "Di"]

            1. a1w b1b *
            """;

    private final Queue queue = new Queue();
    private final MessageLine messages = new MessageLine();
    private final GameViewModel game = new GameViewModel(Trees.position("3/4/5/4/3 w"), messages);
    private final Deque<Path> chosen = new ArrayDeque<>();
    private final List<String> suggested = new ArrayList<>();
    private final Deque<Prompts.Unsaved> answers = new ArrayDeque<>();
    private final FilesViewModel files = new FilesViewModel(
            new NotationStore(),
            new FilesViewModel.Asking(new Choice(), new Answers()),
            game,
            messages,
            new FilesViewModel.Threads(Runnable::run, queue));

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    private final class Choice implements FileChoice {
        @Override
        public Optional<Path> toOpen() {
            return Optional.ofNullable(chosen.poll());
        }

        @Override
        public Optional<Path> toSave(String suggestion) {
            suggested.add(suggestion);
            return Optional.ofNullable(chosen.poll());
        }
    }

    private final List<String> asked = new ArrayList<>();
    private boolean mayReplace;

    private Prompts.Changed whenChanged = Prompts.Changed.CANCEL;

    private final class Answers implements Prompts {
        @Override
        public Changed changed(String name) {
            asked.add("changed " + name);
            return whenChanged;
        }

        @Override
        public Unsaved unsaved(String name) {
            return answers.remove();
        }

        @Override
        public boolean replace(String name) {
            asked.add(name);
            return mayReplace;
        }

        @Override
        public boolean remove(String title) {
            asked.add("remove " + title);
            return mayReplace;
        }

        @Override
        public Optional<Position> newGame() {
            return Optional.of(Trees.position("2/3/2 w"));
        }
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private void open(Path path) {
        files.open(path);
        queue.runAll();
    }

    private void play() {
        Move move = game.moment().position().legalMoves().getFirst();
        game.play(move);
    }

    @Test
    void aFileThatAnotherProgramHasChangedIsNotOverwrittenUnasked() throws IOException {
        Path path = file("mine.hgn", "[Game \"Manalath\"]\n\n1. e5w e6b *\n");
        open(path);
        play();
        Files.writeString(path, "1. e5w e6b 2. d4w a1b {theirs}\n");
        files.save();
        queue.runAll();
        assertEquals(List.of("changed mine.hgn"), asked);
        assertTrue(Files.readString(path).contains("theirs"));
        assertTrue(files.dirtyProperty().get());
        whenChanged = Prompts.Changed.OVERWRITE;
        files.save();
        queue.runAll();
        assertFalse(Files.readString(path).contains("theirs"));
        assertTrue(Files.readString(folder.resolve("mine.hgn~")).contains("theirs"), "the older version is kept");
        play();
        files.save();
        queue.runAll();
        assertEquals(2, asked.size(), "our own writing is no change by another program");
    }

    @Test
    void recoveredGamesAreUnsavedChangesOfTheirFile() throws IOException {
        Path source = file("mine.hgn", "[Game \"Manalath\"]\n\n1. e5w *\n");
        Path kept = file("kept.hgn", "[Game \"Manalath\"]\n\n1. e5w e6b *\n");
        List<String> done = new ArrayList<>();
        files.recover(kept, Optional.of(source), () -> done.add("yes"));
        queue.runAll();
        assertEquals(List.of("yes"), done);
        assertEquals(Optional.of(source), files.file());
        assertTrue(files.dirtyProperty().get());
        assertEquals(3, game.moment().tree().size());
        files.save();
        queue.runAll();
        assertFalse(files.dirtyProperty().get());
        assertTrue(Files.readString(source).contains("e6b"));
    }

    @Test
    void whatComesFromNoFileIsUnsaved() {
        files.begin(List.of(Trees.read("1. e5w e6b")), List.of(), "pasted");
        assertTrue(files.dirtyProperty().get());
        assertEquals("pasted", messages.messageProperty().get().text());
    }

    @Test
    void savingSaysThatUnreadableTextIsLeftOut() throws IOException {
        open(file("mine.hgn", "[Game \"Manalath\"]\n\n1. e5w *\n"));
        play();
        game.setUnread(true);
        files.save();
        queue.runAll();
        assertTrue(messages.messageProperty().get().text().contains("Notation"));
    }

    @Test
    void textThatCannotBeReadYetCountsAsUnsaved() {
        assertFalse(files.dirtyProperty().get());
        game.setUnread(true);
        assertTrue(files.dirtyProperty().get());
        game.setUnread(false);
        assertFalse(files.dirtyProperty().get());
    }

    @Test
    void savingUnderANameWithoutSuffixAsksBeforeItReplacesAFile() throws IOException {
        Path other = file("other.hgn", "precious");
        play();
        chosen.add(folder.resolve("other"));
        files.saveAs();
        queue.runAll();
        assertEquals(List.of("other.hgn"), asked);
        assertEquals("precious", Files.readString(other));
        mayReplace = true;
        chosen.add(folder.resolve("other"));
        files.saveAs();
        queue.runAll();
        assertTrue(Files.readString(other).contains("1. "));
    }

    @Test
    void aFileThatIsNoGameAtAllLeavesWhatIsOpen() throws IOException {
        open(file("two.hgn", TWO));
        open(file("noise.hgn", "\u0001\u0002 nothing of the kind"));
        assertEquals("two.hgn – Hexalyst", files.titleProperty().get());
        assertTrue(
                files.problems().getFirst().startsWith("noise.hgn: 1:"),
                files.problems().toString());
    }

    @Test
    void aFileOfSeveralGamesIsOpenedChangedAndSaved() throws IOException {
        Path path = file("two.hgn", TWO);
        open(path);
        assertEquals(2, files.countProperty().get());
        assertEquals("two.hgn – Hexalyst", files.titleProperty().get());
        game.toEnd();
        files.select(1);
        game.toEnd();
        play();
        files.select(0);
        assertEquals("e5w", game.moment().tree().text(game.moment().id()), "where we were");
        assertEquals("two.hgn • – Hexalyst", files.titleProperty().get());
        files.save();
        queue.runAll();
        assertFalse(files.dirtyProperty().get());
        open(path);
        files.select(1);
        assertEquals(4, game.moment().tree().size());
    }

    @Test
    void aBadFileLosesNothing() throws IOException {
        play();
        GameTree before = game.moment().tree();
        open(file("bad.sgf", "no game at all"));
        assertSame(before, game.moment().tree());
        assertTrue(messages.message().warning());
        open(folder.resolve("missing.hgn"));
        assertSame(before, game.moment().tree());
        assertEquals(
                "cannot open missing.hgn: there is no such file",
                messages.message().text());
        open(file("other.txt", "hello"));
        assertSame(before, game.moment().tree());
        assertFalse(files.busyProperty().get());
    }

    @Test
    void whatIsGoodIsOpenedAndWhatIsNotIsToldAndNotOverwritten() throws IOException {
        Path path = file("half.hgn", "[Game \"Manalath\"]\n\n1. e5w e5b 2. a1w *\n");
        open(path);
        assertEquals(2, game.moment().tree().size());
        assertTrue(
                files.problems().getFirst().startsWith("3:8 "), files.problems().toString());
        play();
        files.save();
        assertEquals(List.of("half-copy.hgn"), suggested);
        queue.runAll();
        assertTrue(files.dirtyProperty().get(), "nobody chose a file");
        assertTrue(Files.readString(path).contains("e5b"));
        files.dismissProblems();
        assertTrue(files.problems().isEmpty());
    }

    @Test
    void unsavedChangesAreAskedAbout() throws IOException {
        Path path = file("two.hgn", TWO);
        play();
        game.draftProperty().set("typed");
        answers.add(Prompts.Unsaved.CANCEL);
        open(path);
        assertEquals("typed", game.draftProperty().get());
        assertEquals(2, game.moment().tree().size());
        answers.add(Prompts.Unsaved.SAVE);
        Path target = folder.resolve("mine.hgn");
        chosen.add(target);
        open(path);
        assertTrue(Files.readString(target).contains("typed"));
        assertEquals("two.hgn – Hexalyst", files.titleProperty().get());
        play();
        answers.add(Prompts.Unsaved.DISCARD);
        files.newGame();
        assertEquals(7, game.moment().tree().grid().cells());
        assertEquals("untitled – Hexalyst", files.titleProperty().get());
    }

    @Test
    void aTypedCommentCountsAsUnsavedAndUndoMakesItSavedAgain() {
        play();
        assertTrue(files.dirtyProperty().get());
        game.undo();
        assertFalse(files.dirtyProperty().get());
        game.draftProperty().set("x");
        assertTrue(files.dirtyProperty().get());
        game.draftProperty().set("");
        assertFalse(files.dirtyProperty().get());
    }

    @Test
    void aNameWithoutASuffixGetsTheUsualOne() {
        chosen.add(folder.resolve("mine"));
        files.saveAs();
        queue.runAll();
        assertEquals(List.of("untitled.hgn"), suggested);
        assertTrue(Files.exists(folder.resolve("mine.hgn")));
        chosen.add(folder.resolve("mine.txt"));
        files.saveAs();
        queue.runAll();
        assertTrue(messages.message().warning());
        assertEquals("mine.hgn – Hexalyst", files.titleProperty().get());
    }

    @Test
    void onlyWhereNothingWasDoneMayAFileTakeThePlace() throws IOException {
        assertTrue(files.untouched());
        game.draftProperty().set("x");
        assertFalse(files.untouched());
        game.draftProperty().set("");
        assertTrue(files.untouched());
        open(folder.resolve("missing.hgn"));
        assertTrue(files.untouched(), "nothing came of it");
        files.newGame();
        assertFalse(files.untouched(), "somebody chose that board");
        assertEquals("untitled", files.nameProperty().get());
    }

    @Test
    void aChosenFileGoesWhereItIsToldTo() throws IOException {
        Path path = file("two.hgn", TWO);
        List<Path> elsewhere = new ArrayList<>();
        files.openWith(elsewhere::add);
        chosen.add(path);
        files.open();
        queue.runAll();
        assertEquals(List.of(path), elsewhere);
        assertTrue(files.untouched());
        files.open(path);
        assertTrue(files.holds(folder.resolve("x/../two.hgn")), "it is being read");
        queue.runAll();
        assertTrue(files.holds(path));
        assertEquals("two.hgn", files.nameProperty().get());
        assertFalse(files.holds(file("other.hgn", TWO)));
    }

    @Test
    void gamesAreAddedAndRemoved() throws IOException {
        Path path = file("two.hgn", TWO);
        open(path);
        files.addGame();
        assertEquals(3, files.countProperty().get());
        assertEquals(2, files.selectedProperty().get());
        assertEquals(7, game.moment().tree().grid().cells());
        assertTrue(files.dirtyProperty().get());
        files.removeGame(0);
        assertEquals(3, files.countProperty().get(), "the user said no");
        mayReplace = true;
        files.removeGame(0);
        assertEquals(List.of("remove Ann – Bert", "remove Ann – Bert"), asked);
        assertEquals(2, files.countProperty().get());
        assertEquals(1, files.selectedProperty().get());
        assertEquals(7, game.moment().tree().grid().cells(), "the game that is shown stays");
        files.removeGame(1);
        assertEquals("Cy", game.moment().tree().tags().get("White").orElseThrow());
        files.removeGame(0);
        assertEquals(1, files.countProperty().get(), "the last one stays");
        files.save();
        queue.runAll();
        assertFalse(files.dirtyProperty().get());
        assertFalse(Files.readString(path).contains("Ann"));
        assertTrue(Files.readString(path).contains("Cy"));
    }

    @Test
    void theSampleAsksNothingUntilItIsChanged() throws IOException {
        files.showSample(SampleGame.read());
        assertTrue(files.untouched());
        assertFalse(files.blank());
        assertFalse(files.dirtyProperty().get());
        game.toEnd();
        assertTrue(files.untouched(), "looking at it changes nothing");
        game.edit(new hexalyst.record.TreeEdit.Delete(game.moment().id()));
        assertFalse(files.untouched());
        assertTrue(files.dirtyProperty().get());
    }
}
