package hexalyst.ui.theme;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

/// The theme of the window, and its style sheets. JavaFX thread only.
public final class ThemeViewModel {
    private static final String THEME = "theme";
    /// The setting of older versions: true for dark.
    private static final String DARK = "dark";

    private static final String FOLDER = "/styles/";

    private final ObjectProperty<Theme> theme = new SimpleObjectProperty<>();

    /// @param settings remember the choice
    public ThemeViewModel(Settings settings) {
        Theme old = settings.get(DARK, false) ? Theme.DARK : Theme.LIGHT;
        String kept = settings.get(THEME, old.key());
        theme.set(Arrays.stream(Theme.values())
                .filter(one -> one.key().equals(kept))
                .findFirst()
                .orElse(old));
        theme.subscribe((before, now) -> settings.put(THEME, now.key()));
    }

    /// The theme.
    public ObjectProperty<Theme> themeProperty() {
        return theme;
    }

    /// Changes from light to dark, and from any other to light.
    public void toggle() {
        theme.set(theme.get() == Theme.LIGHT ? Theme.DARK : Theme.LIGHT);
    }

    /// The style sheets, as resources of the program.
    public List<String> sheets() {
        return Stream.of(theme.get().key(), "window", "tooltip", "board")
                .map(name -> FOLDER + name + ".css")
                .toList();
    }
}
