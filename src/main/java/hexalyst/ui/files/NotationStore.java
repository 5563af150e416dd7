package hexalyst.ui.files;

import hexalyst.notation.FileProblem;
import hexalyst.notation.GameFiles;
import hexalyst.notation.GameFormat;
import hexalyst.notation.GameLookup;
import hexalyst.notation.ReadResult;
import hexalyst.record.GameTree;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// The program's own formats: `.hgn`, `.json` and `.sgf`.
public final class NotationStore implements GameStore {
    private final GameFiles files = new GameFiles(GameLookup.standard());

    @Override
    public OpenedFile open(Path file) throws IOException {
        try {
            ReadResult result = files.read(file);
            return new OpenedFile(
                    result.games(),
                    result.problems().stream().map(FileProblem::text).toList());
        } catch (NoSuchFileException missing) {
            throw new IOException("there is no such file", missing);
        }
    }

    @Override
    public void save(Path file, List<GameTree> games) throws IOException {
        files.saveSafely(file, games);
    }

    @Override
    public void keep(Path file, List<GameTree> games) throws IOException {
        files.save(file, games);
    }

    @Override
    public List<String> readable() {
        return Stream.of(GameFormat.values()).map(GameFormat::suffix).toList();
    }

    @Override
    public List<String> writable() {
        return readable();
    }
}
