package hexalyst.ui.command;

import java.util.ArrayList;
import java.util.List;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/// The window's content and, when needed, a card over it. The card takes all mouse and key input until Escape or a
/// click beside it closes it; the focus then returns to where it was. A card that asks a question lies over the others.
public final class Layer extends StackPane {
    private final StackPane veil = new StackPane();
    /// The cards over the content, the topmost last.
    private final List<Card> cards = new ArrayList<>();
    private @Nullable Node before;
    private boolean keyHeld;

    private record Card(Region card, Node wanted, boolean asks) {}

    /// @param content the content below the cards
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
        // Lists would consume the key without using it.
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

    /// Keeps the focus in the card, which the Tab key and the menu bar's key would leave.
    private void watch(@Nullable Scene scene) {
        if (scene != null) {
            scene.addEventFilter(
                    KeyEvent.KEY_PRESSED, event -> keyHeld |= !event.getCode().isModifierKey());
            scene.addEventFilter(
                    KeyEvent.KEY_RELEASED, event -> keyHeld &= event.getCode().isModifierKey());
            scene.focusOwnerProperty().subscribe(owner -> {
                if (isOpen() && !isInside(owner)) {
                    // By then a card that changes what it shows may have the focus again.
                    Platform.runLater(() -> {
                        if (!isInside(scene.getFocusOwner())) {
                            focusCard();
                        }
                    });
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
            // The button may be gone by now; without the focus in the card, Escape would not work.
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
        return !wanted.isDisabled() && wanted.getScene() != null;
    }

    /// True while a card is open.
    public boolean isOpen() {
        return veil.isVisible();
    }

    /// True while a card is open, observed.
    public ReadOnlyBooleanProperty openProperty() {
        return veil.visibleProperty();
    }

    /// True while a key is held that is not a modifier.
    boolean isKeyHeld() {
        return keyHeld;
    }

    /// Shows a node over the content permanently, below the cards. It must not take mouse or key input.
    public void cover(Node over) {
        getChildren().remove(over);
        getChildren().add(getChildren().indexOf(veil), over);
    }

    /// True while a card asks for an answer.
    public boolean isAsking() {
        return isOpen() && cards.getLast().asks();
    }

    /// Opens a card over the content, below an open question. It replaces another card.
    ///
    /// @param card what to show
    /// @param wanted the node in it that gets the focus
    public void open(Region card, Node wanted) {
        cards.removeIf(there -> !there.asks());
        show(0, new Card(card, wanted, false));
    }

    /// Opens a card over everything and waits until it is closed, while the program keeps running.
    ///
    /// @param card what to show
    /// @param wanted the node in it that gets the focus
    public void ask(Region card, Node wanted) {
        show(cards.size(), new Card(card, wanted, true));
        Platform.enterNestedEventLoop(card);
    }

    /// Closes the open question without an answer, because it will not be visible any more.
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
        // Lay the card out at once; otherwise a quick click could hit it before its parts are in place.
        veil.applyCss();
        layout();
        focusCard();
    }

    private void arrange() {
        veil.getChildren().setAll(cards.stream().map(Card::card).toList());
        cards.forEach(there -> there.card().setDisable(!there.equals(cards.getLast())));
        veil.setVisible(!cards.isEmpty());
    }

    /// Closes the topmost card.
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
