package hexalyst.ui.command;

import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/// The window's content, and over it, now and then, a card that has mouse and keys to itself until Escape or a click
/// beside it puts it away. Then the focus is where it was before.
public final class Layer extends StackPane {
    private final StackPane veil = new StackPane();
    private @Nullable Node focus;
    private @Nullable Node before;
    private boolean keyHeld;

    /// @param content what is always there
    public Layer(Node content) {
        veil.setId("veil");
        veil.getStyleClass().add("veil");
        veil.setVisible(false);
        veil.setOnMousePressed(event -> {
            if (veil.equals(event.getTarget())) {
                close();
            }
        });
        veil.addEventHandler(KeyEvent.KEY_PRESSED, this::escape);
        // Lists would use the key up for nothing.
        veil.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getTarget() instanceof ListView<?> || event.getTarget() instanceof TableView<?>) {
                escape(event);
            }
        });
        getChildren().addAll(content, veil);
        sceneProperty().subscribe(this::watch);
    }

    private void escape(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE) {
            close();
            event.consume();
        }
    }

    /// The Tab key and the menu bar's key would lead out.
    private void watch(@Nullable Scene scene) {
        if (scene != null) {
            scene.addEventFilter(
                    KeyEvent.KEY_PRESSED, event -> keyHeld |= !event.getCode().isModifierKey());
            scene.addEventFilter(
                    KeyEvent.KEY_RELEASED, event -> keyHeld &= event.getCode().isModifierKey());
            scene.focusOwnerProperty().subscribe(owner -> {
                if (isOpen() && !isInside(owner)) {
                    Platform.runLater(this::focusCard);
                }
            });
        }
    }

    private boolean isInside(@Nullable Node owner) {
        for (Node node = owner; node != null; node = node.getParent()) {
            if (node.equals(veil)) {
                return true;
            }
        }
        return false;
    }

    private void focusCard() {
        Node wanted = focus;
        if (isOpen() && wanted != null) {
            // A button may be gone by now, and then nobody would hear of Escape.
            (canHaveKeys(wanted) ? wanted : veil).requestFocus();
        }
    }

    private static boolean canHaveKeys(Node wanted) {
        for (Node node = wanted; node != null; node = node.getParent()) {
            if (!node.isVisible()) {
                return false;
            }
        }
        return !wanted.isDisabled();
    }

    /// True while a card lies over the content.
    public boolean isOpen() {
        return veil.isVisible();
    }

    /// True while a key is held that is not only held for the sake of others, as Shift is.
    boolean isKeyHeld() {
        return keyHeld;
    }

    /// Lets something lie over the content at all times, below the cards; it has to leave mouse and keys to the
    /// content.
    public void cover(Node over) {
        getChildren().remove(over);
        getChildren().add(getChildren().indexOf(veil), over);
    }

    /// Puts a card over the content, in place of another one that may be there.
    ///
    /// @param card what to show
    /// @param wanted what in it has the keys
    public void open(Region card, Node wanted) {
        if (!isOpen()) {
            before = getScene().getFocusOwner();
        }
        veil.getChildren().setAll(card);
        veil.setVisible(true);
        focus = wanted;
        // At once, or a quick click would meet the card before everything in it has its place.
        veil.applyCss();
        layout();
        wanted.requestFocus();
    }

    /// Puts the card away.
    public void close() {
        veil.setVisible(false);
        veil.getChildren().clear();
        focus = null;
        if (before != null && getScene().equals(before.getScene())) {
            before.requestFocus();
        }
        before = null;
    }
}
