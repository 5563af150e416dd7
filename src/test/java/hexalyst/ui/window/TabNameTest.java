package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TabNameTest {
    @Test
    void whatIsNoFileKeepsItsBeginning() {
        assertEquals("Puzzle: In three", TabName.begun("Puzzle: In three", 16));
        assertEquals("Puzzle: In thr…", TabName.begun("Puzzle: In three", 15));
        assertEquals("Puzzle:…", TabName.begun("Puzzle: In three", 9), "no space before the dots");
        assertEquals("Puz…", TabName.begun("Puzzle: In three", 1));
    }

    @Test
    void theEndStaysByWhichNeighboursDiffer() {
        assertEquals("engine-game-12", TabName.fitting("engine-game-12", 14));
        assertEquals("en…-game-12", TabName.fitting("engine-game-12", 11));
        assertEquals("en…12", TabName.fitting("engine-game-12", 5));
        assertEquals("en…12", TabName.fitting("engine-game-12", 1));
        assertEquals("ab", TabName.fitting("ab", 1));
        assertEquals("1", TabName.fitting("1", 0), "a strip that was not laid out yet has no room at all");
        assertEquals("a very lo…pening-3", TabName.fitting("a very long name of an opening-3", 18));
    }
}
