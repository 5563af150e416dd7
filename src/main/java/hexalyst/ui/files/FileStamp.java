package hexalyst.ui.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Tells whether a file has changed since it was read.
///
/// @param modified the time of its last change, in milliseconds since 1970
/// @param bytes its length
public record FileStamp(long modified, long bytes) {
    /// The stamp of a file that does not exist or cannot be read.
    public static final FileStamp NONE = new FileStamp(0, -1);

    /// The stamp if it is unknown how the file was when it was read. It matches no file, so that overwriting asks
    /// first.
    public static final FileStamp UNKNOWN = new FileStamp(0, -2);

    /// The stamp of a file as it is now.
    public static FileStamp of(Path file) {
        try {
            return new FileStamp(Files.getLastModifiedTime(file).toMillis(), Files.size(file));
        } catch (IOException gone) {
            return NONE;
        }
    }

    /// True if two paths lead to the same file.
    static boolean sameFile(Path one, Path other) {
        try {
            return one.toAbsolutePath()
                            .normalize()
                            .equals(other.toAbsolutePath().normalize())
                    || Files.isSameFile(one, other);
        } catch (IOException gone) {
            return false;
        }
    }
}
