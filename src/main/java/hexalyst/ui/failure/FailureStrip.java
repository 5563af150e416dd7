package hexalyst.ui.failure;

import hexalyst.text.Texts;
import hexalyst.ui.fx.CopiedText;
import hexalyst.ui.fx.Visibility;
import hexalyst.ui.fx.WrappedLabel;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The sentence about an internal error, until the user dismisses it, and on request the report below it.
public final class FailureStrip extends VBox {
    private final Texts texts = Texts.of(FailureStrip.class);

    /// @param model the text to show
    public FailureStrip(FailureViewModel model) {
        setId("failure");
        getStyleClass().addAll("card", "failure-strip");
        setMinHeight(Region.USE_PREF_SIZE);
        Label text = new WrappedLabel();
        text.setId("failure-text");
        text.setMaxWidth(Double.MAX_VALUE);
        text.textProperty().bind(model.sentenceProperty());
        HBox.setHgrow(text, Priority.ALWAYS);
        ToggleButton details = dressed(new ToggleButton(), "details");
        Button copy = dressed(new Button(), "copy");
        copy.setOnAction(event -> CopiedText.put(model.reportProperty().get()));
        Button close = dressed(new Button(), "close");
        close.setOnAction(event -> model.dismiss());
        HBox row = new HBox(text, details, copy, close);
        row.getStyleClass().add("failure-row");
        TextArea report = new TextArea();
        report.setId("failure-report");
        report.setEditable(false);
        report.textProperty().bind(model.reportProperty());
        Visibility.when(report, details.selectedProperty());
        getChildren().addAll(row, report);
        model.sentenceProperty().subscribe(said -> {
            if (said.isEmpty()) {
                details.setSelected(false);
            }
            Visibility.set(this, !said.isEmpty());
        });
    }

    private <T extends ButtonBase> T dressed(T button, String name) {
        button.setId("failure-" + name);
        button.setText(texts.get(name));
        button.setTooltip(new Tooltip(texts.get(name + ".tip")));
        button.setMinWidth(Region.USE_PREF_SIZE);
        return button;
    }
}
