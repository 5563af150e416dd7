package hexalyst.ui.prefs;

import hexalyst.export.board.PieceSet;
import hexalyst.record.Numbering;
import hexalyst.text.Texts;
import hexalyst.ui.board.BoardLookViewModel;
import hexalyst.ui.command.CardHead;
import hexalyst.ui.command.Naming;
import hexalyst.ui.engine.SearchChoice;
import hexalyst.ui.fx.Visibility;
import hexalyst.ui.fx.WrappedLabel;
import hexalyst.ui.guide.GuidePlace;
import hexalyst.ui.layout.LayoutViewModel;
import hexalyst.ui.play.PlayRecord;
import hexalyst.ui.theme.Theme;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.IntStream;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.Property;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The preferences, a card over the window in four sections. A new one is made each time.
final class PreferencesView extends VBox {
    private final PreferencesViewModel model;
    private final Texts texts = Texts.of(PreferencesView.class);
    private final TabPane sections = new TabPane();

    /// Where the card leads.
    ///
    /// @param close closes the card
    /// @param keys shows all keys in its place
    record Ways(Runnable close, Runnable keys) {}

    /// @param section which one is shown first
    PreferencesView(PreferencesViewModel model, Section section, Ways ways) {
        this.model = model;
        setId("preferences");
        getStyleClass().addAll("card", "preferences");
        StackPane.setAlignment(this, Pos.CENTER);
        sections.getStyleClass().add("game-tabs");
        sections.setId("preferences-sections");
        sections.setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
        sections.getTabs()
                .addAll(
                        tab(Section.GENERAL, general()),
                        tab(Section.ENGINE, engine()),
                        tab(Section.FILES, files()),
                        tab(Section.KEYS, keys(ways.keys())));
        sections.getSelectionModel().select(section.ordinal());
        VBox.setVgrow(sections, Priority.ALWAYS);
        getChildren()
                .addAll(
                        new CardHead(
                                        texts.get("title"),
                                        "preferences-close",
                                        texts.get("close"),
                                        texts.get("close.tip"),
                                        ways.close())
                                .explained(GuidePlace.PREFERENCES),
                        sections);
    }

    /// The node that gets the focus first.
    Node home() {
        return sections;
    }

    private Tab tab(Section section, Node... rows) {
        VBox content = new VBox(rows);
        content.getStyleClass().addAll("card-body", "preferences-section");
        Tab tab = new Tab(texts.get("section." + section.name()), content);
        tab.setId("preferences-" + section.name().toLowerCase(Locale.ROOT));
        return tab;
    }

    private Node[] general() {
        return new Node[] {
            row(
                    "language",
                    choice("language", model.languageProperty(), List.of(Language.values()), Enum::name),
                    note("language-note", model.languageNote())),
            row("theme", choice("theme", model.themeProperty(), List.of(Theme.values()), Theme::key)),
            row("textSize", textSizes()),
            pieces(),
            row("numbering", choice("numbering", model.numberingProperty(), List.of(Numbering.values()), Enum::name)),
            row("lines", lines()),
            row("player", player(), text("player.hint"))
        };
    }

    /// The pieces of the open game.
    private HBox pieces() {
        ComboBox<PieceSet> box = choice("pieces", model.piecesProperty(), List.of(PieceSet.values()), PieceSet::name);
        Button everywhere = new Button(texts.get("pieces.all"));
        everywhere.setId("preferences-pieces-all");
        everywhere.setMinWidth(Region.USE_PREF_SIZE);
        everywhere.setTooltip(new Tooltip(texts.get("pieces.all.tip")));
        Label hint = text("pieces.hint", model.game());
        everywhere.setOnAction(event -> {
            model.useInAllGames();
            hint.setText(texts.get("pieces.done"));
        });
        return row("pieces", box, everywhere, hint);
    }

    private TextField player() {
        TextField field = new TextField();
        field.setId("preferences-player");
        field.setPromptText(PlayRecord.unnamed());
        field.textProperty().bindBidirectional(model.playerProperty());
        return field;
    }

    private ComboBox<Integer> textSizes() {
        ComboBox<Integer> box = number("textSize", model.textSizeProperty(), LayoutViewModel.TEXT_SIZES);
        box.setConverter(new Naming<>(size -> texts.get("percent", size)));
        return box;
    }

    private ComboBox<Integer> lines() {
        return number(
                "lines",
                model.linesProperty(),
                IntStream.rangeClosed(0, BoardLookViewModel.MOST_LINES).boxed().toList());
    }

    private static ComboBox<Integer> number(String name, IntegerProperty chosen, List<Integer> numbers) {
        ComboBox<Integer> box = new ComboBox<>();
        box.getItems().setAll(numbers);
        box.setValue(chosen.get());
        box.setId("preferences-" + name);
        box.valueProperty().subscribe((before, now) -> chosen.set(now));
        return box;
    }

    private Node[] engine() {
        Label used = new WrappedLabel();
        used.setId("preferences-in-use");
        used.textProperty().bind(model.inUse());
        return new Node[] {
            number("threads", model.threads(), model.mostThreads()),
            number("memory", model.memory(), model.mostMemory()),
            row(
                    "search",
                    choice("search", model.searchProperty(), List.of(SearchChoice.values()), Enum::name),
                    text("search.hint")),
            number("patience", model.patience()),
            used
        };
    }

    private Node[] files() {
        Button clear = new Button(texts.get("recent.clear"));
        clear.setId("preferences-clear-recent");
        clear.disableProperty().bind(model.recentProperty().isEqualTo(0));
        clear.setOnAction(event -> model.clearRecent());
        Label count = new Label();
        count.setId("preferences-recent");
        count.textProperty().bind(model.recentProperty().map(number -> texts.get("recent.count", number)));
        TextField folder = new TextField(model.dataFolder());
        folder.setId("preferences-data");
        folder.setEditable(false);
        Button copy = new Button(texts.get("data.copy"));
        copy.setId("preferences-copy-data");
        copy.setMinWidth(Region.USE_PREF_SIZE);
        copy.setOnAction(event -> {
            folder.selectAll();
            folder.copy();
        });
        HBox data = new HBox(folder, copy);
        data.getStyleClass().add("preferences-field");
        return new Node[] {row("recent", count, clear), row("data", data, text("data.hint")), store()};
    }

    private HBox store() {
        TextField field = new TextField();
        field.setId("preferences-store");
        field.setPromptText(texts.get("store.usual"));
        field.textProperty().bindBidirectional(model.storeProperty());
        Label problem = note("problem-store", model.storeProblemProperty());
        problem.getStyleClass().setAll("label", "preferences-problem");
        Label hint = text("store.hint");
        Visibility.when(hint, model.storeProblemProperty().isEmpty());
        return row("store", field, hint, problem);
    }

    private Node[] keys(Runnable show) {
        Button all = new Button(texts.get("keys.show"));
        all.setId("preferences-keys-show");
        all.setOnAction(event -> show.run());
        return new Node[] {text("keys.hint"), all};
    }

    /// A label, and beside it its controls, one below the other.
    private HBox row(String name, Node... parts) {
        Label label = new Label(texts.get(name));
        label.setLabelFor(parts[0]);
        label.getStyleClass().add("preferences-label");
        if (parts[0].getAccessibleText() == null) {
            parts[0].setAccessibleText(texts.get(name));
        }
        VBox box = new VBox(parts);
        box.getStyleClass().add("preferences-fields");
        HBox.setHgrow(box, Priority.ALWAYS);
        HBox row = new HBox(label, box);
        row.getStyleClass().add("preferences-row");
        return row;
    }

    private <T> ComboBox<T> choice(String name, Property<T> chosen, List<T> values, Function<T, String> key) {
        ComboBox<T> box = new ComboBox<>();
        box.getItems().setAll(values);
        box.setId("preferences-" + name + "-choice");
        box.setConverter(new Naming<>(value -> texts.get(name + "." + key.apply(value))));
        // Not bound to each other: the property belongs to the program and would keep a closed card alive.
        box.setValue(chosen.getValue());
        box.valueProperty().subscribe((before, now) -> chosen.setValue(now));
        return box;
    }

    /// A number field, and below it its explanation or an error.
    private HBox number(String name, NumberEntry entry, Object... values) {
        TextField field = new TextField();
        field.setId("preferences-" + name);
        field.textProperty().bindBidirectional(entry.textProperty());
        field.setOnAction(event -> entry.commit());
        field.focusedProperty().subscribe((before, now) -> {
            if (!now) {
                entry.commit();
            }
        });
        Label problem = note("problem-" + name, entry.problemProperty());
        problem.getStyleClass().setAll("label", "preferences-problem");
        entry.problemProperty().subscribe(text -> field.setAccessibleHelp(text));
        Label hint = text(name + ".hint", values);
        Visibility.when(hint, entry.problemProperty().isEmpty());
        return row(name, field, hint, problem);
    }

    private Label text(String key, Object... values) {
        Label label = WrappedLabel.of(values.length == 0 ? texts.get(key) : texts.get(key, values), "quiet");
        return label;
    }

    private static Label note(String id, ObservableValue<String> text) {
        Label label = new WrappedLabel("quiet");
        label.setId("preferences-" + id);
        label.textProperty().bind(text);
        label.managedProperty().bind(label.textProperty().isNotEmpty());
        return label;
    }
}
