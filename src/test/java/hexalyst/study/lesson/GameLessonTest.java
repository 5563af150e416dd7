package hexalyst.study.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Move;
import hexalyst.notation.GameFormat;
import hexalyst.notation.GameLookup;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GameLessonTest {
    private static final String QUINT = "4/5/2b2b/1ww1ww1/2b3/1b3/4 w";
    private static final String QUART = "4/5/2b2b/1ww1w2/2b3/1b3/4 w";
    private static final String ROW = "4b/6/7/8/wwwbb4/8/7/6/5 w";
    private static final String GROUPS = "5/6/7/8/2w2w3/8/7/6/b4 w";
    private static final String STAR = "x2x/5/6/x5x/6/5/x2x w";

    private static LessonStep step(String game, String position, String wants, String moves) {
        Game played = Games.named(game).orElseThrow();
        String board = position.startsWith("5") || position.startsWith("4b") ? "5 6 7 8 9 8 7 6 5" : "4 5 6 7 6 5 4";
        String text = String.format(
                "[Game \"%s\"]%n[Board \"%s\"]%n[Position \"%s\"]%n[Wants \"%s\"]%n%n%s *%n",
                played.title(), board, position, wants, moves);
        return GameFormat.HGN.read(text, new GameLookup(List.of(played))).games().stream()
                .map(tree -> new LessonStep(1, tree, Wanted.of(tree)))
                .findFirst()
                .orElseThrow();
    }

    private static Move move(LessonStep step, String text) {
        return step.start().move(text).orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({
        "manalath, any, a1b, true, " + QUINT,
        "manalath, turn, d4w, true, " + QUINT,
        "manalath, turn, d4b, false, " + QUINT,
        "manalath, win, d4w, true, " + QUINT,
        "manalath, win, d4b, false, " + QUINT,
        "manalath, win, d4w, false, " + QUART,
        "manalath, lose, d4w, true, " + QUART,
        "manalath, lose, d4w, false, " + QUINT,
        "manalath, draw, d4w, false, " + QUINT,
        "manalath, add 1, a1w, true, " + QUINT,
        "manalath, add 1, a1b, false, " + QUINT,
        "phalanx, take 1, e1-e4, true, " + ROW,
        "phalanx, take 1, e1-e5, false, " + ROW,
        "phalanx, take 2, e1-e5, true, " + ROW,
        "phalanx, add 2, d2+d5, true, " + GROUPS,
        "phalanx, add 2, d2, false, " + GROUPS,
        "superstar, gain 1, g2, true, " + STAR,
        "superstar, gain 2, g2, false, " + STAR,
        "superstar, gain 1, d4, false, " + STAR,
        "manalath, gain 1, d4w, false, " + QUINT
    })
    void aTurnIsRightByTheRulesOfTheGame(String game, String wants, String move, boolean right, String position) {
        LessonStep step = step(game, position, wants, wants.equals("turn") ? "1. d4w" : "");
        assertEquals(right, step.accepts(move(step, move)));
    }

    @Test
    void theOrderOfPartsDoesNotMatter() {
        LessonStep step = step("phalanx", GROUPS, "turn", "1. e4+e5");
        assertTrue(step.accepts(move(step, "e5+e4")));
        assertFalse(step.accepts(move(step, "e4")));
    }

    @Test
    void whatFollowsBelongsToTheTurn() {
        LessonStep step = step("manalath", QUART, "turn", "1. a1b (1. a2b b1w 2. a3b) 1... a4w");
        assertEquals(List.of("a4w"), texts(step, "a1b"));
        assertEquals(List.of("b1w", "a3b"), texts(step, "a2b"));
        assertEquals(List.of(), texts(step, "a3b"));
    }

    private static List<String> texts(LessonStep step, String move) {
        return step.follows(move(step, move)).stream().map(step.start()::text).toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "wins", "take x", "take  2", "win 3 now", "ANY"})
    void whatIsWantedIsOneOfTheKinds(String wants) {
        assertThrows(IllegalStateException.class, () -> step("manalath", QUINT, wants, ""));
    }
}
