package hexalyst.ui.openings;

import hexalyst.game.Move;
import hexalyst.study.Collection;
import hexalyst.study.Found;
import hexalyst.text.Texts;
import hexalyst.ui.command.CardHead;
import hexalyst.ui.command.CommandList;
import hexalyst.ui.command.Naming;
import hexalyst.ui.command.SmallButton;
import hexalyst.ui.feature.Feature;
import hexalyst.ui.feature.PageScroll;
import hexalyst.ui.feature.Room;
import hexalyst.ui.fx.Shown;
import hexalyst.ui.fx.WrappedLabel;
import hexalyst.ui.fx.Wrapping;
import hexalyst.ui.guide.GuidePlace;
import hexalyst.ui.layout.Divider;
import hexalyst.ui.layout.LayoutViewModel;
import hexalyst.ui.layout.SidePage;
import hexalyst.ui.values.ValuePill;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.Property;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Orientation;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The card of openings: the moves played here above, the games below. If it is too low for both, it shows one of them,
/// with buttons to choose which.
public final class OpeningsView extends VBox implements Feature {
    private static final double STALE = 0.5;
    /// The minimum and preferred widths of the columns of moves, in multiples of the font size.
    private static final Map<String, List<Double>> MOVE_COLUMNS = Map.of(
            "column-move", List.of(4.6, 5.2),
            "column-games", List.of(5.6, 6.3),
            "column-results", List.of(6.0, 9.3),
            "column-known", List.of(12.2, 12.4));
    /// The least width of the list of moves, in multiples of the font size, for the results of the games.
    private static final double ROOM_FOR_RESULTS = 31;

    /// The least height of the card, in multiples of the font size, for both lists.
    private static final double ROOM_FOR_BOTH = 44;

    private final OpeningsViewModel model;
    private final ImportViewModel importing;
    private final Consumer<List<Move>> preview;
    private final Texts texts = Texts.of(OpeningsView.class);
    private final TableView<OpeningRow> moves = new TableView<>();
    private final HitsTable games;
    private final Label listed = new Label();
    private final SplitPane split = new SplitPane();
    /// What only a card with room, or with the moves, has above the lists.
    private final VBox about;
    private final VBox search;
    private final VBox below;
    private final HBox choice;
    private final BooleanProperty gamesChosen = new SimpleBooleanProperty();
    private final LayoutViewModel layout;

    /// @param preview shows moves on the board; an empty list for none
    /// @param room the window that shows the page
    public OpeningsView(OpeningsViewModel model, ImportViewModel importing, Consumer<List<Move>> preview, Room room) {
        layout = room.layout();
        this.model = model;
        this.importing = importing;
        this.preview = preview;
        setId("openings");
        getStyleClass().addAll("card", "openings-card");
        fillMoves();
        games = new HitsTable(model.hits(), listed.fontProperty());
        about = about();
        search = search();
        below = new VBox(search, games) {
            // The fields take more lines on a narrow page; the list of games must still have its least height.
            @Override
            protected double computeMinHeight(double width) {
                return search.prefHeight(getWidth()) + getSpacing() + games.minHeight(-1);
            }
        };
        below.getStyleClass().add("openings-part");
        VBox.setVgrow(games, Priority.ALWAYS);
        choice = choice();
        split.setId("openings-split");
        split.setOrientation(Orientation.VERTICAL);
        VBox.setVgrow(split, Priority.ALWAYS);
        getChildren()
                .addAll(
                        new CardHead(texts.get("title")).explained(GuidePlace.OPENINGS),
                        about,
                        running(),
                        choice,
                        split);
        heightProperty().subscribe(height -> showLists());
        listed.fontProperty().subscribe((before, now) -> showLists());
        gamesChosen.subscribe((before, now) -> showLists());
        room.dividers().keep(split, List.of(Divider.OPENING_GAMES));
    }

    @Override
    public SidePage page() {
        return SidePage.OPENINGS;
    }

    @Override
    public Sight sight(CommandList all) {
        return new Sight(new PageScroll("openings-scroll", this), Optional.empty());
    }

    /// Queries the library only while the page is visible.
    @Override
    public void arrange() {
        model.setActive(layout.pageProperty().get() == page());
    }

    /// Shows both lists if there is room for them, otherwise the games without what is said about the position. The
    /// number of listed games is shown with the games, or beside the
    /// buttons if only one list is visible, so that a click on a move has a visible effect.
    private void showLists() {
        boolean both = getHeight() >= ROOM_FOR_BOTH * listed.getFont().getSize();
        List<Region> shown = both ? List.of(moves, below) : List.of(gamesChosen.get() ? below : moves);
        if (!split.getItems().equals(shown)) {
            split.getItems().setAll(shown);
        }
        Pane place = both ? search : choice;
        if (!place.getChildren().contains(listed)) {
            (both ? choice : search).getChildren().remove(listed);
            place.getChildren().add(listed);
        }
        Shown.set(choice, !both);
        Shown.set(about, both || !gamesChosen.get());
    }

    private HBox choice() {
        HBox buttons = new HBox(choice("moves", false), choice("games", true));
        buttons.getStyleClass().add("openings-choice");
        HBox.setHgrow(listed, Priority.ALWAYS);
        return buttons;
    }

    private ToggleButton choice(String name, boolean ofGames) {
        ToggleButton button = new ToggleButton(texts.get("choice." + name));
        button.setId("openings-choose-" + name);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setFocusTraversable(false);
        button.setTooltip(new Tooltip(texts.get("choice." + name + ".tip")));
        gamesChosen.subscribe(now -> button.setSelected(now == ofGames));
        // A click on the selected list does not deselect it.
        button.setOnAction(event -> {
            gamesChosen.set(ofGames);
            button.setSelected(true);
        });
        return button;
    }

    private FlowPane library() {
        SmallButton files = new SmallButton("openings-import-files", texts.get("import.files"), importing::files)
                .withTip(texts.get("import.files.tip"));
        SmallButton folder = new SmallButton("openings-import-folder", texts.get("import.folder"), importing::folder)
                .withTip(texts.get("import.folder.tip"));
        SmallButton add =
                new SmallButton("openings-add", texts.get("add"), model::addGame).withTip(texts.get("add.tip"));
        SmallButton starter = new SmallButton(
                "openings-starter",
                "",
                () -> importing.starter(!model.starterProperty().get()));
        Tooltip tip = new Tooltip();
        starter.setTooltip(tip);
        model.starterProperty().subscribe(there -> {
            starter.setText(texts.get(there ? "starter.remove" : "starter.add"));
            tip.setText(texts.get(there ? "starter.remove.tip" : "starter.add.tip"));
        });
        starter.disableProperty().bind(importing.runningProperty());
        files.disableProperty().bind(importing.runningProperty());
        folder.disableProperty().bind(importing.runningProperty());
        SmallButton report =
                new SmallButton("openings-report", texts.get("report"), model::report).withTip(texts.get("report.tip"));
        FlowPane library = new FlowPane(files, folder, add, starter, report);
        library.getStyleClass().add("openings-library");
        library.setMinHeight(Region.USE_PREF_SIZE);
        return library;
    }

    private VBox about() {
        Label said = new WrappedLabel("card-caption");
        said.setId("openings-summary");
        said.textProperty().bind(model.summaryProperty());
        TextField note = field("note", 20, model.note().textProperty());
        note.disableProperty().bind(model.staleProperty());
        note.setOnAction(event -> model.note().save());
        note.focusedProperty().subscribe((before, now) -> model.note().save());
        VBox all = new VBox(library(), said, note);
        all.getStyleClass().add("openings-part");
        return all;
    }

    private HBox running() {
        Label progress = new Label();
        progress.setId("openings-progress");
        progress.textProperty().bind(importing.progressProperty());
        SmallButton stop = new SmallButton("openings-stop", texts.get("import.stop"), importing::stop)
                .withTip(texts.get("import.stop.tip"));
        HBox running = new HBox(progress, stop);
        running.getStyleClass().addAll("openings-part", "openings-running");
        Shown.when(running, importing.runningProperty());
        return running;
    }

    private void fillMoves() {
        moves.setId("openings-moves");
        moves.setAccessibleText(texts.get("moves.spoken"));
        Label nothing = Columns.wrapped("");
        nothing.textProperty().bind(model.nothingProperty());
        moves.setPlaceholder(nothing);
        moves.getStyleClass().add("openings-moves");
        moves.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_ALL_COLUMNS);
        moves.getColumns()
                .setAll(List.of(
                        Columns.of("move", this::move),
                        Columns.of(
                                "games", row -> figure(Long.toString(row.tried().games()))),
                        Columns.of("results", row -> new ResultBar(row.tried(), texts)),
                        Columns.of("known", this::known)));
        listed.fontProperty().subscribe(font -> widen());
        moves.widthProperty().subscribe(width -> widen());
        moves.opacityProperty()
                .bind(Bindings.when(model.staleProperty()).then(STALE).otherwise(1.0));
        moves.setItems(model.rows());
        // The rows of another position do not include the selected one.
        model.staleProperty().subscribe(stale -> moves.getSelectionModel().clearSelection());
        moves.setRowFactory(owner -> moveRow());
        moves.setOnKeyPressed(event -> {
            OpeningRow row = moves.getSelectionModel().getSelectedItem();
            if (row != null && event.getCode() == KeyCode.ENTER) {
                model.play(row.move());
                event.consume();
            } else if (row != null && event.getCode() == KeyCode.SPACE) {
                model.hits().choose(row.move());
                event.consume();
            }
        });
    }

    /// Larger text needs wider columns. A column is hidden rather than truncated.
    private void widen() {
        double letter = listed.getFont().getSize();
        moves.getColumns().forEach(column -> {
            Columns.setWidth(column, MOVE_COLUMNS, letter);
            if ("column-results".equals(column.getId())) {
                column.setVisible(moves.getWidth() >= ROOM_FOR_RESULTS * letter);
            }
        });
    }

    private TableRow<OpeningRow> moveRow() {
        TableRow<OpeningRow> row = new TableRow<>();
        row.setOnMouseClicked(event -> {
            if (row.getItem() == null) {
                return;
            }
            if (event.getClickCount() == 2) {
                model.play(row.getItem().move());
            } else {
                model.hits().choose(row.getItem().move());
            }
        });
        row.hoverProperty()
                .subscribe((before, over) -> preview.accept(
                        over && row.getItem() != null ? List.of(row.getItem().move()) : List.of()));
        return row;
    }

    private Label move(OpeningRow row) {
        int more = row.same().size();
        Label label = new Label(more > 1 ? texts.get("move.same", row.text(), more) : row.text());
        label.getStyleClass().add("table-move");
        label.setTooltip(new Tooltip(more > 1 ? row.words() + ". " + texts.get("move.same.tip", more) : row.words()));
        return label;
    }

    private HBox known(OpeningRow row) {
        Label pill = new Label();
        HBox both = new HBox();
        both.getStyleClass().add("openings-known");
        row.known().ifPresent(score -> {
            ValuePill.show(pill, row.known());
            both.getChildren().add(pill);
            ValuePill.plies(score).ifPresent(plies -> both.getChildren().add(figure(texts.get("plies", plies))));
        });
        return both;
    }

    private static Label figure(String text) {
        Label label = new Label(text);
        label.getStyleClass().add("line-plies");
        return label;
    }

    private VBox search() {
        ComboBox<ListedGames> scope = choice(
                "scope",
                List.of(ListedGames.values()),
                each -> texts.get("scope." + each.name().toLowerCase(Locale.ROOT)),
                model.hits().scopeProperty());
        ComboBox<String> result = choice(
                "result",
                List.of("", "1-0", "0-1", "1/2-1/2", "*"),
                each -> each.isEmpty() ? texts.get("result.any") : each,
                model.fields().resultProperty());
        ComboBox<Optional<Collection>> collection = choice(
                "collection",
                List.of(Optional.empty(), Optional.of(Collection.OWN), Optional.of(Collection.STARTER)),
                each -> texts.get("collection." + each.map(Enum::name).orElse("any")),
                model.fields().collectionProperty());
        Shown.when(collection, model.starterProperty());
        ComboBox<Found.Order> order = choice(
                "order",
                List.of(Found.Order.values()),
                each -> texts.get("order." + each),
                model.fields().orderProperty());
        TextField rating = field("rating", 6, model.fields().ratingProperty());
        Shown.when(order, model.ratedProperty());
        Shown.when(rating, model.ratedProperty());
        FlowPane fields = new FlowPane(
                scope,
                collection,
                field("player", 9, model.fields().playerProperty()),
                field("event", 9, model.fields().eventProperty()),
                field("from", 6, model.fields().fromProperty()),
                field("until", 6, model.fields().untilProperty()),
                result,
                rating,
                order);
        fields.getStyleClass().add("openings-fields");
        listed.setId("openings-listed");
        listed.getStyleClass().add("card-caption");
        Wrapping.on(listed);
        listed.setMinHeight(Region.USE_PREF_SIZE);
        listed.textProperty().bind(model.hits().listedProperty());
        VBox both = new VBox(fields);
        both.getStyleClass().add("openings-part");
        return both;
    }

    private TextField field(String name, int columns, javafx.beans.property.StringProperty value) {
        TextField field = new TextField();
        field.setId("openings-" + name);
        field.setPrefColumnCount(columns);
        field.setPromptText(texts.get("field." + name));
        field.setTooltip(new Tooltip(texts.get("field." + name + ".tip")));
        field.setAccessibleText(texts.get("field." + name + ".tip"));
        field.textProperty().bindBidirectional(value);
        return field;
    }

    private <T> ComboBox<T> choice(String name, List<T> values, Function<T, String> words, Property<T> value) {
        ComboBox<T> choice = new ComboBox<>();
        choice.setId("openings-" + name);
        choice.getItems().setAll(values);
        choice.setConverter(new Naming<>(words));
        choice.valueProperty().bindBidirectional(value);
        choice.setTooltip(new Tooltip(texts.get(name + ".tip")));
        choice.setAccessibleText(texts.get(name + ".tip"));
        return choice;
    }
}
