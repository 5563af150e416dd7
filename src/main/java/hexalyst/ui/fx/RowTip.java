package hexalyst.ui.fx;

/// A tooltip in a row of a table or list. It waits longer than others, since it covers the rows below it, and the
/// pointer often only passes by.
public final class RowTip extends WrappedTip {
    /// @param text its text
    public RowTip(String text) {
        super(text);
        getStyleClass().add("row-tip");
    }
}
