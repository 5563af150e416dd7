package hexalyst.study.training;

import hexalyst.files.OwnFiles;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;

/// Lets only one program, and one of its threads, change a file at a time, so that two windows do not overwrite each
/// other's changes. The lock is a separate file beside it, which stays.
public final class FileGate {
    private FileGate() {}

    /// A change to the file.
    @FunctionalInterface
    public interface Passage<T> {
        /// Reads and writes the file.
        T go() throws IOException;
    }

    /// Waits until nobody else is changing a file, then changes it. Its folder is created if it does not exist.
    ///
    /// @throws IOException if that fails
    public static <T> T pass(Path file, Passage<T> passage) throws IOException {
        Path gate = file.resolveSibling(file.getFileName() + ".lock");
        // File locks belong to the whole process, so threads need a lock of their own.
        synchronized (FileGate.class) {
            try (FileChannel channel = OwnFiles.open(gate)) {
                // Held until the channel is closed.
                channel.lock();
                return passage.go();
            }
        }
    }
}
