package hexalyst.ui.command;

import javafx.scene.input.KeyCombination;
import org.jspecify.annotations.Nullable;

/// A key combination that is equal to another one of the same name.
abstract class NamedKey extends KeyCombination {
    private final String name;

    NamedKey(String name) {
        this.name = name;
    }

    @Override
    public String getName() {
        return name;
    }

    @Override
    public String getDisplayText() {
        return name;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof NamedKey key && key.getClass().equals(getClass()) && key.name.equals(name);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }
}
