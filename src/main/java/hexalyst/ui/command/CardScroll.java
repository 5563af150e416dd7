package hexalyst.ui.command;

import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// What a card over the window has to read: as wide as the card, scrolling up and down where it is higher.
public final class CardScroll extends ScrollPane {
    /// @param id of the scrolling part
    /// @param content what there is to read
    /// @param height how high it is where the window has the room, in pixels
    /// @param name what a screen reader says of it
    public CardScroll(String id, Region content, double height, String name) {
        super(content);
        setId(id);
        setFitToWidth(true);
        setPrefHeight(height);
        getStyleClass().add("plain-scroll");
        setHbarPolicy(ScrollBarPolicy.NEVER);
        setAccessibleText(name);
        VBox.setVgrow(this, Priority.ALWAYS);
    }
}
