package hexalyst.ui.engine;

import hexalyst.text.Texts;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.command.KeyTooltip;
import hexalyst.ui.command.SmallButton;
import hexalyst.ui.fx.Visibility;
import hexalyst.ui.fx.Wrapping;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// Says that the engine is locked on a position, and goes back there. Hidden while the engine follows the user.
final class LockStrip extends HBox {
    private final Texts texts = Texts.of(LockStrip.class);

    LockStrip(EngineFocus focus, KeyBindings keys) {
        setId("engine-lock-strip");
        getStyleClass().add("lock-strip");
        Visibility.when(this, focus.lockProperty().map(Optional::isPresent));
        Label text = new Label();
        text.setId("engine-lock-text");
        text.setMinWidth(0);
        Wrapping.on(text);
        text.setMinHeight(USE_PREF_SIZE);
        text.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(text, Priority.ALWAYS);
        focus.lockProperty()
                .subscribe(lock -> text.setText(
                        lock.map(place -> texts.get("lock.on", place.name())).orElse("")));
        Button go = button("engine-lock-go", "lock.go", focus::goThere);
        go.visibleProperty().bind(focus.awayProperty());
        Button unlock = button("engine-unlock", "lock.off", focus::toggle);
        unlock.setTooltip(new KeyTooltip(texts.get("lock.off.tip"), keys, "lock"));
        getChildren().addAll(text, go, unlock);
    }

    private Button button(String id, String text, Runnable action) {
        return new SmallButton(id, texts.get(text), action).withTip(texts.get(text + ".tip"));
    }
}
