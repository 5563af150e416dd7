package hexalyst.ui.command;

import java.util.function.Function;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/// Names the items of a box that cannot be typed into.
///
/// @param <T> the type of the items
public final class Naming<T> extends StringConverter<T> {
    private final Function<T, String> name;

    /// Names items by a function; null has an empty name.
    public Naming(Function<T, String> name) {
        this.name = name;
    }

    @Override
    public String toString(@Nullable T value) {
        return value == null ? "" : name.apply(value);
    }

    @Override
    public T fromString(String text) {
        throw new UnsupportedOperationException("chosen, never typed");
    }
}
