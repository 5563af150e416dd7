package hexalyst.ui.command;

import java.util.ArrayList;
import java.util.List;
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
/// beside it puts it away. Then the focus is where it was before. A card that asks lies over the others.
public final class Layer extends StackPane {
    private final StackPane veil = new StackPane();
    /// What lies over the content, the uppermost last.
    private final List<Card> cards = new ArrayList<>();
    private @Nullable Node before;
    private boolean keyHeld;

    private record Card(Region card, Node wanted, boolean asks) {}

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
        if (isOpen()) {
            // A button may be gone by now, and then nobody would hear of Escape.
            Node wanted = cards.getLast().wanted();
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

    /// True while a card asks for an answer.
    public boolean isAsking() {
        return isOpen() && cards.getLast().asks();
    }

    /// Puts a card over the content, in place of another one that may be there; below a question.
    ///
    /// @param card what to show
    /// @param wanted what in it has the keys
    public void open(Region card, Node wanted) {
        cards.removeIf(there -> !there.asks());
        show(0, new Card(card, wanted, false));
    }

    /// Puts a card over everything and waits until it is put away, while the program goes on.
    ///
    /// @param card what to show
    /// @param wanted what in it has the keys
    public void ask(Region card, Node wanted) {
        show(cards.size(), new Card(card, wanted, true));
        Platform.enterNestedEventLoop(card);
    }

    /// Puts away what is asked, as if nothing was chosen: nobody will see it any more.
    public void withdraw() {
        while (isAsking()) {
            close();
        }
    }

    private void show(int at, Card card) {
        if (!isOpen()) {
            before = getScene().getFocusOwner();
        }
        cards.add(at, card);
        arrange();
        // At once, or a quick click would meet the card before everything in it has its place.
        veil.applyCss();
        layout();
        focusCard();
    }

    private void arrange() {
        veil.getChildren().setAll(cards.stream().map(Card::card).toList());
        cards.forEach(there -> there.card().setDisable(!there.equals(cards.getLast())));
        veil.setVisible(!cards.isEmpty());
    }

    /// Puts the uppermost card away.
    public void close() {
        if (!isOpen()) {
            return;
        }
        Card gone = cards.removeLast();
        arrange();
        if (isOpen()) {
            focusCard();
        } else {
            if (before != null && getScene().equals(before.getScene())) {
                before.requestFocus();
            }
            before = null;
        }
        if (gone.asks()) {
            Platform.exitNestedEventLoop(gone.card(), null);
        }
    }
}
