package hexalyst.export.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.export.board.PieceSet;
import hexalyst.export.pdf.PageLayout;
import hexalyst.export.pdf.PageStyle;
import hexalyst.export.pdf.Paper;
import hexalyst.export.pdf.TextSize;
import hexalyst.export.pdf.Typeface;
import hexalyst.record.Exercise;
import hexalyst.record.GameTree;
import hexalyst.ui.game.Trees;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@Tag("slow")
class PuzzleSheetTest {
    private static final GameTree PUZZLE = Trees.read("""
            [Game "Manalath"]
            [Position "2b2/w5/2wbb2/2w1wwb1/9/w2w4/w3w2/b5/1b3 b"]

            { Look <b>twice</b>. } 1... f4b (1... a1w? { Too slow. } 2. f4b) 2. i2b g6b *
            """);

    private static Exercise exercise(String task, String text, int wanted, String why, GameTree game) {
        List<Exercise.Rest> rests = why.isEmpty()
                ? List.of()
                : List.of(new Exercise.Rest(game.mainLine().getLast(), why, List.of(), ""));
        return new Exercise("", task, "easy", text, "", wanted, rests, game);
    }

    private static Map<String, byte[]> made(DocumentFormat format, int count) {
        return format.make(
                Collections.nCopies(count, PUZZLE),
                game -> Optional.of(exercise("Black to win", "Look <b>twice</b>.", 1, "", game)),
                DocumentSamples.english(),
                "sheet",
                Watch.NOBODY);
    }

    private static String text(DocumentFormat format) {
        byte[] bytes = Objects.requireNonNull(made(format, 2).get("sheet." + format.suffix()));
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private static String page(PDDocument document, int number) throws IOException {
        PDFTextStripper page = new PDFTextStripper();
        page.setStartPage(number);
        page.setEndPage(number);
        return page.getText(document).replaceAll("\\s+", " ");
    }

    @Test
    void ninePuzzlesAreOnAPageAndTheSolutionsAtTheEnd() throws IOException {
        byte[] bytes = Objects.requireNonNull(made(DocumentFormat.PDF, 14).get("sheet.pdf"));
        try (PDDocument document = Loader.loadPDF(bytes)) {
            assertEquals(3, document.getNumberOfPages());
            String first = page(document, 1);
            assertTrue(first.contains("Manalath: 14 puzzles 1 Black to win ·\u00A0easy Look <b>twice</b>."), first);
            assertEquals(9, first.split("Black to win", -1).length - 1);
            assertFalse(first.contains("f4b"), "no solution beside the question");
            String last = page(document, 3);
            assertTrue(last.contains("Solutions A move with ? is a try"), last);
            assertTrue(last.contains("14 Black to win 1... f4b 2. i2b g6b 1... a1w? Too slow. 2. f4b"), last);
        }
    }

    @ParameterizedTest
    @CsvSource({"6, 24", "9, 27", "12, 36"})
    void asManyPuzzlesAsWantedFillAPage(int count, int puzzles) throws IOException {
        DocumentOptions options = DocumentSamples.english()
                .with(new PageStyle(Paper.A4, PageLayout.RUNNING, 2, TextSize.NORMAL, Typeface.MIXED, 0, count));
        byte[] bytes = Objects.requireNonNull(DocumentFormat.PDF
                .make(
                        Collections.nCopies(puzzles, PUZZLE),
                        game -> Optional.of(exercise("Black to win", "", 1, "", game)),
                        options,
                        "sheet",
                        Watch.NOBODY)
                .get("sheet.pdf"));
        try (PDDocument document = Loader.loadPDF(bytes)) {
            for (int i = 1; i <= puzzles / count; i++) {
                assertEquals(count, page(document, i).split("Black to win", -1).length - 1, "page " + i);
            }
            assertTrue(page(document, puzzles / count + 1).contains("Solutions"));
        }
    }

    /// Boards of 91 cells and more are made smaller.
    @ParameterizedTest
    @CsvSource({"9, 27", "12, 36"})
    void asManyLargeBoardsAsWantedFillAPage(int count, int puzzles) throws IOException {
        DocumentOptions options = DocumentSamples.english()
                .with(new PageStyle(Paper.A4, PageLayout.RUNNING, 2, TextSize.NORMAL, Typeface.MIXED, 0, count));
        byte[] bytes = Objects.requireNonNull(DocumentFormat.PDF
                .make(
                        Collections.nCopies(puzzles, DocumentSamples.read("puzzles/medusa")),
                        game -> Optional.of(exercise("Black to win", "", 1, "", game)),
                        options,
                        "sheet",
                        Watch.NOBODY)
                .get("sheet.pdf"));
        try (PDDocument document = Loader.loadPDF(bytes)) {
            for (int i = 1; i <= puzzles / count; i++) {
                assertEquals(count, page(document, i).split("Black to win", -1).length - 1, "page " + i);
            }
        }
    }

    /// Numbers of several sets would be there twice.
    /// A legend over all of them would not say for which puzzle it holds.
    @ParameterizedTest
    @EnumSource
    void thePiecesOfAMixedSheetAreExplainedBesideThePuzzle(DocumentFormat format) throws IOException {
        DocumentOptions usual = DocumentSamples.english();
        DocumentOptions options = new DocumentOptions(
                "light",
                PieceSet.WHITE_BLACK,
                usual.shown(),
                usual.diagrams(),
                usual.engine(),
                usual.page(),
                usual.imprint(),
                usual.language());
        GameTree other = Trees.read("""
                [Game "Phalanx"]

                1. a1 *
                """);
        byte[] bytes = Objects.requireNonNull(format.make(
                        List.of(PUZZLE, other),
                        game -> Optional.of(exercise(game == other ? "Red to play" : "Black to win", "", 1, "", game)),
                        options,
                        "sheet",
                        Watch.NOBODY)
                .get("sheet." + format.suffix()));
        String text = new String(bytes, StandardCharsets.UTF_8);
        if (format == DocumentFormat.PDF) {
            try (PDDocument document = Loader.loadPDF(bytes)) {
                text = page(document, 1);
            }
        }
        String legend = "○ Red: white pieces";
        assertEquals(2, text.split(legend, -1).length, text);
        assertTrue(text.indexOf("Red to play") < text.indexOf(legend), text);
    }

    @Test
    void puzzlesOfSeveralSetsAreNumberedAnew() throws IOException {
        byte[] bytes = Objects.requireNonNull(DocumentFormat.PDF
                .make(
                        List.of(PUZZLE, PUZZLE),
                        game -> Optional.of(new Exercise("7", "Black to win", "", "", "Ann, 2026", 1, List.of(), game)),
                        DocumentSamples.english(),
                        "sheet",
                        Watch.NOBODY)
                .get("sheet.pdf"));
        try (PDDocument document = Loader.loadPDF(bytes)) {
            String first = page(document, 1);
            assertTrue(first.contains("1 Black to win") && first.contains("2 Black to win"), first);
            assertEquals(1, first.split("Ann, 2026", -1).length - 1, "what is said of all is said once");
        }
    }

    private static String sheet(DocumentFormat format, String file, GameTree game) {
        byte[] bytes = Objects.requireNonNull(format.make(
                        List.of(game),
                        any -> Optional.of(exercise("White to win", "", 1, "", game)),
                        DocumentSamples.english(),
                        "sheet",
                        Watch.NOBODY)
                .get(file));
        return new String(bytes, StandardCharsets.UTF_8);
    }

    @Test
    void movesWithoutLinesOfTheirOwnStandTogether() {
        GameTree game = Trees.read("""
                [Game "Manalath"]

                1. e5w d4b (1... d5b 2. c3w) (1... d6b 2. c3w) 2. c3w (2. b2w) (2. b3w) *
                """);
        String text = sheet(DocumentFormat.MARKDOWN, "sheet.md", game)
                .replaceAll("[*\\\\]", "")
                .replaceAll("\\s+", " ");
        assertTrue(text.contains("1. e5w d4b 2. c3w, b2w or b3w"), text);
        assertTrue(text.contains("1... d5b or d6b, each met by 2. c3w"), text);
    }

    /// What is said after moves with the same answer is true of one line only, which is named to its end.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1. e5w d4b (1... d5b 2. c3w) 2. c3w *"
                        + "| 1. e5w d4b or d5b, each met by 2. c3w. After 1... d4b 2. c3w: Nothing else helps.",
                "1. e5w d4b 2. c3w (2. b2w) * | 2. c3w or b2w. After 2. c3w: Nothing else helps."
            })
    void aReasonNamesTheLineThatItIsTrueOf(String moves, String written) {
        GameTree game = Trees.read("[Game \"Manalath\"]\n\n" + moves + "\n");
        byte[] bytes = Objects.requireNonNull(DocumentFormat.MARKDOWN
                .make(
                        List.of(game),
                        puzzle -> Optional.of(exercise("White to win", "", 1, "Nothing else helps.", puzzle)),
                        DocumentSamples.english(),
                        "sheet",
                        Watch.NOBODY)
                .get("sheet.md"));
        String text = new String(bytes, StandardCharsets.UTF_8).replaceAll("[*\\\\]", "");
        assertTrue(text.contains(written), text);
    }

    @Test
    void otherMovesOfALaterStepAreOnlyNamed() {
        GameTree game = Trees.read("""
                [Game "Manalath"]

                1. e5w d4b (1... d5b 2. c3w a1b) (1... d6b 2. c4w a2b) 2. c3w (2. b2w a3b 3. a5w b1b) 2... a1b 3. a2w *
                """);
        String text = sheet(DocumentFormat.MARKDOWN, "sheet.md", game).replaceAll("[*\\\\]", "");
        assertTrue(text.contains("\n1. e5w d4b 2. c3w a1b 3. a2w\n"), text);
        assertTrue(text.contains("\n> Also 2. b2w\n"), text);
        assertFalse(text.contains("b1b"), text);
        assertTrue(text.contains("\n> 1... d5b 2. c3w a1b\n>\n> 1... d6b 2. c4w a2b\n"), text);
    }

    @Test
    void noMoveInARefutationSolves() {
        GameTree game = Trees.read("1. e5w (1. a1w? g6b 2. c3w d4b) 1... d4b 2. a5b *");
        Matcher data =
                Pattern.compile("id=\"games\">(.*?)</script>").matcher(sheet(DocumentFormat.HTML, "sheet.html", game));
        assertTrue(data.find());
        JsonNode answers = new JsonMapper().readTree(data.group(1)).get(0).get("answers");
        assertEquals(2, answers.size(), answers::toString);
        assertFalse(answers.toString().contains("c3w"), answers::toString);
    }

    @Test
    void aLongTextIsNotLost() throws IOException {
        String text = "Many words say what the solver should know. ".repeat(20) + "THE END OF IT";
        byte[] bytes = Objects.requireNonNull(DocumentFormat.PDF
                .make(
                        List.of(PUZZLE),
                        game -> Optional.of(exercise("Black to win", text, 1, "", game)),
                        DocumentSamples.english(),
                        "sheet",
                        Watch.NOBODY)
                .get("sheet.pdf"));
        try (PDDocument document = Loader.loadPDF(bytes)) {
            assertTrue(page(document, 1).contains("THE END OF IT"), page(document, 1));
        }
    }

    @Test
    void aPageKnowsWhichClicksSolve() {
        String html = text(DocumentFormat.HTML);
        Matcher data = Pattern.compile("id=\"games\">(.*?)</script>").matcher(html);
        assertTrue(data.find());
        JsonNode game = new JsonMapper().readTree(data.group(1)).get(0);
        JsonNode answers = game.get("answers").get("0");
        assertEquals(4, answers.size(), answers.toString());
        int f4 = PUZZLE.grid().named("f4").orElseThrow();
        assertEquals("f4b", answers.get(0).get("t").stringValue());
        assertEquals(1, answers.get(0).get("n").intValue());
        assertEquals(f4, answers.get(0).get("c").get(0).intValue());
        assertTrue(answers.get(1).get("y").booleanValue(), "a try");
        assertEquals(
                List.of("f4w", "a1b"),
                List.of(
                        answers.get(2).get("t").stringValue(),
                        answers.get(3).get("t").stringValue()),
                "the same cells with the other piece");
        assertFalse(answers.get(2).has("n"));
        assertTrue(game.get("answers").has("2"), "the solver moves again after the reply");
        List<Integer> closed = game.get("closed")
                .get("0")
                .valueStream()
                .map(JsonNode::intValue)
                .toList();
        for (int cell = 0; cell < PUZZLE.grid().cells(); cell++) {
            boolean playable = PUZZLE.start().candidates(cell).stream().anyMatch(PUZZLE.start()::allows);
            assertEquals(!playable, closed.contains(cell), PUZZLE.grid().name(cell));
        }
        assertFalse(game.get("answers").has("1"));
    }

    @Test
    void aPageFoldsItsSolutionsAndShowsItsBoardsWithoutAScript() {
        String html = text(DocumentFormat.HTML);
        int solution = html.indexOf("<details>\n<summary>Solution</summary>");
        assertTrue(solution > 0 && html.indexOf("&nbsp;f4b") > solution, "not before it is unfolded");
        assertTrue(html.contains("Look &lt;b>twice&lt;/b>.") || html.contains("Look &lt;b&gt;twice&lt;/b&gt;."), html);
        assertTrue(html.contains("aria-label=\"Black to win. White: "), html);
        Matcher used = Pattern.compile("<use href=\"#(s\\d+)\"").matcher(html);
        int count = 0;
        while (used.find()) {
            assertTrue(html.contains("<g id=\"" + used.group(1) + "\">"));
            count++;
        }
        assertTrue(count >= 2, "both boards share their cells");
        assertEquals(1, html.split("<g id=\"s1\">", -1).length - 1);
    }

    @Test
    void markdownHasThemApartToo() {
        String text = text(DocumentFormat.MARKDOWN);
        assertTrue(text.startsWith("# Manalath: 2 puzzles\n\n## 1\n\nBlack to win (easy)\n"), text);
        assertTrue(text.indexOf("f4b") > text.indexOf("# Solutions"), text);
        assertTrue(text.contains("![Black to win](sheet-diagrams/puzzle-2.svg)"), text);
        assertTrue(made(DocumentFormat.MARKDOWN, 2).containsKey("sheet-diagrams/puzzle-2.svg"));
    }

    @Test
    void theSolutionSaysWhyAndAPageWhetherBothMovesAreWanted() {
        for (DocumentFormat format : List.of(DocumentFormat.MARKDOWN, DocumentFormat.HTML)) {
            Map<String, byte[]> files = format.make(
                    List.of(PUZZLE),
                    game -> Optional.of(exercise("Black to win", "", 2, "Nothing else helps.", game)),
                    DocumentSamples.english(),
                    "sheet",
                    Watch.NOBODY);
            byte[] bytes = Objects.requireNonNull(files.get("sheet." + format.suffix()));
            String text = new String(bytes, StandardCharsets.UTF_8);
            assertTrue(text.indexOf("Nothing else helps.") > text.indexOf("g6b"), text);
            assertEquals(format == DocumentFormat.HTML, text.contains("\"wanted\":2"));
        }
    }

    /// The contents must not say what the first moves are.
    @ParameterizedTest
    @EnumSource
    void puzzlesAmongGamesFollowThemWithTheirSolutionsApart(DocumentFormat format) throws IOException {
        GameTree tagged = PUZZLE.with(PUZZLE.tags().with("Task", "win 2").with("Difficulty", "500 easy"));
        Map<String, byte[]> files = format.make(
                List.of(tagged, DocumentSamples.read("manalath-01"), tagged),
                game -> game == tagged ? Optional.of(exercise("Black to win", "", 1, "", game)) : Optional.empty(),
                DocumentSamples.english(),
                "mixed",
                Watch.NOBODY);
        byte[] bytes = Objects.requireNonNull(files.get("mixed." + format.suffix()));
        String text = new String(bytes, StandardCharsets.UTF_8);
        if (format == DocumentFormat.PDF) {
            try (PDDocument document = Loader.loadPDF(bytes)) {
                text = new PDFTextStripper().getText(document).replaceAll("\\s+", " ");
            }
        }
        assertTrue(text.contains("Manalath: 1 game and 2 puzzles"), text);
        assertTrue(text.contains("Game 1") && !text.contains("Game 2"), text);
        assertFalse(text.contains("Difficulty") || text.contains("Task"), text);
        int puzzles = text.indexOf("Black to win");
        assertTrue(puzzles > text.indexOf("Game 1"), text);
        String before = text.substring(0, format == DocumentFormat.HTML ? puzzles : text.lastIndexOf("Solutions"));
        assertFalse(before.contains("1... f4b") || before.contains("1...&nbsp;f4b"), text);
    }
}
