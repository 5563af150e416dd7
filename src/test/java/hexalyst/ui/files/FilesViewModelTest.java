package hexalyst.ui.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.record.Tags;
import hexalyst.text.Texts;
import hexalyst.ui.fx.Queue;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.TextDraft;
import hexalyst.ui.game.Trees;
import hexalyst.ui.message.MessageLine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
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
    private final List<Path> elsewhere = new ArrayList<>();
    private final Deque<Prompts.Unsaved> answers = new ArrayDeque<>();
    private final FilesViewModel files = new FilesViewModel(
            new NotationStore(),
            new FilesViewModel.Asking(new Choice(), new Answers()),
            game,
            messages,
            new FilesViewModel.Threads(Runnable::run, queue),
            new OtherFiles() {
                @Override
                public void open(FilesViewModel asking, Path file) {
                    elsewhere.add(file);
                }
            });

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
    private Set<String> proposed = Set.of();
    private boolean mayReplace;

    private Prompts.Changed whenChanged = Prompts.Changed.CANCEL;

    private final class Answers implements Prompts {
        @Override
        public Alike alike(String what) {
            throw new IllegalStateException(what);
        }

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
        public Unsaved unsavedAll(List<String> names) {
            throw new IllegalStateException("one place asks for itself");
        }

        @Override
        public boolean replace(String name) {
            asked.add(name);
            return mayReplace;
        }

        @Override
        public boolean forget(String what) {
            return true;
        }

        @Override
        public boolean resign(String side) {
            throw new IllegalStateException(side);
        }

        @Override
        public Optional<WantedGame> newGame(Position like) {
            return Optional.of(WantedGame.of(Trees.position("2/3/2 w"), WantedGame.Purpose.ANALYSE));
        }

        @Override
        public Optional<Tags> details(GameTree tree, Set<String> players) {
            proposed = players;
            return Optional.of(tree.tags().with(Tags.WHITE, "Ada"));
        }
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private void open(Path path) {
        files.open(path, () -> {});
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
        List<Recovery> done = new ArrayList<>();
        files.recover(kept(kept, source, false), done::add);
        queue.runAll();
        assertEquals(List.of(Recovery.WHOLE), done);
        assertEquals(Optional.of(source), files.fileProperty().get());
        assertTrue(files.dirtyProperty().get());
        assertEquals(3, game.moment().tree().size());
        files.save();
        queue.runAll();
        assertFalse(files.dirtyProperty().get());
        assertTrue(Files.readString(source).contains("e6b"));
    }

    private static Backup kept(Path games, Path source, boolean incomplete) {
        return new Backup(games, Optional.of(new Origin(source, FileStamp.of(source), incomplete)), List.of());
    }

    @Test
    void aFileThatChangedBetweenTheCrashAndTheRestoringIsNotOverwrittenUnasked() throws IOException {
        Path source = file("mine.hgn", "[Game \"Manalath\"]\n\n1. e5w *\n");
        Backup before = kept(file("kept.hgn", "[Game \"Manalath\"]\n\n1. e5w e6b *\n"), source, false);
        Files.writeString(source, "1. e5w {theirs} *\n");
        files.recover(before, what -> {});
        queue.runAll();
        files.save();
        queue.runAll();
        assertEquals(List.of("changed mine.hgn"), asked);
        assertTrue(Files.readString(source).contains("theirs"));
        Backup old = new Backup(before.games(), Optional.of(new Origin(source, FileStamp.UNKNOWN, false)), List.of());
        answers.add(Prompts.Unsaved.DISCARD);
        files.recover(old, what -> {});
        queue.runAll();
        files.save();
        queue.runAll();
        assertEquals(2, asked.size(), "a journal that does not know how the file was asks in any case");
    }

    @Test
    void whatWasOnlyReadInPartIsSavedAsACopyAfterTheRestoringToo() throws IOException {
        Path source = file("half.hgn", "[Game \"Manalath\"]\n\n1. e5w e5b 2. a1w *\n");
        files.recover(kept(file("kept.hgn", "[Game \"Manalath\"]\n\n1. e5w *\n"), source, true), what -> {});
        queue.runAll();
        assertTrue(files.snapshot().origin().orElseThrow().incomplete());
        files.save();
        queue.runAll();
        assertEquals(List.of("half-copy.hgn"), suggested);
        assertTrue(Files.readString(source).contains("e5b"));
    }

    @Test
    void whatCannotBeReadAgainIsTold() throws IOException {
        List<Recovery> done = new ArrayList<>();
        Path source = file("mine.hgn", "[Game \"Manalath\"]\n\n1. e5w *\n");
        files.recover(kept(file("noise.hgn", "\u0001"), source, false), done::add);
        files.recover(kept(folder.resolve("missing.hgn"), source, false), done::add);
        queue.runAll();
        assertTrue(files.untouched(), "nothing came of it");
        files.recover(kept(file("part.hgn", "[Game \"Manalath\"]\n\n1. e5w e5b *\n"), source, false), done::add);
        queue.runAll();
        assertEquals(List.of(Recovery.NOTHING, Recovery.NOTHING, Recovery.PART), done);
        assertFalse(files.busyProperty().get());
    }

    @Test
    void aTextThatWasNotAGameYetComesBackWithItsGameAndWhatWasPlayedMeanwhile() throws IOException {
        Path kept = file("kept.hgn", TWO);
        GameTree before = Trees.read("[Game \"Manalath\"]\n[White \"Cy\"] [Black \"Di\"]\n\n1. a1w c5w *\n");
        files.recover(
                new Backup(
                        kept,
                        Optional.empty(),
                        List.of(
                                new KeptText(1, "1. a1w b1", 99, Optional.of(before)),
                                new KeptText(7, "of no game", 0, Optional.empty()))),
                what -> {});
        queue.runAll();
        assertEquals(1, files.selectedProperty().get(), "the game with the text is shown");
        TextDraft text = game.textProperty().get().orElseThrow();
        assertEquals("1. a1w b1", text.text());
        assertEquals(9, text.caret());
        GameTree now = game.moment().tree();
        assertEquals(2, text.base().size(), "what was deleted since plays no part");
        assertTrue(now.contains(text.base().mainLine().getLast()));
        assertEquals(
                now.text(now.mainLine().get(1)),
                text.base().text(text.base().mainLine().get(1)));
        assertTrue(messages.message().text().contains("Notation"));
    }

    @Test
    void savingAgainWhileTheFileIsBeingWrittenIsNoChangeByAnotherProgram() throws IOException {
        Path path = file("mine.hgn", "[Game \"Manalath\"]\n\n1. e5w e6b *\n");
        open(path);
        play();
        files.save();
        files.save();
        queue.runAll();
        assertEquals(List.of(), asked);
        assertFalse(Files.readString(folder.resolve("mine.hgn~")).contains("2. "), "the older version is kept");
        files.save();
        assertTrue(files.busyProperty().get());
        play();
        files.save();
        queue.runAll();
        assertEquals(List.of(), asked);
        assertFalse(files.dirtyProperty().get(), "what was done while it was written is written after it");
        assertFalse(files.busyProperty().get());
        GameTree written = new NotationStore().open(path).usual().games().getFirst();
        assertEquals(5, written.size());
    }

    @Test
    void whatAnotherProgramWritesWhileTheFileIsBeingOpenedIsNotOverwrittenUnasked() throws IOException {
        Path path = file("mine.hgn", "[Game \"Manalath\"]\n\n1. e5w e6b *\n");
        files.open(path, () -> {});
        Files.writeString(path, "1. e5w e6b 2. d4w a1b {theirs}\n");
        queue.runAll();
        play();
        files.save();
        queue.runAll();
        assertEquals(List.of("changed mine.hgn"), asked);
    }

    @Test
    void aCancelledQuestionSaysWhatIsStillOpen() throws IOException {
        Path path = file("two.hgn", TWO);
        open(path);
        play();
        answers.add(Prompts.Unsaved.CANCEL);
        files.edits().newGame();
        assertEquals("still open, not saved: two.hgn", messages.message().text());
    }

    @Test
    void theDetailsOfAGameAreAnEdit() throws IOException {
        open(file("two.hgn", "[White \"Eve\"]\n\n1. e5w *\n\n[Black \"Bob\"]\n\n1. e5w *\n"));
        game.toEnd();
        files.details();
        assertEquals("e5w", game.moment().tree().text(game.moment().id()), "who changes them stays where they are");
        assertEquals(Set.of("Eve", "Bob"), proposed);
        assertEquals(Optional.of("Ada"), game.moment().tree().tags().get(Tags.WHITE));
        assertTrue(files.dirtyProperty().get());
        game.undo();
        assertEquals(Optional.of("Eve"), game.moment().tree().tags().get(Tags.WHITE));
    }

    @Test
    void whatComesFromNoFileIsUnsaved() {
        files.begin(Trees.read("1. e5w e6b"), "pasted");
        assertTrue(files.dirtyProperty().get());
        assertEquals("pasted", messages.messageProperty().get().text());
    }

    @Test
    void savingSaysThatUnreadableTextIsLeftOut() throws IOException {
        open(file("mine.hgn", "[Game \"Manalath\"]\n\n1. e5w *\n"));
        play();
        type("1. e5x");
        files.save();
        queue.runAll();
        assertTrue(messages.messageProperty().get().text().contains("Notation"));
        assertTrue(files.dirtyProperty().get());
    }

    @Test
    void textThatCannotBeReadYetCountsAsUnsaved() {
        assertFalse(files.dirtyProperty().get());
        type("1. e5x");
        assertTrue(files.dirtyProperty().get());
        game.setText(Optional.empty());
        assertFalse(files.dirtyProperty().get());
    }

    @Test
    void aTextThatWasPutAsideWithItsGameCountsAsUnsavedToo() throws IOException {
        open(file("two.hgn", TWO));
        type("1. e5x");
        files.select(1);
        assertEquals(Optional.empty(), game.textProperty().get(), "it is the first game's");
        assertTrue(files.dirtyProperty().get());
        assertEquals(
                List.of("1. e5x"),
                files.snapshot().texts().values().stream().map(TextDraft::text).toList());
        files.save();
        queue.runAll();
        assertEquals(
                "saved two.hgn without the text in Notation of game 1, which has errors",
                messages.message().text());
        assertTrue(files.dirtyProperty().get());
        answers.add(Prompts.Unsaved.CANCEL);
        files.unlessUnsaved(() -> asked.add("closed without a question"));
        assertEquals(List.of(), asked);
        files.select(0);
        assertEquals("1. e5x", game.textProperty().get().orElseThrow().text());
        answers.add(Prompts.Unsaved.DISCARD);
        open(file("other.hgn", TWO));
        assertFalse(files.dirtyProperty().get(), "another file has no such text");
    }

    private void type(String text) {
        game.setText(Optional.of(new TextDraft(text, game.moment().tree(), text.length())));
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
                "cannot open missing.hgn: the file does not exist",
                messages.message().text());
        open(file("other.txt", "hello"));
        assertSame(before, game.moment().tree());
        assertFalse(files.busyProperty().get());
    }

    @Test
    void aMissingFileIsToldInTheLanguageOfTheProgram() {
        IOException missing = Texts.in(
                Locale.GERMAN,
                () -> assertThrows(IOException.class, () -> new NotationStore().open(folder.resolve("missing.hgn"))));
        assertEquals("die Datei existiert nicht", missing.getMessage());
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
        files.edits().newGame();
        assertEquals(7, game.moment().tree().grid().cells());
        assertEquals("Manalath – Hexalyst", files.titleProperty().get());
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
        assertEquals(List.of("Manalath.hgn"), suggested);
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
        files.edits().newGame();
        assertFalse(files.untouched(), "somebody chose that board");
        assertEquals("Manalath", files.nameProperty().get());
    }

    @Test
    void aChosenFileGoesWhereItIsToldTo() throws IOException {
        Path path = file("two.hgn", TWO);
        chosen.add(path);
        files.open();
        queue.runAll();
        assertEquals(List.of(path), elsewhere);
        assertTrue(files.untouched());
        files.open(path, () -> {});
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
        files.edits().add();
        assertEquals(3, files.countProperty().get());
        assertEquals(2, files.selectedProperty().get());
        assertEquals(7, game.moment().tree().grid().cells());
        assertTrue(files.dirtyProperty().get());
        files.edits().remove(List.of(0));
        assertEquals(2, files.countProperty().get());
        assertEquals(1, files.selectedProperty().get());
        assertEquals(7, game.moment().tree().grid().cells(), "the game that is shown stays");
        files.edits().remove(List.of(1));
        assertEquals("Cy", game.moment().tree().tags().get("White").orElseThrow());
        files.edits().remove(List.of(0));
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

    @Test
    void whatOtherProgramsWroteIsImportedAndNotWrittenOver() throws IOException {
        Path trial = Files.copy(
                Path.of("src/test/resources/hexalyst/notation/exchange/RandomTrial_1.trl"), folder.resolve("t.trl"));
        String before = Files.readString(trial);
        open(trial);
        assertEquals(12, game.moment().tree().size());
        assertTrue(files.dirtyProperty().get());
        assertEquals(Optional.empty(), files.fileProperty().get());
        assertEquals("imported t.trl: 1 game, not saved yet", messages.message().text());
        assertEquals(List.of(), files.problems());
        assertEquals(1, files.notes().size());
        files.dismissProblems();
        assertEquals(List.of(), files.notes());
        chosen.add(trial);
        files.save();
        queue.runAll();
        assertTrue(files.dirtyProperty().get(), "it cannot be saved as what it was");
        chosen.add(folder.resolve("t.hgn"));
        files.save();
        queue.runAll();
        assertTrue(suggested.getFirst().endsWith(".hgn"), suggested.toString());
        assertEquals(before, Files.readString(trial));
        assertFalse(files.dirtyProperty().get());
    }

    @Test
    void aListOfMovesWaitsForAnAnswer() throws IOException {
        open(file("list.txt", "1. A1w B2b"));
        assertEquals(1, game.moment().tree().size());
        files.rows().cancel();
        assertEquals(1, game.moment().tree().size());
        open(file("list.txt", "1. A1w B2b"));
        files.rows().bottom();
        assertEquals("a1w b2b", Trees.line(game.moment().tree()));
        assertEquals(Optional.empty(), files.fileProperty().get());
    }
}
