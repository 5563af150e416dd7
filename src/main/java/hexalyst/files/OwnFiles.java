package hexalyst.files;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/// Files that only the user may read and write, and folders that only the user may enter, whatever the umask. Where
/// files have no POSIX permissions, they are made as usual.
public final class OwnFiles {
    private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");
    private static final Set<PosixFilePermission> FOLDER = PosixFilePermissions.fromString("rwx------");

    private OwnFiles() {}

    /// Makes a folder, and those above it that do not exist. An existing one stays as it is.
    ///
    /// @throws IOException if that fails
    public static void makeFolder(Path folder) throws IOException {
        Files.createDirectories(folder, attributes(folder, FOLDER));
    }

    /// Makes the folder of a file, as [#makeFolder] does.
    ///
    /// @throws IOException if that fails
    public static void makeFolderOf(Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null) {
            makeFolder(folder);
        }
    }

    /// Makes an empty file, and its folder, unless there is one.
    ///
    /// @throws IOException if that fails
    public static void make(Path file) throws IOException {
        makeFolderOf(file);
        if (!Files.exists(file)) {
            try {
                Files.createFile(file, attributes(file, FILE));
            } catch (FileAlreadyExistsException meanwhile) {
                // Another program was faster.
                return;
            }
        }
    }

    /// Opens a file to write, and makes it, and its folder, if there is none.
    ///
    /// @throws IOException if that fails
    public static FileChannel open(Path file) throws IOException {
        makeFolderOf(file);
        Set<OpenOption> options = Set.of(StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        return FileChannel.open(file, options, attributes(file, FILE));
    }

    /// Takes the right to read, write or enter a folder or a file from everybody but the user.
    ///
    /// @throws IOException if that fails
    public static void close(Path path) throws IOException {
        if (isPosix(path)) {
            Set<PosixFilePermission> closed = Files.isDirectory(path) ? FOLDER : FILE;
            if (!closed.containsAll(Files.getPosixFilePermissions(path))) {
                Files.setPosixFilePermissions(path, closed);
            }
        }
    }

    /// The attributes with which a file is made that takes the place of another one, or lies beside it: the permissions
    /// of that file, or the usual ones if it does not exist.
    ///
    /// @throws IOException if the permissions cannot be read
    public static FileAttribute<?>[] like(Path other) throws IOException {
        return isPosix(other) && Files.exists(other)
                ? attributes(other, Files.getPosixFilePermissions(other))
                : new FileAttribute<?>[0];
    }

    /// The attributes of a file that only the user may read and write.
    public static FileAttribute<?>[] own(Path file) {
        return attributes(file, FILE);
    }

    private static FileAttribute<?>[] attributes(Path path, Set<PosixFilePermission> permissions) {
        return isPosix(path)
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(permissions)}
                : new FileAttribute<?>[0];
    }

    private static boolean isPosix(Path path) {
        return path.getFileSystem().supportedFileAttributeViews().contains("posix");
    }
}
