package hexalyst.ui.window;

import hexalyst.game.Games;
import hexalyst.game.Position;
import hexalyst.ui.engine.CommandPrompt;
import hexalyst.ui.files.NewGameView;
import hexalyst.ui.files.NewGameViewModel;
import hexalyst.ui.files.Prompts;
import hexalyst.ui.text.Texts;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;

/// Questions in dialogs over the window. They look as the window does.
public final class WindowPrompts implements Prompts, CommandPrompt {
    private static final double TEXT_WIDTH = 420;

    private final Texts texts = Texts.of(WindowPrompts.class);
    private final Stage owner;

    /// @param owner the window
    public WindowPrompts(Stage owner) {
        this.owner = owner;
    }

    @Override
    public Unsaved unsaved(String name) {
        ButtonType save = new ButtonType("Save", ButtonData.YES);
        ButtonType discard = new ButtonType("Don't save", ButtonData.NO);
        Dialog<ButtonType> dialog = dialog("Unsaved changes");
        Label text = new Label(name + " has changes that are not saved. Save them first?");
        text.setWrapText(true);
        text.setPrefWidth(TEXT_WIDTH);
        dialog.getDialogPane().setContent(text);
        dialog.getDialogPane().getButtonTypes().addAll(save, discard, ButtonType.CANCEL);
        ButtonType answer = dialog.showAndWait().orElse(ButtonType.CANCEL);
        if (answer.equals(save)) {
            return Unsaved.SAVE;
        }
        return answer.equals(discard) ? Unsaved.DISCARD : Unsaved.CANCEL;
    }

    @Override
    public Changed changed(String name) {
        ButtonType overwrite = new ButtonType(texts.get("overwrite"), ButtonData.NO);
        ButtonType other = new ButtonType(texts.get("saveAs"), ButtonData.YES);
        Dialog<ButtonType> dialog = dialog(texts.get("changedTitle"));
        Label text = new Label(texts.get("changed", name));
        text.setWrapText(true);
        text.setPrefWidth(TEXT_WIDTH);
        dialog.getDialogPane().setContent(text);
        dialog.getDialogPane().getButtonTypes().addAll(other, overwrite, ButtonType.CANCEL);
        ButtonType answer = dialog.showAndWait().orElse(ButtonType.CANCEL);
        if (answer.equals(overwrite)) {
            return Changed.OVERWRITE;
        }
        return answer.equals(other) ? Changed.SAVE_AS : Changed.CANCEL;
    }

    @Override
    public boolean replace(String name) {
        ButtonType replace = new ButtonType("Replace", ButtonData.YES);
        Dialog<ButtonType> dialog = dialog("Replace the file?");
        Label text = new Label(name + " exists. Replace it?");
        text.setWrapText(true);
        text.setPrefWidth(TEXT_WIDTH);
        dialog.getDialogPane().setContent(text);
        dialog.getDialogPane().getButtonTypes().addAll(replace, ButtonType.CANCEL);
        return dialog.showAndWait().orElse(ButtonType.CANCEL).equals(replace);
    }

    @Override
    public boolean remove(String title) {
        ButtonType remove = new ButtonType(texts.get("removeGame"), ButtonData.YES);
        Dialog<ButtonType> dialog = dialog(texts.get("removeGameTitle"));
        Label text = new Label(texts.get("removeGameText", title));
        text.setWrapText(true);
        text.setPrefWidth(TEXT_WIDTH);
        dialog.getDialogPane().setContent(text);
        dialog.getDialogPane().getButtonTypes().addAll(remove, ButtonType.CANCEL);
        return dialog.showAndWait().orElse(ButtonType.CANCEL).equals(remove);
    }

    @Override
    public Optional<Position> newGame() {
        NewGameViewModel model = new NewGameViewModel(Games.all());
        ButtonType create = new ButtonType("New game", ButtonData.OK_DONE);
        Dialog<ButtonType> dialog = dialog("New game");
        dialog.getDialogPane().setContent(new NewGameView(model));
        dialog.getDialogPane().getButtonTypes().addAll(create, ButtonType.CANCEL);
        Button button = (Button) dialog.getDialogPane().lookupButton(create);
        button.setId("new-create");
        model.summaryProperty()
                .subscribe(text -> button.setDisable(model.start().isEmpty()));
        ButtonType answer = dialog.showAndWait().orElse(ButtonType.CANCEL);
        return answer.equals(create) ? model.start() : Optional.empty();
    }

    @Override
    public Optional<String> engineCommand(String now) {
        Dialog<ButtonType> dialog = dialog("External engine");
        Label text = new Label("The command line of a program that speaks the Go Text Protocol (GTP). Put what has"
                + " spaces in quotes. Leave it empty for no external engine.");
        text.setWrapText(true);
        text.setPrefWidth(TEXT_WIDTH);
        TextField line = new TextField(now);
        line.setId("engine-command");
        line.setPromptText("engine --option value");
        VBox content = new VBox(text, line);
        content.getStyleClass().add("prompt");
        dialog.getDialogPane().setContent(content);
        dialog.getDialogPane().getButtonTypes().addAll(ButtonType.OK, ButtonType.CANCEL);
        dialog.setOnShown(event -> line.requestFocus());
        ButtonType answer = dialog.showAndWait().orElse(ButtonType.CANCEL);
        return answer.equals(ButtonType.OK) ? Optional.of(line.getText()) : Optional.empty();
    }

    private Dialog<ButtonType> dialog(String title) {
        Dialog<ButtonType> dialog = new Dialog<>();
        dialog.initOwner(owner);
        dialog.setTitle(title);
        dialog.setHeaderText(title);
        dialog.getDialogPane().getStylesheets().setAll(owner.getScene().getStylesheets());
        return dialog;
    }
}
