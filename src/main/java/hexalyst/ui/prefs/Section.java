package hexalyst.ui.prefs;

/// The sections of the preferences, in order.
public enum Section {
    GENERAL,
    ENGINE,
    FILES,
    KEYS
}
