package hexalyst.export.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;

class FontsTest {
    private static final String ARABIC = "\u0645\u0631\u062D\u0628\u0627";
    private final Fonts fonts = new Fonts();

    @Test
    void aFontWritesWhatItHas() {
        assertEquals(fonts.of(Lettering.BOLD), fonts.of(Lettering.BOLD, "1. e5w"));
    }

    @Test
    void lettersThatAFontLacksComeFromAnotherOne() {
        assertNotEquals(-1, fonts.of(Lettering.OBLIQUE).canDisplayUpTo(ARABIC));
        assertEquals(-1, fonts.of(Lettering.OBLIQUE, ARABIC).canDisplayUpTo(ARABIC));
    }
}
