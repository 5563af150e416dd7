package hexalyst.analysis.results;

import hexalyst.board.Sha256;
import hexalyst.report.Build;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/// Where a result comes from.
///
/// @param name the name of the computer
/// @param program the version of the program, with the commit it was built from
public record Machine(String name, String program) {
    /// This computer and this program.
    public static Machine here() {
        Build build = Build.current();
        return new Machine(hostName(), build.version() + " (" + build.commit() + ")");
    }

    /// Asks the system and not the network, which can take seconds.
    private static String hostName() {
        return Stream.of(Path.of("/proc/sys/kernel/hostname"), Path.of("/etc/hostname"))
                .flatMap(file -> read(file).stream())
                .findFirst()
                .or(() -> Stream.of("COMPUTERNAME", "HOSTNAME", "HOST")
                        .flatMap(name -> Optional.ofNullable(System.getenv(name)).stream())
                        .findFirst())
                .orElse("unknown");
    }

    private static Optional<String> read(Path file) {
        try {
            return Optional.of(Files.readString(file).strip()).filter(name -> !name.isEmpty());
        } catch (IOException none) {
            return Optional.empty();
        }
    }

    /// The number under which it is stored.
    long id() {
        return id(name + ' ' + program);
    }

    /// The number of a name: the first 64 bits of its SHA-256.
    public static long id(String name) {
        return Sha256.of(name.getBytes(StandardCharsets.UTF_8)).getLong();
    }
}
