package hexalyst.ui.fx;

import javafx.event.Event;
import javafx.event.EventHandler;
import javafx.scene.Scene;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.skin.ComboBoxListViewSkin;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// Lets Escape take back what keys have chosen in an open combo box. JavaFX only closes the box. JavaFX thread only.
public final class EscapedChoices {
    private EscapedChoices() {}

    /// For all boxes of a scene.
    public static void in(Scene scene) {
        scene.addEventHandler(ComboBoxBase.ON_SHOWN, shown -> {
            if (shown.getTarget() instanceof ComboBox<?> box) {
                follow(box);
            }
        });
    }

    private static <T> void follow(ComboBox<T> box) {
        if (box.getSkin() instanceof ComboBoxListViewSkin<?> skin) {
            T before = box.getValue();
            Scene list = skin.getPopupContent().getScene();
            EventHandler<KeyEvent> escape = key -> {
                if (key.getCode() == KeyCode.ESCAPE) {
                    box.setValue(before);
                }
            };
            list.addEventFilter(KeyEvent.KEY_PRESSED, escape);
            box.addEventHandler(ComboBoxBase.ON_HIDDEN, new EventHandler<>() {
                @Override
                public void handle(Event hidden) {
                    list.removeEventFilter(KeyEvent.KEY_PRESSED, escape);
                    box.removeEventHandler(ComboBoxBase.ON_HIDDEN, this);
                }
            });
        }
    }
}
