package hexalyst.notation.source;

import hexalyst.files.OwnFiles;
import hexalyst.text.Texts;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.util.Arrays;
import java.util.Set;

/// Writes a file as a whole or not at all.
public final class WholeFile {
    /// More links in a row than this are considered a cycle.
    private static final int MOST_LINKS = 40;

    private WholeFile() {}

    /// Replaces the content of a file. The bytes are written to a file beside it and read back; then that file replaces
    /// the old one in one step, so that the old content stays intact until the new one is complete. A link stays a
    /// link: its target is written, and created if it does not exist.
    ///
    /// @throws IOException if that fails; the file is then unchanged
    public static void write(Path file, byte[] bytes) throws IOException {
        write(file, bytes, OwnFiles.like(file));
    }

    /// Like [#write], for a file that only the user may read if it is made now.
    ///
    /// @throws IOException if that fails; the file is then unchanged
    public static void writeOwn(Path file, byte[] bytes) throws IOException {
        write(file, bytes, Files.exists(file) ? OwnFiles.like(file) : OwnFiles.own(file));
    }

    /// Like [#write], for a copy that gets the permissions of the original.
    ///
    /// @throws IOException if that fails; the file is then unchanged
    public static void copy(Path original, Path copy) throws IOException {
        write(copy, Files.readAllBytes(original), OwnFiles.like(original));
    }

    private static void write(Path file, byte[] bytes, FileAttribute<?>[] attributes) throws IOException {
        Path target = target(file);
        if (Files.exists(target)) {
            Unfinished.remove(target);
        }
        Path beside = Unfinished.name(target);
        try {
            try (FileChannel channel = FileChannel.open(
                    beside, Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE), attributes)) {
                ByteBuffer buffer = ByteBuffer.wrap(bytes);
                while (buffer.hasRemaining()) {
                    channel.write(buffer);
                }
                channel.force(true);
            }
            if (!Arrays.equals(Files.readAllBytes(beside), bytes)) {
                throw new IOException(text("diskForgets", file.toString()));
            }
            keepPermissions(beside, attributes);
            move(beside, target);
        } finally {
            Files.deleteIfExists(beside);
        }
    }

    /// The file that a path leads to through any links; it need not exist.
    private static Path target(Path file) throws IOException {
        Path target = file.toAbsolutePath();
        for (int i = 0; i < MOST_LINKS && Files.isSymbolicLink(target); i++) {
            Path next = target.resolveSibling(Files.readSymbolicLink(target));
            Path parent = next.getParent();
            if (parent == null || !Files.isDirectory(parent)) {
                throw new IOException(text("linkNoFolder", file.toString(), next.toString()));
            }
            target = parent.toRealPath().resolve(next.getFileName());
        }
        if (Files.isSymbolicLink(target)) {
            throw new IOException(text("linkNowhere", file.toString()));
        }
        return target;
    }

    /// The umask may have taken some of them.
    private static void keepPermissions(Path beside, FileAttribute<?>[] attributes) throws IOException {
        for (FileAttribute<?> permissions : attributes) {
            Files.setAttribute(beside, permissions.name(), permissions.value());
        }
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException notHere) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static String text(String key, Object... values) {
        return Texts.of(WholeFile.class).get(key, values);
    }
}
