package hexalyst.ui.repertoire;

import hexalyst.text.Texts;
import hexalyst.ui.command.ToolButton;
import hexalyst.ui.layout.LayoutViewModel;
import hexalyst.ui.layout.OpeningsPart;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Supplier;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import org.controlsfx.control.SegmentedButton;

/// The buttons in the head of each page of openings that choose between moves, games and repertoire.
public final class OpeningsChoice extends SegmentedButton {
    private final LayoutViewModel layout;
    private final Supplier<OpeningsPart> shown;
    private final Map<OpeningsPart, ToggleButton> buttons = new EnumMap<>(OpeningsPart.class);

    /// @param layout shows a part
    /// @param shown which part the page shows that has these buttons
    public OpeningsChoice(LayoutViewModel layout, Supplier<OpeningsPart> shown) {
        this.layout = layout;
        this.shown = shown;
        for (OpeningsPart part : OpeningsPart.values()) {
            buttons.put(part, button(part));
        }
        getButtons().setAll(buttons.values());
        // A click on the selected one does not deselect it.
        setToggleGroup(null);
        setFocusTraversable(false);
        setMinWidth(Region.USE_PREF_SIZE);
        show();
    }

    private ToggleButton button(OpeningsPart part) {
        Texts texts = Texts.of(OpeningsChoice.class);
        ToggleButton button = ToolButton.dress(
                new ToggleButton(texts.get("choice." + part.key())),
                "openings-choose-" + part.key(),
                "openings-choice",
                new Tooltip(texts.get("choice." + part.key() + ".tip")));
        button.setOnAction(event -> {
            layout.showOpenings(part);
            show();
        });
        return button;
    }

    /// Marks the part that is shown.
    public void show() {
        buttons.forEach((part, button) -> button.setSelected(part == shown.get()));
    }
}
