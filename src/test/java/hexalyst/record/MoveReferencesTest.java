package hexalyst.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.notation.GameFiles;
import hexalyst.notation.GameLookup;
import hexalyst.ui.game.Trees;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MoveReferencesTest {
    private static final GameTree GAME =
            Trees.read("[Game \"Manalath\"]\n\n1. e5w d4b 2. f5w c3w 3. g5w (3. h5b d6w) 3... b3b 4. c4w *\n");
    private static final GameTree BLACK_BEGINS =
            Trees.read("[Game \"Manalath\"]\n[Position \"3/4/5/4/3 b\"]\n\n1... c3w 2. a1b b2w *\n");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "after 4. c4w Black has a group | after 7. c4w Black has a group",
                "2... c3w! was better than 3. h5b. | 4. c3w! was better than 5. h5b.",
                "(3...b3b; 3… b3b; 3.b3b) | (6.b3b; 6. b3b; 6.b3b)",
                "After 2. f5w c3w 3. g5w all is clear. | After 3. f5w 4. c3w 5. g5w all is clear.",
                "Better 2. f5w a1b 3. a2b a3w, as in 1982. | Better 3. f5w 4. a1b 5. a2b a3w, as in 1982.",
                "7. c4w is counted by ply | 7. c4w is counted by ply",
                "9. c4w and 4... a1b are not in the game | 17. c4w and 8. a1b are not in the game",
                "The 4 stones, 2. place, move 12. | The 4 stones, 2. place, move 12.",
                "4. Runde: c4w | 4. Runde: c4w",
                "After 3. ... b3b, 3 ... b3b or 3. … b3b | After 6. b3b, 6. b3b or 6. b3b",
                "the move 3...b3; 3. g5 b3 4. c4 | the move 6.b3; 5. g5 6. b3 7. c4",
                "2...c3 and 3.a3 | 4.c3 and 5.a3",
                "see move 2, and moves 3 and 4 | see move 2 (3–4), and moves 3 and 4 (5–7)",
                "moves 1, 3 and 4; moves 1–3; the 2nd move | moves 1, 3 and 4 (1–2, 5–7); moves 1–3 (1–6); the 2nd move (3–4)",
                "Zug 2; Züge 2 und 3; im 3. Zug; in den 2. und 3. Zügen | Zug 2 (3–4); Züge 2 und 3 (3–6); im 3. Zug (5–6); in den 2. und 3. Zügen (3–6)",
                "move 2 stones, 3 moves, in 3 Zügen, move 9 | move 2 stones, 3 moves, in 3 Zügen, move 9"
            })
    void byPlyTheMovesThatACommentNamesFollow(String written, String read) {
        assertEquals(read, new MoveReferences(GAME, Numbering.PLIES).in(written));
    }

    /// Who counts plies in one place counts them in others.
    @Test
    void aBareNumberStaysWhereTheAuthorCountsPlies() {
        GameTree game = Trees.read("1. e5w d4b { With 1. e5w 2. d4b all is open. } 2. f5w { See move 2. } *");
        MoveReferences references = new MoveReferences(game, Numbering.PLIES);
        assertEquals("See move 2.", references.in("See move 2."));
        assertEquals("Better was 2. a1b.", references.in("Better was 2. a1b."));
    }

    /// In this game Black begins.
    @Test
    void aSampleNamesAMoveByItsNumberAlone() throws IOException {
        GameTree game = new GameFiles(GameLookup.standard())
                .read(Path.of("sample-games/macbeth-01.hgn"))
                .games()
                .getFirst();
        String said = game.root().annotations().comment();
        assertTrue(said.contains("the score at move 26,"), said);
        String read = new MoveReferences(game, Numbering.PLIES).in(said);
        assertTrue(read.contains("the score at move 26 (50–51),"), read);
        assertEquals(said, new MoveReferences(game, Numbering.MOVES).in(said));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "see move 2 | see move 2",
                "after 7. c4w | after 4. c4w",
                "5. g5w 6. b3b 7. c4w wins | 3. g5w b3b 4. c4w wins",
                "6. b3b was forced | 3... b3b was forced",
                "3... b3b, 4. c4w | 3... b3b, 4. c4w"
            })
    void byMoveTheMovesThatACommentNamesFollow(String written, String read) {
        assertEquals(read, new MoveReferences(GAME, Numbering.MOVES).in(written));
    }

    @Test
    void theSecondPlayerMayBegin() {
        assertEquals("1. c3w, 2. a1b", new MoveReferences(BLACK_BEGINS, Numbering.PLIES).in("1... c3w, 2. a1b"));
        assertEquals("2. a1b, 2... b2w", new MoveReferences(BLACK_BEGINS, Numbering.MOVES).in("2. a1b, 3. b2w"));
    }
}
