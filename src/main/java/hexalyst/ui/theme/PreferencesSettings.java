package hexalyst.ui.theme;

import java.util.prefs.BackingStoreException;
import java.util.prefs.Preferences;

/// Settings in the user's preferences as the system stores them. If the system stores none, nothing is remembered.
public final class PreferencesSettings implements Settings {
    private static final String NODE = "hexalyst";

    @Override
    public String get(String name, String otherwise) {
        try {
            return Preferences.userRoot().node(NODE).get(name, otherwise);
        } catch (RuntimeException unavailable) {
            return otherwise;
        }
    }

    @Override
    public void put(String name, String value) {
        try {
            Preferences preferences = Preferences.userRoot().node(NODE);
            if (!value.equals(preferences.get(name, null))) {
                preferences.put(name, value);
                preferences.flush();
            }
        } catch (BackingStoreException | RuntimeException unavailable) {
            // A choice that could not be stored is not worth an error message.
            return;
        }
    }
}
