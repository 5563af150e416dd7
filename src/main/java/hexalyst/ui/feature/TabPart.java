package hexalyst.ui.feature;

/// What works in a tab, and is told when nobody looks any more. JavaFX thread only.
public interface TabPart {
    /// Another tab is shown instead.
    void hide();

    /// The tab is closed for good.
    default void end() {}
}
