package hexalyst.export;

import hexalyst.notation.WholeFile;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;

/// Where the files of a document go: the document itself to the file that was asked for, the others beside it.
public final class DocumentFiles {
    private DocumentFiles() {}

    /// Places files.
    ///
    /// @param file what was asked for
    /// @param made the bytes by their paths beside each other, the document first, as [Exporter#document] makes them
    /// @return the bytes by where they go, the document first
    public static Map<Path, byte[]> placed(Path file, Map<String, byte[]> made) {
        Map<Path, byte[]> placed = new LinkedHashMap<>();
        made.forEach((path, bytes) -> placed.put(placed.isEmpty() ? file : file.resolveSibling(path), bytes));
        return placed;
    }

    /// Checks that none of some files is there.
    ///
    /// @throws java.nio.file.FileAlreadyExistsException if one is
    public static void checkNew(Collection<Path> files) throws FileAlreadyExistsException {
        for (Path file : files) {
            if (Files.exists(file)) {
                throw new FileAlreadyExistsException(file.toString());
            }
        }
    }

    /// Writes files, those beside the first in folders that are made where they are not there. Each is whole or not
    /// there.
    ///
    /// @param placed as [#placed] gives them
    /// @return how many bytes that were
    /// @throws IOException if one cannot be written; those before it are there then
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
