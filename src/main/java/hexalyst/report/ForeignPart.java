package hexalyst.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/// What is part of the program besides its own code.
///
/// @param name what it calls itself
/// @param licence the name of its licence
/// @param home the address of its page
/// @param texts the files with the licence
/// @param artifacts what the build knows it by, each as `group:artifact`
public record ForeignPart(String name, String licence, String home, List<String> texts, List<String> artifacts) {
    /// All of them.
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

    /// The whole licence, with what its authors want to be told.
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
