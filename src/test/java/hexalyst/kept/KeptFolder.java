package hexalyst.kept;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// A user's data as commit d02a4e3 left it, in `data` among the kept files.
///
/// - `results.txt` with `seal.key`: what `solve`, `moves`, `analyze --each-nodes` and `balance --each-nodes` stored
///   about small boards of both games, a swap, blocked cells, short supply and passes, and what `store merge` took from
///   books of another user;
/// - `library.db`: `library import` of seven samples and of four games with a swap, a short supply, a pass and a
///   variation; `library-of-many.db`: the same of 1010 short games on 7 cells, so that their start is a common
///   position;
/// - `training.txt`, `repertoire.txt`, `campaign*.hgn` and `journal`: made by the classes that the window uses.
final class KeptFolder {
    private static final Path DATA = KeptTable.FOLDER.resolve("data");

    private KeptFolder() {}

    /// Copies a file into a writable folder.
    static Path copy(String name, Path folder) throws IOException {
        return Files.copy(DATA.resolve(name), folder.resolve(name));
    }

    /// Copies a folder of files into a writable folder.
    static Path copyAll(String name, Path folder) throws IOException {
        Path copy = Files.createDirectories(folder.resolve(name));
        List<Path> kept;
        try (Stream<Path> files = Files.list(DATA.resolve(name))) {
            kept = files.toList();
        }
        for (Path file : kept) {
            Files.copy(file, copy.resolve(file.getFileName()));
        }
        return copy;
    }
}
