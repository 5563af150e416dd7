package hexalyst.ui.puzzle;

import hexalyst.game.Position;
import hexalyst.notation.PositionText;
import hexalyst.text.Texts;
import hexalyst.ui.command.CardHead;
import hexalyst.ui.command.Layer;
import hexalyst.ui.command.Naming;
import hexalyst.ui.command.SmallButton;
import hexalyst.ui.fx.Shown;
import hexalyst.ui.fx.WrappedLabel;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// Makes a puzzle of a position: asks for its task, lets the engine prove it, and saves it if the user confirms.
public final class PuzzleSaveCard {
    private static final int MOST_PLIES = 99;

    private final Layer layer;
    private static final double FINDING = 76;

    private final MakingViewModel making;
    private final Texts texts = Texts.of(PuzzleSaveCard.class);

    /// @param layer where the card is shown
    /// @param making proves and saves
    public PuzzleSaveCard(Layer layer, MakingViewModel making) {
        this.layer = layer;
        this.making = making;
    }

    /// Shows the card for a position.
    public void open(Position position) {
        making.forget();
        Button prove = new Button(texts.get("card.prove"));
        prove.setId("puzzle-prove");
        prove.getStyleClass().add("accent");
        prove.setTooltip(new Tooltip(texts.get("card.prove.tip")));
        prove.setOnAction(event -> making.prove(position));
        prove.disableProperty().bind(making.runningProperty());
        Label about = caption("puzzle-card-position");
        about.setText(texts.get("card.position", PositionText.format(position)));
        Label finding = caption("puzzle-finding");
        finding.textProperty().bind(making.findingProperty());
        TextField title = field("name");
        TextField author = field("author");
        TextField text = field("text");
        Button save = write("save", () -> making.saveMade(title.getText(), author.getText(), text.getText()));
        Button add = write("add", () -> making.addMade(title.getText(), author.getText(), text.getText()));
        FlowPane write = new FlowPane(save, add);
        write.getStyleClass().add("puzzle-flow");
        Label saved = caption("puzzle-saved");
        saved.textProperty().bind(making.savedProperty());
        Shown.when(saved, making.savedProperty().map(said -> !said.isEmpty()));
        // Room for some lines, so that nothing moves under the mouse.
        finding.setMinHeight(FINDING);
        finding.setMaxWidth(Double.MAX_VALUE);
        VBox body = new VBox(
                about,
                task(),
                begin(prove),
                finding,
                row("name", title),
                row("author", author),
                row("text", text),
                write,
                saved);
        body.getStyleClass().add("card-body");
        CardHead head = new CardHead(
                texts.get("card.title"),
                "puzzle-card-close",
                texts.get("card.close"),
                texts.get("card.close.tip"),
                this::close);
        VBox card = new VBox(head, body);
        card.setId("puzzle-save-card");
        card.getStyleClass().addAll("card", "puzzle-save-card");
        card.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        card.sceneProperty().subscribe((before, now) -> {
            if (now == null) {
                making.cancelProof();
            }
        });
        layer.open(card, prove);
    }

    /// A button that writes the puzzle once it is made.
    private Button write(String name, Runnable action) {
        Button write = new Button(texts.get("card." + name));
        write.setId("puzzle-card-" + name);
        write.setTooltip(new Tooltip(texts.get("card." + name + ".tip")));
        write.setOnAction(event -> action.run());
        write.disableProperty().bind(making.madeProperty().map(Optional::isEmpty));
        return write;
    }

    private void close() {
        layer.close();
    }

    private FlowPane task() {
        ComboBox<MakingViewModel.TaskKind> kind = new ComboBox<>();
        kind.setId("puzzle-kind");
        kind.getItems().setAll(MakingViewModel.TaskKind.values());
        kind.setConverter(new Naming<>(each -> texts.get("kind." + each.name().toLowerCase(Locale.ROOT))));
        kind.valueProperty().bindBidirectional(making.kindProperty());
        kind.setTooltip(new Tooltip(texts.get("card.task.tip")));
        kind.setAccessibleText(texts.get("card.task.tip"));
        Spinner<Integer> plies =
                new Spinner<>(1, MOST_PLIES, making.pliesProperty().get());
        plies.setEditable(true);
        plies.setId("puzzle-plies");
        plies.setTooltip(new Tooltip(texts.get("card.plies.tip")));
        plies.setAccessibleText(texts.get("card.plies.tip"));
        plies.valueProperty().subscribe(now -> making.pliesProperty().set(now));
        HBox within = new HBox(plies, new Label(texts.get("card.plies")));
        within.getStyleClass().add("puzzle-running");
        Shown.when(within, making.kindProperty().map(each -> each == MakingViewModel.TaskKind.WITHIN));
        FlowPane row = row("task", kind);
        row.getChildren().add(within);
        return row;
    }

    private HBox begin(Button prove) {
        HBox begin = new HBox(prove, running());
        begin.getStyleClass().add("puzzle-running");
        return begin;
    }

    private HBox running() {
        Label progress = new Label();
        progress.textProperty().bind(making.progressProperty());
        SmallButton cancel = new SmallButton("puzzle-card-cancel", texts.get("cancel"), making::cancel)
                .withTip(texts.get("cancel.tip"));
        HBox running = new HBox(progress, cancel);
        running.getStyleClass().add("puzzle-running");
        Shown.when(running, making.runningProperty());
        return running;
    }

    private TextField field(String name) {
        TextField field = new TextField();
        field.setId("puzzle-card-" + name);
        field.setAccessibleText(texts.get("card." + name));
        field.setPrefColumnCount(28);
        return field;
    }

    private FlowPane row(String name, Node control) {
        Label label = new Label(texts.get("card." + name));
        label.setLabelFor(control);
        label.getStyleClass().add("setup-label");
        FlowPane row = new FlowPane(label, control);
        row.getStyleClass().add("puzzle-flow");
        return row;
    }

    private static Label caption(String id) {
        Label label = new WrappedLabel();
        label.setId(id);
        return label;
    }
}
