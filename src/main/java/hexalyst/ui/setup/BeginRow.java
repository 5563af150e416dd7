package hexalyst.ui.setup;

import hexalyst.game.Edition;
import hexalyst.game.Game.PlayersSetup;
import hexalyst.game.Position;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import hexalyst.text.Texts;
import hexalyst.ui.fx.Visibility;
import hexalyst.ui.fx.WrappedLabel;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// Begins a game whose set-up one player has made here: the other player answers it. Hidden unless such a set-up
/// is made.
final class BeginRow extends VBox {
    private final SetupViewModel model;
    private final Consumer<Position> beginning;
    private final Texts texts = Texts.of(SetupView.class);
    private final Label second = WrappedLabel.of("", "card-caption");
    private final Label problem = WrappedLabel.of("", "card-caption");
    private final FlowPane buttons = new FlowPane();

    /// @param beginning opens the start
    BeginRow(SetupViewModel model, Consumer<Position> beginning) {
        this.model = model;
        this.beginning = beginning;
        getStyleClass().add("setup-fields");
        Label title = new Label(texts.get("begin"));
        title.getStyleClass().add("setup-label");
        second.setId("setup-second");
        problem.setId("setup-begin-problem");
        problem.getStyleClass().add("problem");
        buttons.setMinWidth(0);
        buttons.getStyleClass().add("setup-flow");
        getChildren().addAll(title, WrappedLabel.of(texts.get("begin.how"), "card-caption"), second, buttons, problem);
        model.editionProperty().subscribe(this::show);
        model.setupProperty().subscribe(this::show);
        Visibility.when(this, model.makesProperty());
        show();
    }

    private void show() {
        model.rules().playersSetup().ifPresent(this::offer);
    }

    private void offer(PlayersSetup rule) {
        Edition edition = model.editionProperty().get();
        second.setText(edition.words(rule.second(model.setupProperty().get())));
        buttons.getChildren().clear();
        for (Side side : Side.values()) {
            Button button = new Button(texts.get("begin.first", edition.sideName(side)));
            button.setId("setup-begin-" + side.letter());
            button.getStyleClass().add("accent");
            buttons.getChildren().add(button);
            switch (rule.begin(edition, model.setupProperty().get(), side)) {
                case SetupResult.Valid valid -> {
                    problem.setText("");
                    button.setOnAction(event -> beginning.accept(valid.position()));
                    button.setTooltip(new Tooltip(second.getText()));
                }
                case SetupResult.Invalid invalid -> {
                    problem.setText(texts.get("begin.not", invalid.words(edition)));
                    button.setDisable(true);
                }
            }
        }
        Visibility.set(problem, !problem.getText().isEmpty());
    }
}
