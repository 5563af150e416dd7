package hexalyst.ui.files;

import hexalyst.ui.text.Texts;
import javafx.geometry.Bounds;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Popup;

/// Says which game of a file is shown and opens the list of them; not there when the file has only one.
public final class GamePicker extends Button {
    private static final double GAP = 4;

    private final GameListViewModel model;
    private final Popup popup = new Popup();
    private final GameListView list;

    /// @param model the games
    /// @param files the file that they are in
    public GamePicker(GameListViewModel model, FilesViewModel files) {
        this.model = model;
        Texts texts = Texts.of(GamePicker.class);
        list = new GameListView(model, popup::hide);
        popup.getContent().add(list);
        popup.setAutoHide(true);
        popup.setConsumeAutoHidingEvents(false);
        setId("games");
        getStyleClass().add("game-picker");
        setMinWidth(0);
        setFocusTraversable(false);
        setMnemonicParsing(false);
        setTooltip(new Tooltip(texts.get("list.tip")));
        textProperty().bind(model.hereProperty());
        setOnAction(event -> {
            if (popup.isShowing()) {
                popup.hide();
            } else {
                open();
            }
        });
        files.countProperty().subscribe(count -> {
            setVisible(count.intValue() > 1);
            setManaged(isVisible());
        });
    }

    /// Makes PageUp and PageDown go from game to game wherever nothing else has a use for them.
    public void install(Scene scene) {
        scene.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            boolean plain = !event.isShiftDown() && !event.isShortcutDown() && !event.isAltDown();
            int by = event.getCode() == KeyCode.PAGE_DOWN ? 1 : event.getCode() == KeyCode.PAGE_UP ? -1 : 0;
            if (plain && by != 0 && isVisible()) {
                model.step(by);
                event.consume();
            }
        });
    }

    private void open() {
        model.look();
        Bounds here = localToScreen(getBoundsInLocal());
        list.open();
        popup.show(this, here.getMaxX() - list.getPrefWidth(), here.getMaxY() + GAP);
        list.focusSearch();
    }
}
