package hexalyst.ui.balance;

import hexalyst.analysis.Balance;
import hexalyst.text.Texts;
import hexalyst.ui.command.CardHead;
import hexalyst.ui.prefs.NumberEntry;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.RadioButton;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The card of the balance finder: what to look at on the left, the table on the right, what it does below.
final class BalanceView extends VBox {
    private static final double WIDTH = 1120;
    private static final double CHOICES = 300;
    private static final double TABLE_HEIGHT = 440;
    private static final double BAR = 110;
    private static final int DIGITS = 5;

    private final BalanceViewModel model;
    private final BalanceChoices choices;
    private final Texts texts = Texts.of(BalanceView.class);
    private final Button start;

    /// @param pieces the style class of the pieces
    /// @param opened gets a row that somebody wants to see
    /// @param close puts the card away; the search goes on
    BalanceView(
            BalanceViewModel model, BalanceChoices choices, String pieces, Consumer<Balance> opened, Runnable close) {
        this.model = model;
        this.choices = choices;
        setId("balance");
        getStyleClass().addAll("card", "export-card");
        setMaxSize(WIDTH, Region.USE_PREF_SIZE);
        StackPane.setAlignment(this, Pos.CENTER);
        start = button("start", () -> model.begin(choices.plan()));
        start.getStyleClass().add("accent");
        start.setDefaultButton(true);
        BalanceTable table = new BalanceTable(model.rows(), pieces, opened);
        table.setPrefHeight(TABLE_HEIGHT);
        table.setMinWidth(0);
        HBox.setHgrow(table, Priority.ALWAYS);
        HBox middle = new HBox(asked(), table);
        middle.getStyleClass().add("export-middle");
        CardHead head = new CardHead(
                texts.get("card.title"), "balance-close", texts.get("close"), texts.get("close.tip"), close);
        getChildren().addAll(head, middle, foot());
    }

    /// What has the keys at first.
    Node home() {
        return start;
    }

    private VBox asked() {
        ToggleGroup group = new ToggleGroup();
        VBox box = new VBox(wrapped("about"));
        for (BalancePlan.Kind kind : BalancePlan.Kind.values()) {
            RadioButton radio = new RadioButton(texts.get("kind." + kind));
            radio.setId("balance-" + kind);
            radio.setToggleGroup(group);
            radio.setSelected(choices.kindProperty().get() == kind);
            radio.setOnAction(event -> choices.kindProperty().set(kind));
            box.getChildren().add(radio);
        }
        box.getChildren().addAll(field("count", choices.count()), field("each", choices.each()), wrapped("meaning"));
        box.getStyleClass().add("export-choices");
        box.setMinWidth(CHOICES);
        box.setMaxWidth(CHOICES);
        return box;
    }

    private Label wrapped(String name) {
        Label label = new Label(texts.get(name));
        label.getStyleClass().add("card-caption");
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    private HBox field(String name, NumberEntry entry) {
        TextField field = new TextField();
        field.setId("balance-" + name);
        field.setPrefColumnCount(DIGITS);
        field.setMaxWidth(Region.USE_PREF_SIZE);
        field.setAccessibleText(texts.get(name + ".tip"));
        field.setTooltip(new Tooltip(texts.get(name + ".tip")));
        field.textProperty().bindBidirectional(entry.textProperty());
        Label label = new Label(texts.get("atMost"));
        label.setLabelFor(field);
        Label after = new Label();
        after.setMinWidth(Region.USE_PREF_SIZE);
        after.textProperty()
                .bind(Bindings.when(entry.problemProperty().isEmpty())
                        .then(texts.get(name + ".unit"))
                        .otherwise(entry.problemProperty()));
        HBox row = new HBox(label, field, after);
        row.getStyleClass().add("preferences-field");
        return row;
    }

    private HBox foot() {
        Label said = new Label();
        said.setId("balance-said");
        said.setWrapText(true);
        said.setMaxWidth(Double.MAX_VALUE);
        said.setMinHeight(Region.USE_PREF_SIZE);
        said.textProperty().bind(model.statusProperty());
        HBox.setHgrow(said, Priority.ALWAYS);
        ProgressBar bar = new ProgressBar();
        bar.setMinWidth(BAR);
        bar.progressProperty().bind(model.progressProperty());
        bar.setAccessibleText(texts.get("progress.spoken"));
        Button pause = button("pause", model::pauseOrResume);
        pause.textProperty()
                .bind(model.stateProperty()
                        .map(now -> texts.get(now == BalanceViewModel.State.PAUSED ? "resume" : "pause")));
        Button stop = button("stop", model::cancel);
        ObservableValue<Boolean> works = model.stateProperty().map(now -> now != BalanceViewModel.State.IDLE);
        shown(bar, works);
        shown(pause, works);
        shown(stop, works);
        shown(start, works.map(now -> !now));
        HBox foot = new HBox(said, bar, pause, stop, start);
        foot.getStyleClass().add("export-foot");
        return foot;
    }

    private static void shown(Node part, ObservableValue<Boolean> when) {
        part.visibleProperty().bind(when);
        part.managedProperty().bind(part.visibleProperty());
    }

    private Button button(String name, Runnable action) {
        Button button = new Button(texts.get(name));
        button.setId("balance-" + name);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setTooltip(new Tooltip(texts.get(name + ".tip")));
        button.setOnAction(event -> action.run());
        return button;
    }
}
