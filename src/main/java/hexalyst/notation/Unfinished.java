package hexalyst.notation;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Files that are being written, before they take the place of others ([WholeFile]). Their names tell by which process,
/// so that what a killed one left can be told from what another is writing at this moment.
public final class Unfinished {
    private static final Pattern REST = Pattern.compile("([0-9]{1,18})-[0-9]+\\.tmp");
    /// Who writes on another machine, whose processes have other numbers, is not disturbed.
    private static final Duration OLD = Duration.ofSeconds(10);

    private Unfinished() {}

    /// A new name beside a file.
    static Path name(Path file) {
        return file.resolveSibling(
                prefix(file) + ProcessHandle.current().pid() + "-" + Math.abs(System.nanoTime()) + ".tmp");
    }

    private static String prefix(Path file) {
        return "." + file.getFileName() + ".hexalyst-";
    }

    /// Removes what killed processes left beside a file, or beside what it leads to; what cannot be removed stays.
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
            // What is wrong with the folder is told by who needs it.
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
