package hexalyst.export.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.export.board.BoardPicture;
import hexalyst.export.board.MoveNumbers;
import hexalyst.export.board.NodePicture;
import hexalyst.export.board.PictureDetails;
import hexalyst.export.board.PieceSet;
import hexalyst.export.pdf.PageLayout;
import hexalyst.export.pdf.PageStyle;
import hexalyst.export.pdf.Paper;
import hexalyst.export.pdf.TextSize;
import hexalyst.export.pdf.Typeface;
import hexalyst.game.Content;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.notation.EndlessGame;
import hexalyst.notation.GameFiles;
import hexalyst.notation.GameLookup;
import hexalyst.record.Annotations;
import hexalyst.record.GameTree;
import hexalyst.record.Numbering;
import hexalyst.record.TreeBuilder;
import hexalyst.ui.game.Trees;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureNode;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationLink;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@Tag("slow")
class DocumentsTest {
    private static final Pattern DATA =
            Pattern.compile("<script type=\"application/json\" id=\"games\">(.*?)</script>", Pattern.DOTALL);
    private static final Pattern ELEMENT = Pattern.compile("<([a-z0-9]+)[ >]");
    private static final Pattern ACTING = Pattern.compile("<(script|style)>(.*?)</\\1>", Pattern.DOTALL);
    private static final Pattern ATTRIBUTE =
            Pattern.compile("<[^>]* ((src|srcset|action|data|style|on[a-z]+)=|href=\"[^#])");
    private static final Pattern PICTURE = Pattern.compile("(?<!\\\\)!\\[[^\\]]*]\\(([^)]*)\\)");

    private static List<GameTree> samples() {
        return List.of(
                DocumentSamples.read("manalath-01"),
                DocumentSamples.read("designer-diagram-1"),
                DocumentSamples.read("blocked-cells-70"));
    }

    private static byte[] file(DocumentFormat format, List<GameTree> games) {
        String name = "some game." + format.suffix();
        return Objects.requireNonNull(format.make(games, DocumentSamples.english(), "some game", Watch.NOBODY)
                .get(name));
    }

    private static String text(DocumentFormat format, List<GameTree> games) {
        return new String(file(format, games), StandardCharsets.UTF_8);
    }

    private static JsonNode data(String html) {
        Matcher data = DATA.matcher(html);
        assertTrue(data.find());
        return new JsonMapper().readTree(data.group(1));
    }

    private static String pdfText(PDDocument document) throws IOException {
        return new PDFTextStripper().getText(document).replaceAll("\\s+", " ");
    }

    /// "Red wins" says nothing of a figure in black and white, and something false of one where Yellow's pieces are
    /// blue.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "print | EDITION       | phalanx-01 | ○ Red: white pieces, ● Yellow: black pieces",
                "print | SHAPES        | phalanx-01 | ○ Red: white round pieces, ■ Yellow: black square pieces",
                "print | SHAPES        | hexade-01  | ''",
                "print | EDITION       | hexade-01  | ''",
                "light | EDITION       | phalanx-01 | ''",
                "light | EDITION       | hexade-01  | ''",
                "light | SHAPES        | phalanx-01 | Red: yellow round pieces, Yellow: blue square pieces",
                "dark  | SHAPES        | hexade-01  | White: yellow round pieces, Black: blue square pieces",
                "light | WHITE_BLACK   | phalanx-01 | ○ Red: white pieces, ● Yellow: black pieces",
                "light | WHITE_BLACK   | hexade-01  | ''",
                "dark  | ORANGE_PURPLE | hexade-01  | White: orange pieces, Black: purple pieces",
            })
    void theReaderLearnsWhosePiecesHaveOtherColours(String theme, PieceSet pieces, String game, String legend)
            throws IOException {
        for (DocumentFormat format : DocumentFormat.values()) {
            DocumentOptions usual = DocumentSamples.english();
            DocumentOptions options = new DocumentOptions(
                    theme,
                    pieces,
                    usual.shown(),
                    usual.diagrams(),
                    usual.engine(),
                    usual.page(),
                    usual.imprint(),
                    usual.language());
            byte[] bytes = Objects.requireNonNull(
                    format.make(List.of(DocumentSamples.read(game)), options, "game", Watch.NOBODY)
                            .get("game." + format.suffix()));
            String text = new String(bytes, StandardCharsets.UTF_8);
            if (format == DocumentFormat.PDF) {
                try (PDDocument document = Loader.loadPDF(bytes)) {
                    text = new PDFTextStripper().getText(document);
                }
            }
            String plain =
                    text.replace("&nbsp;", " ").replace((char) 0xA0, (char) 32).replaceAll("\\s+", " ");
            assertTrue(plain.contains(legend), plain);
            assertEquals(!legend.isEmpty(), plain.contains(" pieces, "), plain);
        }
    }

    @Test
    void formatsAreKnownByTheirSuffixes() {
        assertEquals(DocumentFormat.MARKDOWN, DocumentFormat.of("a.MD").orElseThrow());
        assertEquals(DocumentFormat.HTML, DocumentFormat.of("a.b.html").orElseThrow());
        assertTrue(DocumentFormat.of("pdf").isEmpty());
        assertThrows(
                IllegalArgumentException.class,
                () -> DocumentFormat.PDF.make(List.of(), DocumentSamples.english(), "none", Watch.NOBODY));
        assertThrows(IllegalArgumentException.class, () -> new Diagrams.Every(0));
    }

    @Test
    void thePageKnowsEveryNodeOfItsGames() {
        List<GameTree> games = samples();
        String html = text(DocumentFormat.HTML, games);
        JsonNode data = data(html);
        assertEquals(games.size(), data.size());
        for (int i = 0; i < games.size(); i++) {
            JsonNode nodes = data.get(i).get("nodes");
            assertEquals(games.get(i).size(), nodes.size());
            int links = html.split("id=\"g" + (i + 1) + "n", -1).length - 1;
            assertEquals(games.get(i).size() - 1, links, "every move can be clicked");
        }
        JsonNode first = data.get(0).get("nodes");
        assertEquals("1. e5w", first.get(1).get("t").stringValue());
        assertEquals(1, first.get(2).get("p").intValue());
        assertEquals(
                "according to the file: White wins in at most 16 moves (31 plies)",
                first.get(2).get("v").stringValue());
        assertEquals(
                data.get(0).get("cells").size(),
                data.get(0).get("start").stringValue().length());
        assertTrue(html.contains("<a href=\"#game-3\">"));
    }

    /// What is switched on over a board is on the page at every step, and only then.
    @Test
    void thePageKnowsSizesAndSignsWhereTheyAreAskedFor() {
        GameTree game = DocumentSamples.read("manalath-01");
        PictureDetails all = new PictureDetails(
                PictureDetails.DIAGRAM.look(),
                true,
                true,
                MoveNumbers.OFF,
                Numbering.MOVES,
                true,
                true,
                true,
                true,
                true);
        DocumentOptions options = new DocumentOptions(
                "light",
                PieceSet.EDITION,
                all,
                new Diagrams.None(),
                true,
                PageStyle.USUAL,
                Imprint.NONE,
                Locale.ENGLISH);
        byte[] page = Objects.requireNonNull(DocumentFormat.HTML
                .make(List.of(game), options, "a", Watch.NOBODY)
                .get("a.html"));
        JsonNode nodes = data(new String(page, StandardCharsets.UTF_8)).get(0).get("nodes");
        JsonNode plain = data(text(DocumentFormat.HTML, List.of(game))).get(0).get("nodes");
        boolean wins = false;
        for (int i = 0; i < nodes.size(); i++) {
            assertFalse(plain.get(i).has("g") || plain.get(i).has("z"));
        }
        int at = -1;
        for (int id : game.mainLine()) {
            BoardPicture picture = NodePicture.of(game, id, all);
            int parent = at++;
            while (nodes.get(at).get("p").intValue() != parent || nodes.get(at).has("x")) {
                at++;
            }
            JsonNode node = nodes.get(at);
            assertEquals(picture.overlays().groupSizes().size(), node.path("z").size());
            assertEquals(picture.overlays().signs().size(), node.path("g").size());
            wins |= node.path("g").toString().contains("WINS");
        }
        assertTrue(wins, "somebody could win at once before the end");
    }

    /// Replays the changes in the data and compares them with the rules.
    @Test
    void thePagesBoardsAreThoseOfTheGame() {
        GameTree game = DocumentSamples.read("blocked-cells-70");
        JsonNode data = data(text(DocumentFormat.HTML, List.of(game))).get(0);
        StringBuilder cells = new StringBuilder(data.get("start").stringValue());
        List<Integer> line = game.mainLine();
        for (int i = 0; i < line.size(); i++) {
            for (JsonNode change : data.get("nodes").get(i).get("d")) {
                cells.setCharAt(
                        change.get(0).intValue(), change.get(1).stringValue().charAt(0));
            }
            Position position = game.position(line.get(i));
            StringBuilder expected = new StringBuilder();
            for (int cell = 0; cell < game.grid().cells(); cell++) {
                expected.append(
                        position.at(cell).equals(Content.WHITE)
                                ? 'w'
                                : position.at(cell).equals(Content.BLACK)
                                        ? 'b'
                                        : position.at(cell).isEmpty() ? '.' : 'x');
            }
            assertEquals(expected.toString(), cells.toString(), "ply " + i);
        }
    }

    @Test
    void aPageLoadsNothingAndOnlyItsOwnScriptMayRun() throws Exception {
        String html = text(DocumentFormat.HTML, List.of(DocumentSamples.saying(DocumentSamples.HOSTILE)));
        Matcher acting = ACTING.matcher(html);
        int count = 0;
        while (acting.find()) {
            byte[] digest =
                    MessageDigest.getInstance("SHA-256").digest(acting.group(2).getBytes(StandardCharsets.UTF_8));
            String hash = "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
            assertTrue(html.contains(acting.group(1) + "-src " + hash), acting.group(1));
            count++;
        }
        assertEquals(2, count);
        assertTrue(html.contains("default-src 'none'"));
        assertFalse(html.contains("url("));
        String elementsOnly = ACTING.matcher(html).replaceAll("");
        assertFalse(ATTRIBUTE.matcher(elementsOnly).find(), "nothing that loads or acts");
        Set<String> elements = new HashSet<>();
        Matcher element = ELEMENT.matcher(elementsOnly);
        while (element.find()) {
            elements.add(element.group(1));
        }
        assertTrue(
                Set.of(
                                "html",
                                "head",
                                "meta",
                                "title",
                                "style",
                                "body",
                                "article",
                                "header",
                                "h1",
                                "p",
                                "div",
                                "noscript",
                                "a",
                                "span",
                                "br",
                                "figure",
                                "figcaption",
                                "script",
                                "strong",
                                "main",
                                "svg",
                                "use",
                                "g",
                                "polygon",
                                "circle",
                                "text")
                        .containsAll(elements),
                elements.toString());
        assertInert(html);
        JsonNode move = data(html).get(0).get("nodes").get(1);
        assertTrue(move.get("c").stringValue().contains("</script><script>alert(1)</script><!--"));
        assertInert(move.get("c").stringValue());
    }

    private static void assertInert(String text) {
        assertFalse(text.chars().anyMatch(c -> c < ' ' && c != '\n' && c != '\t'), "control characters");
        assertFalse(text.contains("\u202E") || text.contains("\u2066"), "text turned around");
    }

    @Test
    void markdownShowsWhatWasWritten() {
        String markdown = text(DocumentFormat.MARKDOWN, List.of(DocumentSamples.saying(DocumentSamples.HOSTILE)));
        assertInert(markdown);
        assertFalse(markdown.contains("<"), "no element of anybody's");
        for (String line : markdown.split("\n", -1)) {
            assertFalse(line.matches("(- |1\\. |    |```|---|\\| ).*"), line);
            assertFalse(line.matches("# (?!&lt;).*"), line);
        }
        assertTrue(markdown.contains("\\[a\\](javascript:x)"));
        assertTrue(markdown.contains("\\@somebody \\#12 \\`tick\\` \\*b\\* \\_i\\_"));
        assertTrue(markdown.contains("\n1\\. one\\\n"));
        assertTrue(markdown.contains("http\\://"));
    }

    @Test
    void markdownsPicturesAreThere() throws Exception {
        Map<String, byte[]> files =
                DocumentFormat.MARKDOWN.make(samples(), DocumentSamples.english(), "some game", Watch.NOBODY);
        assertEquals("some game.md", files.keySet().iterator().next());
        String text = new String(Objects.requireNonNull(files.get("some game.md")), StandardCharsets.UTF_8);
        Matcher picture = PICTURE.matcher(text);
        Set<String> linked = new HashSet<>(Set.of("some game.md"));
        while (picture.find()) {
            linked.add(picture.group(1).replace("%20", " "));
        }
        assertEquals(files.keySet(), linked);
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            if (file.getKey().endsWith(".svg")) {
                DocumentBuilderFactory.newInstance()
                        .newDocumentBuilder()
                        .parse(new ByteArrayInputStream(file.getValue()));
            }
        }
        assertTrue(
                text.contains("**1. e5w b4b** [**According to the file: White wins in at most 16 moves (31 plies).**]"),
                text);
        assertTrue(
                text.contains(
                        "\n> 2\\. d4w! [**According to the file: White wins in at most 15 moves (30 plies).**] 2... a2b"),
                text);
        assertTrue(text.contains("[The designer's first diagram: a sealed quart](#game-2)"), text);
    }

    @Test
    void aPageOfAGameWithMistakesBeginsWithAReport() {
        GameTree game = Trees.read("[Game \"Manalath\"]\n\n{ [%win w 15] } 1. e5w { [%win w 14] } d4b { [%win w 13] }"
                + " 2. f5w { [%win b 10] } c3w { [%win b 9] } *");
        String html = text(DocumentFormat.HTML, List.of(game));
        String head = html.substring(html.indexOf("<article"), html.indexOf("</header>"));
        assertTrue(head.contains("White, according to the file: 1 mistake, kept a win or draw in 1 of 2 moves."), head);
        assertTrue(
                head.contains("Black, according to the file: no mistakes, kept a win or draw in 1 of 1 move."), head);
        assertTrue(
                head.contains(
                        "<a href=\"#g1n3\" data-n=\"3\">2. f5w</a> according to the file: White wins in at most 7 moves (13 plies) →"
                                + " Black wins in at most 5 moves (10 plies). The game turned here, according to the file: after this"
                                + " every move of White loses against right play."),
                head);
    }

    @Test
    void aPrintedGameHasItsMovesAndBookmarks() throws IOException {
        GameTree game = DocumentSamples.read("manalath-01");
        try (PDDocument document = Loader.loadPDF(file(DocumentFormat.PDF, List.of(game)))) {
            String text = pdfText(document);
            assertTrue(text.contains("singhblom-6 – singhblom-6"), text);
            assertTrue(text.contains("1. e5w b4b"), text);
            assertTrue(text.contains("d4w would have won in at most"), text);
            assertTrue(text.contains("after 2... a5b??"), text);
            assertTrue(text.contains("0-1, Black wins (Black has a quint)"), text);
            assertEquals(1, document.getNumberOfPages());
            List<String> bookmarks = new ArrayList<>();
            for (PDOutlineItem item :
                    document.getDocumentCatalog().getDocumentOutline().children()) {
                bookmarks.add(item.getTitle());
                item.children().forEach(child -> bookmarks.add("> " + child.getTitle()));
            }
            assertEquals(
                    List.of(
                            "An engine against itself",
                            "> after 2. a3w??",
                            "> after 2... a5b??",
                            "> after 3. b3w??",
                            "> after 6... c5b"),
                    bookmarks);
        }
    }

    @Test
    void aBookletHasATitleContentsAndPageNumbers() throws IOException {
        DocumentOptions german = DocumentOptions.usual(Locale.GERMAN).with(DocumentSamples.APART);
        byte[] bytes = Objects.requireNonNull(
                DocumentFormat.PDF.make(samples(), german, "drei", Watch.NOBODY).get("drei.pdf"));
        try (PDDocument document = Loader.loadPDF(bytes)) {
            assertEquals(1 + 3, document.getNumberOfPages());
            PDFTextStripper contents = new PDFTextStripper();
            contents.setSortByPosition(true);
            contents.setStartPage(1);
            contents.setEndPage(1);
            String text = contents.getText(document);
            assertTrue(text.contains("Inhalt"), text);
            assertTrue(text.lines().anyMatch(line -> line.matches(".*a sealed quart[ .]*3")), text);
            List<PDAnnotationLink> links = document.getPage(0).getAnnotations().stream()
                    .map(PDAnnotationLink.class::cast)
                    .toList();
            assertEquals(3, links.size());
            int bookmarks = 0;
            for (PDOutlineItem item :
                    document.getDocumentCatalog().getDocumentOutline().children()) {
                assertTrue(item.findDestinationPage(document) != null);
                bookmarks++;
            }
            assertEquals(4, bookmarks);
        }
    }

    @Test
    void manyGamesNeedManyPagesOfContents() throws IOException {
        List<GameTree> games = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            games.add(DocumentSamples.saying("g" + i));
        }
        DocumentOptions apart = DocumentSamples.english().with(DocumentSamples.APART);
        byte[] bytes = Objects.requireNonNull(
                DocumentFormat.PDF.make(games, apart, "many", Watch.NOBODY).get("many.pdf"));
        try (PDDocument document = Loader.loadPDF(bytes)) {
            assertEquals(3 + 60, document.getNumberOfPages());
            PDFTextStripper last = new PDFTextStripper();
            last.setStartPage(3);
            last.setEndPage(3);
            assertTrue(last.getText(document).contains("g59 – g59"));
            last.setStartPage(63);
            last.setEndPage(63);
            String game = last.getText(document);
            assertTrue(game.contains("g59 – g59") && game.strip().contains("63"), game);
        }
    }

    private static final Imprint IMPRINT =
            new Imprint("My games", "Ann B.", "May 2026", "Why I <b>play</b>.", "Club paper 7");

    @Test
    void thePrefaceKeepsItsParagraphs() throws IOException {
        DocumentOptions options =
                DocumentSamples.english().with(new Imprint("A book", "", "", "First words.\n\nSecond words.", ""));
        Map<String, byte[]> markdown = DocumentFormat.MARKDOWN.make(samples(), options, "a", Watch.NOBODY);
        String text = new String(Objects.requireNonNull(markdown.get("a.md")), StandardCharsets.UTF_8);
        assertTrue(text.contains("First words.\n\nSecond words."), text);
        Map<String, byte[]> pdf = DocumentFormat.PDF.make(samples(), options, "a", Watch.NOBODY);
        try (PDDocument document = Loader.loadPDF(Objects.requireNonNull(pdf.get("a.pdf")))) {
            float first = Baseline.of(document, "First words").y;
            float second = Baseline.of(document, "Second words").y;
            assertTrue(second - first > 20, first + " " + second);
        }
    }

    @Test
    void aLongFootIsNotCut() throws IOException {
        String foot =
                "Printed for the members of the club, with thanks to all who sent games. ".repeat(3) + "Last words";
        DocumentOptions options = DocumentSamples.english().with(new Imprint("", "", "", "", foot));
        Map<String, byte[]> pdf = DocumentFormat.PDF.make(samples(), options, "a", Watch.NOBODY);
        try (PDDocument document = Loader.loadPDF(Objects.requireNonNull(pdf.get("a.pdf")))) {
            String text = pdfText(document);
            assertEquals(document.getNumberOfPages(), text.split("Last\\s+words", -1).length - 1, text);
        }
    }

    /// Its letters are dark grey on white paper in every theme.
    @ParameterizedTest
    @ValueSource(strings = {"dark", "high-contrast"})
    void theLineBelowABoardIsPrintedOnThePaper(String theme) throws IOException {
        DocumentOptions usual = DocumentSamples.english();
        DocumentOptions options = new DocumentOptions(
                theme,
                usual.pieces(),
                usual.shown(),
                usual.diagrams(),
                usual.engine(),
                usual.page(),
                usual.imprint(),
                usual.language());
        Map<String, byte[]> pdf =
                DocumentFormat.PDF.make(List.of(DocumentSamples.read("phalanx-01")), options, "a", Watch.NOBODY);
        try (PDDocument document = Loader.loadPDF(Objects.requireNonNull(pdf.get("a.pdf")))) {
            Baseline facts = Baseline.of(document, "Points:");
            BufferedImage page = new PDFRenderer(document).renderImage(0);
            assertEquals(0xFFFFFF, page.getRGB((int) facts.x - 2, (int) facts.y - 2) & 0xFFFFFF);
        }
    }

    /// Where the first line with a text begins on the first page.
    private static final class Baseline extends PDFTextStripper {
        private final String wanted;
        private float x = -1;
        private float y = -1;

        private Baseline(String wanted) {
            this.wanted = wanted;
            setEndPage(1);
        }

        static Baseline of(PDDocument document, String wanted) throws IOException {
            Baseline found = new Baseline(wanted);
            String text = found.getText(document);
            assertTrue(found.x > 0, text);
            return found;
        }

        @Override
        protected void writeString(String text, List<TextPosition> places) {
            if (x < 0 && text.startsWith(wanted)) {
                x = places.getFirst().getXDirAdj();
                y = places.getFirst().getYDirAdj();
            }
        }
    }

    @ParameterizedTest
    @EnumSource(DocumentFormat.class)
    void whatTheMakerSaysIsInEveryFormat(DocumentFormat format) throws IOException {
        byte[] bytes = Objects.requireNonNull(
                format.make(samples(), DocumentSamples.english().with(IMPRINT), "a", Watch.NOBODY)
                        .get("a." + format.suffix()));
        String text = new String(bytes, StandardCharsets.UTF_8);
        if (format == DocumentFormat.PDF) {
            try (PDDocument document = Loader.loadPDF(bytes)) {
                assertEquals("Ann B.", document.getDocumentInformation().getAuthor());
                text = pdfText(document);
                assertEquals(document.getNumberOfPages(), text.split("Club paper 7", -1).length - 1, "on each page");
            }
        }
        int title = text.indexOf("My games");
        int author = text.indexOf("Ann B., May 2026");
        int preface = text.indexOf("Why I");
        assertTrue(0 <= title && title < author && author < preface, text);
        assertTrue(text.contains("Club paper 7"), text);
        assertTrue(format == DocumentFormat.PDF || !text.contains("<b>play"), "plain text: " + text);
    }

    @Test
    void aShortGameFillsItsPage() throws IOException {
        try (PDDocument document =
                Loader.loadPDF(file(DocumentFormat.PDF, List.of(DocumentSamples.read("engine-game-01"))))) {
            assertEquals(1, document.getNumberOfPages());
            BufferedImage page = new PDFRenderer(document).renderImageWithDPI(0, 36);
            int lowest = 0;
            for (int y = 0; y < page.getHeight() * 94 / 100; y++) {
                for (int x = 0; x < page.getWidth(); x++) {
                    lowest = (page.getRGB(x, y) & 0xFFFFFF) == 0xFFFFFF ? lowest : y;
                }
            }
            assertTrue(lowest > page.getHeight() * 2 / 3, "the page is filled down to " + lowest);
        }
    }

    @Test
    void columnsAndTheSizeOfTheTextChangeThePages() throws IOException {
        List<GameTree> games = List.of(DocumentSamples.read("solved-19-cells"), DocumentSamples.read("hexade-01"));
        Set<Integer> pages = new HashSet<>();
        for (PageStyle style : List.of(
                new PageStyle(Paper.A4, PageLayout.RUNNING, 2, TextSize.SMALL, Typeface.MIXED, 0, 0),
                new PageStyle(Paper.A4, PageLayout.RUNNING, 1, TextSize.LARGE, Typeface.MIXED, 0, 0))) {
            byte[] bytes = Objects.requireNonNull(DocumentFormat.PDF
                    .make(games, DocumentSamples.english().with(style), "a", Watch.NOBODY)
                    .get("a.pdf"));
            try (PDDocument document = Loader.loadPDF(bytes)) {
                pages.add(document.getNumberOfPages());
                assertTrue(pdfText(document).contains("The solved board of 19 cells"));
            }
        }
        assertEquals(2, pages.size(), pages::toString);
    }

    @Test
    void diagramsAreAsWideAsWasChosen() throws IOException {
        assertEquals(1.6, coloured(64) / coloured(40), 0.05);
        assertEquals(coloured(170), coloured(150), 0.01, "both are as wide as the column");
    }

    /// How wide the board of a printed game is, in points.
    private static double coloured(int millimetres) throws IOException {
        PageStyle style =
                new PageStyle(Paper.A4, PageLayout.RUNNING, 2, TextSize.NORMAL, Typeface.MIXED, millimetres, 0);
        byte[] bytes = Objects.requireNonNull(DocumentFormat.PDF
                .make(
                        List.of(DocumentSamples.read("hexade-01")),
                        DocumentSamples.english().with(style),
                        "a",
                        Watch.NOBODY)
                .get("a.pdf"));
        try (PDDocument document = Loader.loadPDF(bytes)) {
            BufferedImage page = new PDFRenderer(document).renderImageWithDPI(0, 72);
            int first = page.getWidth();
            int last = 0;
            for (int y = 0; y < page.getHeight(); y++) {
                for (int x = 0; x < page.getWidth() / 2; x++) {
                    Color there = new Color(page.getRGB(x, y));
                    if (there.getRed() - there.getBlue() > 8) {
                        first = Math.min(first, x);
                        last = Math.max(last, x);
                    }
                }
            }
            return last - first;
        }
    }

    @ParameterizedTest
    @EnumSource(Paper.class)
    void everythingFitsThePaper(Paper paper) throws IOException {
        List<GameTree> games = List.of(DocumentSamples.read("solved-19-cells"), DocumentSamples.read("hexade-01"));
        PageStyle style = new PageStyle(paper, PageLayout.RUNNING, 2, TextSize.NORMAL, Typeface.MIXED, 0, 0);
        byte[] bytes = Objects.requireNonNull(DocumentFormat.PDF
                .make(games, DocumentSamples.english().with(style), "a", Watch.NOBODY)
                .get("a.pdf"));
        try (PDDocument document = Loader.loadPDF(bytes)) {
            for (int i = 0; i < document.getNumberOfPages(); i++) {
                assertEquals(paper.width(), document.getPage(i).getMediaBox().getWidth(), 0.1);
                assertEquals(paper.height(), document.getPage(i).getMediaBox().getHeight(), 0.1);
                BufferedImage page = new PDFRenderer(document).renderImageWithDPI(i, 72);
                for (int y = 0; y < page.getHeight(); y++) {
                    for (int x = 0; x < page.getWidth(); x++) {
                        boolean margin = x < Paper.MARGIN - 2 || x > paper.width() - Paper.MARGIN + 2 || y < 30;
                        assertTrue(!margin || (page.getRGB(x, y) & 0xFFFFFF) == 0xFFFFFF, x + ", " + y);
                    }
                }
            }
        }
    }

    @Test
    void theTypefaceIsChosen() throws IOException {
        List<GameTree> games = List.of(DocumentSamples.read("hexade-01"));
        assertEquals(Set.of(true, false), serifs(games, Typeface.MIXED));
        assertEquals(Set.of(false), serifs(games, Typeface.SANS));
        // The letters on the boards stay as they are.
        assertEquals(Set.of(true, false), serifs(games, Typeface.SERIF));
        assertTrue(fonts(games, Typeface.SERIF).stream().anyMatch(name -> name.endsWith("Serif-Bold")));
        assertTrue(fonts(games, Typeface.MIXED).stream().noneMatch(name -> name.endsWith("Serif-Bold")));
    }

    private static Set<Boolean> serifs(List<GameTree> games, Typeface face) throws IOException {
        return fonts(games, face).stream().map(name -> name.contains("Serif")).collect(Collectors.toSet());
    }

    private static Set<String> fonts(List<GameTree> games, Typeface face) throws IOException {
        PageStyle style = new PageStyle(Paper.A4, PageLayout.RUNNING, 2, TextSize.NORMAL, face, 0, 0);
        byte[] bytes = Objects.requireNonNull(DocumentFormat.PDF
                .make(games, DocumentSamples.english().with(style), "a", Watch.NOBODY)
                .get("a.pdf"));
        Set<String> names = new HashSet<>();
        try (PDDocument document = Loader.loadPDF(bytes)) {
            for (PDPage page : document.getPages()) {
                for (COSName font : page.getResources().getFontNames()) {
                    names.add(page.getResources().getFont(font).getName());
                }
            }
        }
        return names;
    }

    @Test
    void gamesRunOnUnlessEachIsToHaveItsPage() throws IOException {
        List<GameTree> games = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            games.add(DocumentSamples.saying("g" + i));
        }
        try (PDDocument document = Loader.loadPDF(file(DocumentFormat.PDF, games))) {
            assertEquals(3, document.getNumberOfPages());
            int bookmarks = 0;
            for (PDOutlineItem item :
                    document.getDocumentCatalog().getDocumentOutline().children()) {
                assertTrue(item.findDestinationPage(document) != null);
                bookmarks++;
            }
            assertEquals(1 + 12, bookmarks);
            assertEquals(12, document.getPage(0).getAnnotations().size());
        }
    }

    @Test
    void hostileTextIsPrintedAsText() throws IOException {
        try (PDDocument document =
                Loader.loadPDF(file(DocumentFormat.PDF, List.of(DocumentSamples.saying(DocumentSamples.HOSTILE))))) {
            String text = pdfText(document);
            assertTrue(text.contains("<script>alert(1)</script>"), text);
            assertTrue(text.contains("(Tj) ET BT /F1 endstream"), text);
            assertInert(text.replace('\r', '\n'));
        }
    }

    @ParameterizedTest
    @EnumSource
    void aWordOfAMegabyteIsBroken(DocumentFormat format) throws IOException {
        GameTree game = DocumentSamples.saying("W".repeat(1 << 20));
        byte[] bytes = file(format, List.of(game));
        assertTrue(bytes.length > 10_000);
        if (format == DocumentFormat.PDF) {
            try (PDDocument document = Loader.loadPDF(bytes)) {
                assertTrue(document.getNumberOfPages() > 200, "all of it");
            }
        }
    }

    /// A main line of 5,000 plies; at each of the first 2,000 another move, each within the variation before.
    private static GameTree endless() {
        Position start = EndlessGame.GAME.start(EndlessGame.GAME.editions().getFirst());
        List<Move> moves = start.legalMoves();
        TreeBuilder builder = new TreeBuilder(start);
        int at = GameTree.ROOT;
        for (int i = 0; i < 5000; i++) {
            at = builder.add(at, moves.get(i % moves.size()));
        }
        builder.annotate(at, Annotations.NONE.withComment("The last."));
        at = GameTree.ROOT;
        for (int i = 0; i < 2000; i++) {
            int other = builder.add(at, moves.get((i + 7) % moves.size()));
            builder.add(other, moves.get(3));
            at = other;
        }
        builder.annotate(at, Annotations.NONE.withComment("The deepest."));
        return builder.build();
    }

    @ParameterizedTest
    @EnumSource
    void longLinesAndDeepVariationsAreWritten(DocumentFormat format) throws IOException {
        byte[] bytes = file(format, List.of(endless()));
        String text;
        if (format == DocumentFormat.PDF) {
            try (PDDocument document = Loader.loadPDF(bytes)) {
                text = pdfText(document);
            }
        } else {
            text = new String(bytes, StandardCharsets.UTF_8).replace("&nbsp;", " ");
        }
        assertTrue(text.contains("2500... "));
        assertTrue(text.contains("The last."));
        assertTrue(text.contains("The deepest."));
    }

    @Test
    void lettersThatCannotBePrintedAreTold() {
        GameTree game = DocumentSamples.saying("Ann \uDBFF\uDFFD \uDBFF\uDFFC \uDBFF\uDFFD é");
        List<String> lost = new ArrayList<>();
        Watch watch = new Watch() {
            @Override
            public void begins(int number, int of) {}

            @Override
            public void lost(String letters) {
                lost.add(letters);
            }
        };
        DocumentFormat.PDF.make(List.of(game), DocumentSamples.english(), "a", watch);
        assertEquals(1, lost.size());
        assertTrue(lost.getFirst().matches("[\uDBFF\uDFFC\uDBFF\uDFFD]+"), lost.getFirst());
        DocumentFormat.PDF.make(samples(), DocumentSamples.english(), "a", watch);
        assertEquals(1, lost.size(), "nothing is lost from plain games");
    }

    @Test
    void namesAndCommentsOfAnyScriptKeepTheirPlace() throws IOException {
        List<GameTree> games = new GameFiles(GameLookup.standard())
                .read(Path.of("src/test/resources/hexalyst/cases/rtl-html/rtl.hgn"))
                .games();
        String html = text(DocumentFormat.HTML, games);
        assertTrue(html.contains("<bdi>משה</bdi> – Ann</h1>"), html);
        assertTrue(html.contains("<span class=\"comment\" dir=\"auto\">שלום עולם</span>"), html);
        assertTrue(html.contains("<span class=\"comment\" dir=\"auto\">مرحبا</span>"), html);
        List<String> lost = new ArrayList<>();
        Watch watch = new Watch() {
            @Override
            public void begins(int number, int of) {}

            @Override
            public void lost(String letters) {
                lost.add(letters);
            }
        };
        DocumentFormat.PDF.make(games, DocumentSamples.english(), "a", watch);
        assertEquals(List.of(), lost, "the program's own fonts have Hebrew and Arabic");
    }

    /// A space in bold is wider than one in the face of the comment that follows.
    @Test
    void aCommentKeepsItsDistanceFromTheMoves() throws IOException {
        try (PDDocument document =
                Loader.loadPDF(file(DocumentFormat.PDF, List.of(DocumentSamples.read("medusa-01"))))) {
            String text = pdfText(document);
            assertTrue(text.contains("8. c7 g2 Both have"), text);
        }
    }

    /// What programs that read a document aloud need: every text and figure in reading order, with words for figures.
    @Test
    void aPrintedGameIsTagged() throws IOException {
        byte[] pdf = file(DocumentFormat.PDF, List.of(DocumentSamples.read("manalath-01")));
        try (PDDocument document = Loader.loadPDF(pdf)) {
            assertTrue(document.getDocumentCatalog().getMarkInfo().isMarked());
            assertEquals("en", document.getDocumentCatalog().getLanguage());
            assertTrue(document.getDocumentCatalog().getViewerPreferences().displayDocTitle());
            List<String> kinds = new ArrayList<>();
            List<String> figures = new ArrayList<>();
            walk(document.getDocumentCatalog().getStructureTreeRoot(), kinds, figures);
            assertEquals(List.of("Document", "Sect", "H2", "P"), kinds.subList(0, 4));
            assertEquals(5, figures.size(), "a graph and four boards");
            assertEquals("White: a3, e5. Black: b4.", figures.get(1));
            assertTrue(
                    document.getDocumentCatalog()
                            .getStructureTreeRoot()
                            .getParentTree()
                            .getNumbers()
                            .containsKey(0),
                    "from the page back to its elements");
        }
    }

    private static void walk(PDStructureNode node, List<String> kinds, List<String> figures) {
        for (Object kid : node.getKids()) {
            if (kid instanceof PDStructureElement element) {
                kinds.add(element.getStructureType());
                if (element.getStructureType().equals("Figure")) {
                    figures.add(element.getAlternateDescription());
                }
                walk(element, kinds, figures);
            }
        }
    }

    @Test
    void aPagesDiagramsAndGraphAreThereWithoutItsScript() {
        String html = text(DocumentFormat.HTML, samples());
        assertTrue(html.contains("<main>"));
        assertTrue(html.contains("aria-label=\"after 2. a3w??. White: a3, e5. Black: b4.\""), html);
        int figures = html.split("<figure ", -1).length - 1;
        int boards = html.split("<svg viewBox=", -1).length - 1;
        assertTrue(figures > 3);
        assertEquals(figures, boards);
        assertTrue(html.contains("<svg class=\"graph\""));
        assertTrue(html.contains(">??</text>"), "blunders in the graph");
        assertTrue(
                html.contains("0-1, Black wins · singhblom-6 – singhblom-6 · Manalath"),
                "the contents name the players");
    }
}
