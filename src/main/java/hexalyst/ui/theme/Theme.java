package hexalyst.ui.theme;

import java.util.Locale;

/// How the window is coloured. The name of its style sheet is its own in lower case with hyphens.
public enum Theme {
    /// Dark text on light ground.
    LIGHT,
    /// Light text on dark ground.
    DARK,
    /// White on black, with edges drawn.
    HIGH_CONTRAST;

    /// The name by which settings, style sheets and texts know it: lower case, with hyphens.
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
