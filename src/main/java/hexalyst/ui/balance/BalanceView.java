package hexalyst.ui.balance;

import hexalyst.analysis.balance.Balance;
import hexalyst.text.Texts;
import hexalyst.ui.command.CardHead;
import hexalyst.ui.fx.WrappedLabel;
import hexalyst.ui.guide.GuidePlace;
import hexalyst.ui.job.JobFoot;
import hexalyst.ui.prefs.NumberEntry;
import hexalyst.ui.prefs.NumberField;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The card of the balance finder: the choices on the left, the table on the right, the progress below.
final class BalanceView extends VBox {
    private static final double TABLE_HEIGHT = 440;

    private final BalanceChoices choices;
    private final Texts texts = Texts.of(BalanceView.class);
    private final JobFoot foot;

    /// @param pieces the style class of the pieces
    /// @param opened receives a row to show on the board
    /// @param close closes the card; the search goes on
    BalanceView(
            BalanceViewModel model, BalanceChoices choices, String pieces, Consumer<Balance> opened, Runnable close) {
        this.choices = choices;
        setId("balance");
        getStyleClass().addAll("card", "export-card", "balance-card");
        setMaxHeight(Region.USE_PREF_SIZE);
        StackPane.setAlignment(this, Pos.CENTER);
        foot = new JobFoot("balance", texts, model.job(), () -> model.begin(choices.plan()));
        BalanceTable table = new BalanceTable(model.rows(), pieces, opened);
        table.setPrefHeight(TABLE_HEIGHT);
        table.setMinWidth(0);
        HBox.setHgrow(table, Priority.ALWAYS);
        HBox middle = new HBox(asked(), table);
        middle.getStyleClass().addAll("card-body", "export-middle");
        CardHead head = new CardHead(
                        texts.get("card.title"), "balance-close", texts.get("close"), texts.get("close.tip"), close)
                .explained(GuidePlace.BALANCE);
        getChildren().addAll(head, middle, foot);
    }

    /// The node that gets the focus first.
    Node home() {
        return foot.start();
    }

    private VBox asked() {
        ToggleGroup group = new ToggleGroup();
        VBox box = new VBox(wrapped(choices.about()));
        for (BalancePlan.Kind kind : choices.kinds()) {
            RadioButton radio = new RadioButton(texts.get("kind." + kind));
            radio.setId("balance-" + kind);
            radio.setToggleGroup(group);
            radio.setSelected(choices.kindProperty().get() == kind);
            radio.setOnAction(event -> choices.kindProperty().set(kind));
            box.getChildren().add(radio);
        }
        box.getChildren().addAll(field("count", choices.count()), field("each", choices.each()), wrapped("meaning"));
        box.getStyleClass().addAll("export-choices", "balance-choices");
        return box;
    }

    private Label wrapped(String name) {
        Label label = WrappedLabel.of(texts.get(name), "card-caption");
        return label;
    }

    private NumberField field(String name, NumberEntry entry) {
        return new NumberField(
                "balance-" + name,
                entry,
                new NumberField.Words(texts.get("atMost"), texts.get(name + ".unit"), texts.get(name + ".tip")));
    }
}
