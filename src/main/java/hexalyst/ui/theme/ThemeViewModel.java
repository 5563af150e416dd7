package hexalyst.ui.theme;

import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;

/// Whether the window is light or dark, and with which style sheets. JavaFX thread only.
public final class ThemeViewModel {
    private static final String DARK = "dark";
    private static final String FOLDER = "/styles/";

    private final BooleanProperty dark = new SimpleBooleanProperty();

    /// @param settings remember the choice
    public ThemeViewModel(Settings settings) {
        dark.set(settings.get(DARK, false));
        dark.subscribe((before, now) -> settings.put(DARK, now));
    }

    /// True for the dark theme.
    public BooleanProperty darkProperty() {
        return dark;
    }

    /// Changes from light to dark or back.
    public void toggle() {
        dark.set(!dark.get());
    }

    /// The style sheets, as resources of the program.
    public List<String> sheets() {
        return List.of(FOLDER + (dark.get() ? "dark.css" : "light.css"), FOLDER + "window.css", FOLDER + "board.css");
    }
}
