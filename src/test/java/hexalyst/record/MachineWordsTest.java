package hexalyst.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Position;
import hexalyst.notation.GameFiles;
import hexalyst.notation.GameLookup;
import hexalyst.text.Texts;
import hexalyst.ui.game.Trees;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MachineWordsTest {
    private static GameTree game(String value, String says) {
        return Trees.read(
                "[Game \"Manalath\"]\n\n1. e5w { [%win w 13] } d4b { " + value + " [%says " + says + "] } *\n");
    }

    private static String told(Locale language, GameTree game) {
        return Texts.in(
                language, () -> MachineWords.retold(game, game.mainLine().getLast()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "The only move that wins. The move threatens to win at i1.|Der einzige Zug, der gewinnt. Der Zug droht, auf i1 zu gewinnen.",
                "Now White wins in at most 7 moves (13 plies).|Jetzt gewinnt Weiß in höchstens 7 Zügen (13 Halbzügen).",
                "Now White wins with c3w, which makes two winning cells, a1 and b2.|Jetzt gewinnt Weiß mit c3w und schafft zwei Gewinnfelder, a1 und b2.",
                "Now White wins in at most 1 move (1 ply) with c3w.|Jetzt gewinnt Weiß in höchstens 1 Zug (1 Halbzug) mit c3w.",
                "Now White wins with c3w.|Jetzt gewinnt Weiß mit c3w.",
                "Only a mistake of the other side can save Black now.|Nur ein Fehler der Gegenseite kann Schwarz jetzt noch retten.",
                "By an estimate, Black's chance falls from 83 to 41 in 100; e7w looks better.|Nach einer Schätzung fällt die Chance von Schwarz von 83 auf 41 von 100; e7w sieht besser aus.",
                "The move still wins, but takes at least 3 moves (5 plies); c3w would have won in at most 1 move (1 ply).|Der Zug gewinnt noch, braucht aber mindestens 3 Züge (5 Halbzüge); c3w hätte in höchstens 1 Zug (1 Halbzug) gewonnen.",
                "The plan: after the reply a1b, c3w makes 3 winning cells, a1, b2 and c3.|Der Plan: nach der Antwort a1b schafft c3w 3 Gewinnfelder, a1, b2 und c3.",
                "c3b makes it zugzwang: White loses because it has to move; with Black to move, Black would not win.|c3b bringt Weiß in Zugzwang: Weiß verliert durch den Zugzwang; wäre Schwarz am Zug, würde Schwarz nicht gewinnen."
            })
    void aSentenceIsToldInEitherLanguage(String english, String german) {
        assertEquals(german, told(Locale.GERMAN, game("[%win w 13]", english)));
        assertEquals(english, told(Locale.ENGLISH, game("[%win w 13]", german)));
        assertEquals(english, told(Locale.ENGLISH, game("[%win w 13]", english)));
    }

    @Test
    void aSentenceOfAnEarlierVersionIsToldInWordsOfToday() {
        assertEquals(
                "Der Plan: nach der Antwort a1b schafft c3w zwei Gewinnfelder, a1 und b2.",
                told(
                        Locale.GERMAN,
                        game("[%win w 13]", "The plan: after a1b, c3w makes two winning cells, a1 and b2.")));
    }

    @Test
    void whatATurnDoesIsToldFromTheGame() throws IOException {
        GameTree game = read(Path.of("sample-games/hexade-01.hgn"));
        int told = 0;
        for (int id : game.mainLine().subList(1, game.mainLine().size())) {
            Optional<String> english = does(Locale.ENGLISH, game, id);
            if (english.isPresent()) {
                GameTree said = game.apply(new TreeEdit.Annotate(id, MachineMark.said(Annotations.NONE, english.get())))
                        .tree();
                assertEquals(
                        does(Locale.GERMAN, game, id).orElseThrow(),
                        Texts.in(Locale.GERMAN, () -> MachineWords.retold(said, id)));
                told++;
            }
        }
        assertTrue(told > 0);
    }

    private static Optional<String> does(Locale language, GameTree game, int id) {
        return Texts.in(
                language,
                () -> new MachineWords()
                        .does(
                                game.position(game.node(id).parent()),
                                game.node(id).move().orElseThrow()));
    }

    private static GameTree read(Path file) throws IOException {
        return new GameFiles(GameLookup.standard()).read(file).games().getFirst();
    }

    /// The words of the games that the program comes with are known, and no line is longer than what it proves.
    @Test
    void theSampleGamesSayWhatTheProgramSaysToday() throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.list(Path.of("sample-games"))) {
            files = all.filter(Files::isRegularFile).sorted().toList();
        }
        int told = 0;
        for (Path file : files) {
            GameTree game = read(file);
            for (int id : game.preorder(GameTree.ROOT)) {
                Annotations notes = game.node(id).annotations();
                String where = file + " " + game.text(id);
                assertFalse(notes.comment().contains("proof:"), where);
                int line = MachineMark.of(notes).line();
                notes.proved()
                        .flatMap(value -> value.plies().stream().boxed().findFirst())
                        .ifPresent(plies -> assertTrue(line - 1 <= plies, where));
                if (!notes.said().isEmpty()) {
                    told++;
                    assertEquals(notes.said(), Texts.in(Locale.ENGLISH, () -> MachineWords.retold(game, id)), where);
                    assertNotEquals(notes.said(), Texts.in(Locale.GERMAN, () -> MachineWords.retold(game, id)), where);
                }
            }
        }
        assertTrue(told > 10);
    }

    @Test
    void wordsThatAreNotTheProgramsStay() {
        String other = "Now White wins with c3w. I think so.";
        assertEquals(other, told(Locale.GERMAN, game("[%win w 13]", other)));
        String unknown = "Now Orange wins with c3w.";
        assertEquals(unknown, told(Locale.GERMAN, game("[%win w 13]", unknown)));
    }

    @Test
    void aLengthThatANewerValueHasOvertakenIsLeftOut() {
        String old = "Now White wins in at most 10 moves (19 plies) with c3w.";
        assertEquals("Now White wins with c3w.", told(Locale.ENGLISH, game("[%win w 5]", old)));
        assertEquals(old, told(Locale.ENGLISH, game("[%win w 19]", old)));
        assertEquals(
                "a1b would have won.",
                told(
                        Locale.ENGLISH,
                        Trees.read("[Game \"Manalath\"]\n\n1. e5w { [%win b 3] } d4b { [%win w 7]"
                                + " [%says a1b would have won in at most 5 moves (9 plies).] } *\n")));
    }

    @Test
    void anExplanationIsDroppedWhereTheFileNotesAnotherWinner() {
        assertEquals("", told(Locale.ENGLISH, game("[%win b 5]", "Now White wins with c3w.")));
    }

    /// Old files have the end of a game in the language of who analysed it.
    @Test
    void theEndOfAGameIsToldInTheCurrentLanguageOrNotTwice() {
        GameTree game = Trees.read("[Game \"Manalath\"]\n\n1. e3w a1b 2. e4w a5b 3. e6w i1b 4. e7w i5b 5. e5w 1-0\n");
        Position end = game.position(game.mainLine().getLast());
        String said = "Well played. White has a quint.";
        assertEquals(
                "Well played. Weiß hat eine Quint.",
                Texts.in(Locale.GERMAN, () -> MachineWords.ended(said, end, false)));
        assertEquals("Well played.", MachineWords.ended(said, end, true));
        assertEquals("White has a quint, again.", MachineWords.ended("White has a quint, again.", end, true));
        assertEquals(said, MachineWords.ended(said, game.start(), true));
    }
}
