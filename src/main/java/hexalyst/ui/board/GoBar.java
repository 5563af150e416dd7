package hexalyst.ui.board;

import hexalyst.text.Texts;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.command.KeyTooltip;
import hexalyst.ui.command.ToolButton;
import hexalyst.ui.game.GameViewModel;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/// The buttons for moving through a game, below its moves.
public final class GoBar extends HBox {
    private final Texts texts = Texts.of(GoBar.class);
    private final KeyBindings keys;

    /// @param game the game to move through
    /// @param keys the key bindings shown in tooltips
    public GoBar(GameViewModel game, KeyBindings keys) {
        this.keys = keys;
        getStyleClass().add("go-bar");
        setMinHeight(Region.USE_PREF_SIZE);
        setMinWidth(0);
        getChildren()
                .addAll(
                        button("to-start", game::toStart),
                        button("back", game::back),
                        button("forward", game::forward),
                        button("to-end", game::toEnd),
                        button("previous-variation", game::previousVariation),
                        button("next-variation", game::nextVariation));
    }

    private Button button(String id, Runnable action) {
        Button button = ToolButton.withIcon(new Button(), id);
        ToolButton.dress(button, "go-" + id, "icon-button", new KeyTooltip(texts.get("go." + id), keys, id));
        button.setOnAction(event -> action.run());
        return button;
    }
}
