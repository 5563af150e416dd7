package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TabNameTest {
    @Test
    void theEndStaysByWhichNeighboursDiffer() {
        assertEquals("engine-game-12", TabName.fitting("engine-game-12", 14));
        assertEquals("en…-game-12", TabName.fitting("engine-game-12", 11));
        assertEquals("en…12", TabName.fitting("engine-game-12", 5));
        assertEquals("en…12", TabName.fitting("engine-game-12", 1));
        assertEquals("ab", TabName.fitting("ab", 1));
        assertEquals("a very lo…pening-3", TabName.fitting("a very long name of an opening-3", 18));
    }
}
