package hexalyst.study.training;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// Lets one program, and one thread of it, at a time change a file, so that two windows do not lose what the other
/// wrote. The gate is a file beside it, which stays.
public final class FileGate {
    private FileGate() {}

    /// What is done to the file.
    @FunctionalInterface
    public interface Passage<T> {
        /// Reads and writes it.
        T go() throws IOException;
    }

    /// Waits until nobody else changes a file, and changes it. Its folder is made if it is not there.
    ///
    /// @throws IOException if that fails
    public static <T> T pass(Path file, Passage<T> passage) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null) {
            Files.createDirectories(folder);
        }
        Path gate = file.resolveSibling(file.getFileName() + ".lock");
        // Locks of files are those of a whole program.
        synchronized (FileGate.class) {
            try (FileChannel channel = FileChannel.open(gate, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
                // Until the channel is closed.
                channel.lock();
                return passage.go();
            }
        }
    }
}
