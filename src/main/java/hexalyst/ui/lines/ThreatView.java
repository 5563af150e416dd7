package hexalyst.ui.lines;

import hexalyst.text.Texts;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.command.KeyTooltip;
import hexalyst.ui.command.SmallButton;
import hexalyst.ui.command.ToolButton;
import hexalyst.ui.fx.Visibility;
import hexalyst.ui.fx.WrappedLabel;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The opponent's threat: a line with its value, shown on request.
public final class ThreatView extends VBox {
    private final ThreatViewModel model;
    private final KeyBindings keys;
    private final Texts texts = Texts.of(ThreatView.class);

    /// @param model answers
    /// @param keys the key bindings shown in tooltips
    public ThreatView(ThreatViewModel model, KeyBindings keys) {
        this.model = model;
        this.keys = keys;
        setId("threat");
        getStyleClass().add("why");
        model.answerProperty().subscribe(this::show);
    }

    /// The button that asks, and closes the answer.
    public Node ask() {
        KeyTooltip tip = new KeyTooltip(texts.get("threat.tip"), keys, "threat");
        ToggleButton ask = ToolButton.of(new ToggleButton(), "threat-ask", "threat", tip);
        model.answerProperty().subscribe(answer -> ask.setSelected(answer.isPresent()));
        ask.setOnAction(event -> {
            model.toggle();
            ask.setSelected(model.answerProperty().get().isPresent());
        });
        return ask;
    }

    private void show(Optional<ThreatViewModel.Answer> now) {
        getChildren().clear();
        Visibility.set(this, now.isPresent());
        now.ifPresent(answer -> {
            Label text = WrappedLabel.of(answer.text());
            text.setId("threat-text");
            text.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(text, Priority.ALWAYS);
            SmallButton close = new SmallButton("threat-close", texts.get("why.close"), model::close)
                    .withTip(texts.get("why.close.tip"));
            close.setAccessibleText(texts.get("why.close.tip"));
            HBox head = new HBox(text, close);
            head.getStyleClass().add("why-head");
            getChildren().add(head);
            answer.best().ifPresent(row -> {
                Label pill = new Label();
                pill.setMinWidth(Region.USE_PREF_SIZE);
                ValuePill.show(pill, row.score(), texts);
                Label plies = new Label();
                ValuePill.moves(plies, row);
                plies.getStyleClass().add("line-plies");
                head.getChildren().addAll(1, List.of(pill, plies));
                Label line = WrappedLabel.of(LinesView.whole(answer.position(), row.line()), "line-moves");
                line.setId("threat-line");
                getChildren().add(line);
            });
        });
    }
}
