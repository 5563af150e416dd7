package hexalyst.notation.exchange;

import static hexalyst.notation.exchange.Imports.problems;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.notation.GameFormat;
import hexalyst.notation.GameLookup;
import hexalyst.notation.ReadResult;
import hexalyst.notation.source.FileProblem;
import hexalyst.record.GameTree;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Whatever a file contains, importers must only report what is wrong with it.
@Tag("slow")
final class HostileTest {
    private static final int MEGABYTE = 1 << 20;
    private static final int DAMAGED = 2_000;
    private static final List<String> PIECES = List.of(
            "{",
            "}",
            "[",
            "]",
            "\"",
            ":",
            ",",
            "null",
            "\"moves\":",
            "\"stack\":[",
            "e5W",
            "we5",
            "(",
            ")",
            "--",
            "1-0",
            "Move=[",
            "from=99999999999",
            "mover=1",
            "winner=",
            "\n",
            "\r",
            "\u202E",
            "\u0000",
            "\uD83D",
            "\uFEFF",
            "-",
            "<!DOCTYPE x [<!ENTITY y SYSTEM \"file:///x\">]>",
            "[Position \"1 w\"]\n",
            "{x",
            "resign",
            "1e999");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"hostile.txt", "hostile.json", "hostile.jsonl", "hostile.trl"})
    void hostileFilesGetAClearMessage(String name) throws IOException {
        List<String> texts = List.of(
                "w".repeat(MEGABYTE),
                "e5w".repeat(MEGABYTE / 3),
                "[".repeat(100_000),
                "{\"children\":[".repeat(100_000),
                "(".repeat(100_000),
                "<!DOCTYPE x [<!ENTITY y SYSTEM \"file:///etc/passwd\">]><x>&y;</x>",
                "\u202Ee5w\u202C \u2067d4b\u2069",
                "\u0000".repeat(1000),
                "{\"moves\":[" + "9".repeat(MEGABYTE) + "]}",
                "{\"moves\":[[\"" + "e".repeat(MEGABYTE) + "\"]]}",
                "game=" + "x".repeat(MEGABYTE),
                "game=Manalath\nMove=[Move:mover=1,[Add:" + "x".repeat(9_000) + "]]",
                "e5" + " ".repeat(MEGABYTE) + "x9w",
                "w" + "\t".repeat(MEGABYTE) + "x9w",
                "x9w " + "{a}".repeat(100_000),
                "x9w\n" + "[White \"A\"]\n\n".repeat(20_000),
                "game=Manalath\n" + ("Move=[Move:mover=1," + "[Add:to=1,".repeat(900) + "\n").repeat(100),
                "[" + "0,".repeat(MEGABYTE) + "0]",
                "",
                "\uFEFF");
        for (String text : texts) {
            Path file = folder.resolve(name);
            Files.writeString(file, text);
            ReadResult reading = new GameImport(GameLookup.standard())
                    .read(file, Optional.empty())
                    .usual();
            String what = text.substring(0, Math.min(40, text.length()));
            assertFalse(reading.problems().isEmpty(), what);
            check(reading, what);
        }
    }

    private static void check(ReadResult reading, String what) {
        for (FileProblem problem : reading.problems()) {
            assertTrue(problem.line() > 0 && problem.column() > 0, what);
            assertTrue(problem.message().length() < 400, what + ": " + problem.message());
            assertFalse(problem.text().contains("\n") || problem.text().contains("\u202E"), what);
        }
        reading.notes().forEach(note -> assertFalse(note.length() > 1000 || note.contains("\n"), what));
        String written = GameFormat.HGN.write(reading.games());
        ReadResult again = GameFormat.HGN.read(written, GameLookup.standard());
        for (int i = 0; i < reading.games().size(); i++) {
            GameTree tree = reading.games().get(i);
            assertTrue(tree.sameAs(again.games().get(i)), what + "\n" + written);
        }
    }

    @Test
    void largeFilesAreNotRead() throws IOException {
        Path file = folder.resolve("large.txt");
        try (RandomAccessFile large = new RandomAccessFile(file.toFile(), "rw")) {
            large.setLength((16L << 20) + 1);
        }
        GameImport importing = new GameImport(GameLookup.standard());
        assertEquals(
                file + ": larger than 16 MB, the limit for files of other programs",
                assertThrows(IOException.class, () -> importing.read(file, Optional.empty()))
                        .getMessage());
        assertEquals(
                List.of("1:1 longer than 16 million characters, the limit for text of other programs"),
                problems(importing
                        .read(" ".repeat((16 << 20) + 1), Optional.empty())
                        .usual()));
    }

    @Test
    void deepNestingIsTold() {
        assertTrue(problems(Imports.certain(Imports.text("[".repeat(100_000))))
                .contains("1:1001 values nested more than 1,000 deep: nothing further is read"));
    }

    @Test
    void endlessTreesAreCut() {
        List<String> cells = new ArrayList<>();
        for (int cell = 0; cell < 61; cell++) {
            cells.add(GameLookup.standard()
                    .byDefault()
                    .editions()
                    .getFirst()
                    .grid()
                    .name(cell));
        }
        StringBuilder tree = new StringBuilder("{\"children\":[");
        for (String first : cells) {
            for (String colour : List.of("w", "b")) {
                tree.append("{\"move\":\"").append(first).append(colour).append("\",\"children\":[");
                cells.stream()
                        .filter(cell -> !cell.equals(first))
                        .forEach(cell -> tree.append("{\"move\":\"" + cell + "w\"},{\"move\":\"" + cell + "b\"},"));
                tree.append("null]},");
            }
        }
        ReadResult reading = Imports.certain(Imports.text(tree.append("null]}").toString()));
        assertEquals(10_001, reading.nodes());
        assertEquals(
                "more than 10,000 moves: the rest of this game is not read",
                reading.problems().getLast().message());
    }

    @Test
    void damagedRecordsAreReportedAndWhatIsLeftIsSound() throws IOException {
        List<String> originals = new ArrayList<>();
        for (String name : List.of(
                "RandomTrial_1.trl",
                "records.jsonl",
                "playground.json",
                "playground-wrapped.json",
                "RandomTrial_0.trl")) {
            originals.add(Imports.content(name));
        }
        originals.add("[White \"A\"]\n1. e5W d4B {x} 2. we6 b d3 (a1w) -- White wins\n1) E4-w e4:b 0-1\n");
        for (int seed = 0; seed < DAMAGED; seed++) {
            Random random = new Random(seed);
            StringBuilder text = new StringBuilder(originals.get(random.nextInt(originals.size())));
            for (int i = random.nextInt(4); i >= 0; i--) {
                int from = random.nextInt(text.length() + 1);
                int end = Math.min(text.length(), from + random.nextInt(random.nextInt(8) == 0 ? 200 : 4));
                switch (random.nextInt(5)) {
                    case 0 -> text.delete(from, end);
                    case 1 -> text.insert(from, text.substring(from, end));
                    case 2 -> text.replace(from, end, PIECES.get(random.nextInt(PIECES.size())));
                    case 3 -> text.insert(from, (char) random.nextInt(random.nextBoolean() ? 128 : 0x10000));
                    default -> text.setLength(from);
                }
            }
            Imported imported = Imports.text(text.toString());
            ReadResult reading = imported.usual();
            assertFalse(reading.games().isEmpty() && reading.problems().isEmpty(), "seed " + seed);
            check(reading, "seed " + seed);
        }
    }
}
