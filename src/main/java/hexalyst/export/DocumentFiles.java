package hexalyst.export;

import hexalyst.notation.source.WholeFile;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;

/// Where the files of a document go: the document itself to the requested file, the others beside it.
public final class DocumentFiles {
    private DocumentFiles() {}

    /// Assigns paths to files.
    ///
    /// @param file the requested file
    /// @param made the bytes by relative path, the document first, as from [Exporter#document]
    /// @return the bytes by target path, the document first
    public static Map<Path, byte[]> placed(Path file, Map<String, byte[]> made) {
        Map<Path, byte[]> placed = new LinkedHashMap<>();
        made.forEach((path, bytes) -> placed.put(placed.isEmpty() ? file : file.resolveSibling(path), bytes));
        return placed;
    }

    /// Checks that none of these files exists.
    ///
    /// @throws java.nio.file.FileAlreadyExistsException if one exists
    public static void checkNew(Collection<Path> files) throws FileAlreadyExistsException {
        for (Path file : files) {
            if (Files.exists(file)) {
                throw new FileAlreadyExistsException(file.toString());
            }
        }
    }

    /// Writes files, and creates the folders of the files beside the first one. Each file is written completely or not
    /// at all.
    ///
    /// @param placed as from [#placed]
    /// @return how many bytes were written
    /// @throws IOException if one cannot be written; the ones before it stay
    public static long write(Map<Path, byte[]> placed) throws IOException {
        long bytes = 0;
        for (Map.Entry<Path, byte[]> one : placed.entrySet()) {
            Path folder = one.getKey().toAbsolutePath().getParent();
            if (folder != null && bytes > 0) {
                Files.createDirectories(folder);
            }
            WholeFile.write(one.getKey(), one.getValue());
            bytes += one.getValue().length;
        }
        return bytes;
    }
}
