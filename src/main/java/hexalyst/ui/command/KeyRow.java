package hexalyst.ui.command;

import hexalyst.text.Texts;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/// A command with its keys. A click waits for another key.
final class KeyRow extends Button {
    private static final PseudoClass WAITING = PseudoClass.getPseudoClass("waiting");
    private static final PseudoClass OWN = PseudoClass.getPseudoClass("own");
    private static final int MOST_SHOWN = 2;
    /// Left and right padding together, as in the style sheet.
    private static final double PADDING = 14;

    /// The gap between the name and the keys, as in the style sheet, and a pixel for rounding.
    private static final double GAP = 9;

    private final Command command;
    private final KeyEditing editing;
    private final Texts texts = Texts.of(KeyRow.class);
    private final Label name;
    private final HBox caps = new HBox();
    /// What is shown now, so that only rows that change are rebuilt.
    private @Nullable List<String> shown;

    private boolean shownWaiting;
    /// Shows whatever does not fit into the row.
    private final Tooltip tip = new Tooltip();

    KeyRow(Command command, KeyEditing editing) {
        this.command = command;
        this.editing = editing;
        setId("key-" + command.id());
        getStyleClass().setAll("key-row");
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        setMaxWidth(Double.MAX_VALUE);
        name = new Label();
        name.setMinWidth(0);
        name.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(name, Priority.ALWAYS);
        caps.getStyleClass().add("key-caps");
        caps.setMinWidth(Region.USE_PREF_SIZE);
        HBox content = new HBox(name, caps);
        content.getStyleClass().add("key-row-content");
        content.setMouseTransparent(true);
        content.prefWidthProperty().bind(widthProperty().subtract(PADDING));
        setGraphic(content);
        setTooltip(tip);
        setOnAction(event -> editing.begin(command));
        refresh();
        command.name().subscribe(text -> {
            name.setText(text);
            tell();
        });
    }

    /// The width that shows the whole name.
    double wanted() {
        return Math.ceil(name.prefWidth(-1) + caps.prefWidth(-1)) + GAP + PADDING;
    }

    /// Updates the shown keys.
    void refresh() {
        boolean waiting =
                editing.commandProperty().get().filter(command::equals).isPresent();
        List<String> keys = editing.keys().texts(command.id());
        if (waiting == shownWaiting && keys.equals(shown)) {
            return;
        }
        shownWaiting = waiting;
        shown = keys;
        caps.getChildren().clear();
        if (waiting) {
            caps.getChildren().add(cap(texts.get("keys.press")));
        } else if (keys.isEmpty()) {
            Label none = new Label("–");
            none.getStyleClass().add("key-none");
            caps.getChildren().add(none);
        } else {
            keys.stream().limit(MOST_SHOWN).map(KeyRow::cap).forEach(caps.getChildren()::add);
        }
        pseudoClassStateChanged(WAITING, waiting);
        pseudoClassStateChanged(OWN, editing.keys().isOwn(command.id()));
        tell();
    }

    private void tell() {
        List<String> keys = editing.keys().texts(command.id());
        String told = command.text() + ", " + (keys.isEmpty() ? texts.get("keys.none") : String.join(", ", keys));
        setAccessibleText(told);
        tip.setText(told);
    }

    private static Label cap(String text) {
        Label cap = new Label(text);
        cap.getStyleClass().add("key-cap");
        return cap;
    }
}
