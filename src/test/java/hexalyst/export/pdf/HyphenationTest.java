package hexalyst.export.pdf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.text.Texts;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HyphenationTest {
    private static String parted(String text, String word) {
        StringBuilder parted = new StringBuilder(word);
        Hyphenation.of(text).places(word).reversed().forEach(at -> parted.insert(at, "-"));
        return parted.toString();
    }

    @ParameterizedTest
    @CsvSource({
        "Stellungen, Stel-lun-gen",
        "Gewinnfelder, Ge-winn-fel-der",
        "Schätzung, Schät-zung",
        "Variante, Va-ri-an-te",
        "Halbzügen, Halb-zü-gen",
        "Zug, Zug"
    })
    void germanWordsArePartedAsTheDudenDoes(String word, String parts) {
        assertEquals(parts, parted("das ist nicht die " + word, word));
    }

    @ParameterizedTest
    @CsvSource({"position, po-si-tion", "variation, vari-a-tion", "associate, as-so-ciate", "e5w, e5w", "move, move"})
    void englishWordsArePartedAsTexDoes(String word, String parts) {
        assertEquals(parts, parted("it is the " + word, word));
    }

    @Test
    void aTextThatDoesNotTellIsInTheLanguageOfTheDocument() {
        assertEquals("Va-ri-an-te", Texts.in(Locale.GERMAN, () -> parted("Variante", "Variante")));
    }
}
