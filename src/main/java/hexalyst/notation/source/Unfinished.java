package hexalyst.notation.source;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Temporary files that will replace others when complete ([WholeFile]). Their names contain the number of the process
/// that writes them, so that leftovers of a killed process can be distinguished from files that another process is
/// writing.
public final class Unfinished {
    private static final Pattern REST = Pattern.compile("([0-9]{1,18})-[0-9]+\\.tmp");
    /// Of the file's name, in bytes.
    private static final int LONGEST = 200;
    /// Newer files are left alone: a process on another machine, with other process numbers, may be writing them.
    private static final Duration OLD = Duration.ofSeconds(10);

    private Unfinished() {}

    /// A new name beside a file.
    static Path name(Path file) {
        return file.resolveSibling(
                prefix(file) + ProcessHandle.current().pid() + "-" + Math.abs(System.nanoTime()) + ".tmp");
    }

    /// Begins with the file's name, shortened if the whole would be longer than file systems allow (255 bytes).
    private static String prefix(Path file) {
        String name = file.getFileName().toString();
        while (name.getBytes(StandardCharsets.UTF_8).length > LONGEST) {
            name = name.substring(0, name.offsetByCodePoints(name.length(), -1));
        }
        return "." + name + ".hexalyst-";
    }

    /// Removes files left by killed processes next to a file, or next to the target of a link. Files that cannot be
    /// removed stay.
    public static void remove(Path file) {
        try {
            Path real = file.toRealPath();
            String prefix = prefix(real);
            try (DirectoryStream<Path> left = Files.newDirectoryStream(
                    real.resolveSibling(""),
                    each -> each.getFileName().toString().startsWith(prefix) && isLeft(each, prefix.length()))) {
                for (Path each : left) {
                    Files.deleteIfExists(each);
                }
            }
        } catch (IOException | DirectoryIteratorException unreadable) {
            // A problem with the folder is reported by whoever uses it.
            return;
        }
    }

    private static boolean isLeft(Path file, int from) throws IOException {
        Matcher rest = REST.matcher(file.getFileName().toString().substring(from));
        return rest.matches()
                && ProcessHandle.of(Long.parseLong(rest.group(1))).isEmpty()
                && Files.getLastModifiedTime(file)
                        .toInstant()
                        .isBefore(Instant.now().minus(OLD));
    }
}
