package hexalyst.ui.export;

import hexalyst.export.ExportFormat;
import hexalyst.export.document.Diagrams;
import hexalyst.export.document.DocumentFormat;
import hexalyst.export.pdf.PageLayout;
import hexalyst.export.pdf.PageStyle;
import hexalyst.export.pdf.Paper;
import hexalyst.export.pdf.TextSize;
import hexalyst.export.pdf.Typeface;
import hexalyst.export.picture.Palette;
import hexalyst.record.Numbering;
import hexalyst.text.Texts;
import hexalyst.ui.command.CardHead;
import hexalyst.ui.fx.CopiedText;
import hexalyst.ui.fx.Visibility;
import hexalyst.ui.fx.WrappedLabel;
import hexalyst.ui.fx.Wrapping;
import hexalyst.ui.guide.GuidePlace;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
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
    private static final double PREVIEW_HEIGHT = 380;
    private static final double BAR = 120;
    private static final List<Integer> COLUMNS = List.of(2, 1);

    private static final ExportFormat PRINTED = new ExportFormat.Document(DocumentFormat.PDF);
    private static final List<Diagrams> DIAGRAMS = List.of(
            new Diagrams.Marked(),
            new Diagrams.Chosen(),
            new Diagrams.Every(4),
            new Diagrams.Every(2),
            new Diagrams.Every(1),
            new Diagrams.None());

    private final ExportViewModel model;
    private final Texts texts = Texts.of(ExportView.class);
    private final ExportRows rows;
    private final ComboBox<ExportFormat> formats;

    /// @param close closes the card
    ExportView(ExportViewModel model, Runnable close) {
        this.model = model;
        setId("export");
        getStyleClass().addAll("card", "export-card");
        setMaxSize(WIDTH, Region.USE_PREF_SIZE);
        StackPane.setAlignment(this, Pos.CENTER);
        rows = new ExportRows(model.what());
        formats = rows.choice("format", model.formatProperty(), ExportFormat.all(), model::named);
        VBox choices = new VBox(
                rows.row("format", formats),
                rows.row(
                        "scope",
                        rows.choice("scope", model.scopeProperty(), model.what().scopes(), model::named),
                        new SimpleBooleanProperty(model.what().all().size() > 1)),
                new ExportParts(
                        model.formatProperty(),
                        List.of(content(), pages(), texts()),
                        name -> texts.get("part." + name)));
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

    /// What the boards of pictures and documents look like, and what documents contain.
    private ExportParts.Part content() {
        PageChoices pages = model.pages();
        VBox all = new VBox(
                rows.row("theme", rows.choice("theme", model.themeProperty(), Palette.THEMES, key -> key)),
                rows.row("width", rows.number("width", model.width()), only(ExportFormat::isPicture)),
                rows.row(
                        "pause",
                        rows.number("pause", model.pause()),
                        only(format -> format == ExportFormat.Picture.GIF)),
                rows.row(
                        "diagrams",
                        rows.choice("diagrams", pages.diagramsProperty(), DIAGRAMS, ExportView::key),
                        ofGames(ExportView::isDocument)),
                rows.row(
                        "numbering",
                        rows.choice(
                                "numbering", pages.numberingProperty(), List.of(Numbering.values()), Numbering::name),
                        only(format -> isDocument(format) || format == ExportFormat.Picture.GIF)),
                shown(rows.check("engine", pages.engineProperty()), ofGames(ExportView::isDocument)),
                rows.check("coordinates", model.coordinatesProperty()),
                rows.check("overlays", model.overlaysProperty()),
                // A GIF cannot be transparent.
                shown(rows.check("transparent", model.transparentProperty()), only(ExportFormat::isStill)));
        return new ExportParts.Part("content", all, format -> true);
    }

    private ExportParts.Part pages() {
        PageChoices pages = model.pages();
        VBox all = new VBox(
                rows.row("paper", rows.choice("paper", pages.paperProperty(), List.of(Paper.values()), Paper::name)),
                rows.row(
                        "layout",
                        rows.choice("layout", pages.layoutProperty(), List.of(PageLayout.values()), PageLayout::name),
                        ofGames(format -> model.scopeProperty().get().several())),
                rows.row(
                        "puzzles",
                        rows.choice("puzzles", pages.puzzlesProperty(), PageStyle.PUZZLES, count -> "" + count),
                        model.sheet().flatMap(sheet -> model.scopeProperty().map(scope -> sheet && scope.several()))),
                rows.row(
                        "diagramWidth",
                        rows.choice("diagramWidth", pages.widthProperty(), PageChoices.WIDTHS, width -> "" + width),
                        ofGames(format -> true)),
                rows.row("columns", rows.choice("columns", pages.columnsProperty(), COLUMNS, count -> "" + count)),
                rows.row("size", rows.choice("size", pages.sizeProperty(), List.of(TextSize.values()), TextSize::name)),
                rows.row(
                        "face", rows.choice("face", pages.faceProperty(), List.of(Typeface.values()), Typeface::name)));
        return new ExportParts.Part("pages", all, format -> format.equals(PRINTED));
    }

    private ExportParts.Part texts() {
        PageChoices pages = model.pages();
        VBox all = new VBox(
                rows.row(
                        "language",
                        rows.choice("language", pages.languageProperty(), PageChoices.LANGUAGES, Locale::getLanguage)),
                rows.text("title", pages.titleProperty()),
                rows.text("author", pages.authorProperty()),
                rows.text("date", pages.dateProperty()),
                rows.prose("preface", pages.prefaceProperty()),
                rows.text("foot", pages.footProperty()));
        return new ExportParts.Part("texts", all, ExportView::isDocument);
    }

    private static CheckBox shown(CheckBox box, ObservableValue<Boolean> holds) {
        Visibility.when(box, holds);
        return box;
    }

    /// Whether a format is wanted, and the games are no puzzles.
    private ObservableValue<Boolean> ofGames(Predicate<ExportFormat> which) {
        return model.formatProperty().flatMap(format -> model.sheet().map(sheet -> which.test(format) && !sheet));
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
        return format.isStill() && !scope.several();
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
        Visibility.when(part, model.run().severalProperty());
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
}
