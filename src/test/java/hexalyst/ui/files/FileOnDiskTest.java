package hexalyst.ui.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.ui.fx.Queue;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.Trees;
import hexalyst.ui.message.MessageLine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileOnDiskTest {
    private final Queue queue = new Queue();
    private final MessageLine messages = new MessageLine();
    private final GameViewModel game = new GameViewModel(Trees.position("3/4/5/4/3 w"), messages);
    private final Answers answers = new Answers();
    private final FilesViewModel files = new FilesViewModel(
            new NotationStore(),
            new FilesViewModel.Asking(new Nobody(), answers),
            game,
            messages,
            new FilesViewModel.Threads(Runnable::run, queue),
            new OtherFiles() {});
    private int changes;

    @TempDir
    private Path folder = Path.of("");

    private Path file = folder;

    /// Answers what to do with unsaved changes.
    private static final class Answers extends Nobody {
        private Unsaved unsaved = Unsaved.CANCEL;
        private int asked;

        @Override
        public Unsaved unsaved(String name) {
            asked++;
            return unsaved;
        }
    }

    @BeforeEach
    void open() throws IOException {
        file = folder.resolve("game.hgn");
        write("1. c3w a1b");
        files.open(file, () -> {});
        queue.runAll();
        game.toEnd();
    }

    private void write(String moves) throws IOException {
        Files.writeString(file, "[Game \"Manalath\"]\n[Board \"3 4 5 4 3\"]\n\n" + moves + " *\n");
        // Files that are written within one tick of the clock, with the same length, look the same.
        Files.setLastModifiedTime(file, FileTime.fromMillis(1_700_000_000_000L + 5_000L * ++changes));
    }

    private String moves() {
        return game.moment().tree().mainLine().stream()
                .skip(1)
                .map(id -> game.moment().tree().text(id))
                .toList()
                .toString();
    }

    private String here() {
        return game.moment().tree().text(game.moment().id());
    }

    @Test
    void aChangedFileIsShownAnewWhenItIsOpenedAgain() throws IOException {
        files.disk().openedAgain();
        queue.runAll();
        assertEquals("[c3w, a1b]", moves(), "nothing has changed");
        write("1. c3w a1b 2. b2w");
        files.disk().openedAgain();
        queue.runAll();
        assertEquals("[c3w, a1b, b2w]", moves());
        assertEquals("a1b", here(), "where the user was");
        assertFalse(files.dirtyProperty().get());
        assertEquals(0, answers.asked);
    }

    @Test
    void unsavedChangesAreAskedAbout() throws IOException {
        game.play(game.moment().position().legalMoves().getLast());
        String mine = moves();
        write("1. b2w");
        files.disk().openedAgain();
        queue.runAll();
        assertEquals(1, answers.asked);
        assertEquals(mine, moves());
        answers.unsaved = Prompts.Unsaved.DISCARD;
        files.disk().reload();
        queue.runAll();
        assertEquals("[b2w]", moves());
    }

    @Test
    void aChangeIsToldOnce() throws IOException {
        files.disk().look();
        queue.runAll();
        assertFalse(messages.message().warning());
        write("1. b2w");
        files.disk().look();
        queue.runAll();
        assertTrue(messages.message().warning());
        assertTrue(
                messages.message().text().startsWith("game.hgn has changed on disk"),
                messages.message().text());
        messages.clear();
        files.disk().look();
        queue.runAll();
        assertFalse(messages.message().warning(), "told once");
        assertEquals("[c3w, a1b]", moves());
    }

    @Test
    void whatTheProgramItselfHasWrittenIsShownUnlessSomethingIsUnsaved() throws IOException {
        write("1. c3w a1b 2. a2w");
        files.disk().wrote();
        queue.runAll();
        assertEquals(4, game.moment().tree().size());
        assertFalse(messages.message().warning());
        game.play(game.moment().position().legalMoves().getLast());
        write("1. c3w");
        files.disk().wrote();
        queue.runAll();
        assertTrue(messages.message().text().startsWith("game.hgn has changed on disk"));
    }

    @Test
    void aFollowedFileIsShownByItself() throws IOException {
        files.disk().followsProperty().set(true);
        queue.runAll();
        for (String moves : new String[] {"1. c3w a1b 2. b2w", "1. c3w a1b 2. b2w d4b"}) {
            write(moves);
            queue.endPauses(FileOnDisk.EVERY);
            assertEquals(moves.substring(moves.length() - 3), here(), "at the end");
            assertTrue(files.disk().followsProperty().get());
        }
        files.disk().followsProperty().set(false);
        queue.endPauses(FileOnDisk.EVERY);
        assertEquals(0, queue.paused());
    }

    /// The file is read on another thread.
    @Test
    void aMoveThatIsMadeMeanwhileIsNotLost() throws IOException {
        List<Runnable> background = new ArrayList<>();
        GameViewModel shown = new GameViewModel(Trees.position("3/4/5/4/3 w"), messages);
        FilesViewModel slow = new FilesViewModel(
                new NotationStore(),
                new FilesViewModel.Asking(new Nobody(), answers),
                shown,
                messages,
                new FilesViewModel.Threads(background::add, queue),
                new OtherFiles() {});
        slow.open(file, () -> {});
        background.removeFirst().run();
        queue.runAll();
        write("1. b2w");
        slow.disk().reload();
        shown.play(shown.moment().position().legalMoves().getFirst());
        background.removeFirst().run();
        queue.runAll();
        assertEquals(1, answers.asked);
        assertTrue(slow.dirtyProperty().get(), "the move is still there");
    }

    @Test
    void whatCannotBeReadLeavesTheGameOpen() throws IOException {
        Files.writeString(file, "nonsense");
        files.disk().reload();
        queue.runAll();
        assertEquals("[c3w, a1b]", moves());
        assertTrue(messages.message().warning());
    }
}
