package hexalyst.ui.feature;

import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;

/// The place for a card that replaces the page in the side panel for a while, so that the board stays in sight and can
/// be used. JavaFX thread only.
public final class SideSlot {
    private final ReadOnlyObjectWrapper<Optional<Region>> card = new ReadOnlyObjectWrapper<>(Optional.empty());

    /// The card; empty while the page is shown.
    public ReadOnlyObjectProperty<Optional<Region>> cardProperty() {
        return card.getReadOnlyProperty();
    }

    /// Shows a card in place of the page or of another card. Escape in it closes it.
    public void open(Region shown) {
        shown.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                close();
                event.consume();
            }
        });
        card.set(Optional.of(shown));
    }

    /// Shows the page again.
    public void close() {
        card.set(Optional.empty());
    }
}
