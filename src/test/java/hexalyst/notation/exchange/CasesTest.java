package hexalyst.notation.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Side;
import hexalyst.notation.GameLookup;
import hexalyst.notation.ReadResult;
import hexalyst.notation.source.FileProblem;
import hexalyst.record.Annotations;
import hexalyst.record.GameTree;
import hexalyst.record.Tags;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Files that were once read wrongly, and others of their kinds.
class CasesTest {
    private static final Path CASES = Path.of("src/test/resources/hexalyst/cases");
    private static final GameImport IMPORT = new GameImport(GameLookup.standard());

    @TempDir
    Path folder;

    private static ReadResult read(Path file) {
        try {
            return IMPORT.read(file, Optional.empty()).usual();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static GameTree only(ReadResult read) {
        assertEquals(List.of(), read.problems());
        assertEquals(1, read.games().size());
        return read.games().getFirst();
    }

    private static ReadResult text(String text) {
        return IMPORT.read(text, Optional.empty()).usual();
    }

    private static String comment(GameTree tree, int id) {
        return tree.node(id).annotations().comment();
    }

    private static String moves(GameTree tree) {
        return tree.mainLine().stream().skip(1).map(tree::text).collect(Collectors.joining(" "));
    }

    @Test
    void commentsBetweenGamesAreNoGames() {
        ReadResult read = read(CASES.resolve("phantom-games/ph.hgn"));
        assertEquals(List.of(), read.problems());
        assertEquals(2, read.games().size());
        GameTree first = read.games().getFirst();
        assertEquals("collected by me\nsecond line", comment(first, GameTree.ROOT));
        assertEquals("resigned here", comment(first, first.mainLine().getLast()));
        assertEquals("round 2", comment(read.games().getLast(), GameTree.ROOT));
    }

    @Test
    void aCommentAtTheEndBelongsToTheLastGame() {
        GameTree tree = only(text("[Game \"Manalath\"]\n\n1. e5w { good } *\n\n; found in a drawer\n{ and kept }\n"));
        assertEquals("good\nfound in a drawer\nand kept", comment(tree, 1));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "%first\n[Game \"Manalath\"]\n\n1. e5w d4b *\n",
                "[Game \"Manalath\"]\n%x\n\n1. e5w\n%{ (\nd4b *\n"
            })
    void linesForOtherProgramsAreSkipped(String text) {
        assertEquals("e5w d4b", moves(only(text(text))));
    }

    @ParameterizedTest
    @CsvSource({"b2.sgf,Müller,grüße", "b4.sgf,ソ黒,予", "b5.sgf,Müller,grüße"})
    void sgfIsReadInItsCharacterSet(String name, String white, String comment) {
        GameTree tree = only(read(CASES.resolve("sgf-charset").resolve(name)));
        assertEquals(Optional.of(white), tree.tags().get(Tags.WHITE));
        assertEquals(comment, comment(tree, 1));
    }

    @ParameterizedTest
    @CsvSource({"GB2312,围棋", "EUC-KR,바둑", "Big5,圍棋", "windows-1251,Шашки", "UTF-8,שלום"})
    void everyCharacterSetOfJavaIsKnown(String charset, String words) throws IOException {
        Path file = folder.resolve("a.sgf");
        Files.writeString(file, "(;FF[4]CA[" + charset + "];W[e5w]C[" + words + "])", Charset.forName(charset));
        assertEquals(words, comment(only(read(file)), 1));
    }

    @Test
    void anUnknownCharacterSetIsTold() throws IOException {
        Path file = Files.writeString(folder.resolve("a.sgf"), "(;FF[4]CA[Klingon-1];W[e5w]C[grüße])");
        ReadResult read = read(file);
        assertEquals(
                List.of("1:11 CA: the character set \"Klingon-1\" is unknown"),
                read.problems().stream().map(FileProblem::text).toList());
        assertEquals("grüße", comment(read.games().getFirst(), 1));
    }

    @Test
    void inTextTheCharacterSetDoesNotMatter() throws IOException {
        String clip = Files.readString(CASES.resolve("sgf-clipboard-ca/clip.txt"));
        GameTree tree = only(text(clip));
        assertEquals(Optional.of("Müller"), tree.tags().get(Tags.WHITE));
        assertEquals("schön", comment(tree, 1));
    }

    @Test
    void theFirstMoveTellsWhoIsToMove() {
        GameTree tree = only(read(CASES.resolve("sgf-first-mover/p1.sgf")));
        assertEquals(Side.BLACK, tree.start().toMove());
        assertEquals("f5b a1w", moves(tree));
        assertEquals(Side.BLACK, only(text("(;FF[4]AW[e5](;B[f5b]))")).start().toMove());
        assertEquals(Side.WHITE, only(text("(;FF[4]AW[e5])")).start().toMove());
    }

    @Test
    void aRecordWithoutMovesIsNoGame() {
        ReadResult read = read(CASES.resolve("jsonl-no-moves/ai-games.jsonl"));
        assertEquals(List.of(), read.games());
        assertEquals(
                List.of("1:115 \"moves\": a list of moves is expected"),
                read.problems().stream().map(FileProblem::text).toList());
    }

    @Test
    void aNumberAloneIsNoMove() {
        assertEquals(
                List.of("1:10 \"1.\" is not a move on this board"),
                text("{\"moves\":\"1.\"}").problems().stream()
                        .map(FileProblem::text)
                        .toList());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"moves\":[\"1. e5w\",\"1... d4b\",\"2. f5w\"]}",
                "{\"moves\":\"1. e5w d4b 2. f5w\"}",
                "{\"moves\":[[\"1. e5w d4b\"],[\"2. f5w\"]]}"
            })
    void numberedMovesOfARecordAreRead(String json) {
        assertEquals("e5w d4b f5w", moves(only(text(json))));
    }

    @Test
    void pentalathOfLudiiIsReadToItsEnd() {
        ReadResult reading = read(CASES.resolve("ludii-pentalath/pentalath-trial.trl"));
        GameTree tree = only(reading);
        assertEquals(55, tree.mainLine().size() - 1);
        assertTrue(
                tree.position(tree.mainLine().getLast()).outcome().over(),
                "the last move makes a line of five there too");
        assertEquals("1-0", tree.tags().result());
        assertTrue(reading.notes().stream().noneMatch(note -> note.contains("the board says")), reading::toString);
    }

    @Test
    void pentalathOfLudiiOnTheWholeHexagonIsReadToo() {
        GameTree tree = only(text("""
                game=/lud/Pentalath.lud
                START GAME OPTIONS
                Board/HexHexBoard
                END GAME OPTIONS
                Move=[Move:mover=1,from=60,to=60,actions=[Add:type=Cell,to=60,what=1,decision=true]]
                """));
        assertEquals(61, tree.grid().cells());
        assertEquals("i5w", moves(tree));
    }

    @Test
    void aSwapInPentalathOfLudiiIsRead() {
        GameTree tree = only(text("""
                game=/lud/Pentalath.lud
                Move=[Move:mover=1,from=20,to=20,actions=[Add:type=Cell,to=20,what=1,decision=true]]
                Move=[Move:mover=2,actions=[Swap:player1=2,player2=1,decision=true]]
                Move=[Move:mover=1,from=31,to=31,actions=[Add:type=Cell,to=31,what=1,decision=true]]
                """));
        assertEquals("c6w swap d8w", moves(tree));
    }

    @Test
    void trialsOfOtherGamesAreRefused() {
        ReadResult read = text("""
                game=/lud/Hexade.lud
                Move=[Move:mover=1,from=60,to=60,actions=[Add:type=Cell,to=60,what=1,decision=true]]
                """);
        assertEquals(
                List.of("2:1 trials of Hexade are not read"),
                read.problems().stream().map(FileProblem::text).toList());
    }

    @ParameterizedTest
    @CsvSource({"½-½", "½–½"})
    void aDrawMayBeTypeset(String draw) {
        GameTree tree = only(text("[Game \"Manalath\"]\n\n1. e5w d4b " + draw + "\n"));
        assertEquals("1/2-1/2", tree.tags().result());
        assertEquals("e5w d4b", moves(tree));
    }

    @ParameterizedTest
    @CsvSource({"+/-,16", "±,16", "-/+,17", "+-,18", "-+,19", "=,10", "∞,13"})
    void signsAfterAMoveAreGlyphs(String sign, int glyph) {
        GameTree tree = only(text("[Game \"Manalath\"]\n\n1. e5w " + sign + " d4b *\n"));
        assertEquals(Annotations.NONE.withGlyphs(List.of(glyph)), tree.node(1).annotations());
        assertEquals("e5w d4b", moves(tree));
    }

    @Test
    void aNumberOfBlacksBeforeAMoveOfWhitesIsTold() {
        ReadResult read = text("[Game \"Manalath\"]\n\n1... e5w 2. d4b *\n");
        assertEquals(
                List.of("3:1 1... announces a move of Black, but White is to move"),
                read.problems().stream().map(FileProblem::text).toList());
        only(text("[Game \"Manalath\"]\n\n1. e5w { x } 1... d4b (1... d4w) *\n"));
    }
}
