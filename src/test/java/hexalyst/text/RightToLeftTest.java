package hexalyst.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class RightToLeftTest {
    @Test
    void lettersFromRightToLeftAreFound() {
        assertTrue(RightToLeft.isIn("a שלום"));
        assertTrue(RightToLeft.isIn("مرحبا"));
        assertTrue(RightToLeft.isIn("\u202E"));
        assertFalse(RightToLeft.isIn("Müller 1-0 围棋 \u200E"));
    }

    @Test
    void aNameKeepsItsPlace() {
        assertEquals("Ann", RightToLeft.kept("Ann"));
        assertEquals("\u200Eמשה\u200E", RightToLeft.kept("משה"));
        assertEquals("<bdi>משה</bdi> – <bdi>דוד</bdi>", RightToLeft.isolated("\u200Eמשה\u200E – \u200Eדוד\u200E"));
    }
}
