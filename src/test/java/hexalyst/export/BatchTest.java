package hexalyst.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.export.document.Diagrams;
import hexalyst.export.document.DocumentFormat;
import hexalyst.export.document.DocumentOptions;
import hexalyst.export.document.Watch;
import hexalyst.game.Games;
import hexalyst.record.GameTree;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BatchTest {
    @TempDir
    private Path folder;

    private Batch batch(ExportFormat format) {
        GameTree tree =
                GameTree.of(Games.byDefault().start(Games.byDefault().editions().getFirst()));
        List<Batch.Item> items = List.of(
                new Batch.Item(Batch.name("a", 1), "one", tree, GameTree.ROOT),
                new Batch.Item(Batch.name("a", 2), "two", tree, GameTree.ROOT));
        DocumentOptions options = DocumentOptions.usual(Locale.ENGLISH).with(new Diagrams.Every(1));
        ExportSettings settings = new ExportSettings(options, 100, false, 100);
        return new Batch(new Exporter(), format, settings, folder, items);
    }

    @Test
    void eachGetsItsFileInOrder() throws IOException {
        List<String> told = new ArrayList<>();
        long bytes = batch(ExportFormat.Picture.SVG).write(false, (number, of) -> told.add(number + "/" + of));
        assertEquals(List.of("1/2", "2/2"), told);
        assertEquals(Files.size(folder.resolve("a.svg")) + Files.size(folder.resolve("a-2.svg")), bytes);
        assertTrue(Files.readString(folder.resolve("a-2.svg")).contains("two"));
    }

    @Test
    void whatIsThereStaysUnlessItMayBeReplaced() throws IOException {
        Path second = Files.writeString(folder.resolve("a-2.md"), "mine");
        Batch batch = batch(new ExportFormat.Document(DocumentFormat.MARKDOWN));
        assertEquals(List.of(second), batch.existing());
        assertThrows(FileAlreadyExistsException.class, () -> batch.write(false, (number, of) -> {}));
        assertEquals("mine", Files.readString(second));
        batch.write(true, (number, of) -> {});
        assertTrue(Files.readString(second).contains("#"));
        Files.delete(second);
        Files.delete(folder.resolve("a.md"));
        assertThrows(
                FileAlreadyExistsException.class,
                () -> batch.write(false, (number, of) -> {}),
                "the diagrams are there still");
    }

    @Test
    void itEndsBetweenTwoFiles() {
        Batch batch = batch(ExportFormat.Picture.PNG);
        assertThrows(
                CancellationException.class,
                () -> batch.write(false, (number, of) -> {
                    if (number == 2) {
                        throw new CancellationException();
                    }
                }));
        assertEquals(List.of(folder.resolve("a.png")), batch.existing());
    }

    @Test
    void whatIsCancelledWhenItIsMadeIsNotWritten() {
        Batch batch = batch(ExportFormat.Picture.SVG);
        Watch watch = new Watch() {
            @Override
            public void begins(int number, int of) {}

            @Override
            public void made() {
                throw new CancellationException();
            }
        };
        assertThrows(CancellationException.class, () -> batch.write(false, watch));
        assertEquals(List.of(), batch.existing());
    }

    @Test
    void namesAreMadeDifferent() {
        assertEquals(
                List.of("g", "g-2", "g-2-2", "G-3", "h"), FileNames.distinct(List.of("g", "g-2", "g-2", "G", "h")));
    }
}
