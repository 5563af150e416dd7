package hexalyst.ui.theme;

/// Remembers choices between runs, if it can: a choice that cannot be kept is simply forgotten.
public interface Settings {
    /// The remembered value, or what to assume.
    boolean get(String name, boolean otherwise);

    /// Remembers a value.
    void put(String name, boolean value);

    /// The remembered text, or what to assume.
    String get(String name, String otherwise);

    /// Remembers a text.
    void put(String name, String value);
}
