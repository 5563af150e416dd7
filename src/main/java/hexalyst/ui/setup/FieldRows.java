package hexalyst.ui.setup;

import hexalyst.game.Edition;
import hexalyst.game.PositionSetup;
import hexalyst.game.Reason;
import hexalyst.game.SetupField;
import hexalyst.text.Texts;
import hexalyst.ui.command.Naming;
import hexalyst.ui.fx.Visibility;
import hexalyst.ui.fx.WrappedLabel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// What positions of the chosen game have besides the board, with a row for each field: a choice of words, or a text
/// field that is red while it cannot be read. An empty field has its default.
final class FieldRows extends VBox {
    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");

    private final SetupViewModel model;
    private final Texts texts = Texts.of(SetupView.class);
    private final List<Runnable> shows = new ArrayList<>();
    private List<SetupField> shown = List.of();
    private boolean showing;

    FieldRows(SetupViewModel model) {
        this.model = model;
        getStyleClass().add("setup-fields");
        model.editionProperty().subscribe(this::offer);
        model.setupProperty().subscribe(this::show);
        model.makingProperty().subscribe(this::offer);
        show();
    }

    private void offer() {
        if (!shown.equals(model.fields())) {
            shown = model.fields();
            shows.clear();
            getChildren().setAll(shown.stream().map(this::row).toList());
            show();
        }
        Visibility.set(this, !shown.isEmpty());
    }

    private void show() {
        offer();
        showing = true;
        shows.forEach(Runnable::run);
        showing = false;
    }

    private VBox row(SetupField field) {
        Label label = new Label(model.editionProperty().get().words(Reason.of("field." + field.name())));
        label.getStyleClass().add("setup-label");
        Label problem = WrappedLabel.of("", "card-caption");
        problem.setId("setup-problem-" + field.name());
        Visibility.set(problem, false);
        Control control = field.kind() instanceof SetupField.Word word ? choice(field, word) : text(field, problem);
        control.setId("setup-field-" + field.name());
        label.setLabelFor(control);
        FlowPane row = new FlowPane(label, control);
        row.setMinWidth(0);
        row.getStyleClass().add("setup-flow");
        return new VBox(row, problem);
    }

    /// The current value of a field; empty if it is left out.
    private String said(SetupField field) {
        PositionSetup setup = model.setupProperty().get();
        return setup.field(field.name()).orElse("");
    }

    private ComboBox<String> choice(SetupField field, SetupField.Word word) {
        ComboBox<String> box = new ComboBox<>();
        box.getItems().add("");
        box.getItems().addAll(word.words());
        box.setPromptText(texts.get("supply.usual"));
        Edition edition = model.editionProperty().get();
        box.setConverter(new Naming<>(value -> value.isEmpty()
                ? texts.get("supply.usual")
                : edition.words(Reason.of("field." + field.name() + "." + value))));
        shows.add(() -> box.setValue(said(field)));
        box.setOnAction(event -> {
            if (!showing && box.getValue() != null) {
                Optional<String> chosen = Optional.of(box.getValue()).filter(value -> !value.isEmpty());
                model.edit(now -> now.withField(field.name(), chosen));
            }
        });
        return box;
    }

    /// @param problem says what the field takes, while something else is in it
    private TextField text(SetupField field, Label problem) {
        TextField text = new TextField();
        text.setPromptText(texts.get("supply.usual"));
        text.setPrefColumnCount(8);
        String tip = switch (field.kind()) {
            case SetupField.Count count -> texts.get("field.count", count.most());
            case SetupField.Halves halves -> texts.get("field.halves", halves.most());
            case SetupField.Counts counts -> texts.get("field.counts");
            case SetupField.Names names -> texts.get("field.names");
            case SetupField.Word word -> "";
        };
        text.setTooltip(new Tooltip(tip));
        text.setAccessibleHelp(tip);
        problem.setText(tip);
        problem.getStyleClass().add("problem");
        shows.add(() -> {
            if (!text.isFocused()) {
                text.setText(said(field));
            }
        });
        text.textProperty().subscribe((before, now) -> {
            String value = now.strip();
            boolean right = value.isEmpty() || field.kind().accepts(value);
            text.pseudoClassStateChanged(WRONG, !right);
            Visibility.set(problem, !right);
            if (right && !showing) {
                model.edit(setup ->
                        setup.withField(field.name(), Optional.of(value).filter(said -> !said.isEmpty())));
            }
        });
        return text;
    }
}
