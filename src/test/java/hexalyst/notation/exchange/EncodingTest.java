package hexalyst.notation.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.notation.GameLookup;
import hexalyst.notation.ReadResult;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The letters of files that other programs wrote.
class EncodingTest {
    private static final Path RECORDS = Path.of("src/test/resources/hexalyst/notation/exchange");
    private static final String LIST = "1. e5w d4b { caf\u00E9 } 2. c3w\n";

    @TempDir
    Path folder = Path.of("");

    private static ReadResult read(Path file) throws IOException {
        return new GameImport(GameLookup.standard())
                .read(file, Optional.empty())
                .usual();
    }

    @ParameterizedTest
    @CsvSource({"RandomTrial_0.trl, .trl", "records.jsonl, .jsonl", "playground.json, .json"})
    void aByteThatIsNotUtf8IsNamedWithItsPlace(String name, String suffix) throws IOException {
        String text = Files.readString(RECORDS.resolve(name));
        ReadResult whole = read(RECORDS.resolve(name));
        Path file =
                Files.writeString(folder.resolve("latin" + suffix), text + "\n\u00E9\n", StandardCharsets.ISO_8859_1);
        ReadResult latin = read(file);
        long line = text.chars().filter(c -> c == '\n').count() + 2;
        assertTrue(
                latin.problemLines().contains(line + ":1 the file is not valid UTF-8 here"),
                () -> latin.problemLines().toString());
        assertTrue(latin.games().isEmpty() || latin.sameGames(whole), name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-16BE", "UTF-16LE", "UTF-8"})
    void aByteOrderMarkTellsHowAListIsRead(String charset) throws IOException {
        Path file = Files.writeString(folder.resolve("list.txt"), "\uFEFF" + LIST, Charset.forName(charset));
        ReadResult read = read(file);
        assertEquals(List.of(), read.problemLines());
        assertTrue(read.anyMove(), charset);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ISO-8859-1", "windows-1252"})
    void aListWithABadByteKeepsItsMoves(String charset) throws IOException {
        Path file = Files.writeString(folder.resolve("list.txt"), LIST, Charset.forName(charset));
        ReadResult read = read(file);
        assertFalse(read.games().isEmpty(), charset);
        assertEquals(
                "1:17 the file is not valid UTF-8 here", read.problemLines().getFirst());
        assertTrue(read.anyMove(), charset);
    }
}
