package hexalyst.cli;

import static hexalyst.cli.Run.run;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// `perft --file` with lines that give the number of lines of play of one length.
class PerftFileTest {
    @TempDir
    private Path folder = Path.of("");

    private Path file = Path.of("");

    @BeforeEach
    void nameTheFile() {
        file = folder.resolve("table.jsonl");
    }

    private Run compare(String text, String... more) throws IOException {
        Files.writeString(file, text);
        String[] arguments = new String[3 + more.length];
        arguments[0] = "perft";
        arguments[1] = "--file";
        arguments[2] = file.toString();
        System.arraycopy(more, 0, arguments, 3, more.length);
        return run(arguments);
    }

    /// The counts of the tables among the test resources, which come from independent programs.
    @Test
    void countsThatAgreeAreOk() throws IOException {
        Run run = compare("""
                {"game": "manalath", "position": "2/3/2 w", "depth": 1, "count": 14}
                {"game": "manalath", "position": "2/3/2 w", "depth": 5, "count": 76896}
                {"game": "manalath", "edition": "nestorgames", "position": "2/3/2 w", "depth": 3, "count": 1680}

                {"game": "pentalath", "position": "5/6/7/8/4w4/8/7/6/5 b 60,61", "depth": 2, "count": 3600}
                """);
        assertEquals("4 ok, 0 differ\n", run.out());
        assertEquals("", run.err());
        assertEquals(0, run.code());
    }

    @Test
    void countsThatDifferAreNamed() throws IOException {
        String text = """
                {"game": "manalath", "position": "2/3/2 w", "depth": 2, "count": 168}
                {"game": "manalath", "position": "2/3/2 w", "depth": 3, "count": 1681}
                {"game": "pentalath", "position": "2/3/2 w", "depth": 1, "count": 14}
                """;
        Run run = compare(text);
        assertEquals("""
                line 2: 2/3/2 w: depth 3 has 1680 lines, not 1681
                line 3: 2/3/2 w: depth 1 has 7 lines, not 14
                1 ok, 2 differ
                """, run.out());
        assertEquals(1, run.code());
        assertEquals("""
                {"line":2,"position":"2/3/2 w","differences":["depth 3 has 1680 lines, not 1681"]}
                {"line":3,"position":"2/3/2 w","differences":["depth 1 has 7 lines, not 14"]}
                {"ok":1,"differ":2}
                """, compare(text, "--json").out());
    }

    @Test
    void theGameIsTheOptionsWhereTheLineNamesNone() throws IOException {
        String line = "{\"position\": \"2/3/2 w\", \"depth\": 1, \"count\": 7}";
        assertEquals(0, compare(line, "--game", "pentalath").code());
        assertEquals(1, compare(line).code());
    }

    @Test
    void bothFormsMayStandInOneFile() throws IOException {
        Run run = compare("""
                {"position": "2/3/2 w", "perft": [{"nodes": 14, "won": 0, "lost": 0, "drawn": 0}]}
                {"position": "2/3/2 w", "depth": 1, "count": 14}
                {"position": "2/3/2 w", "perft": [{"nodes": 14, "won": 0, "lost": 0, "drawn": 0}],\
                 "depth": 2, "count": 1}
                """);
        assertEquals("line 3: 2/3/2 w: depth 2 has 168 lines, not 1\n2 ok, 1 differ\n", run.out());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            value = {
                "{\"game\": \"go\", \"position\": \"2/3/2 w\", \"depth\": 1, \"count\": 1}" + " | UNKNOWN",
                "{\"edition\": \"x\", \"position\": \"2/3/2 w\", \"depth\": 1, \"count\": 1}"
                        + " | unknown edition x; there is designer, nestorgames",
                "{\"position\": \"2/3/2 x\", \"depth\": 1, \"count\": 1}"
                        + " | side is \"x\" where w or b was expected (column 7)",
                "{\"position\": \"2/3/2 w\", \"depth\": 0, \"count\": 1} | the depth is at least 1, not 0",
                "{\"position\": \"2/3/2 w\", \"depth\": 1}"
                        + " | an object with position and perft, or position, depth and count, was expected",
                "{\"depth\": 1, \"count\": 1}"
                        + " | an object with position and perft, or position, depth and count, was expected",
                "null | an object was expected, not null",
            })
    void aBadLineIsNamed(String line, String message) throws IOException {
        Run run = compare("{\"position\": \"2/3/2 w\", \"depth\": 1, \"count\": 14}\n" + line + "\n");
        run.assertRefused(file + ":2: " + message.replace("UNKNOWN", Run.unknownGame("go")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            value = {
                "{\"position\": \"2/3/2 w\", \"depth\": 1.5, \"count\": 1}",
                "{\"position\": \"2/3/2 w\", \"depth\": 1, \"count\": \"many\"}",
                "{\"position\": \"2/3/2 w\", \"perft\": [null]}",
                "{\"position\": \"2/3/2 w\"",
                "[]",
            })
    void aLineThatIsNoSuchObjectIsNamed(String line) throws IOException {
        Run run = compare(line);
        run.assertNames(file + ":1:");
    }
}
