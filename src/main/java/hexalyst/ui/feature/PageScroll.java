package hexalyst.ui.feature;

import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// Scrolls a page that is too high. Content that is too wide wraps.
public final class PageScroll extends ScrollPane {
    /// An empty one.
    public PageScroll(String id) {
        setFitToWidth(true);
        setFitToHeight(true);
        setId(id);
        getStyleClass().add("setup-scroll");
        VBox.setVgrow(this, Priority.ALWAYS);
    }

    /// One with a card.
    public PageScroll(String id, Region card) {
        this(id);
        card.setMinWidth(0);
        setContent(card);
    }
}
