package hexalyst.export.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class VisualTextTest {
    private static String seen(String line) {
        return VisualText.of(line, letter -> true);
    }

    @Test
    void textFromLeftToRightStays() {
        assertEquals("1. e5w (good)", seen("1. e5w (good)"));
    }

    @Test
    void hebrewIsReversedAndNumbersAreNot() {
        assertEquals("1. e5w םולש d4b", seen("1. e5w שלום d4b"));
        assertEquals("12 םולש", seen("שלום 12"));
        assertEquals("(םלוע) םולש", seen("שלום (עולם)"));
    }

    @Test
    void arabicLettersHaveTheFormOfTheirPlace() {
        // Meem, reh, hah, beh, alef, seen from the left: alef and beh joined, reh joined to meem only.
        assertEquals("\uFE8E\uFE92\uFEA3\uFEAE\uFEE3", seen("مرحبا"));
        assertEquals("\uFEFB", seen("لا"), "lam and alef are one");
        assertEquals("ابحرم", VisualText.of("مرحبا", letter -> letter < 0xFE80), "a font without the forms");
    }
}
