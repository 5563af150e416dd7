package hexalyst.ui.export;

import hexalyst.export.ExportFormat;
import hexalyst.export.document.Diagrams;
import hexalyst.export.document.PageLayout;
import hexalyst.export.picture.Palette;
import hexalyst.text.Texts;
import hexalyst.ui.command.CardHead;
import hexalyst.ui.command.Naming;
import hexalyst.ui.fx.CopiedText;
import hexalyst.ui.fx.Shown;
import hexalyst.ui.fx.WrappedLabel;
import hexalyst.ui.fx.Wrapping;
import hexalyst.ui.guide.GuidePlace;
import hexalyst.ui.prefs.NumberEntry;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The card of an export: the choices on the left, the preview on the right, the actions below.
final class ExportView extends VBox {
    private static final double WIDTH = 890;
    private static final double CHOICES = 350;
    private static final double LABEL = 110;
    private static final double PREVIEW_HEIGHT = 380;
    private static final double BAR = 120;
    private static final int DIGITS = 6;
    /// Pictures first, then documents.
    private static final List<ExportFormat> FORMATS = List.of(
            ExportFormat.PNG,
            ExportFormat.SVG,
            ExportFormat.PDF_PICTURE,
            ExportFormat.GIF,
            ExportFormat.PDF_DOCUMENT,
            ExportFormat.HTML,
            ExportFormat.MARKDOWN);

    private static final List<Diagrams> DIAGRAMS = List.of(
            new Diagrams.Marked(),
            new Diagrams.Chosen(),
            new Diagrams.Every(4),
            new Diagrams.Every(2),
            new Diagrams.Every(1),
            new Diagrams.None());

    private final ExportViewModel model;
    private final Texts texts = Texts.of(ExportView.class);
    private final ComboBox<ExportFormat> formats;

    /// @param close closes the card
    ExportView(ExportViewModel model, Runnable close) {
        this.model = model;
        setId("export");
        getStyleClass().addAll("card", "export-card");
        setMaxSize(WIDTH, Region.USE_PREF_SIZE);
        StackPane.setAlignment(this, Pos.CENTER);
        formats = choice("format", model.formatProperty(), FORMATS, ExportFormat::name);
        VBox choices = new VBox(
                row("format", formats),
                row(
                        "scope",
                        choice("scope", model.scopeProperty(), List.of(ExportScope.values()), ExportScope::name),
                        new SimpleBooleanProperty(model.games() > 1)),
                row("theme", choice("theme", model.themeProperty(), Palette.THEMES, key -> key)),
                row("width", field("width", model.width()), only(ExportFormat::isPicture)),
                row("pause", field("pause", model.pause()), only(format -> format == ExportFormat.GIF)),
                row(
                        "diagrams",
                        choice("diagrams", model.diagramsProperty(), DIAGRAMS, ExportView::key),
                        only(ExportView::isDocument)),
                row(
                        "layout",
                        choice("layout", model.layoutProperty(), List.of(PageLayout.values()), PageLayout::name),
                        model.formatProperty()
                                .flatMap(format -> model.scopeProperty()
                                        .map(scope ->
                                                format == ExportFormat.PDF_DOCUMENT && scope == ExportScope.FILE))),
                check("coordinates", model.coordinatesProperty()),
                check("overlays", model.overlaysProperty()),
                transparent());
        choices.getStyleClass().add("export-choices");
        choices.setMinWidth(CHOICES);
        HBox middle = new HBox(choices, preview());
        middle.getStyleClass().addAll("card-body", "export-middle");
        getChildren()
                .addAll(
                        new CardHead(
                                        texts.get("card.title"),
                                        "export-close",
                                        texts.get("close"),
                                        texts.get("close.tip"),
                                        close)
                                .explained(GuidePlace.EXPORT),
                        middle,
                        foot());
    }

    /// A GIF cannot be transparent.
    private CheckBox transparent() {
        CheckBox box = check("transparent", model.transparentProperty());
        Shown.when(box, only(format -> format.isPicture() && format != ExportFormat.GIF));
        return box;
    }

    private static String key(Diagrams diagrams) {
        return switch (diagrams) {
            case Diagrams.Marked marked -> "marked";
            case Diagrams.Every every -> "every" + every.plies();
            case Diagrams.Chosen chosen -> "chosen";
            case Diagrams.None none -> "none";
        };
    }

    private static boolean isDocument(ExportFormat format) {
        return !format.isPicture();
    }

    /// Whether the export can be copied: only a single picture can.
    private static boolean copied(ExportFormat format, ExportScope scope) {
        return format.isPicture() && format != ExportFormat.GIF && scope == ExportScope.GAME;
    }

    /// The node that gets the focus first.
    Node home() {
        return formats;
    }

    private VBox preview() {
        ImageView view = new ImageView();
        view.setId("export-preview");
        view.setPreserveRatio(true);
        view.setFitWidth(ExportViewModel.PREVIEW);
        view.setFitHeight(PREVIEW_HEIGHT);
        view.setAccessibleText(texts.get("preview"));
        model.previewProperty().subscribe(made -> made.ifPresent(picture -> view.setImage(new Image(picture.open()))));
        StackPane ground = new StackPane(view);
        ground.getStyleClass().add("export-preview");
        ground.setMinSize(ExportViewModel.PREVIEW, PREVIEW_HEIGHT);
        Label caption = new Label();
        caption.setId("export-caption");
        caption.getStyleClass().add("card-caption");
        Wrapping.on(caption);
        caption.setMaxWidth(ExportViewModel.PREVIEW);
        caption.textProperty().bind(model.captionProperty());
        VBox both = new VBox(ground, caption);
        both.getStyleClass().add("openings-part");
        return both;
    }

    private HBox foot() {
        Label said = new WrappedLabel();
        said.setId("export-said");
        said.setMaxWidth(Double.MAX_VALUE);
        said.textProperty().bind(model.run().saidProperty());
        HBox.setHgrow(said, Priority.ALWAYS);
        Button copy = button("copy", () -> model.copy(ExportView::copy, CopiedText::put));
        copy.visibleProperty()
                .bind(model.formatProperty()
                        .flatMap(format -> model.scopeProperty().map(scope -> copied(format, scope))));
        Button save = button("save", model::save);
        save.setDefaultButton(true);
        save.getStyleClass().add("accent");
        HBox foot = new HBox(said, progress(), cancel(), copy, save);
        foot.getStyleClass().add("card-foot");
        return foot;
    }

    private ProgressBar progress() {
        ProgressBar bar = new ProgressBar();
        bar.setId("export-progress");
        bar.setMinWidth(BAR);
        bar.progressProperty().bind(model.run().shareProperty());
        bar.setAccessibleText(texts.get("progress.spoken"));
        whileSeveral(bar);
        return bar;
    }

    private Button cancel() {
        Button cancel = new Button(texts.get("cancel"));
        cancel.setId("export-cancel");
        cancel.setMinWidth(Region.USE_PREF_SIZE);
        cancel.setTooltip(new Tooltip(texts.get("cancel.tip")));
        cancel.setOnAction(event -> model.run().cancel());
        whileSeveral(cancel);
        return cancel;
    }

    private void whileSeveral(Node part) {
        Shown.when(part, model.run().severalProperty());
    }

    private Button button(String name, Runnable action) {
        Button button = new Button(texts.get(name));
        button.setId("export-" + name);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setTooltip(new Tooltip(texts.get(name + ".tip")));
        button.disableProperty().bind(model.run().busyProperty());
        button.setOnAction(event -> action.run());
        return button;
    }

    private static void copy(ExportPreview picture) {
        ClipboardContent content = new ClipboardContent();
        content.putImage(new Image(picture.open()));
        Clipboard.getSystemClipboard().setContent(content);
    }

    private ObservableValue<Boolean> only(Predicate<ExportFormat> which) {
        return model.formatProperty().map(which::test);
    }

    private HBox row(String name, Node part, ObservableValue<Boolean> shown) {
        HBox row = row(name, part);
        Shown.when(row, shown);
        return row;
    }

    private HBox row(String name, Node part) {
        Label label = new Label(texts.get(name));
        label.setMinWidth(LABEL);
        label.setLabelFor(part);
        part.setAccessibleText(texts.get(name));
        HBox row = new HBox(label, part);
        row.getStyleClass().add("preferences-field");
        return row;
    }

    private CheckBox check(String name, BooleanProperty chosen) {
        CheckBox box = new CheckBox(texts.get(name));
        box.setId("export-" + name);
        Wrapping.on(box);
        box.setMinHeight(Region.USE_PREF_SIZE);
        box.setTooltip(new Tooltip(texts.get(name + ".tip")));
        box.selectedProperty().bindBidirectional(chosen);
        return box;
    }

    private Node field(String name, NumberEntry entry) {
        TextField field = new TextField();
        field.setId("export-" + name);
        field.setPrefColumnCount(DIGITS);
        field.setMaxWidth(Region.USE_PREF_SIZE);
        field.setTooltip(new Tooltip(texts.get(name + ".tip")));
        field.setAccessibleText(texts.get(name));
        field.textProperty().bindBidirectional(entry.textProperty());
        Label problem = new Label();
        problem.getStyleClass().setAll("label", "preferences-problem");
        problem.textProperty().bind(entry.problemProperty());
        Label unit = new Label(texts.get(name + ".unit"));
        unit.setMinWidth(Region.USE_PREF_SIZE);
        Shown.when(unit, entry.problemProperty().isEmpty());
        HBox box = new HBox(field, unit, problem);
        box.getStyleClass().add("preferences-field");
        return box;
    }

    private <T> ComboBox<T> choice(String name, ObjectProperty<T> chosen, List<T> values, Function<T, String> key) {
        ComboBox<T> box = new ComboBox<>();
        box.getItems().setAll(values);
        box.setId("export-" + name);
        box.setTooltip(new Tooltip(texts.get(name + ".tip")));
        box.setConverter(new Naming<>(value -> texts.get(name + "." + key.apply(value), model.games())));
        box.valueProperty().bindBidirectional(chosen);
        return box;
    }
}
