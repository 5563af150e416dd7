package hexalyst.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/// A third-party part of the program.
///
/// @param name its own name
/// @param licence the name of its licence
/// @param home the address of its page
/// @param texts the files with the licence
/// @param artifacts its artifacts in the build, each as `group:artifact`
public record ForeignPart(String name, String licence, String home, List<String> texts, List<String> artifacts) {
    /// All third-party parts.
    public static List<ForeignPart> all() {
        return read("parts.txt")
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(ForeignPart::of)
                .toList();
    }

    private static ForeignPart of(String line) {
        String[] fields = line.split(" \\| ", -1);
        return new ForeignPart(
                fields[0], fields[1], fields[2], List.of(fields[3].split(" ", -1)), List.of(fields[4].split(" ", -1)));
    }

    /// The whole licence, with the notices that its authors require.
    public String text() {
        return texts.stream().map(file -> read("licences/" + file + ".txt")).collect(Collectors.joining("\n\n"));
    }

    private static String read(String file) {
        try (InputStream in = ForeignPart.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("not part of the program: " + file);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
