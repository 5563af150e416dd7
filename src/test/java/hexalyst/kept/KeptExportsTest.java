package hexalyst.kept;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.cli.HexalystCommand;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Boards are drawn and documents are made as before, byte by byte: a Manalath game of each edition, the second one
/// with blocked cells, and one of Pentalath.
///
/// The rows of `exports.tsv` are the SHA-256 of what `export sample-games/<game>.hgn <game>.<suffix>` wrote when
/// diagrams got numbered pieces (HTML pages, when they got a colour for marked cells); a document may come with a
/// folder of pictures. After an intended change of looks or wording, print them again.
class KeptExportsTest {
    private static final List<String> GAMES = List.of("manalath-01", "blocked-cells-70", "pentalath-02");
    private static final List<String> SUFFIXES = List.of("svg", "html", "md");

    @Test
    void picturesAndDocumentsAreTheSame(@TempDir Path folder) throws IOException {
        for (String game : GAMES) {
            for (String suffix : SUFFIXES) {
                String[] arguments = {
                    "export",
                    "sample-games/" + game + ".hgn",
                    folder.resolve(game + "." + suffix).toString(),
                    "--language",
                    "en"
                };
                assertEquals(0, HexalystCommand.commandLineFor(arguments).execute(arguments));
            }
        }
        Map<String, String> kept = new TreeMap<>();
        KeptTable.rows("exports.tsv").forEach(row -> kept.put(row.at(0), row.at(1)));
        assertEquals(17, kept.size());
        assertEquals(kept, hashes(folder));
    }

    private static Map<String, String> hashes(Path folder) throws IOException {
        Map<String, String> hashes = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                hashes.put(
                        folder.relativize(file).toString().replace('\\', '/'),
                        KeptTable.hash(Files.readAllBytes(file)));
            }
        }
        return hashes;
    }
}
