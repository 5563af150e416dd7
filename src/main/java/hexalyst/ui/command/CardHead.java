package hexalyst.ui.command;

import hexalyst.ui.guide.GuideButton;
import hexalyst.ui.guide.GuidePlace;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// The head of a panel or card: its title on the left, and buttons, such as the one that closes it, on the right.
public final class CardHead extends HBox {
    /// @param title the title
    /// @param tools the nodes on the right
    public CardHead(String title, Node... tools) {
        Label label = new Label(title);
        label.getStyleClass().add("card-title");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        getChildren().addAll(label, gap);
        getChildren().addAll(tools);
        getStyleClass().add("card-head");
    }

    /// @param title the title
    /// @param close the button that closes the card; it gets its look here
    /// @param tip the tooltip of the button
    public CardHead(String title, Button close, String tip) {
        this(title, new Node[] {close});
        close.setTooltip(new Tooltip(tip));
    }

    /// @param id the button's id
    /// @param name the button's text
    /// @param action closes the card
    public CardHead(String title, String id, String name, String tip, Runnable action) {
        this(title, button(id, name, action), tip);
    }

    /// Adds the `?` button that explains the card, before its other buttons.
    public CardHead explained(GuidePlace place) {
        getChildren().add(2, new GuideButton(place));
        return this;
    }

    private static Button button(String id, String name, Runnable action) {
        Button button = new Button(name);
        button.setId(id);
        button.setOnAction(event -> action.run());
        return button;
    }
}
