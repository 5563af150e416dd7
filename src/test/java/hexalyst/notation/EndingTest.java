package hexalyst.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.record.EditResult;
import hexalyst.record.GameTree;
import hexalyst.record.Tags;
import hexalyst.record.TreeEdit;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// A game that the last move ends has the result on the board, however it came about.
class EndingTest {
    private static final String OPEN = "1. e5w a1b 2. e4w a2b 3. e6w b1b";
    /// White ends the turn with a quart and loses.
    private static final String OVER = OPEN + " 4. e3w";

    private static final String WHY = "White ends the turn with a quart";

    private static ReadResult read(String text) {
        return GameFormat.HGN.read(text, GameLookup.standard());
    }

    private static GameTree game(String text) {
        return read(text).games().getFirst();
    }

    private static GameTree played(GameTree tree, String move) {
        int end = tree.mainLine().getLast();
        return tree.apply(new TreeEdit.Play(end, tree.start().move(move).orElseThrow()))
                .tree();
    }

    private static void assertEnded(GameTree tree) {
        assertEquals("0-1", tree.tags().result());
        assertEquals(Optional.of(WHY), tree.tags().get(Tags.TERMINATION));
    }

    @Test
    void theLastMoveWritesTheResultAndWhy() {
        assertEnded(played(game(OPEN + " *"), "e3w"));
        assertEnded(played(game("[Result \"1-0\"]\n[Termination \"Resign\"]\n\n" + OPEN + " 1-0"), "e3w"));
        assertEquals("*", played(game(OPEN + " *"), "a3w").tags().result(), "the game goes on");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void itIsWrittenInEnglishWhateverTheLanguage(String language) {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.of(language));
            assertEnded(played(game(OPEN + " *"), "e3w"));
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void aGameThatGoesOnAfterAnEditIsOpenAgain() {
        GameTree over = played(game(OPEN + " *"), "e3w");
        int last = over.mainLine().getLast();
        GameTree cut = over.apply(new TreeEdit.Delete(last)).tree();
        assertEquals("*", cut.tags().result());
        assertEquals(Optional.empty(), cut.tags().get(Tags.TERMINATION));
        int before = over.node(last).parent();
        EditResult other =
                over.apply(new TreeEdit.Play(before, over.start().move("a3w").orElseThrow()));
        assertEnded(other.tree());
        GameTree swapped =
                other.tree().apply(new TreeEdit.MakeMainLine(other.goTo())).tree();
        assertEquals("*", swapped.tags().result(), "the other move is played now");
        assertEnded(swapped.apply(new TreeEdit.MakeMainLine(last)).tree());
    }

    @Test
    void aResignedGameStaysResignedWhenItIsAnalysed() {
        GameTree resigned = game("[Result \"1-0\"]\n[Termination \"Resign\"]\n\n" + OPEN + " 1-0");
        GameTree longer = played(resigned, "a3w");
        assertEquals(resigned.tags(), longer.tags());
    }

    @Test
    void nobodyCanGiveItAnotherResult() {
        GameTree over = played(game(OPEN + " *"), "e3w");
        assertEnded(over.apply(new TreeEdit.SetTags(GameTree.ROOT, over.tags().with(Tags.RESULT, "1-0")))
                .tree());
    }

    @Test
    void aFileThatDoesNotKnowItIsReadSo() {
        for (String text : List.of(OVER + " *", "[Result \"*\"]\n\n" + OVER + " *")) {
            ReadResult read = read(text);
            assertEquals(List.of(), read.problems(), text);
            assertEnded(read.games().getFirst());
        }
    }

    @Test
    void aFileThatKnowsItStaysAsItIs() {
        GameTree known = game("[Result \"0-1\"]\n\n" + OVER + " 0-1");
        assertEquals(Tags.NONE.with(Tags.RESULT, "0-1"), known.tags());
    }

    @ParameterizedTest
    @EnumSource(GameFormat.class)
    void aContradictionIsToldAndTheBoardCounts(GameFormat format) {
        GameTree open = game("[Result \"1-0\"]\n\n" + OPEN + " a3w 1-0");
        String text = format.write(List.of(open)).replace("a3w", "e3w");
        ReadResult read = format.read(text, GameLookup.standard());
        assertEnded(read.games().getFirst());
        assertEquals(1, read.problems().size());
        assertTrue(
                read.problems()
                        .getFirst()
                        .text()
                        .endsWith("the result is 1-0, but the last move ends the game 0-1: " + WHY),
                read.problems().getFirst().text());
    }

    @Test
    void thePlaceOfAContradictionIsTheResult() {
        assertEquals(
                "3:41 the result is 1-0, but the last move ends the game 0-1: " + WHY,
                read("[Result \"1-0\"]\n\n" + OVER + " 1-0")
                        .problems()
                        .getFirst()
                        .text());
    }

    @Test
    void aPuzzleStaysOpen() {
        GameTree puzzle = game("[Task \"win 1\"]\n\n" + OVER + " *");
        assertEquals("*", puzzle.tags().result());
    }

    @Test
    void aStudyMayStayOpen() {
        String over = "[Position \"4/1www1/6/7/6/5/4 w\"]\n[Result \"*\"]\n\n1. f5w *\n";
        assertEquals("*", game(over).tags().result());
        assertEquals("0-1", game("[White \"Ann\"]\n" + over).tags().result(), "a game of somebody's");
        assertEquals("0-1", game(over.replace("[Result \"*\"]\n", "")).tags().result(), "nobody calls it open");
    }

    @Test
    void samplesAreWrittenAsTheyWereRead() throws Exception {
        try (Stream<Path> files = Files.list(Path.of("sample-games"))) {
            for (Path file :
                    files.filter(name -> name.toString().endsWith(".hgn")).toList()) {
                String text = Files.readString(file);
                assertEquals(text, GameFormat.HGN.write(read(text).games()), file.toString());
            }
        }
    }

    @Test
    void anEditElsewhereChangesNoTags() {
        GameTree over = game("[Result \"0-1\"]\n\n" + OVER + " 0-1");
        GameTree varied = over.apply(new TreeEdit.Play(
                        GameTree.ROOT, over.start().move("a1w").orElseThrow()))
                .tree();
        assertSame(over.tags(), varied.tags());
    }
}
