package hexalyst.ui.campaign;

import hexalyst.analysis.campaign.Campaign;
import hexalyst.game.Side;
import hexalyst.text.Texts;
import hexalyst.ui.command.CardHead;
import hexalyst.ui.fx.Visibility;
import hexalyst.ui.fx.WrappedLabel;
import hexalyst.ui.guide.GuidePlace;
import hexalyst.ui.job.JobFoot;
import hexalyst.ui.prefs.NumberEntry;
import hexalyst.ui.prefs.NumberField;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The card of campaigns: the choices on the left, the map of positions on the right, the progress below.
final class CampaignView extends VBox {
    private static final double MAP_HEIGHT = 330;

    private final CampaignViewModel model;
    private final CampaignChoices choices;
    private final Texts texts = Texts.of(CampaignView.class);
    private final JobFoot foot;
    private final String pieces;

    /// @param pieces the style class of the pieces
    /// @param opened receives a position of the map to show
    /// @param close closes the card; the campaign goes on
    CampaignView(
            CampaignViewModel model,
            CampaignChoices choices,
            String pieces,
            Consumer<Campaign.Settled> opened,
            Runnable close) {
        this.model = model;
        this.pieces = pieces;
        this.choices = choices;
        setId("campaign");
        getStyleClass().addAll("card", "export-card", "campaign-card");
        setMaxHeight(Region.USE_PREF_SIZE);
        StackPane.setAlignment(this, Pos.CENTER);
        foot = new JobFoot("campaign", texts, model.job(), () -> model.begin(choices.plan()));
        HBox middle = new HBox(asked(), map(opened));
        middle.getStyleClass().addAll("card-body", "export-middle");
        getChildren()
                .addAll(
                        new CardHead(
                                        texts.get("card.title"),
                                        "campaign-close",
                                        texts.get("close"),
                                        texts.get("close.tip"),
                                        close)
                                .explained(GuidePlace.CAMPAIGN),
                        middle,
                        foot);
    }

    /// The node that gets the focus first.
    Node home() {
        return foot.start();
    }

    private VBox asked() {
        ToggleGroup group = new ToggleGroup();
        ComboBox<Integer> plies = new ComboBox<>();
        plies.setId("campaign-plies");
        plies.getItems()
                .setAll(IntStream.rangeClosed(0, CampaignPlan.MOST_PLIES)
                        .boxed()
                        .toList());
        plies.setAccessibleText(texts.get("plies"));
        plies.valueProperty().bindBidirectional(choices.pliesProperty());
        Label unit = new Label(texts.get("plies"));
        HBox reach = new HBox(plies, unit);
        reach.getStyleClass().addAll("preferences-field", "campaign-inset");
        VBox box = new VBox(
                wrapped("about"),
                radio(group, CampaignChoices.What.HERE),
                reach,
                radio(group, CampaignChoices.What.GAME),
                radio(group, CampaignChoices.What.FILE),
                field("each", choices.each()),
                field("whole", choices.whole()),
                wrapped("engine"),
                unfinished());
        box.getStyleClass().addAll("export-choices", "campaign-choices");
        return box;
    }

    private Label wrapped(String name) {
        Label label = WrappedLabel.of(texts.get(name), "card-caption");
        return label;
    }

    private RadioButton radio(ToggleGroup group, CampaignChoices.What what) {
        RadioButton radio = new RadioButton(texts.get("what." + what, choices.games()));
        radio.setId("campaign-" + what);
        radio.setToggleGroup(group);
        radio.setSelected(choices.whatProperty().get() == what);
        radio.setOnAction(event -> choices.whatProperty().set(what));
        radio.setDisable(what == CampaignChoices.What.FILE && choices.games() < 2);
        return radio;
    }

    private NumberField field(String name, NumberEntry entry) {
        return new NumberField(
                "campaign-" + name,
                entry,
                new NumberField.Words(texts.get(name), texts.get(name + ".unit"), texts.get(name + ".tip")));
    }

    private VBox unfinished() {
        Label told = new WrappedLabel();
        told.textProperty()
                .bind(model.unfinishedProperty()
                        .map(left -> left.map(this::text).orElse("")));
        HBox buttons = new HBox(button("goOn", model::goOn), button("forget", model::forget));
        buttons.getStyleClass().add("preferences-field");
        VBox box = new VBox(told, buttons);
        box.getStyleClass().add("campaign-unfinished");
        Visibility.when(box, model.unfinishedProperty().map(Optional::isPresent));
        return box;
    }

    private String text(CampaignPlan plan) {
        return plan.plies().isPresent()
                ? texts.get("unfinished.here", plan.plies().getAsInt())
                : texts.get("unfinished.games", plan.games().size());
    }

    private VBox map(Consumer<Campaign.Settled> opened) {
        ListView<MapRow> list = new ListView<>(model.map());
        list.setId("campaign-map");
        list.getStyleClass().add("campaign-map");
        list.setCellFactory(view -> new MapCell(() -> model.edition(choices.edition()), opened));
        list.setPlaceholder(wrapped("map.empty"));
        list.setAccessibleText(texts.get("map"));
        list.setPrefHeight(MAP_HEIGHT);
        list.setMinHeight(MAP_HEIGHT);
        HBox legend = new HBox();
        legend.getStyleClass().add("campaign-legend");
        legend.getChildren()
                .addAll(
                        legend("white", Optional.of(Side.WHITE)),
                        legend("black", Optional.of(Side.BLACK)),
                        legend("drawn", Optional.empty()),
                        legend("open", Optional.empty()));
        Label machines = new WrappedLabel("quiet");
        machines.setId("campaign-machines");
        machines.textProperty().bind(model.machinesProperty());
        Visibility.when(machines, model.machinesProperty().isNotEmpty());
        Tooltip tasks = new Tooltip();
        tasks.textProperty().bind(model.tasksProperty());
        model.tasksProperty().subscribe(told -> machines.setTooltip(told.isEmpty() ? null : tasks));
        VBox box = new VBox(list, legend, machines);
        box.getStyleClass().addAll("openings-part", pieces);
        HBox.setHgrow(box, Priority.ALWAYS);
        return box;
    }

    /// A legend entry of the map, for the campaign that is shown or would be started.
    private Label legend(String name, Optional<Side> winner) {
        Label label = new Label();
        model.job()
                .stateProperty()
                .subscribe(now -> label.setText(winner.map(side -> texts.get(
                                "legend.won", model.edition(choices.edition()).sideName(side)))
                        .orElseGet(() -> texts.get("legend." + name))));
        Region square = new Region();
        square.getStyleClass().setAll("campaign-square", "campaign-" + name);
        label.setGraphic(square);
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    private Button button(String name, Runnable action) {
        Button button = new Button(texts.get(name));
        button.setId("campaign-" + name);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setTooltip(new Tooltip(texts.get(name + ".tip")));
        button.setOnAction(event -> action.run());
        return button;
    }
}
