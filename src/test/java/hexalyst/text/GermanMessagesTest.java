package hexalyst.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import hexalyst.engine.external.EngineCommand;
import hexalyst.game.Games;
import hexalyst.notation.GameFiles;
import hexalyst.notation.GameLookup;
import hexalyst.record.GameTree;
import hexalyst.record.TreeEdit;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Messages from outside the `ui` packages that the window shows are German in a German window.
class GermanMessagesTest {
    private final Locale before = Locale.getDefault();

    @TempDir
    private Path folder;

    @BeforeEach
    void german() {
        Locale.setDefault(Locale.GERMAN);
    }

    @AfterEach
    void asBefore() {
        Locale.setDefault(before);
    }

    @Test
    void anExternalEngineThatCannotBeUsed() {
        assertEquals(
                "in der Befehlszeile der Engine fehlt ein schließendes \"",
                assertThrows(IllegalArgumentException.class, () -> EngineCommand.parse("\"x"))
                        .getMessage());
    }

    @Test
    void anEditThatCannotBeMade() {
        GameTree tree =
                GameTree.of(Games.byDefault().start(Games.byDefault().editions().getFirst()));
        assertEquals(
                "der Anfang einer Partie lässt sich nicht löschen",
                assertThrows(IllegalArgumentException.class, () -> tree.apply(new TreeEdit.Delete(GameTree.ROOT)))
                        .getMessage());
    }

    @Test
    void aFileThatCannotBeSaved() {
        GameFiles files = new GameFiles(GameLookup.standard());
        Path file = folder.resolve("x.txt");
        assertEquals(
                file + ": der Name sollte auf eines von .hgn .json .sgf enden",
                assertThrows(IOException.class, () -> files.save(file, List.of()))
                        .getMessage());
    }
}
