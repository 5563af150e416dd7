package hexalyst.ui.balance;

import hexalyst.analysis.balance.Balance;
import hexalyst.text.Texts;
import hexalyst.ui.command.CardHead;
import hexalyst.ui.fx.Visibility;
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
        BalanceTable table = new BalanceTable(model.rows(), choices.made(), pieces, opened);
        table.setPrefHeight(TABLE_HEIGHT);
        VBox right = new VBox(table, answer(model));
        right.getStyleClass().add("balance-right");
        right.setMinWidth(0);
        VBox.setVgrow(table, Priority.ALWAYS);
        HBox.setHgrow(right, Priority.ALWAYS);
        HBox middle = new HBox(asked(), right);
        middle.getStyleClass().addAll("card-body", "export-middle");
        CardHead head = new CardHead(
                        words("card.title"), "balance-close", texts.get("close"), texts.get("close.tip"), close)
                .explained(GuidePlace.BALANCE);
        getChildren().addAll(head, middle, foot);
    }

    /// The node that gets the focus first.
    Node home() {
        return foot.start();
    }

    /// What the other player does best after the most even set-up; nothing where blocked cells are compared.
    private static Label answer(BalanceViewModel model) {
        Label answer = WrappedLabel.of("", "card-caption");
        answer.setId("balance-answer");
        answer.textProperty().bind(model.answerProperty());
        Visibility.when(answer, answer.textProperty().isNotEmpty());
        return answer;
    }

    /// A text, in its form for set-ups where these are compared.
    private String words(String name) {
        return texts.get(choices.made() ? name + ".made" : name);
    }

    private VBox asked() {
        ToggleGroup group = new ToggleGroup();
        VBox box = new VBox(wrapped("about"));
        for (BalancePlan.Kind kind : choices.kinds()) {
            RadioButton radio = new RadioButton(texts.get("kind." + kind));
            radio.setId("balance-" + kind);
            radio.setToggleGroup(group);
            radio.setSelected(choices.kindProperty().get() == kind);
            radio.setOnAction(event -> choices.kindProperty().set(kind));
            box.getChildren().add(radio);
        }
        box.getChildren()
                .addAll(
                        field("count", words("count.unit"), choices.count()),
                        field("each", texts.get("each.unit"), choices.each()),
                        wrapped("meaning"));
        box.getStyleClass().addAll("export-choices", "balance-choices");
        return box;
    }

    private Label wrapped(String name) {
        return WrappedLabel.of(words(name), "card-caption");
    }

    private NumberField field(String name, String unit, NumberEntry entry) {
        return new NumberField(
                "balance-" + name, entry, new NumberField.Words(texts.get("atMost"), unit, texts.get(name + ".tip")));
    }
}
