package hexalyst.ui.journal;

import hexalyst.text.Texts;
import hexalyst.ui.fx.Visibility;
import hexalyst.ui.fx.WrappedLabel;
import hexalyst.ui.fx.WrappedTip;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// Offers what earlier runs left behind, until the user has restored or discarded it.
public final class RecoveryStrip extends VBox {
    /// The least width for the buttons beside the text, in multiples of the font size.
    private static final double BESIDE = 70;

    /// @param model what is offered
    public RecoveryStrip(LeftoversViewModel model) {
        Texts texts = Texts.of(RecoveryStrip.class);
        getStyleClass().addAll("card", "recovery-strip");
        setId("recovery");
        setMinHeight(Region.USE_PREF_SIZE);
        Label text = new WrappedLabel();
        text.setId("recovery-text");
        text.textProperty().bind(model.offerProperty());
        Tooltip all = new WrappedTip();
        all.textProperty().bind(model.listProperty());
        text.setTooltip(all);
        text.accessibleHelpProperty().bind(model.listProperty());
        HBox.setHgrow(text, Priority.ALWAYS);
        text.setMaxWidth(Double.MAX_VALUE);
        Button restore = button("recovery-restore", texts.get("restore"), texts.get("restoreTip"), model::restore);
        restore.getStyleClass().add("accent");
        Button every = button("recovery-restore-all", "", texts.get("restoreAllTip"), model::restoreAll);
        model.countProperty().subscribe(count -> {
            every.setText(texts.get("restoreAll", count));
            Visibility.set(every, count.intValue() > 1);
        });
        Button discard = button("recovery-discard", texts.get("discard"), texts.get("discardTip"), model::discard);
        HBox buttons = new HBox(restore, every, discard);
        HBox row = new HBox(text);
        for (HBox part : List.of(buttons, row)) {
            part.getStyleClass().add("recovery-row");
        }
        getChildren().addAll(row, buttons);
        // The buttons are beside the text, or below it if there is too little room.
        widthProperty().subscribe(width -> {
            boolean beside = width.doubleValue() >= BESIDE * text.getFont().getSize();
            if (beside != row.getChildren().contains(buttons)) {
                row.getChildren().remove(buttons);
                getChildren().remove(buttons);
                (beside ? row : this).getChildren().add(buttons);
            }
        });
        model.offerProperty().subscribe(offer -> {
            Visibility.set(this, !offer.isEmpty());
        });
    }

    private static Button button(String id, String text, String tip, Runnable action) {
        Button button = new Button(text);
        button.setId(id);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setTooltip(new Tooltip(tip));
        button.setOnAction(event -> action.run());
        return button;
    }
}
