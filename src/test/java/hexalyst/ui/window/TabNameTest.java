package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class TabNameTest {
    @Test
    void whatIsNoFileKeepsItsBeginning() {
        assertEquals("Puzzle: In three", TabName.begun("Puzzle: In three", 16, List.of()));
        assertEquals("Puzzle: In thr…", TabName.begun("Puzzle: In three", 15, List.of()));
        assertEquals("Puzzle:…", TabName.begun("Puzzle: In three", 9, List.of()), "no space before the dots");
        assertEquals("Puz…", TabName.begun("Puzzle: In three", 1, List.of()));
    }

    @Test
    void theEndStaysByWhichNeighboursDiffer() {
        assertEquals("engine-game-12", TabName.fitting("engine-game-12", 14, List.of()));
        assertEquals("en…-game-12", TabName.fitting("engine-game-12", 11, List.of()));
        assertEquals("en…12", TabName.fitting("engine-game-12", 5, List.of()));
        assertEquals("en…12", TabName.fitting("engine-game-12", 1, List.of()));
        assertEquals("ab", TabName.fitting("ab", 1, List.of()));
        assertEquals("1", TabName.fitting("1", 0, List.of()), "a strip that was not laid out yet has no room at all");
        assertEquals("a very lo…pening-3", TabName.fitting("a very long name of an opening-3", 18, List.of()));
    }

    @Test
    void namesThatDifferInTheMiddleStayDifferent() {
        String name = "engine-game-38-analyzed";
        List<String> others = List.of("engine-game-14-analyzed");
        assertEquals("engine-ga…analyzed", TabName.fitting(name, 18, List.of()));
        assertEquals("engine-game-38-an…", TabName.fitting(name, 18, others));
        for (int letters = 5; letters < name.length(); letters++) {
            String text = TabName.fitting(name, letters, others);
            assertTrue(text.length() <= letters, text);
            assertTrue(text.contains(letters < 6 ? "3" : "38"), text);
        }
        assertEquals("Opening report 2", TabName.begun("Opening report 2", 16, List.of("Opening report")));
        assertEquals("Open…report 2", TabName.begun("Opening report 2", 13, List.of("Opening report")));
    }

    @Test
    void shortNamesKeepTheirRoom() {
        assertEquals(List.of(100.0, 250.0), TabRow.shared(List.of(100.0, 250.0), 56, 400));
        assertEquals(List.of(100.0, 150.0, 150.0), TabRow.shared(List.of(100.0, 250.0, 300.0), 56, 400));
        assertEquals(List.of(56.0, 56.0), TabRow.shared(List.of(100.0, 250.0), 56, 50));
    }

    @Test
    void theCurrentTabIsAmongThoseThatAreShown() {
        assertEquals(0, TabRow.first(3, 2, 0, 5), "room for all");
        assertEquals(8, TabRow.first(14, 13, 0, 6), "the last ones");
        assertEquals(8, TabRow.first(14, 9, 8, 6), "nothing moves while it is among them");
        assertEquals(4, TabRow.first(14, 4, 8, 6), "as far back as necessary");
        assertEquals(13, TabRow.first(14, 13, 3, 1));
        assertEquals(1, TabRow.first(7, 3, 5, 6), "no room stays empty after tabs were closed");
    }
}
