package hexalyst.ui.theme;

/// Remembers choices between runs, if possible. A choice that cannot be stored is forgotten without an error.
public interface Settings {
    /// The remembered value, or the default.
    boolean get(String name, boolean otherwise);

    /// Remembers a value.
    void put(String name, boolean value);

    /// The remembered text, or the default.
    String get(String name, String otherwise);

    /// Remembers a text.
    void put(String name, String value);
}
