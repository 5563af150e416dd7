package hexalyst.ui.engine;

import hexalyst.text.Texts;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.command.KeyTooltip;
import javafx.scene.control.Button;

/// Says what the engine uses, and leads to where that is chosen.
public final class ResourcesButton extends Button {
    /// @param model what the engine uses
    /// @param keys the keys that it tells
    /// @param choose shows where it is chosen
    public ResourcesButton(ResourcesViewModel model, KeyBindings keys, Runnable choose) {
        Texts texts = Texts.of(ResourcesButton.class);
        setId("engine-resources");
        getStyleClass().add("figure-button");
        setMinWidth(0);
        setFocusTraversable(false);
        // Bound and not subscribed: the model outlives the tab that this button belongs to and must not hold it.
        textProperty().bind(model.textProperty());
        KeyTooltip tip = new KeyTooltip(texts.get("resources.tip"), keys, "preferences");
        setTooltip(tip);
        accessibleTextProperty().bind(textProperty().concat(". ").concat(tip.textProperty()));
        setOnAction(event -> choose.run());
    }
}
