package hexalyst.ui.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.files.Nobody;
import hexalyst.ui.files.NotationStore;
import hexalyst.ui.files.OtherFiles;
import hexalyst.ui.fx.Queue;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.Trees;
import hexalyst.ui.message.MessageLine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalViewModelTest {
    private final Queue queue = new Queue();
    private final MessageLine messages = new MessageLine();
    private final GameViewModel game = new GameViewModel(Trees.position("3/4/5/4/3 w"), messages);

    @TempDir
    Path folder = Path.of("");

    @Test
    void whatCouldNotBeWrittenIsTriedAgainWithoutAnotherKey() throws IOException {
        NotationStore store = new NotationStore();
        FilesViewModel files = new FilesViewModel(
                store,
                new FilesViewModel.Asking(new Nobody(), new Nobody()),
                game,
                messages,
                new FilesViewModel.Threads(Runnable::run, queue),
                new OtherFiles() {});
        Path inTheWay = Files.writeString(folder.resolve("journals"), "");
        Journal journal = new Journal(inTheWay, store, "one");
        new JournalViewModel(
                files,
                game,
                new SimpleObjectProperty<>(Optional.empty()),
                messages,
                new JournalViewModel.Outside(journal, Runnable::run, queue));
        game.play(game.moment().position().legalMoves().getFirst());
        queue.endPauses(JournalViewModel.PAUSE);
        assertTrue(messages.message().warning(), messages.message().text());
        queue.endPauses();
        queue.endPauses();
        assertEquals(1, queue.paused(), "one try at a time waits");
        Files.delete(inTheWay);
        queue.endPauses(JournalViewModel.AGAIN);
        queue.endPauses(JournalViewModel.PAUSE);
        assertTrue(Files.exists(inTheWay.resolve("one.hgn")));
        assertEquals(0, queue.paused(), "nothing is left to be tried");
        journal.close();
        assertFalse(Files.exists(inTheWay.resolve("one.hgn")));
    }
}
