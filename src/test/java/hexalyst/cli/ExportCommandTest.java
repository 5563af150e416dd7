package hexalyst.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("slow")
class ExportCommandTest {
    private static final String SAMPLE = "sample-games/manalath-01.hgn";
    private static final String SHORT = "sample-games/designer-diagram-1.hgn";

    @TempDir
    private Path folder;

    private String out(String name) {
        return folder.resolve(name).toString();
    }

    private static void refused(String message, int code, String... arguments) {
        Run run = Run.run(arguments);
        assertEquals(code, run.code());
        assertTrue(run.err().contains(message), run.err());
        assertEquals(1, run.err().lines().count(), run.err());
    }

    @Test
    void aPositionBecomesAPicture() throws IOException {
        assertEquals(
                0,
                Run.run("export", SAMPLE, out("a.svg"), "--ply", "3", "--move-numbers", "all")
                        .code());
        String svg = Files.readString(folder.resolve("a.svg"));
        assertTrue(svg.contains("position after 3 plies"));
        assertTrue(svg.contains(">3</text>"));
        assertEquals(
                0,
                Run.run("export", SAMPLE, out("a.png"), "--width", "123", "--transparent")
                        .code());
        assertEquals(123, ImageIO.read(folder.resolve("a.png").toFile()).getWidth());
        assertEquals(
                0,
                Run.run("export", SAMPLE, out("a.gif"), "--width", "100", "--pause", "200")
                        .code());
        assertTrue(Files.readString(folder.resolve("a.gif"), java.nio.charset.StandardCharsets.ISO_8859_1)
                .startsWith("GIF89a"));
    }

    @Test
    void aFolderTakesAllGamesAndEachPosition() throws IOException {
        assertEquals(
                0,
                Run.run("export", SAMPLE, "sample-games/designer-diagram-1.hgn", folder.toString())
                        .code());
        assertEquals(List.of("designer-diagram-1.svg", "manalath-01.svg"), names());
        assertEquals(
                0,
                Run.run("export", SAMPLE, folder.toString(), "--each", "--force")
                        .code());
        assertTrue(names().containsAll(List.of("manalath-01-000.svg", "manalath-01-012.svg")));
        assertEquals(15, names().size());
    }

    @Test
    void aGifSaysThatItCannotBeTransparent() {
        String game = "src/test/resources/hexalyst/cases/gif-transparent/term.hgn";
        Run gif = Run.run("export", game, out("a.gif"), "--transparent");
        assertEquals(0, gif.code());
        assertTrue(gif.err().contains("a GIF cannot be transparent: --transparent has no effect"), gif.err());
        assertEquals("", Run.run("export", game, out("a.png"), "--transparent").err());
    }

    @Test
    void documentsHaveATitleAPrefaceAndPagesAsWanted() throws IOException {
        assertEquals(
                0,
                Run.run(
                                "export",
                                SAMPLE,
                                out("t.pdf"),
                                "--title",
                                "My game",
                                "--author",
                                "Ann",
                                "--date",
                                "May 2026",
                                "--preface",
                                "Read this.",
                                "--foot",
                                "Club paper",
                                "--columns",
                                "1",
                                "--text-size",
                                "large",
                                "--diagram-width",
                                "60",
                                "--numbering",
                                "plies",
                                "--no-engine")
                        .code());
        try (PDDocument book = Loader.loadPDF(folder.resolve("t.pdf").toFile())) {
            String text = new PDFTextStripper().getText(book).replaceAll("\\s+", " ");
            assertTrue(text.contains("Club paper My game Ann, May 2026 Read this."), text);
            assertTrue(text.contains("1. e5w 2. b4b 3. a3w 4. a5b"), text);
            assertFalse(text.contains("According to the file"), text);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "--columns, 3, 1 or 2 was expected",
        "--per-page, 7, '6, 9 or 12 was expected'",
        "--diagram-width, 12, '25 to 170 was expected'",
        "--text-size, huge, 'small, normal, large were expected'",
        "--numbering, words, 'moves, plies were expected'"
    })
    void pagesThatThereAreNotAreWrongUsage(String option, String value, String told) {
        Run run = Run.run("export", SAMPLE, out("w.pdf"), option, value);
        assertEquals(2, run.code());
        assertEquals(
                "hexalyst: " + option + " " + value + ": " + told,
                run.err().lines().findFirst().orElseThrow());
    }

    @Test
    void gamesBecomeDocuments() throws IOException {
        assertEquals(
                0, Run.run("export", SAMPLE, out("a.html"), "--language", "de").code());
        String page = Files.readString(folder.resolve("a.html"));
        assertTrue(page.contains("Schwarz gewinnt"));
        assertEquals(
                0, Run.run("export", SAMPLE, out("b.md"), "--diagrams", "4").code());
        assertTrue(Files.isDirectory(folder.resolve("b-diagrams")));
        assertEquals(
                0,
                Run.run("export", SHORT, "sample-games/draw-by-passes.hgn", out("c.pdf"))
                        .code());
        try (PDDocument book = Loader.loadPDF(folder.resolve("c.pdf").toFile())) {
            assertEquals(1, book.getNumberOfPages(), "contents, and both games below");
        }
        assertEquals(
                0,
                Run.run(
                                "export",
                                SAMPLE,
                                "sample-games/draw-by-passes.hgn",
                                out("c.pdf"),
                                "--force",
                                "--layout",
                                "pages")
                        .code());
        try (PDDocument book = Loader.loadPDF(folder.resolve("c.pdf").toFile())) {
            assertEquals(3, book.getNumberOfPages());
        }
        assertEquals(
                "",
                Run.run("export", "sample-games/puzzles/easy.hgn", out("sheet.md"))
                        .err());
        assertEquals(
                "hexalyst: --no-engine: a puzzle keeps its solution; left out is only who is certain to win",
                Run.run("export", "sample-games/puzzles/easy.hgn", out("bare.md"), "--no-engine", "--number", "1")
                        .err()
                        .strip());
        String sheet = Files.readString(folder.resolve("sheet.md"));
        assertTrue(sheet.contains("## 6\n\nBlack to play and win in 2 moves (3 plies) (easy)\n"), sheet);
        assertTrue(sheet.indexOf("g6b") > sheet.indexOf("# Solutions"));
        Files.writeString(folder.resolve("far.hgn"), "[Game \"Manalath\"]\n\n1. e5w { \uDBFF\uDFFD } *\n");
        Run lossy = Run.run("export", out("far.hgn"), out("far.pdf"));
        assertEquals(0, lossy.code());
        assertTrue(lossy.err().strip().endsWith(": \uDBFF\uDFFD"), lossy.err());
        assertEquals(1, lossy.err().lines().count());
        assertEquals(0, Run.run("export", SAMPLE, out("d.pdf"), "--picture").code());
        try (PDDocument picture = Loader.loadPDF(folder.resolve("d.pdf").toFile())) {
            assertEquals(1, picture.getNumberOfPages());
            assertEquals(800, picture.getPage(0).getMediaBox().getWidth(), 0.1);
        }
        refused("b.md exists", 1, "export", SAMPLE, out("b.md"));
        refused("--diagrams some", 2, "export", SAMPLE, out("e.md"), "--diagrams", "some");
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> String.valueOf(file.getFileName()))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void whatCannotBeDoneIsSaidInOneLineAndNothingIsOverwritten() throws IOException {
        Files.writeString(folder.resolve("kept.svg"), "mine");
        refused("kept.svg exists; --force overwrites it", 1, "export", SAMPLE, out("kept.svg"));
        assertEquals("mine", Files.readString(folder.resolve("kept.svg")));
        refused("no format xyz", 2, "export", SAMPLE, out("a.xyz"));
        refused("has 12 plies", 1, "export", SAMPLE, out("a.svg"), "--ply", "13");
        refused("it has 1 game", 1, "export", SAMPLE, out("a.svg"), "--number", "2");
        refused("--layout some", 2, "export", SAMPLE, out("a.pdf"), "--layout", "some");
        refused("--theme blue", 2, "export", SAMPLE, out("a.svg"), "--theme", "blue");
        refused("--pieces round", 2, "export", SAMPLE, out("a.svg"), "--pieces", "round");
        refused("--width 7", 2, "export", SAMPLE, out("a.svg"), "--width", "7");
        refused("needs a folder that exists", 2, "export", SAMPLE, out("a.svg"), "--each");
        refused("no such file", 1, "export", out("none.hgn"), out("a.svg"));
        assertEquals(List.of("kept.svg"), names());
    }

    @Test
    void gamesWhoseNamesMeetGetFilesOfTheirOwn() throws IOException {
        String game = "[Game \"Manalath\"]\n\n1. e5w *\n\n";
        Path two = Files.writeString(folder.resolve("g.hgn"), game + game);
        Path one = Files.writeString(folder.resolve("g-2.hgn"), game);
        Run run = Run.run("export", two.toString(), one.toString(), folder.toString(), "--format", "html", "--force");
        assertEquals(0, run.code(), run.err());
        assertEquals(List.of("g-2-2.html", "g-2.hgn", "g-2.html", "g.hgn", "g.html"), names());
    }
}
