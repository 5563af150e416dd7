package hexalyst.ui.theme;

/// Remembers choices between runs, if possible. A choice that cannot be stored is forgotten without an error.
public interface Settings {
    /// The remembered text, or the default.
    String get(String name, String otherwise);

    /// Remembers a text.
    void put(String name, String value);

    /// The remembered value, or the default.
    default boolean get(String name, boolean otherwise) {
        return Boolean.parseBoolean(get(name, Boolean.toString(otherwise)));
    }

    /// Remembers a value.
    default void put(String name, boolean value) {
        put(name, Boolean.toString(value));
    }
}
