package hexalyst.ui.puzzle;

import hexalyst.study.puzzle.Grade;
import hexalyst.study.puzzle.PuzzleTheme;
import hexalyst.study.puzzle.PuzzleWords;
import hexalyst.text.Texts;
import hexalyst.ui.command.CardHead;
import hexalyst.ui.command.CommandList;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.command.KeyTooltip;
import hexalyst.ui.command.Naming;
import hexalyst.ui.command.SmallButton;
import hexalyst.ui.fx.Visibility;
import hexalyst.ui.fx.WrappedLabel;
import hexalyst.ui.guide.GuidePlace;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The card of puzzles: the set, the feedback on the last move, the actions, and the list of puzzles.
public final class PuzzleView extends VBox {

    private final PuzzleViewModel model;
    private final KeyBindings keys;
    private final CommandList commands;
    private final Texts texts = Texts.of(PuzzleView.class);
    private final ComboBox<PuzzleShelf> sets = new ComboBox<>();
    private final PuzzleTable list;
    private boolean showing;

    /// @param keys the key bindings shown in tooltips
    /// @param commands the actions of its buttons
    public PuzzleView(PuzzleViewModel model, KeyBindings keys, CommandList commands) {
        this.model = model;
        this.keys = keys;
        this.commands = commands;
        setId("puzzles");
        getStyleClass().addAll("card", "puzzle-card");
        list = new PuzzleTable(model);
        fillList();
        VBox.setVgrow(list, Priority.ALWAYS);
        // The actions are above what is said, so that they do not move when that is long.
        VBox body = new VBox(sets(), filters(), actions(), said(), list, about(), statistics(), making());
        body.getStyleClass().add("puzzle-body");
        VBox.setVgrow(body, Priority.ALWAYS);
        getChildren().addAll(new CardHead(texts.get("title")).explained(GuidePlace.PUZZLES), body);
    }

    /// The style class of a feedback.
    static String tone(Said said) {
        return "puzzle-tone-" + said.tone().name().toLowerCase(Locale.ROOT);
    }

    private FlowPane sets() {
        sets.setId("puzzle-set");
        sets.setConverter(new Naming<>(
                set -> texts.get("set", set.name(), model.sets().shown(set).size())));
        sets.setItems(model.sets().sets());
        // The box forgets its value when its items change.
        model.sets().sets().addListener((ListChangeListener<PuzzleShelf>) change ->
                showing(() -> sets.setValue(model.sets().chosenProperty().get().orElse(null))));
        name(sets, "set.tip");
        model.sets().chosenProperty().subscribe(now -> showing(() -> sets.setValue(now.orElse(null))));
        sets.setOnAction(event -> {
            if (!showing && sets.getValue() != null) {
                model.sets().chosenProperty().set(Optional.of(sets.getValue()));
                model.follow();
            }
        });
        return flow(sets, small("open"), small("save-set"));
    }

    private FlowPane filters() {
        ComboBox<Optional<Grade>> grades = filter(
                "grade",
                Stream.of(Grade.values()).toList(),
                PuzzleWords::grade,
                model.sets().gradeProperty());
        ComboBox<Optional<PuzzleTheme>> themes = filter(
                "theme", model.sets().themes(), PuzzleWords::theme, model.sets().themeProperty());
        model.sets()
                .chosenProperty()
                .subscribe((before, now) -> showing(() -> {
                    // The box does not show a value that was set before its item was added.
                    themes.setValue(null);
                    themes.getItems().setAll(items(model.sets().themes()));
                    themes.setValue(model.sets().themeProperty().get());
                }));
        CheckBox every = new CheckBox(texts.get("every-game"));
        every.setId("puzzle-every-game");
        every.setTooltip(new Tooltip(texts.get("every-game.tip")));
        every.selectedProperty().bindBidirectional(model.sets().everyGameProperty());
        every.setOnAction(event -> model.follow());
        return flow(grades, themes, every);
    }

    private <T> ComboBox<Optional<T>> filter(
            String name, List<T> values, Function<T, String> words, ObjectProperty<Optional<T>> chosen) {
        ComboBox<Optional<T>> box = new ComboBox<>();
        box.setId("puzzle-" + name);
        box.getItems().setAll(items(values));
        box.setConverter(new Naming<>(value -> value.map(words).orElse(texts.get(name + ".any"))));
        name(box, name + ".tip");
        chosen.subscribe(now -> showing(() -> box.setValue(now)));
        box.setOnAction(event -> {
            if (!showing) {
                chosen.set(box.getValue());
                model.follow();
            }
        });
        return box;
    }

    private static <T> List<Optional<T>> items(List<T> values) {
        return Stream.concat(Stream.of(Optional.<T>empty()), values.stream().map(Optional::of))
                .toList();
    }

    private void showing(Runnable change) {
        showing = true;
        change.run();
        showing = false;
    }

    private void name(ComboBox<?> box, String tip) {
        box.setTooltip(new Tooltip(texts.get(tip)));
        box.setAccessibleText(texts.get(tip));
    }

    private SaidRoom said() {
        Label task = new WrappedLabel("puzzle-task");
        SolvingViewModel solving = model.solving();
        // The task is above the board.
        ObservableValue<Boolean> loading = loading();
        ReadOnlyStringProperty nothing = model.sets().nothingProperty();
        task.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> solving.puzzleProperty()
                                .get()
                                .map(puzzle -> model.sets().heading(puzzle))
                                .orElseGet(() -> loading.getValue() ? texts.get("none") : nothing.get()),
                        solving.puzzleProperty(),
                        nothing,
                        loading));
        Label said = wrapped("puzzle-said");
        list.measure(said.fontProperty());
        solving.saidProperty().subscribe(now -> {
            said.setText(now.text());
            said.getStyleClass().removeIf(name -> name.startsWith("puzzle-tone-"));
            said.getStyleClass().add(tone(now));
        });
        ProgressBar busy = new ProgressBar(ProgressBar.INDETERMINATE_PROGRESS);
        busy.setId("puzzle-busy");
        busy.setAccessibleText(texts.get("busy.spoken"));
        Visibility.when(busy, solving.stateProperty().map(state -> state == Solving.JUDGING));
        return new SaidRoom(task, said, busy);
    }

    /// True until the puzzles that come with the program are there.
    private ObservableValue<Boolean> loading() {
        return Bindings.isEmpty(model.sets().sets())
                .and(model.sets().nothingProperty().isEmpty());
    }

    private FlowPane actions() {
        SolvingViewModel solving = model.solving();
        ObservableValue<Boolean> yours = solving.stateProperty().map(state -> state == Solving.YOURS);
        SmallButton hint = small("hint");
        hint.disableProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> !yours.getValue() || solving.hintsProperty().get() == 3, yours, solving.hintsProperty()));
        SmallButton refute = small("refute");
        refute.disableProperty().bind(solving.refutableProperty().not());
        SmallButton solution = small("solution");
        solution.disableProperty().bind(solving.stateProperty().map(PuzzleView::between));
        SmallButton retry = small("retry");
        retry.disableProperty().bind(solving.stateProperty().map(PuzzleView::between));
        Button next = new Button(texts.get("next"));
        next.setId("puzzle-next");
        next.defaultButtonProperty().bind(solving.stateProperty().isEqualTo(Solving.OVER));
        next.setFocusTraversable(false);
        next.setTooltip(new KeyTooltip(texts.get("next.tip"), keys, PuzzleCommands.id("next")));
        next.setOnAction(event -> run("next"));
        return flow(next, hint, retry, refute, solution, small("analyse"));
    }

    /// True while other buttons must not be clicked.
    private static boolean between(Solving state) {
        return state == Solving.NOTHING || state == Solving.JUDGING;
    }

    private Label about() {
        Label about = wrapped("puzzle-about");
        about.getStyleClass().add("card-caption");
        about.textProperty().bind(model.aboutProperty());
        Visibility.when(about, model.aboutProperty().map(text -> !text.isEmpty()));
        return about;
    }

    private void fillList() {
        Label nothing = wrapped("puzzle-nothing");
        nothing.textProperty().bind(loading().map(now -> now ? "" : texts.get("list.empty")));
        list.setPlaceholder(nothing);
    }

    private VBox statistics() {
        Label line = wrapped("puzzle-statistics");
        line.getStyleClass().add("card-caption");
        line.textProperty().bind(model.statisticsProperty());
        Tooltip details = new Tooltip();
        details.textProperty().bind(model.detailsProperty());
        line.setTooltip(details);
        Label problem = wrapped("puzzle-problem");
        problem.getStyleClass().add("problem");
        problem.textProperty().bind(model.training().problemProperty());
        Visibility.when(problem, model.training().problemProperty().map(text -> !text.isEmpty()));
        VBox all = new VBox(line, problem);
        all.getStyleClass().add("puzzle-statistics");
        return all;
    }

    private VBox making() {
        MakingViewModel making = model.making();
        SmallButton game = small("from-game");
        game.disableProperty().bind(making.runningProperty());
        Label progress = new Label();
        progress.setId("puzzle-progress");
        progress.setMinWidth(Region.USE_PREF_SIZE);
        progress.textProperty().bind(making.progressProperty());
        SmallButton cancel =
                new SmallButton("puzzle-cancel", texts.get("cancel"), making::cancel).withTip(texts.get("cancel.tip"));
        HBox running = new HBox(progress, cancel);
        running.getStyleClass().add("puzzle-running");
        Visibility.when(running, making.runningProperty());
        Label result = wrapped("puzzle-result");
        result.getStyleClass().add("card-caption");
        result.textProperty().bind(making.resultProperty());
        Visibility.when(result, making.resultProperty().map(text -> !text.isEmpty()));
        VBox all = new VBox(flow(game, running), result);
        all.getStyleClass().add("puzzle-statistics");
        return all;
    }

    private SmallButton small(String name) {
        String id = PuzzleCommands.id(name);
        return new SmallButton(id, texts.get(name), () -> run(name))
                .withTip(new KeyTooltip(texts.get(name + ".tip"), keys, id));
    }

    private void run(String name) {
        commands.named(PuzzleCommands.id(name)).run();
    }

    private static Label wrapped(String id) {
        return wrapped(id, "");
    }

    private static Label wrapped(String id, String text) {
        Label label = WrappedLabel.of(text);
        label.setId(id);
        return label;
    }

    private static FlowPane flow(Node... nodes) {
        FlowPane flow = new FlowPane();
        flow.getStyleClass().add("puzzle-flow");
        flow.getChildren().addAll(nodes);
        flow.setMinHeight(Region.USE_PREF_SIZE);
        return flow;
    }
}
