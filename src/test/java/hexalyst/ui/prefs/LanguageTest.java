package hexalyst.ui.prefs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.ui.theme.KeptSettings;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class LanguageTest {
    private final KeptSettings settings = new KeptSettings();

    @Test
    void theChosenOneHoldsAtTheNextStart() {
        assertEquals(Locale.FRANCE, Language.kept(settings).locale(Locale.FRANCE));
        Language.GERMAN.keep(settings);
        assertEquals(Locale.GERMAN, Language.kept(settings).locale(Locale.US));
        assertEquals(Locale.of("de", "AT"), Language.kept(settings).locale(Locale.of("de", "AT")), "its country stays");
        Language.ENGLISH.keep(settings);
        assertEquals(Locale.ENGLISH, Language.kept(settings).locale(Locale.GERMANY));
        settings.put("language", "LATIN");
        assertEquals(Language.SYSTEM, Language.kept(settings));
    }
}
