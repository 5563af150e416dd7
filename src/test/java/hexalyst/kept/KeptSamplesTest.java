package hexalyst.kept;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.notation.GameFiles;
import hexalyst.notation.GameFormat;
import hexalyst.notation.GameLookup;
import hexalyst.notation.ReadResult;
import hexalyst.record.GameTree;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Games are written as before. Every sample has the form in which the program writes it, so reading and writing it
/// changes no byte; and in the other formats it is written as before.
///
/// The rows of `samples.tsv` are the SHA-256 of what `convert` wrote at commit d02a4e3; those of the puzzles were
/// renewed with their solutions, or where puzzles were added. A new sample needs no row.
class KeptSamplesTest {
    private static final Path SAMPLES = Path.of("sample-games");

    static List<Path> samples() throws IOException {
        try (Stream<Path> files = Files.walk(SAMPLES)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    static List<KeptTable.Row> rows() throws IOException {
        return KeptTable.rows("samples.tsv");
    }

    private static List<GameTree> games(Path file) throws IOException {
        ReadResult result = new GameFiles(GameLookup.standard()).read(file);
        assertEquals(List.of(), result.problems());
        return result.games();
    }

    @Test
    void theTableIsWhole() throws IOException {
        assertEquals(22, rows().size());
        assertTrue(samples().size() >= rows().size());
    }

    @ParameterizedTest
    @MethodSource("samples")
    void aSampleIsWrittenAsItIs(Path file) throws IOException {
        assertEquals(Files.readString(file), GameFormat.HGN.write(games(file)));
    }

    @ParameterizedTest
    @MethodSource("rows")
    void theOtherFormatsAreWrittenAsBefore(KeptTable.Row row) throws IOException {
        List<GameTree> games = games(SAMPLES.resolve(row.at(0)));
        assertEquals(row.at(1), hash(GameFormat.JSON, games), "JSON");
        assertEquals(row.at(2), hash(GameFormat.SGF, games), "SGF");
    }

    private static String hash(GameFormat format, List<GameTree> games) {
        return KeptTable.hash(format.write(games).getBytes(StandardCharsets.UTF_8));
    }
}
