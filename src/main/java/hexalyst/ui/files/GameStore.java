package hexalyst.ui.files;

import hexalyst.notation.exchange.Imported;
import hexalyst.record.GameTree;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/// Reads and writes files of games. Its methods may be called from any thread and may be slow.
public interface GameStore {
    /// Reads as much of a file as possible.
    ///
    /// @throws IOException if the file cannot be read at all; the message is one line for the user
    Imported open(Path file) throws IOException;

    /// Writes games in the format of the file's suffix. Either the whole file is written or the old one stays. Its
    /// previous content is kept as a backup beside it.
    ///
    /// @throws IOException if it cannot be written; the message is one line for the user
    void save(Path file, List<GameTree> games) throws IOException;

    /// Writes games to one of the program's own files, without a backup.
    ///
    /// @throws IOException if it cannot be written; the message is one line for the user
    void keep(Path file, List<GameTree> games) throws IOException;

    /// The suffixes of files that can be read, such as `.hgn`, the usual one first.
    List<String> readable();

    /// The suffixes of files that can be written, the usual one first.
    List<String> writable();
}
