package hexalyst.ui.theme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ThemeViewModelTest {
    private final Map<String, Boolean> kept = new HashMap<>();
    private final Settings settings = new Settings() {
        @Override
        public boolean get(String name, boolean otherwise) {
            return kept.getOrDefault(name, otherwise);
        }

        @Override
        public void put(String name, boolean value) {
            kept.put(name, value);
        }

        @Override
        public String get(String name, String otherwise) {
            return otherwise;
        }

        @Override
        public void put(String name, String value) {
            throw new AssertionError("the theme is no text");
        }
    };

    @Test
    void theChoiceIsRememberedAndEverySheetExists() {
        ThemeViewModel theme = new ThemeViewModel(settings);
        assertFalse(theme.darkProperty().get());
        String light = theme.sheets().getFirst();
        theme.toggle();
        assertTrue(new ThemeViewModel(settings).darkProperty().get());
        assertEquals("/styles/light.css", light);
        assertEquals("/styles/dark.css", theme.sheets().getFirst());
        assertNotNull(ThemeViewModelTest.class.getResource(light));
        for (String sheet : theme.sheets()) {
            assertNotNull(ThemeViewModelTest.class.getResource(sheet), sheet);
        }
    }
}
