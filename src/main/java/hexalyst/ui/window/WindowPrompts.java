package hexalyst.ui.window;

import hexalyst.game.Games;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.record.Tags;
import hexalyst.text.Texts;
import hexalyst.ui.engine.CommandPrompt;
import hexalyst.ui.files.GameDetailsView;
import hexalyst.ui.files.NewGameView;
import hexalyst.ui.files.NewGameViewModel;
import hexalyst.ui.files.Prompts;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
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
    /// More would not fit on a small screen.
    private static final int MOST_NAMES = 10;

    private final Texts texts = Texts.of(WindowPrompts.class);
    private final ButtonType cancel = new ButtonType(texts.get("cancel"), ButtonData.CANCEL_CLOSE);
    private final ButtonType ok = new ButtonType(texts.get("ok"), ButtonData.OK_DONE);
    private final Stage owner;

    /// @param owner the window
    public WindowPrompts(Stage owner) {
        this.owner = owner;
    }

    @Override
    public Unsaved unsaved(String name) {
        return unsaved(texts.get("unsaved", name), "save", "discard");
    }

    @Override
    public Unsaved unsavedAll(List<String> names) {
        String shown = names.stream().limit(MOST_NAMES).map(name -> "• " + name).collect(Collectors.joining("\n"));
        String list = names.size() > MOST_NAMES ? shown + "\n• …" : shown;
        return unsaved(texts.get("unsavedAll", names.size(), list), "saveAll", "discardAll");
    }

    private Unsaved unsaved(String question, String yes, String no) {
        ButtonType save = new ButtonType(texts.get(yes), ButtonData.YES);
        ButtonType discard = new ButtonType(texts.get(no), ButtonData.OTHER);
        ButtonType answer = ask(texts.get("unsavedTitle"), question, save, discard);
        if (answer.equals(save)) {
            return Unsaved.SAVE;
        }
        return answer.equals(discard) ? Unsaved.DISCARD : Unsaved.CANCEL;
    }

    @Override
    public Changed changed(String name) {
        ButtonType overwrite = new ButtonType(texts.get("overwrite"), ButtonData.OTHER);
        ButtonType other = new ButtonType(texts.get("saveAs"), ButtonData.YES);
        ButtonType answer = ask(texts.get("changedTitle"), texts.get("changed", name), other, overwrite);
        if (answer.equals(overwrite)) {
            return Changed.OVERWRITE;
        }
        return answer.equals(other) ? Changed.SAVE_AS : Changed.CANCEL;
    }

    @Override
    public boolean replace(String name) {
        ButtonType replace = new ButtonType(texts.get("replace"), ButtonData.YES);
        return ask(texts.get("replaceTitle"), texts.get("replaceText", name), replace)
                .equals(replace);
    }

    @Override
    public boolean remove(String title) {
        ButtonType remove = new ButtonType(texts.get("removeGame"), ButtonData.YES);
        return ask(texts.get("removeGameTitle"), texts.get("removeGameText", title), remove)
                .equals(remove);
    }

    @Override
    public boolean forget(String what) {
        ButtonType forget = new ButtonType(texts.get("forget"), ButtonData.YES);
        return ask(texts.get("forgetTitle"), texts.get("forgetText", what), forget)
                .equals(forget);
    }

    @Override
    public boolean resign(String side) {
        ButtonType resign = new ButtonType(texts.get("resign"), ButtonData.YES);
        return ask(texts.get("resignTitle"), texts.get("resignText", side), resign)
                .equals(resign);
    }

    /// Asks with buttons, to which one that cancels is added.
    private ButtonType ask(String title, String question, ButtonType... buttons) {
        Dialog<ButtonType> dialog = dialog(title);
        Label text = new Label(question);
        text.setWrapText(true);
        text.setPrefWidth(TEXT_WIDTH);
        dialog.getDialogPane().setContent(text);
        dialog.getDialogPane().getButtonTypes().addAll(buttons);
        dialog.getDialogPane().getButtonTypes().add(cancel);
        return dialog.showAndWait().orElse(cancel);
    }

    @Override
    public Optional<Position> newGame(Position like) {
        NewGameViewModel model = new NewGameViewModel(Games.all());
        model.begin(like);
        ButtonType create = new ButtonType(texts.get("newGame"), ButtonData.OK_DONE);
        Dialog<ButtonType> dialog = dialog(texts.get("newGame"));
        dialog.getDialogPane().setContent(new NewGameView(model));
        dialog.getDialogPane().getButtonTypes().addAll(create, cancel);
        Button button = (Button) dialog.getDialogPane().lookupButton(create);
        button.setId("new-create");
        model.problemProperty().subscribe(problem -> button.setDisable(!problem.isEmpty()));
        ButtonType answer = dialog.showAndWait().orElse(cancel);
        return answer.equals(create) ? model.start() : Optional.empty();
    }

    @Override
    public Optional<Tags> details(GameTree tree, Set<String> players) {
        Dialog<ButtonType> dialog = dialog(texts.get("detailsTitle"));
        GameDetailsView details = new GameDetailsView(tree, players);
        dialog.getDialogPane().setContent(details);
        dialog.getDialogPane().getButtonTypes().addAll(ok, cancel);
        return dialog.showAndWait().filter(ok::equals).map(answer -> details.tags());
    }

    @Override
    public Optional<String> engineCommand(String now) {
        Dialog<ButtonType> dialog = dialog(texts.get("externalTitle"));
        Label text = new Label(texts.get("externalText"));
        text.setWrapText(true);
        text.setPrefWidth(TEXT_WIDTH);
        TextField line = new TextField(now);
        line.setId("engine-command");
        line.setPromptText(texts.get("externalPrompt"));
        VBox content = new VBox(text, line);
        content.getStyleClass().add("prompt");
        dialog.getDialogPane().setContent(content);
        dialog.getDialogPane().getButtonTypes().addAll(ok, cancel);
        dialog.setOnShown(event -> line.requestFocus());
        ButtonType answer = dialog.showAndWait().orElse(cancel);
        return answer.equals(ok) ? Optional.of(line.getText()) : Optional.empty();
    }

    /// Tells why a file cannot be taken.
    public void tell(String text) {
        Dialog<ButtonType> dialog = dialog(texts.get("refusedTitle"));
        Label label = new Label(text);
        label.setWrapText(true);
        label.setPrefWidth(TEXT_WIDTH);
        dialog.getDialogPane().setContent(label);
        dialog.getDialogPane().getButtonTypes().add(ok);
        dialog.showAndWait();
    }

    private Dialog<ButtonType> dialog(String title) {
        Dialog<ButtonType> dialog = new Dialog<>();
        dialog.initOwner(owner);
        dialog.setTitle(title);
        dialog.setHeaderText(title);
        dialog.getDialogPane().getStylesheets().setAll(owner.getScene().getStylesheets());
        DialogKeys.install(dialog.getDialogPane());
        return dialog;
    }
}
