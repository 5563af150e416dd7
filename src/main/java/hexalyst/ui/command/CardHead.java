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

/// The head of a panel or card: its title, and at the right its buttons, such as the one that puts it away.
public final class CardHead extends HBox {
    /// @param title what the panel is
    /// @param tools what stands at the right
    public CardHead(String title, Node... tools) {
        Label label = new Label(title);
        label.getStyleClass().add("card-title");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        getChildren().addAll(label, gap);
        getChildren().addAll(tools);
        getStyleClass().add("card-head");
    }

    /// @param title what the card is
    /// @param close the button, which gets its looks here
    /// @param tip what the button says under the mouse
    public CardHead(String title, Button close, String tip) {
        this(title, new Node[] {close});
        close.setTooltip(new Tooltip(tip));
    }

    /// @param id the button's
    /// @param name what the button says
    /// @param action puts the card away
    public CardHead(String title, String id, String name, String tip, Runnable action) {
        this(title, button(id, name, action), tip);
    }

    /// Adds the `?` that explains the card, before its other buttons.
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
