package hexalyst.ui.theme;

import java.util.Locale;

/// The colours of the window. The name of its style sheet is its own in lower case with hyphens.
public enum Theme {
    /// Dark text on a light background.
    LIGHT,
    /// Light text on a dark background.
    DARK,
    /// White on black, with visible edges.
    HIGH_CONTRAST;

    /// Its key in settings, style sheets and texts: lower case, with hyphens.
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
