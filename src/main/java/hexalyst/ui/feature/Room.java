package hexalyst.ui.feature;

import hexalyst.ui.command.Layer;
import hexalyst.ui.layout.Dividers;
import hexalyst.ui.layout.LayoutViewModel;
import hexalyst.ui.layout.SidePage;

/// What a window provides to the features of a tab.
///
/// @param layer shows cards over the window
/// @param beside shows a card beside the board
/// @param layout the layout of the window
/// @param dividers keep the dividers between parts of a page
public record Room(Layer layer, SideSlot beside, LayoutViewModel layout, Dividers dividers) {
    /// Shows the page with the engine.
    public void showAnalysis() {
        layout.pageProperty().set(SidePage.ANALYSE);
    }
}
