package hexalyst.ui.fx;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class WordOrderTest {
    @Test
    void wordsAndNumbersAreOrderedAsPeopleDo() {
        List<String> ordered = List.of(
                "",
                "Ann – Bert",
                "Ann – Cy",
                "Anna – Bert",
                "émile",
                "Puzzle 2",
                "Puzzle 10",
                "Puzzle 10 again",
                "Zoe");
        assertEquals(
                ordered, ordered.reversed().stream().sorted(new WordOrder()).toList());
    }
}
