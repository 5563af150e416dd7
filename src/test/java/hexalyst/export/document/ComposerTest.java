package hexalyst.export.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.export.board.MoveNumbers;
import hexalyst.export.board.NodePicture;
import hexalyst.export.board.Overlays;
import hexalyst.export.board.PictureDetails;
import hexalyst.game.Side;
import hexalyst.record.GameTree;
import hexalyst.record.Numbering;
import hexalyst.text.Texts;
import hexalyst.ui.game.Trees;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ComposerTest {
    private static final GameTree GAME = Trees.read("""
            [Game "Manalath"]
            [White "Ann"]
            [Black "Bea"]
            [Event "Club"]
            [Date "2026.11.20"]
            [Round "3"]

            { Before it begins. [%eval 0.1] } 1. e5w { [%eval -0.3] } d4b { [%win b 9] } 2. f5w!! { [%win b 8] fine }
            (2. e4b! c3w { deep } (2... c4w?! 3. c5b (3. d5w $14 d6w)) 3. g5w)
            2... c3w { [%mark e5] } 3. g7b?? { [%draw] } { [%label e5 A] } 3... g6b 4. h3w $220 *
            """);

    private static Chapter composed(GameTree tree, Diagrams diagrams) {
        return Texts.in(
                Locale.ENGLISH,
                () -> Composer.chapter(tree, DocumentSamples.english().with(diagrams), 0));
    }

    private static List<String> captions(GameTree tree, Diagrams diagrams) {
        return composed(tree, diagrams).blocks().stream()
                .filter(Block.Diagram.class::isInstance)
                .map(block -> ((Block.Diagram) block).name())
                .toList();
    }

    /// A paragraph in one line: its depth, then its pieces.
    private static String line(Block.Paragraph paragraph) {
        StringBuilder text = new StringBuilder().append(paragraph.depth()).append(':');
        for (Span span : paragraph.spans()) {
            text.append(' ')
                    .append(
                            switch (span) {
                                case Span.Played move -> move.main() ? "*" + move.whole() + "*" : move.whole();
                                case Span.Comment comment -> "{" + comment.text() + "}";
                                case Span.Joint joint -> joint.text();
                                case Span.Worth worth -> "[" + worth.sign() + worth.text() + "]";
                                case Span.Line best -> "<" + best.text() + ">";
                                case Span.Ending ending -> "=" + ending.text();
                            });
        }
        return text.toString();
    }

    @Test
    void theTextHasNumbersValuesAndVariationsByDepth() {
        List<String> lines = composed(GAME, new Diagrams.None()).blocks().stream()
                .map(block -> line((Block.Paragraph) block))
                .toList();
        assertEquals(
                List.of(
                        "0: {Before it begins.} [≈White about 52 %, estimated.]",
                        "0: *1. e5w* [≈White about 43 %, estimated.] *1... d4b* [According to the file: Black wins in at most 4 moves (9 plies).] *2. f5w!!* [According to the file: Black wins in at most 4 moves (8 plies).] {fine}",
                        "1: 2. e4b! c3w {deep}",
                        "2: 2... c4w?! 3. c5b",
                        "3: 3. d5w += d6w",
                        "1: 3. g5w",
                        "0: *2... c3w* *3. g7b??* [According to the file: draw.] *3... g6b* *4. h3w*"),
                lines);
    }

    @Test
    void theMovesThatACommentNamesAreNumberedLikeTheText() {
        GameTree game = Trees.read("[Game \"Manalath\"]\n\n1. e5w d4b { After 2. f5w all is lost. } 2. f5w *\n");
        DocumentOptions options = DocumentSamples.english().with(new Diagrams.None());
        assertTrue(line((Block.Paragraph) Composer.chapter(game, options.with(Numbering.PLIES), 0)
                        .blocks()
                        .getFirst())
                .contains("{After 3. f5w all is lost.} *3. f5w*"));
        assertTrue(line((Block.Paragraph) Composer.chapter(game, options.with(Numbering.MOVES), 0)
                        .blocks()
                        .getFirst())
                .contains("{After 2. f5w all is lost.} *2. f5w*"));
    }

    @Test
    void aLongParagraphOfTheMainLineEndsAfterAComment() {
        String comment = "{ " + "What there is to say of it. ".repeat(11) + "}";
        Chapter chapter = composed(
                Trees.read("[Game \"Manalath\"]\n\n1. e5w " + comment + " d4b { So. } 2. f5w (2. e6w " + comment
                        + " 2... c3b) 2... c3b *\n"),
                new Diagrams.None());
        assertEquals(
                List.of("*1. e5w*", "*1... d4b* {So.} *2. f5w*", "2. e6w", "*2... c3b*"),
                chapter.blocks().stream()
                        .map(block -> line((Block.Paragraph) block).substring(3).replaceFirst(" \\{What.*", ""))
                        .toList());
    }

    @Test
    void aReportOnAnOpeningHasNoMistakes() {
        String moves = "\n{ [%win w 9] } 1. e5w { [%win b 8] } d4b { [%win b 7] } *\n";
        Chapter game = composed(Trees.read("[Game \"Manalath\"]\n" + moves), new Diagrams.None());
        assertTrue(game.report().isPresent());
        Chapter report =
                composed(Trees.read("[Game \"Manalath\"]\n[Report \"opening\"]\n" + moves), new Diagrams.None());
        assertEquals(Optional.empty(), report.report());
        assertEquals(List.of(), report.graph());
        assertEquals(List.of(), report.sources());
    }

    @Test
    void theContentsTellGamesWithTheSameNamesApart() {
        String head = "[Game \"Manalath\"]\n[White \"Ann\"]\n[Black \"Bea\"]\n[Event \"Club\"]\n";
        DocumentOptions options = DocumentSamples.english();
        assertEquals(
                List.of("Round 1", "Round 2"),
                entries(options, head + "[Round \"1\"]\n\n1. e5w d4b *\n", head + "[Round \"2\"]\n\n1. e5w d4b *\n"));
        assertEquals(
                List.of("1. e5w d4b 2. c3w", "1. e5w d4b 2. c5w"),
                entries(options, head + "\n1. e5w d4b 2. c3w *\n", head + "\n1. e5w d4b 2. c5w *\n"));
        assertEquals(
                List.of("2025", "2026"),
                entries(
                        options,
                        head + "[Date \"2025\"]\n\n1. e5w d4b *\n",
                        head + "[Date \"2026\"]\n\n1. e5w d4b *\n"));
    }

    @Test
    void aTitleTellsMoreThanANameOnBothSides() {
        String self = "[Game \"Manalath\"]\n[White \"Bot, slow\"]\n[Black \"Bot, quick\"]\n[Event \"A draw\"]\n";
        Chapter event = composed(Trees.read(self + "\n1. e5w *\n"), new Diagrams.None());
        assertEquals("A draw", event.title());
        assertEquals(List.of("Bot, slow – Bot, quick"), event.event());
        Chapter titled = composed(Trees.read(self + "[Title \"The trap\"]\n\n1. e5w *\n"), new Diagrams.None());
        assertEquals("The trap", titled.title());
        assertEquals(List.of("Bot, slow – Bot, quick", "A draw"), titled.event());
        assertEquals(List.of(), titled.sources());
        Chapter alone = composed(Trees.read(self.replaceFirst("\\[Event.*", "") + "\n1. e5w *\n"), new Diagrams.None());
        assertEquals("Bot, slow – Bot, quick", alone.title());
    }

    @Test
    void gamesWithTheSameTitleAreToldApartByHowTheyEnded() {
        String head = "[Game \"Manalath\"]\n[Event \"Club\"]\n";
        Book book = Texts.in(
                Locale.ENGLISH,
                () -> Book.of(
                        Stream.of("[Result \"0-1\"]\n\n1. e5w d4b 0-1", "\n1. e5w *", "[White \"Ann\"]\n\n1. e5w *")
                                .map(game -> Trees.read(head + game + "\n"))
                                .toList(),
                        game -> Optional.empty(),
                        DocumentSamples.english().with(new Imprint("Games", "", "", "", "")),
                        Watch.NOBODY));
        assertEquals(
                List.of("Club: Black wins in 1 move", "Club: 1 move", "Ann – Black"),
                Texts.in(Locale.ENGLISH, book::contents).stream()
                        .map(Book.Entry::title)
                        .toList());
    }

    private static List<String> entries(DocumentOptions options, String... games) {
        List<GameTree> trees = Stream.of(games).map(Trees::read).toList();
        Book book = Texts.in(Locale.ENGLISH, () -> Book.of(trees, game -> Optional.empty(), options, Watch.NOBODY));
        return Texts.in(Locale.ENGLISH, book::contents).stream()
                .map(Book.Entry::note)
                .toList();
    }

    @Test
    void figuresAreCountedThroughTheBooklet() {
        Book book = Texts.in(
                Locale.ENGLISH,
                () -> Book.of(List.of(GAME, GAME), any -> Optional.empty(), DocumentSamples.english(), Watch.NOBODY));
        List<String> captions = book.chapters().stream()
                .flatMap(chapter -> chapter.blocks().stream())
                .filter(Block.Diagram.class::isInstance)
                .map(block -> ((Block.Diagram) block).caption())
                .toList();
        assertTrue(captions.size() > 2, captions::toString);
        for (int i = 0; i < captions.size(); i++) {
            assertTrue(captions.get(i).startsWith("Figure " + (i + 1) + ": "), captions::toString);
        }
    }

    /// A pass is in the text.
    @Test
    void captionsDoNotTellPasses() {
        GameTree game = DocumentSamples.read("phalanx-01");
        String caption = diagrams(game, new Diagrams.Marked()).getLast().caption();
        assertEquals(1, caption.split("pass", -1).length - 1, caption);
        assertTrue(caption.endsWith(".") && !caption.endsWith(".."), caption);
    }

    @Test
    void aDiagramDoesNotPartAVariation() {
        GameTree game = Trees.read("[Game \"Manalath\"]\n\n1. e5w d4b (1... c3b $220 2. c4w b2b) 2. f5w $220 c3w *\n");
        List<String> blocks = composed(game, new Diagrams.Chosen()).blocks().stream()
                .map(block -> block instanceof Block.Paragraph text ? line(text) : ((Block.Diagram) block).name())
                .toList();
        assertEquals(
                List.of(
                        "0: *1. e5w* *d4b*",
                        "1: 1... c3b (Figure\u00A01) 2. c4w b2b",
                        "after 1... c3b",
                        "0: *2. f5w*",
                        "after 2. f5w",
                        "0: *2... c3w*"),
                blocks);
    }

    @Test
    void theLineThatAProgramWouldGoOnWithIsWritten() {
        GameTree stopped = Trees.read("[Game \"Manalath\"]\n\n1. e5w { [%win w 3] [%line d4b c3w b2b] so } *");
        assertEquals(
                "0: *1. e5w* [According to the file: White wins in at most 1 move (3 plies).] {so} <Best line: 1... d4b 2. c3w b2b.>",
                line((Block.Paragraph)
                        composed(stopped, new Diagrams.None()).blocks().getFirst()));
    }

    @Test
    void theWordsOfAnEngineAreNamedAsItsOwn() {
        GameTree game = Trees.read("[Game \"Manalath\"]\n\n1. e5w { Mine. [%says Now Black wins.] } *\n");
        String text = composed(game, new Diagrams.None()).blocks().stream()
                .filter(Block.Paragraph.class::isInstance)
                .map(block -> line((Block.Paragraph) block))
                .reduce("", String::concat);
        assertTrue(text.contains("{Mine.} <Engine: Now Black wins.>"), text);
    }

    @Test
    void theWordsOfAnEngineAreInTheLanguageOfTheDocumentAndNoOlderThanTheValue() {
        GameTree game = Trees.read("[Game \"Manalath\"]\n\n1. e5w { [%win b 6] [%line d4b c3w d5b]"
                + " [%says Now Black wins in at most 5 moves (9 plies) with d4b.] } *\n");
        String german = Texts.in(
                Locale.GERMAN,
                () -> line((Block.Paragraph) Composer.chapter(
                                game, DocumentOptions.usual(Locale.GERMAN).with(new Diagrams.None()), 0)
                        .blocks()
                        .getFirst()));
        assertTrue(german.contains("Jetzt gewinnt Schwarz mit d4b.>"), german);
        assertTrue(german.contains("1... d4b 2. c3w d5b"), german);
        GameTree shorter = Trees.read("[Game \"Manalath\"]\n\n1. e5w { [%win b 2] [%line d4b c3w d5b] } *\n");
        assertFalse(line((Block.Paragraph)
                        composed(shorter, new Diagrams.None()).blocks().getFirst())
                .contains("d4b"));
    }

    @Test
    void withoutEngineTextWhatItSignedIsLeftOut() {
        GameTree game = Trees.read("[Game \"Manalath\"]\n\n1. e5w! { [%engine !] } a1b? { Mine. }"
                + " (1... a2b { [%engine line 2] } 2. d4w) *\n");
        DocumentOptions usual = DocumentSamples.english();
        DocumentOptions options = new DocumentOptions(
                usual.theme(),
                usual.pieces(),
                usual.shown(),
                new Diagrams.None(),
                false,
                usual.page(),
                usual.imprint(),
                usual.language());
        String text = Composer.chapter(game, options, 0).blocks().stream()
                .filter(Block.Paragraph.class::isInstance)
                .map(block -> line((Block.Paragraph) block))
                .collect(Collectors.joining(" / "));
        assertEquals("0: *1. e5w* *a1b?* {Mine.}", text);
    }

    @Test
    void diagramsStandAtMarkedMovesAndAtTheEnd() {
        assertEquals(
                List.of("after 2. f5w!!", "after 2... c3w", "after 3. g7b??", "after 4. h3w"),
                captions(GAME, new Diagrams.Marked()));
        assertEquals(
                List.of("after 1... d4b", "after 2... c3w", "after 3. g7b??", "after 3... g6b", "after 4. h3w"),
                captions(GAME, new Diagrams.Every(2)));
        assertEquals(List.of(), captions(GAME, new Diagrams.None()));
        List<Block> blocks = composed(GAME, new Diagrams.Marked()).blocks();
        int first = blocks.indexOf(blocks.stream()
                .filter(Block.Diagram.class::isInstance)
                .findFirst()
                .orElseThrow());
        assertTrue(line((Block.Paragraph) blocks.get(first - 1))
                .endsWith("*2. f5w!!* [According to the file: Black wins in at most 4 moves (8 plies).] {fine}"));
    }

    @Test
    void aStartThatIsNotEmptyIsShown() {
        GameTree set = DocumentSamples.read("designer-diagram-1");
        assertEquals(List.of("The start: White to move", "after 1. d2w"), captions(set, new Diagrams.Marked()));
        assertEquals(List.of("The start: White to move", "after 1. d2w"), captions(set, new Diagrams.Every(9)));
        GameTree bare = Trees.read("""
                [Game "Manalath"]
                [Position "w1ww1/wwb3/1w1wbb1/w1bbww2/w1ww5/3bww2/1w1w1bw/w4w/1www1 w"]

                *
                """);
        assertEquals(List.of("The start: White to move"), captions(bare, new Diagrams.Marked()));
    }

    @Test
    void piecesAndTextAreNumberedAlikeByMoveOrByPly() {
        GameTree game = Trees.read("""
                [Game "Manalath"]

                1. e5w d4b 2. c3w $220 b2b *
                """);
        DocumentOptions moves = DocumentSamples.english();
        assertEquals("0: *1. e5w* *d4b* *2. c3w* *b2b*", text(game, moves));
        assertEquals(List.of("1", "1…", "2"), numbers(game, moves));
        DocumentOptions plies = moves.with(Numbering.PLIES);
        assertEquals("0: *1. e5w* *2. d4b* *3. c3w* *4. b2b*", text(game, plies));
        assertEquals(List.of("1", "2", "3"), numbers(game, plies));
    }

    private static String text(GameTree game, DocumentOptions options) {
        Chapter chapter = Composer.chapter(game, options.with(new Diagrams.None()), 0);
        return line((Block.Paragraph) chapter.blocks().getFirst()).replace(" $220", "");
    }

    /// The numbers on the pieces of the first diagram.
    private static List<String> numbers(GameTree game, DocumentOptions options) {
        return Composer.chapter(game, options, 0).blocks().stream()
                .filter(Block.Diagram.class::isInstance)
                .map(block -> ((Block.Diagram) block).picture().overlays().moveNumbers())
                .map(numbers -> numbers.values().stream().sorted().toList())
                .findFirst()
                .orElseThrow();
    }

    @Test
    void whatProgramsNotedCanBeLeftOut() {
        Chapter chapter = Texts.in(
                Locale.ENGLISH,
                () -> Composer.chapter(
                        DocumentSamples.read("manalath-01"),
                        DocumentSamples.english().withoutEngine(),
                        0));
        String text = chapter.blocks().toString();
        assertFalse(text.contains("According to the file"), text);
        assertFalse(text.contains("would have won"), text);
        assertTrue(text.contains("(Black has a quint)"), text);
        assertFalse(text.contains("Black has a quint."), "said once: " + text);
        assertEquals(List.of(), chapter.graph());
    }

    /// What a picture of a position tells below the board is the program's as well.
    @Test
    void withoutEngineTextNoBoardTellsWhoIsCertainToWin() {
        GameTree game = Trees.read("""
                [Game "phalanx"]
                [Position "ww1/4/5/4/3 w taken=1,0 quiet=2"]

                1. pass $220 *
                """);
        DocumentOptions options = DocumentSamples.english().with(new Diagrams.Chosen());
        assertTrue(facts(game, options).endsWith(" · Proved: Red wins by 18"), facts(game, options));
        assertEquals(facts(game, options).replaceFirst(" · Proved.*", ""), facts(game, options.withoutEngine()));
    }

    private static String facts(GameTree game, DocumentOptions options) {
        return Texts.in(
                Locale.ENGLISH,
                () -> Composer.chapter(game, options, 0).blocks().stream()
                        .filter(Block.Diagram.class::isInstance)
                        .map(block -> ((Block.Diagram) block).picture().game().line())
                        .findFirst()
                        .orElseThrow());
    }

    @Test
    void theHeadSaysWhoAndWhere() {
        Chapter chapter = composed(GAME, new Diagrams.Marked());
        assertEquals("Ann – Bea", chapter.title());
        assertEquals(List.of("Club", "November 20, 2026"), chapter.event());
        assertEquals("Manalath, Designer's edition", chapter.rules());
        assertEquals(List.of("Round: 3"), chapter.sources());
        assertEquals("", chapter.result());
        Chapter ended = composed(DocumentSamples.read("manalath-01"), new Diagrams.Marked());
        assertEquals("0-1, Black wins", ended.result());
        assertEquals("0: =0-1, Black wins (Black has a quint)", line((Block.Paragraph)
                ended.blocks().getLast()));
    }

    @Test
    void theGraphTellsProvedFromEstimated() {
        List<ValuePoint> graph = composed(GAME, new Diagrams.Marked()).graph();
        assertEquals(8, graph.size());
        assertFalse(graph.get(0).value().orElseThrow().proved());
        assertEquals(0.43, graph.get(1).value().orElseThrow().chance(), 0.01);
        assertEquals(new ValuePoint.Noted(0, true), graph.get(2).value().orElseThrow());
        assertEquals("2. f5w!!", graph.get(3).name());
        assertTrue(graph.get(4).value().isEmpty());
        assertEquals(new ValuePoint.Noted(0.5, true), graph.get(5).value().orElseThrow());
        assertEquals(
                new ValuePoint.Noted(0, true),
                composed(DocumentSamples.read("manalath-01"), new Diagrams.None())
                        .graph()
                        .getLast()
                        .value()
                        .orElseThrow(),
                "the end is worth what the rules say");
        assertTrue(composed(Trees.read("1. e5w d4b *"), new Diagrams.None())
                .graph()
                .isEmpty());
        GameTree won = Trees.read("1. e5w { [%eval 2.0] } d4b { [%win w 9] } 2. c3w { [%win w 8] } *");
        assertTrue(composed(won, new Diagrams.None()).graph().isEmpty(), "nothing changes");
    }

    @Test
    void germanIsGermanThroughout() {
        Chapter chapter = Texts.in(
                Locale.GERMAN,
                () -> Composer.chapter(
                        DocumentSamples.read("manalath-01"),
                        DocumentSamples.english().with(new Diagrams.Marked()),
                        0));
        assertEquals("0-1, Schwarz gewinnt", chapter.result());
        assertEquals("Manalath, Ausgabe des Autors", chapter.rules());
        String text = chapter.blocks().toString();
        assertTrue(text.contains("nach 2. a3w??"), text);
        assertTrue(text.contains("Laut Datei: Weiß gewinnt in höchstens 16 Zügen (31 Halbzügen)."), text);
        assertTrue(text.contains("0-1, Schwarz gewinnt (Schwarz hat eine Quint)"), text);
    }

    private static final GameTree MISTAKEN = Trees.read("""
            [Game "Manalath"]

            1. e5w d4b 2. f5w? $220 { [%eval -0.5] } (2. e4b c3w) 2... c3w { [%eval -0.6] } 3. g7b $220 { [%eval -0.7] } *
            """);

    private static List<Block.Diagram> diagrams(GameTree tree, Diagrams wanted) {
        return composed(tree, wanted).blocks().stream()
                .filter(Block.Diagram.class::isInstance)
                .map(Block.Diagram.class::cast)
                .toList();
    }

    @Test
    void diagramsNumberTheMovesSinceTheOneBeforeAndSayWhatTheyCannotShow() {
        List<Block.Diagram> diagrams = diagrams(MISTAKEN, new Diagrams.Chosen());
        assertEquals(
                List.of(
                        "Figure 1: after 2. f5w?; Black to move; instead (small): 2.\u00A0e4b.",
                        "Figure 2: after 3. g7b; Black to move."),
                diagrams.stream().map(Block.Diagram::caption).toList());
        assertEquals(
                Map.of(cell("e5"), "1", cell("d4"), "1…", cell("f5"), "2"),
                diagrams.get(0).picture().overlays().moveNumbers());
        assertEquals(
                Map.of(cell("c3"), "2…", cell("g7"), "3"),
                diagrams.get(1).picture().overlays().moveNumbers());
        assertEquals(
                List.of(new Overlays.NumberedPiece(cell("e4"), Side.BLACK, 0)),
                diagrams.get(0).picture().overlays().preview());
        assertEquals(List.of(), diagrams.get(1).picture().overlays().preview());
    }

    private static int cell(String name) {
        return MISTAKEN.grid().named(name).orElseThrow();
    }

    @Test
    void onlyWhereTheAuthorWantsThemMeansOnlyThere() {
        assertEquals(List.of("after 4. h3w"), captions(GAME, new Diagrams.Chosen()));
        assertEquals(List.of(), captions(DocumentSamples.read("manalath-01"), new Diagrams.Chosen()));
    }

    /// In Pentalath a captured piece leaves its cell, and the cell may be used again.
    @Test
    void aMoveWhosePieceIsGoneIsInTheCaption() {
        List<Block.Diagram> diagrams = diagrams(DocumentSamples.read("pentalath-02"), new Diagrams.Every(12));
        assertEquals("Figure 4: after 22. c5w; 20... at a5.", diagrams.getLast().caption());
        assertFalse(diagrams.getLast().picture().overlays().moveNumbers().containsValue("40"));
    }

    /// A figure numbers no piece otherwise than a board that shows all numbers; pieces that moved on have none.
    @ParameterizedTest
    @ValueSource(strings = {"hexemergo-01", "hexemergo-02", "medusa-01", "medusa-02", "crossfire-01", "pentalath-02"})
    void figuresNumberPiecesAsBoardsDo(String name) {
        GameTree game = DocumentSamples.read(name);
        List<Block.Diagram> diagrams = diagrams(game, new Diagrams.Every(9));
        for (Block.Diagram diagram : diagrams) {
            Map<Integer, String> all = NodePicture.of(
                            game,
                            diagram.node(),
                            PictureDetails.DIAGRAM.with(MoveNumbers.ALL).with(Numbering.MOVES))
                    .overlays()
                    .moveNumbers();
            Map<Integer, String> recent = diagram.picture().overlays().moveNumbers();
            assertTrue(all.entrySet().containsAll(recent.entrySet()), () -> diagram.caption() + recent + all);
        }
        assertTrue(diagrams.stream()
                .anyMatch(diagram -> !diagram.picture().overlays().moveNumbers().isEmpty()));
    }

    /// A caption that would have to list many moves lists none, rather than only some of them.
    @Test
    void noCaptionBreaksOff() {
        for (String name : List.of("medusa-01", "medusa-02", "medusa-03", "pentalath-02", "pentalath-03")) {
            for (Block.Diagram diagram : diagrams(DocumentSamples.read(name), new Diagrams.Every(1000))) {
                assertFalse(diagram.caption().contains("…"), diagram.caption());
            }
        }
    }

    @Test
    void aVariationSaysHowTheGameEnded() {
        GameTree game = Trees.read("""
                [Game "Pentalath"]

                1. a1 i1 2. a2 i2 3. a3 i3 4. a4 h1 (4... h2 5. a5) 5. b1 *
                """);
        String text = composed(game, new Diagrams.None()).blocks().stream()
                .map(block -> line((Block.Paragraph) block))
                .collect(Collectors.joining(" "));
        String words = Texts.in(
                Locale.ENGLISH,
                () -> game.preorder(GameTree.ROOT).stream()
                        .map(game::position)
                        .filter(position -> position.outcome().over())
                        .findFirst()
                        .orElseThrow()
                        .endWords());
        assertTrue(text.contains("5. a5w (" + words + ")"), text);
    }

    /// Pieces of draughts move on: where a turn ended says nothing about a later position.
    @Test
    void turnsThatMovePiecesAreNotNumbered() {
        Block.Diagram end = diagrams(DocumentSamples.read("hexdameo-01"), new Diagrams.Every(100))
                .getLast();
        assertEquals("Figure 2: after 37. f1-d2.", end.caption());
        assertEquals(Map.of(), end.picture().overlays().moveNumbers());
    }

    @Test
    void anEstimateIsWrittenAgainOnlyWhenTheFavouriteChanges() {
        String text = composed(MISTAKEN, new Diagrams.None()).blocks().stream()
                .map(block -> line((Block.Paragraph) block))
                .reduce("", (one, other) -> one + other);
        assertEquals(2, text.split("estimated", -1).length, text);
        GameTree turning = Trees.read("""
                [Game "Manalath"]

                1. e5w { [%eval 0.9] } d4b { [%eval 0.5] } 2. f5w { [%eval -0.5] } c3w { [%win b 4] } 3. g7b { [%win b 3] } *
                """);
        assertEquals(
                "0: *1. e5w* [≈White about 71 %, estimated.] *1... d4b* *2. f5w* [≈White about 38 %, estimated.] "
                        + "*2... c3w* [According to the file: Black wins in at most 2 moves (4 plies).] *3. g7b*",
                line((Block.Paragraph)
                        composed(turning, new Diagrams.None()).blocks().getFirst()));
    }

    @Test
    void numbersOfASiteAreNotPrinted() {
        GameTree tree =
                Trees.read("[Game \"Manalath\"]\n[Site \"#24\"]\n[Round \"3\"]\n[Annotator \"?\"]\n\n1. e5w *\n");
        assertEquals(List.of("Round: 3"), composed(tree, new Diagrams.None()).sources());
    }

    @Test
    void theValueOfAChoiceIsToldEvenIfItIsTheSame() {
        GameTree game = Trees.read("""
                [Game "Manalath"]

                { [%win w 15] } 1. e5w { [%win w 14] Best. } (1. a2w { [%win w 25] }) 1... d4b { [%win w 13] } *
                """);
        assertEquals(
                List.of(
                        "0: [According to the file: White wins in at most 8 moves (15 plies).]",
                        "0: *1. e5w* [According to the file: White wins in at most 7 moves (14 plies).] {Best.}",
                        "1: 1. a2w [According to the file: White wins in at most 12 moves (25 plies).]",
                        "0: *1... d4b*"),
                composed(game, new Diagrams.None()).blocks().stream()
                        .map(block -> line((Block.Paragraph) block))
                        .toList());
    }
}
