package hexalyst.ui.feature;

import hexalyst.ui.command.Layer;
import hexalyst.ui.layout.Dividers;
import hexalyst.ui.layout.LayoutViewModel;
import hexalyst.ui.layout.SidePage;

/// What a window gives to the features of a tab.
///
/// @param layer where cards lie over the window
/// @param layout how the window is laid out
/// @param dividers keep those between parts of a page
public record Room(Layer layer, LayoutViewModel layout, Dividers dividers) {
    /// Chooses the page with the engine.
    public void showAnalysis() {
        layout.pageProperty().set(SidePage.ANALYSE);
    }
}
