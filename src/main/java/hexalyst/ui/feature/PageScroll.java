package hexalyst.ui.feature;

import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// Lets a page scroll that is too high. What is too wide wraps.
public final class PageScroll extends ScrollPane {
    /// With nothing on it yet.
    public PageScroll(String id) {
        setFitToWidth(true);
        setFitToHeight(true);
        setId(id);
        getStyleClass().add("setup-scroll");
        VBox.setVgrow(this, Priority.ALWAYS);
    }

    /// With a card on it.
    public PageScroll(String id, Region card) {
        this(id);
        card.setMinWidth(0);
        setContent(card);
    }
}
