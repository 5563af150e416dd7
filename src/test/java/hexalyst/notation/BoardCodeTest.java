package hexalyst.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Games;
import hexalyst.game.Position;
import hexalyst.notation.source.LineProblem;
import hexalyst.notation.source.Parsed;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("slow")
final class BoardCodeTest {
    private static final String ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    private static final int POSITIONS = 4_000;
    private static final int CHECKED = 40;

    private static Position position(String line) {
        return PositionText.parse(line, Games.byDefault()).ok().orElseThrow();
    }

    @Test
    void randomPositionsOfAllBoardsComeBack() {
        Map<String, Position> codes = new HashMap<>();
        for (int seed = 0; seed < POSITIONS; seed++) {
            Position start = new RandomTrees(seed).start();
            String code = BoardCode.format(start, RoundTripTest.lookup());
            String what = seed + ": " + PositionText.format(start) + ", " + code;
            assertTrue(BoardCode.isCode(code), what);
            assertTrue(code.matches("hx[12](\\.[a-z]+)?:[A-Za-z0-9_-]+"), what);
            assertEquals(new Parsed.Ok<>(start), BoardCode.parse(" " + code + "\n", RoundTripTest.lookup()), what);
            Position other = codes.put(code, start);
            assertTrue(other == null || other.equals(start), what);
        }
        assertTrue(codes.size() > POSITIONS / 4);
    }

    @ParameterizedTest
    @CsvSource({
        "5/6/7/8/9/8/7/6/5 w, 24",
        "w1ww1/wwb3/1w1wbb1/w1bbww2/w1ww5/3bww2/1w1w1bw/w4w/1www1 w, 24",
        "'5/6/7/8/9/8/7/6/4x b 3,- 1', 30",
        "6/7/8/9/10/9/8/7/6 w, 26",
        "6/7/8/9/10/9/8/7/5x w, 31"
    })
    void codesAreShort(String line, int length) {
        String code = BoardCode.format(position(line));
        assertEquals(length, code.length(), code);
        assertEquals(new Parsed.Ok<>(position(line)), BoardCode.parse(code));
    }

    /// Others may rely on the format, so these must never change.
    @Test
    void codesStayAsTheyAre() {
        assertEquals("hx1:bAAAAAAAAAAAAAAAAAA-", BoardCode.format(position("5/6/7/8/9/8/7/6/5 w")));
        assertEquals("hx1:AOBgH34B8a", BoardCode.format(position("2/x2/2 b -,62")));
        assertEquals("hx1:ABgAQAA1", BoardCode.format(position("2/3/2 w swap")));
    }

    @Test
    void everyCharacterChangedOrExchangedIsNoticed() {
        for (int seed = 0; seed < CHECKED; seed++) {
            String code = BoardCode.format(new RandomTrees(seed).start(), RoundTripTest.lookup());
            int most = Math.min(code.length(), 40);
            for (int i = 0; i < most; i++) {
                for (int c = 0; c < ALPHABET.length(); c += 1 + seed % 7) {
                    String wrong = code.substring(0, i) + ALPHABET.charAt(c) + code.substring(i + 1);
                    noticed(code, wrong);
                }
                for (int j = i + 1; j < most; j++) {
                    StringBuilder wrong = new StringBuilder(code);
                    wrong.setCharAt(i, code.charAt(j));
                    wrong.setCharAt(j, code.charAt(i));
                    noticed(code, wrong.toString());
                }
            }
            noticed(code, code.substring(0, code.length() - 1));
            noticed(code, code + "A");
        }
    }

    private static void noticed(String code, String wrong) {
        if (!wrong.equals(code)) {
            assertInstanceOf(Parsed.Bad.class, BoardCode.parse(wrong, RoundTripTest.lookup()), code + " as " + wrong);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "'', 1, not a board code: a board code begins with hx1:",
        "hx3:AAAA, 1, not a board code: a board code begins with hx1:",
        "hx1.chess:AAAA, 5, 'a board code of \"chess\", which is not a game here'",
        "hx1:AB+C, 7, '''+'' is not allowed in a board code'",
        "hx1:A, 5, a board code of 5 characters is too short or too long: part of it may be missing",
        "hx1:AAAA, 8, a board code of 8 characters is too short or too long: part of it may be missing",
        "hx1:AAAB, 1, the board code has a typing error: its check character does not match"
    })
    void saysWhatIsWrong(String code, int column, String message) {
        Parsed.Bad<?> bad = assertInstanceOf(Parsed.Bad.class, BoardCode.parse(code));
        assertEquals(new LineProblem("code", column, message), bad.first());
    }

    @Test
    void aPositionLineIsNoCode() {
        assertFalse(BoardCode.isCode("5/6/7/8/9/8/7/6/5 w"));
    }
}
