package hexalyst.ui.feature;

/// Something that works in a tab and is notified when the tab is hidden or closed. JavaFX thread only.
public interface TabPart {
    /// Another tab is shown instead.
    void hide();

    /// True if something is going on that would be lost with the tab.
    default boolean working() {
        return false;
    }

    /// The tab is closed for good.
    default void end() {}
}
