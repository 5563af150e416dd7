package hexalyst.ui.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// What tells whether a file is still the one that was read.
///
/// @param modified when it was changed last, in milliseconds since 1970
/// @param bytes its length
public record FileStamp(long modified, long bytes) {
    /// Of a file that is not there or cannot be looked at.
    public static final FileStamp NONE = new FileStamp(0, -1);

    /// Where nobody knows how the file was when it was read: no file has it, so that writing over one asks first.
    public static final FileStamp UNKNOWN = new FileStamp(0, -2);

    /// Of a file as it is now.
    public static FileStamp of(Path file) {
        try {
            return new FileStamp(Files.getLastModifiedTime(file).toMillis(), Files.size(file));
        } catch (IOException gone) {
            return NONE;
        }
    }

    /// True if two paths lead to one file.
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
