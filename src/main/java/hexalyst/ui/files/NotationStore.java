package hexalyst.ui.files;

import hexalyst.notation.GameFiles;
import hexalyst.notation.GameFormat;
import hexalyst.notation.GameLookup;
import hexalyst.notation.exchange.GameImport;
import hexalyst.notation.exchange.Imported;
import hexalyst.notation.source.Unfinished;
import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Reads and writes the program's own formats, `.hgn`, `.json` and `.sgf`, and reads those of other programs.
public final class NotationStore implements GameStore {
    private final GameFiles files = new GameFiles(GameLookup.standard());
    private final GameImport importing = new GameImport(GameLookup.standard());

    @Override
    public Imported open(Path file) throws IOException {
        Unfinished.remove(file);
        try {
            return importing.read(file, Optional.empty());
        } catch (NoSuchFileException missing) {
            throw new IOException(Texts.of(NotationStore.class).get("noFile"), missing);
        }
    }

    @Override
    public void save(Path file, List<GameTree> games) throws IOException {
        files.saveSafely(file, games);
    }

    @Override
    public void keep(Path file, List<GameTree> games) throws IOException {
        files.keep(file, games);
    }

    @Override
    public List<String> readable() {
        return GameImport.suffixes();
    }

    @Override
    public List<String> writable() {
        return Stream.of(GameFormat.values()).map(GameFormat::suffix).toList();
    }
}
