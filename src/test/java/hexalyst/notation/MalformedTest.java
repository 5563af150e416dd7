package hexalyst.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Games;
import hexalyst.game.Position;
import hexalyst.notation.source.Parsed;
import hexalyst.text.Texts;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Every file in the folder `malformed` gives exactly the problems, at the places, that `index.txt` says: a line with
/// the name, how many games and nodes were kept, and a line for each problem. A `.position` file holds one position
/// line.
final class MalformedTest {
    private static final Path FOLDER = Path.of("src/test/resources/hexalyst/notation/malformed");
    private static final String INDEX = "index.txt";
    private static final int FEWEST = 60;

    @Test
    void givesTheExpectedProblemsAndKeepsWhatWasRead() throws IOException {
        Map<String, List<String>> expected = index();
        for (String name : expected.keySet()) {
            assertEquals(
                    String.join("\n", expected.getOrDefault(name, List.of())), String.join("\n", found(name)), name);
        }
    }

    /// Their problems are reported in German too, without any English words.
    @Test
    void aGermanReaderIsToldTheSameInGerman() throws IOException {
        for (String name : files()) {
            List<String> english = found(name);
            List<String> german = Texts.in(Locale.GERMAN, () -> {
                try {
                    return found(name);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
            assertEquals(english.size(), german.size(), name);
            for (int i = 0; i < german.size(); i++) {
                String told = german.get(i);
                boolean counted = told.matches("\\d+ games, \\d+ nodes|no problem");
                assertTrue(counted || !told.equals(english.get(i)), name + ": " + told);
                // Text that is not JSON at all is reported by the parser in its own words.
                boolean ours = !told.contains("kein JSON");
                assertFalse(ours && (told.contains(" was expected") || told.contains(" the ")), name + ": " + told);
                assertFalse(told.contains("{0}") || told.contains("''"), name + ": " + told);
            }
        }
    }

    @Test
    void theIndexNamesEveryFile() throws IOException {
        Set<String> files = files();
        assertEquals(files, index().keySet());
        assertTrue(files.size() >= FEWEST);
        for (String suffix : List.of(".hgn", ".json", ".sgf", ".position")) {
            assertTrue(files.stream().anyMatch(name -> name.endsWith(suffix)), suffix);
        }
    }

    private static Set<String> files() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            TreeSet<String> names = new TreeSet<>();
            files.map(file -> file.getFileName().toString())
                    .filter(name -> !name.equals(INDEX))
                    .forEach(names::add);
            return names;
        }
    }

    private static Map<String, List<String>> index() throws IOException {
        Map<String, List<String>> index = new TreeMap<>();
        List<String> current = new ArrayList<>();
        for (String line : Files.readAllLines(FOLDER.resolve(INDEX))) {
            if (line.startsWith("    ")) {
                current.add(line.substring(4));
            } else if (!line.isBlank()) {
                current = new ArrayList<>();
                index.put(line, current);
            }
        }
        return index;
    }

    private static List<String> found(String name) throws IOException {
        Path file = FOLDER.resolve(name);
        List<String> found = new ArrayList<>();
        if (name.endsWith(".position")) {
            String text = Files.readString(file, StandardCharsets.UTF_8);
            switch (PositionText.parse(text, Games.byDefault())) {
                case Parsed.Ok<Position> ok -> found.add("no problem");
                case Parsed.Bad<Position> bad ->
                    bad.problems().forEach(problem -> found.add(problem.field() + " | " + problem.text()));
            }
            return found;
        }
        ReadResult result = new GameFiles(GameLookup.standard()).read(file);
        found.add(result.games().size() + " games, " + result.nodes() + " nodes");
        result.problems().forEach(problem -> found.add(problem.text()));
        return found;
    }

    /// Prints an index of the current results, to compare with the existing one.
    public static void main(String[] args) throws IOException {
        for (String name : files()) {
            System.out.println(name);
            for (String line : found(name)) {
                System.out.println("    " + line);
            }
        }
    }
}
