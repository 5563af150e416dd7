package hexalyst.ui.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.fx.Queue;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;

class ExportRunTest {
    private final Deque<Runnable> background = new ArrayDeque<>();
    private final Queue queue = new Queue();
    private final ExportRun run = new ExportRun(new FilesViewModel.Threads(background::add, queue));

    @Test
    void itTellsHowFarItIsAndEndsBeforeTheNextGameWhenItShall() {
        run.start(() -> {
            run.begins(1, 40);
            run.begins(12, 40);
            queue.runAll();
            assertEquals("12 of 40", run.saidProperty().get());
            assertEquals(11.0 / 40, run.shareProperty().get());
            assertTrue(run.severalProperty().get());
            run.cancel();
            run.begins(13, 40);
            throw new IllegalStateException("it went on");
        });
        assertTrue(run.busyProperty().get());
        background.remove().run();
        queue.runAll();
        assertFalse(run.busyProperty().get());
        assertFalse(run.severalProperty().get());
        assertEquals("Cancelled.", run.saidProperty().get());
    }

    @Test
    void aCancelledOneDoesNotEndTheNext() {
        run.cancel();
        run.start(() -> {
            run.begins(1, 2);
            return () -> run.done("good");
        });
        background.remove().run();
        queue.runAll();
        assertEquals("good", run.saidProperty().get());
    }

    @Test
    void whatWasLostIsToldOnceWithTheSuccess() {
        run.start(() -> {
            run.lost("漢字");
            return () -> run.saved("Saved.");
        });
        background.remove().run();
        queue.runAll();
        assertTrue(
                run.saidProperty().get().startsWith("Saved. "),
                run.saidProperty().get());
        assertTrue(run.saidProperty().get().endsWith(": 漢字"), run.saidProperty().get());
        run.start(() -> () -> run.saved("Saved."));
        background.remove().run();
        queue.runAll();
        assertEquals("Saved.", run.saidProperty().get());
    }

    @Test
    void whatGoesWrongIsTold() {
        run.start(() -> {
            throw new IOException("the disk is full");
        });
        background.remove().run();
        queue.runAll();
        assertEquals("Not saved: the disk is full", run.saidProperty().get());
        assertFalse(run.busyProperty().get());
    }

    @Test
    void cancellingDuringTheLastGameKeepsTheNextPartFromWriting() {
        List<String> did = new ArrayList<>();
        run.start(() -> {
            run.begins(1, 1);
            run.cancel();
            return () -> run.goOn(() -> {
                did.add("written");
                return () -> run.done("saved");
            });
        });
        background.remove().run();
        queue.runAll();
        background.remove().run();
        queue.runAll();
        assertEquals(List.of(), did);
        assertEquals("Cancelled.", run.saidProperty().get());
        assertFalse(run.busyProperty().get());
        assertTrue(run.isOver());
    }
}
