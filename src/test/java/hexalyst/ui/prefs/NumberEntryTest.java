package hexalyst.ui.prefs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NumberEntryTest {
    private final List<Integer> taken = new ArrayList<>();
    private final NumberEntry entry = new NumberEntry(16, 3000, 1024, taken::add);

    @ParameterizedTest
    @ValueSource(strings = {"", "ten", "15", "3001", "-64", "6.5", "99999999999"})
    void badNumbersAreToldAndChangeNothing(String typed) {
        entry.textProperty().set(typed);
        assertEquals(
                "Enter a whole number from 16 to 3000. Nothing was changed.",
                entry.problemProperty().get());
        entry.commit();
        assertEquals(List.of(), taken);
    }

    @Test
    void aGoodOneIsTakenWhenTheUserIsDone() {
        entry.textProperty().set("x");
        entry.textProperty().set(" 512 ");
        assertEquals("", entry.problemProperty().get());
        assertEquals(List.of(), taken, "somebody may still be typing");
        entry.commit();
        assertEquals(List.of(512), taken);
    }
}
