package hexalyst.ui.command;

import java.util.function.Function;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/// Names what can be chosen in a box in which nothing is typed.
///
/// @param <T> what is chosen
public final class Naming<T> extends StringConverter<T> {
    private final Function<T, String> name;

    /// Names by a function; what is not there has no name.
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
