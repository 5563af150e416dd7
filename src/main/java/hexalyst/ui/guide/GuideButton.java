package hexalyst.ui.guide;

import hexalyst.text.Texts;
import java.util.Locale;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;

/// The `?` button in the head of a panel or card. Opens the guide at the explanation.
public final class GuideButton extends Button {
    /// @param place the place in the guide
    public GuideButton(GuidePlace place) {
        super("?");
        String tip = Texts.of(GuideButton.class).get("button.tip");
        setId("guide-" + place.name().toLowerCase(Locale.ROOT));
        getStyleClass().addAll("head-tool", "guide-button");
        setTooltip(new Tooltip(tip));
        setAccessibleText(tip);
        setFocusTraversable(false);
        setMinWidth(Region.USE_PREF_SIZE);
        setOnAction(event -> fireEvent(new GuideEvent(place)));
    }
}
