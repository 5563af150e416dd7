package hexalyst.export;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FileNamesTest {
    @ParameterizedTest
    @CsvSource({"Ann – Bob, Ann – Bob", "A. Ann – B: Bob, A. Ann – B-Bob", "Cup 1/2, Cup 1-2", "'a\tb?', a-b-"})
    void whatSomeSystemDoesNotAllowIsADash(String name, String fitting) {
        assertEquals(fitting, FileNames.fitting(name));
    }
}
