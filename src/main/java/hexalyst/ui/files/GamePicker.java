package hexalyst.ui.files;

import hexalyst.text.Texts;
import hexalyst.ui.fx.Visibility;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/// Shows which game of a file is open, goes to the previous and the next one, and opens and closes their table. Hidden
/// if the file has only one game and the table is closed.
public final class GamePicker extends HBox {
    private final Texts texts = Texts.of(GamePicker.class);

    /// @param model the games
    /// @param files the file that they are in
    public GamePicker(GameListViewModel model, FilesViewModel files) {
        getStyleClass().add("game-picker");
        Button here = button("games", "next-variation");
        here.setTooltip(new Tooltip(texts.get("list.tip")));
        here.setContentDisplay(ContentDisplay.RIGHT);
        here.setMinWidth(0);
        here.textProperty().bind(model.hereProperty());
        here.setOnAction(event -> model.openProperty().set(!model.openProperty().get()));
        Button previous = button("games-previous", "back");
        tell(previous, "list.previous");
        previous.setOnAction(event -> model.step(-1));
        Button next = button("games-next", "forward");
        tell(next, "list.next");
        next.setOnAction(event -> model.step(1));
        files.selectedProperty().subscribe(at -> dim(files, previous, next));
        files.countProperty().subscribe(count -> {
            dim(files, previous, next);
        });
        Visibility.when(this, files.countProperty().greaterThan(1).or(model.openProperty()));
        getChildren().addAll(previous, here, next);
    }

    private static void dim(FilesViewModel files, Button previous, Button next) {
        int at = files.selectedProperty().get();
        previous.setDisable(at == 0);
        next.setDisable(at >= files.countProperty().get() - 1);
    }

    private static Button button(String id, String icon) {
        Region shape = new Region();
        shape.getStyleClass().addAll("icon", "icon-" + icon);
        Button button = new Button();
        button.setId(id);
        button.setGraphic(shape);
        button.setMnemonicParsing(false);
        button.setFocusTraversable(false);
        button.setMinWidth(Region.USE_PREF_SIZE);
        return button;
    }

    private void tell(Button button, String key) {
        button.setTooltip(new Tooltip(texts.get(key)));
        button.setAccessibleText(texts.get(key));
    }
}
