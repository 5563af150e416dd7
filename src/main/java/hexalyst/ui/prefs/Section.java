package hexalyst.ui.prefs;

/// The parts of the preferences, in their order.
public enum Section {
    GENERAL,
    ENGINE,
    FILES,
    KEYS
}
