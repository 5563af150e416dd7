package hexalyst.ui.files;

import hexalyst.notation.GameFiles;
import hexalyst.notation.GameFormat;
import hexalyst.notation.GameLookup;
import hexalyst.notation.ReadResult;
import hexalyst.notation.exchange.GameImport;
import hexalyst.notation.exchange.Imported;
import hexalyst.notation.source.FileProblem;
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
    public OpenedFile open(Path file) throws IOException {
        Unfinished.remove(file);
        try {
            return opened(importing.read(file, Optional.empty()));
        } catch (NoSuchFileException missing) {
            throw new IOException(Texts.of(NotationStore.class).get("noFile"), missing);
        }
    }

    /// Imported games as an opened file.
    public static OpenedFile opened(Imported imported) {
        return switch (imported) {
            case Imported.Own own -> opened(own.reading(), false, Optional.empty());
            case Imported.Foreign foreign -> opened(foreign.reading(), true, Optional.empty());
            case Imported.Undecided both ->
                opened(both.bottom(), true, Optional.of(opened(both.top(), true, Optional.empty())));
        };
    }

    private static OpenedFile opened(ReadResult reading, boolean foreign, Optional<OpenedFile> upsideDown) {
        return new OpenedFile(
                reading.games(),
                reading.problems().stream().map(FileProblem::text).toList(),
                reading.notes(),
                foreign,
                upsideDown);
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
