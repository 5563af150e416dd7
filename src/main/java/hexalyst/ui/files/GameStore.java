package hexalyst.ui.files;

import hexalyst.record.GameTree;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/// Reads and writes files of games. Its methods may be called from any thread and may take long.
public interface GameStore {
    /// Reads what can be read.
    ///
    /// @throws IOException if the file cannot be read at all; the message is one line for people
    OpenedFile open(Path file) throws IOException;

    /// Writes games, in the format that the file's suffix names. Either the whole file is written or the old one stays;
    /// what it held before is kept beside it.
    ///
    /// @throws IOException if it cannot be written; the message is one line for people
    void save(Path file, List<GameTree> games) throws IOException;

    /// Writes games to a file of the program's own, of which no older version is kept.
    ///
    /// @throws IOException if it cannot be written; the message is one line for people
    void keep(Path file, List<GameTree> games) throws IOException;

    /// The suffixes of files that can be read, such as `.hgn`, the usual one first.
    List<String> readable();

    /// The suffixes of files that can be written, the usual one first.
    List<String> writable();
}
