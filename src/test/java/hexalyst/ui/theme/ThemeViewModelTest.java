package hexalyst.ui.theme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ThemeViewModelTest {
    private final Settings settings = new KeptSettings();

    @ParameterizedTest
    @EnumSource
    void theChoiceIsRememberedAndEverySheetExists(Theme theme) {
        ThemeViewModel themes = new ThemeViewModel(settings);
        themes.themeProperty().set(theme);
        ThemeViewModel again = new ThemeViewModel(settings);
        assertEquals(theme, again.themeProperty().get());
        assertEquals("/styles/" + theme.key() + ".css", again.sheets().getFirst());
        for (String sheet : again.sheets()) {
            assertNotNull(ThemeViewModelTest.class.getResource(sheet), sheet);
        }
    }

    @Test
    void whatAnOlderVersionKeptStillHoldsUntilAThemeIsChosen() {
        assertEquals(Theme.LIGHT, new ThemeViewModel(settings).themeProperty().get());
        settings.put("dark", true);
        ThemeViewModel themes = new ThemeViewModel(settings);
        assertEquals(Theme.DARK, themes.themeProperty().get());
        themes.themeProperty().set(Theme.LIGHT);
        assertEquals(Theme.LIGHT, new ThemeViewModel(settings).themeProperty().get());
    }

    @Test
    void anUnknownNameIsNoTheme() {
        settings.put("theme", "sepia");
        assertEquals(Theme.LIGHT, new ThemeViewModel(settings).themeProperty().get());
    }

    @Test
    void togglingGoesBetweenLightAndDark() {
        ThemeViewModel themes = new ThemeViewModel(settings);
        themes.toggle();
        assertEquals(Theme.DARK, themes.themeProperty().get());
        themes.toggle();
        assertEquals(Theme.LIGHT, themes.themeProperty().get());
        themes.themeProperty().set(Theme.HIGH_CONTRAST);
        themes.toggle();
        assertEquals(Theme.LIGHT, themes.themeProperty().get());
    }
}
