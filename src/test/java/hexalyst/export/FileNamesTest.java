package hexalyst.export;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FileNamesTest {
    @ParameterizedTest
    @CsvSource({"Ann – Bob, Ann – Bob", "A. Ann – B: Bob, A. Ann – B-Bob", "Cup 1/2, Cup 1-2", "'a\tb?', a-b-"})
    void whatSomeSystemDoesNotAllowIsADash(String name, String fitting) {
        assertEquals(fitting, FileNames.fitting(name));
    }

    @ParameterizedTest
    @CsvSource({
        "' Ann ', Ann",
        "Ann., Ann",
        "'Ann .. .', Ann",
        "'.Ann', .Ann",
        "'', -",
        "'. .', -",
        "CON, CON_",
        "nul, nul_",
        "Com1.x, Com1_.x",
        "'aux .x', aux_ .x",
        "'PRN. ', PRN_",
        "LPT³, LPT³_",
        "Conrad, Conrad",
        "'Con Bob', Con Bob",
        "COM10, COM10"
    })
    void whatWindowsWouldChangeOrNotTakeIsChanged(String name, String fitting) {
        assertEquals(fitting, FileNames.fitting(name));
    }

    @Test
    void longNamesAreCutBetweenCharacters() {
        assertEquals("a".repeat(100), FileNames.fitting("a".repeat(300)));
        assertEquals("ä".repeat(100), FileNames.fitting("ä".repeat(300)));
        assertEquals("♟".repeat(66), FileNames.fitting("♟".repeat(300)), "200 bytes");
        assertEquals("a" + "😀".repeat(49), FileNames.fitting("a" + "😀".repeat(300)));
        assertEquals("a".repeat(98), FileNames.fitting("a".repeat(98) + " . b"), "what comes to stand at its end goes");
        assertEquals("CON_", FileNames.fitting("CON" + " ".repeat(97) + "b"));
    }
}
