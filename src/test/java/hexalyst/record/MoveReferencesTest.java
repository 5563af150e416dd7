package hexalyst.record;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.ui.game.Trees;
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
                "9. c4w and 4. a1b are not in the game | 9. c4w and 4. a1b are not in the game",
                "The 4 stones, 2. place, move 12. | The 4 stones, 2. place, move 12.",
                "4. Runde: c4w | 4. Runde: c4w"
            })
    void byPlyTheMovesThatACommentNamesFollow(String written, String read) {
        assertEquals(read, new MoveReferences(GAME, Numbering.PLIES).in(written));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
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
