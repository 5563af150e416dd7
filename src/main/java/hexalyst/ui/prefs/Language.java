package hexalyst.ui.prefs;

import hexalyst.ui.theme.Settings;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// The language of the window. All texts are read when a window is made, so another window replaces it when the
/// language changes.
public enum Language {
    /// The system's language if the program supports it, otherwise English.
    SYSTEM(Optional.empty()),
    ENGLISH(Optional.of(Locale.ENGLISH)),
    GERMAN(Optional.of(Locale.GERMAN));

    private static final String SETTING = "language";

    private final Optional<Locale> locale;

    Language(Optional<Locale> locale) {
        this.locale = locale;
    }

    /// The chosen language, or the system's.
    public static Language kept(Settings settings) {
        String kept = settings.get(SETTING, SYSTEM.name());
        return Arrays.stream(values())
                .filter(one -> one.name().equals(kept))
                .findFirst()
                .orElse(SYSTEM);
    }

    /// Sets the language for the next window.
    void keep(Settings settings) {
        settings.put(SETTING, name());
    }

    /// The locale for the program. It is the system's own if that has this language, because it includes the country.
    public Locale locale(Locale system) {
        return locale.filter(own -> !own.getLanguage().equals(system.getLanguage()))
                .orElse(system);
    }
}
