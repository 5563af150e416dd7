package hexalyst.ui.openings;

import hexalyst.game.Edition;
import hexalyst.game.Games;
import hexalyst.game.Move;
import hexalyst.game.Side;
import hexalyst.study.Collection;
import hexalyst.study.GameKind;
import hexalyst.study.OpeningReport;
import hexalyst.text.Texts;
import hexalyst.ui.command.CardHead;
import hexalyst.ui.command.Command;
import hexalyst.ui.command.CommandGroup;
import hexalyst.ui.command.CommandList;
import hexalyst.ui.command.Naming;
import hexalyst.ui.command.SmallButton;
import hexalyst.ui.command.ToolButton;
import hexalyst.ui.feature.Feature;
import hexalyst.ui.feature.PageScroll;
import hexalyst.ui.feature.Room;
import hexalyst.ui.fx.Visibility;
import hexalyst.ui.fx.WrappedLabel;
import hexalyst.ui.fx.WrappedTip;
import hexalyst.ui.guide.GuidePlace;
import hexalyst.ui.layout.LayoutViewModel;
import hexalyst.ui.layout.OpeningsPart;
import hexalyst.ui.layout.SidePage;
import hexalyst.ui.openings.ReportViewModel.State;
import hexalyst.ui.repertoire.OpeningsChoice;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.Property;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The card of openings: the moves played here or the games, below a line about the position.
public final class OpeningsView extends VBox implements Feature {
    /// The depths of reports that the menu offers, in plies.
    private static final List<Integer> DEPTHS = List.of(4, OpeningReport.USUAL_PLIES, 16, 32);

    private final OpeningsViewModel model;
    private final ImportViewModel importing;
    private final Texts texts = Texts.of(OpeningsView.class);
    private final Label listed = new Label();
    private final BooleanProperty games = new SimpleBooleanProperty();
    private final OpeningsChoice choice;
    private final MenuButton library;
    private final BooleanProperty filtered = new SimpleBooleanProperty();
    private final LayoutViewModel layout;

    /// @param preview shows moves on the board; an empty list for none
    /// @param room the window that shows the page
    public OpeningsView(OpeningsViewModel model, ImportViewModel importing, Consumer<List<Move>> preview, Room room) {
        layout = room.layout();
        choice = new OpeningsChoice(layout, () -> games.get() ? OpeningsPart.GAMES : OpeningsPart.MOVES);
        this.model = model;
        this.importing = importing;
        library = library();
        setId("openings");
        getStyleClass().addAll("card", "openings-card");
        getChildren()
                .addAll(
                        new CardHead(texts.get("title"), library, choice).explained(GuidePlace.OPENINGS),
                        about(),
                        fields(),
                        wrong(),
                        running(),
                        reporting(),
                        shown(
                                new MovesTable(model, preview, listed.fontProperty(), layout.openingsOrderProperty()),
                                games.not()),
                        shown(new HitsTable(model.hits(), listed.fontProperty()), games),
                        note());
    }

    private static Region shown(Region table, ObservableValue<Boolean> when) {
        VBox.setVgrow(table, Priority.ALWAYS);
        Visibility.when(table, when);
        return table;
    }

    @Override
    public SidePage page() {
        return SidePage.OPENINGS;
    }

    /// What the menu of the library does, found by its name too.
    @Override
    public List<Command> commands() {
        return List.of(
                command("report", "report", () -> model.report(OpeningReport.USUAL_PLIES)),
                command("add", "add", model::addGame),
                command("import-files", "import.files", importing::files),
                command("import-folder", "import.folder", importing::folder),
                command("starter", "starter.add", this::starter).named(starterName()));
    }

    private Command command(String name, String text, Runnable action) {
        return Command.of("openings-" + name, CommandGroup.STUDY, texts.get(text), () -> {
            layout.show(page());
            action.run();
        });
    }

    private ObservableValue<String> starterName() {
        return model.starterProperty().map(there -> texts.get(there ? "starter.remove" : "starter.add"));
    }

    private void starter() {
        importing.starter(model.game(), !model.starterProperty().get());
    }

    @Override
    public Sight sight(CommandList all) {
        return new Sight(new PageScroll("openings-scroll", this), Optional.empty());
    }

    /// Queries the library only while the page is visible.
    @Override
    public void arrange() {
        // Read here rather than by a listener, because the choice outlives the tab.
        games.set(layout.openingGamesProperty().get());
        choice.show();
        model.hits().setSeen(games.get());
        model.setActive(layout.pageProperty().get() == page());
    }

    /// What can be done with the library.
    private MenuButton library() {
        MenuItem files = item("import-files", texts.get("import.files"), importing::files);
        MenuItem folder = item("import-folder", texts.get("import.folder"), importing::folder);
        MenuItem add = item("add", texts.get("add"), model::addGame);
        MenuItem starter = item("starter", "", this::starter);
        starter.textProperty().bind(starterName());
        for (MenuItem item : List.of(files, folder, starter)) {
            item.disableProperty().bind(importing.runningProperty());
        }
        Menu report = new Menu(texts.get("report"));
        report.setId("openings-report");
        report.getItems()
                .setAll(DEPTHS.stream()
                        .map(plies ->
                                item("report-" + plies, texts.get("report.depth", plies), () -> model.report(plies)))
                        .toList());
        MenuButton menu = ToolButton.dress(
                new MenuButton("…"), "openings-library", "icon-button", new Tooltip(texts.get("library.tip")));
        menu.getStyleClass().add("board-more");
        menu.getItems().setAll(files, folder, add, starter, new SeparatorMenuItem(), report);
        return menu;
    }

    private static MenuItem item(String name, String text, Runnable action) {
        MenuItem item = new MenuItem(text);
        item.setId("openings-" + name);
        item.setOnAction(event -> action.run());
        return item;
    }

    /// The line above the table: what is said of the position, or which games are listed; and the button of the fields.
    private HBox about() {
        Label said = oneLine(new Label(), "summary", model.summaryProperty(), model.aboutProperty());
        Visibility.when(said, games.not().and(model.emptyProperty().not()));
        ComboBox<ListedGames> scope = choice(
                "scope",
                List.of(ListedGames.values()),
                each -> texts.get("scope." + each.name().toLowerCase(Locale.ROOT)),
                model.hits().scopeProperty());
        Visibility.when(scope, games);
        ComboBox<Optional<GameKind>> kind = kind();
        oneLine(listed, "listed", model.hits().listedProperty(), listed.textProperty());
        Visibility.when(listed, games);
        ToggleButton filter = ToolButton.dress(
                new ToggleButton(texts.get("filter")),
                "openings-filter",
                "small-button",
                new Tooltip(texts.get("filter.tip")));
        filter.selectedProperty().bindBidirectional(filtered);
        HBox line = new HBox(said, fill(), scope, kind, listed, chosen(), filter);
        line.getStyleClass().addAll("openings-part", "openings-about");
        return line;
    }

    /// Of which game and edition games are listed, where the library has several and all are listed.
    private ComboBox<Optional<GameKind>> kind() {
        HitsViewModel hits = model.hits();
        ComboBox<Optional<GameKind>> kind = choice("kind", List.of(Optional.empty()), this::named, hits.kindProperty());
        hits.kindsProperty().subscribe(all -> {
            List<Optional<GameKind>> offered = Stream.concat(
                            Stream.of(Optional.<GameKind>empty()), all.stream().map(Optional::of))
                    .toList();
            if (!offered.equals(kind.getItems())) {
                Optional<GameKind> chosen = hits.kindProperty().get();
                kind.getItems().setAll(offered);
                hits.kindProperty().set(chosen.filter(all::contains));
            }
        });
        Visibility.when(
                kind,
                Bindings.createBooleanBinding(
                        () -> games.get()
                                && hits.scopeProperty().get() == ListedGames.ALL
                                && hits.kindsProperty().get().size() > 1,
                        games,
                        hits.scopeProperty(),
                        hits.kindsProperty()));
        return kind;
    }

    private String named(Optional<GameKind> kind) {
        return kind.map(one -> Games.named(one.game())
                        .map(game -> texts.get(
                                "kind",
                                game.title(),
                                game.edition(one.edition()).map(Edition::title).orElse(one.edition())))
                        .orElse(one.game()))
                .orElse(texts.get("kind.any"));
    }

    /// Says that the library is empty, unless it is being filled, and opens the menu that fills it.
    private Hyperlink fill() {
        Hyperlink fill = new Hyperlink();
        fill.setId("openings-fill");
        fill.textProperty().bind(model.summaryProperty());
        fill.setMinWidth(0);
        fill.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(fill, Priority.ALWAYS);
        fill.setOnAction(event -> {
            fill.setVisited(false);
            library.show();
        });
        Visibility.when(
                fill,
                games.not()
                        .and(model.emptyProperty())
                        .and(importing.runningProperty().not()));
        return fill;
    }

    /// The move whose games are listed; a click lists all games again.
    private SmallButton chosen() {
        HitsViewModel hits = model.hits();
        SmallButton chosen = new SmallButton(
                        "openings-chosen", "", () -> hits.chosenProperty().get().ifPresent(hits::choose))
                .withTip(texts.get("chosen.tip"));
        chosen.textProperty()
                .bind(hits.chosenProperty()
                        .map(row -> row.map(move -> texts.get("chosen", move.text()))
                                .orElse("")));
        Visibility.when(
                chosen,
                Bindings.createBooleanBinding(
                        () -> games.get()
                                && hits.scopeProperty().get() == ListedGames.POSITION
                                && hits.chosenProperty().get().isPresent(),
                        games,
                        hits.scopeProperty(),
                        hits.chosenProperty()));
        return chosen;
    }

    /// Makes a label of one line, which takes the room that is left and tells more in its tip.
    private static Label oneLine(Label label, String name, ObservableValue<String> text, ObservableValue<String> more) {
        label.setId("openings-" + name);
        label.getStyleClass().add("card-caption");
        label.textProperty().bind(text);
        Tooltip tip = new WrappedTip("");
        tip.textProperty().bind(more);
        label.setTooltip(tip);
        label.setMinWidth(0);
        label.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(label, Priority.ALWAYS);
        return label;
    }

    /// The fields that choose games, for both tables. They stay visible while one of them is set.
    private FlowPane fields() {
        QueryFields query = model.fields();
        ComboBox<String> result = choice(
                "result",
                List.of("", "1-0", "0-1", "1/2-1/2", "*"),
                each -> each.isEmpty() ? texts.get("result.any") : each,
                query.resultProperty());
        ComboBox<Optional<Side>> side = choice(
                "side",
                List.of(Optional.empty(), Optional.of(Side.WHITE), Optional.of(Side.BLACK)),
                each -> each.map(one -> texts.get("side.as", model.sideName(one)))
                        .orElse(texts.get("side.any")),
                query.sideProperty());
        // Only with a name it says anything; it stays while it is set.
        side.disableProperty()
                .bind(query.playerProperty()
                        .map(String::isBlank)
                        .orElse(true)
                        .flatMap(none -> query.sideProperty().map(now -> none && now.isEmpty())));
        ComboBox<Optional<Collection>> collection = choice(
                "collection",
                List.of(Optional.empty(), Optional.of(Collection.OWN), Optional.of(Collection.STARTER)),
                each -> texts.get("collection." + each.map(Enum::name).orElse("any")),
                query.collectionProperty());
        Visibility.when(collection, model.starterProperty());
        TextField rating = field("rating", 6, query.ratingProperty());
        Visibility.when(rating, model.ratedProperty());
        SmallButton clear = new SmallButton("openings-clear", texts.get("filter.clear"), () -> {
                    query.clear();
                    filtered.set(false);
                })
                .withTip(texts.get("filter.clear.tip"));
        FlowPane fields = new FlowPane(
                field("player", 9, query.playerProperty()),
                side,
                field("event", 9, query.eventProperty()),
                field("from", 6, query.fromProperty()),
                field("until", 6, query.untilProperty()),
                result,
                rating,
                collection,
                clear);
        fields.getStyleClass().add("openings-fields");
        fields.setMinHeight(Region.USE_PREF_SIZE);
        Visibility.when(fields, filtered);
        query.all().forEach(each -> each.subscribe(() -> filtered.set(filtered.get() || query.isSet())));
        filtered.subscribe(now -> {
            if (!now && query.isSet()) {
                filtered.set(true);
            }
        });
        return fields;
    }

    private HBox running() {
        Label progress = new Label();
        progress.setId("openings-progress");
        progress.textProperty().bind(importing.progressProperty());
        SmallButton stop = new SmallButton("openings-stop", texts.get("import.stop"), importing::stop)
                .withTip(texts.get("import.stop.tip"));
        HBox running = new HBox(progress, stop);
        running.getStyleClass().addAll("openings-part", "openings-running");
        Visibility.when(running, importing.runningProperty());
        return running;
    }

    /// What is wrong with a field, below the fields.
    private VBox wrong() {
        WrappedLabel wrong = new WrappedLabel("problem");
        wrong.setId("openings-wrong");
        model.fields()
                .all()
                .forEach(each -> each.subscribe(
                        () -> wrong.setText(model.fields().wrong().orElse(""))));
        VBox part = new VBox(wrong);
        part.getStyleClass().add("openings-part");
        Visibility.when(part, wrong.textProperty().isNotEmpty());
        return part;
    }

    /// That a report is being written, or is ready.
    private HBox reporting() {
        ReportViewModel report = model.report();
        ObservableValue<Boolean> writing = report.stateProperty().map(State.WRITING::equals);
        ObservableValue<Boolean> ready = report.stateProperty().map(State.READY::equals);
        Label said = new Label();
        said.setId("openings-reporting");
        said.textProperty().bind(ready.map(now -> texts.get(now ? "report.ready" : "report.begins")));
        SmallButton stop = new SmallButton("openings-report-stop", texts.get("report.stop"), report::stop)
                .withTip(texts.get("report.stop.tip"));
        Visibility.when(stop, writing);
        SmallButton open = new SmallButton("openings-report-open", texts.get("report.open"), report::open)
                .withTip(texts.get("report.open.tip"));
        Visibility.when(open, ready);
        HBox reporting = new HBox(said, stop, open);
        reporting.getStyleClass().addAll("openings-part", "openings-running");
        Visibility.when(reporting, report.stateProperty().map(state -> state != State.NONE));
        return reporting;
    }

    private VBox note() {
        TextField note = field("note", 20, model.note().textProperty());
        note.disableProperty().bind(model.staleProperty());
        note.setOnAction(event -> model.note().save());
        note.focusedProperty().subscribe((before, now) -> model.note().save());
        VBox part = new VBox(note);
        part.getStyleClass().addAll("openings-part", "openings-note");
        // The fields of the filter leave no room for an empty note below eight moves.
        Visibility.when(part, filtered.not().or(model.note().textProperty().isNotEmpty()));
        return part;
    }

    private TextField field(String name, int columns, StringProperty value) {
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
