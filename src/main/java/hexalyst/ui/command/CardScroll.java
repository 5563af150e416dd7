package hexalyst.ui.command;

import hexalyst.ui.fx.PageKeys;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The scrollable text of a card over the window: as wide as the card, with vertical scrolling where it is too high.
public final class CardScroll extends ScrollPane {
    /// @param id the id of the scroll pane
    /// @param content the content
    /// @param height its height where the window has the room, in pixels
    /// @param name its name for screen readers
    public CardScroll(String id, Region content, double height, String name) {
        super(content);
        setId(id);
        setFitToWidth(true);
        setPrefHeight(height);
        getStyleClass().add("plain-scroll");
        setHbarPolicy(ScrollBarPolicy.NEVER);
        setAccessibleText(name);
        VBox.setVgrow(this, Priority.ALWAYS);
        PageKeys.in(this);
    }
}
