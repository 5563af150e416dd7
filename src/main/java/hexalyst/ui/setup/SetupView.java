package hexalyst.ui.setup;

import hexalyst.game.Edition;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.game.Supply;
import hexalyst.game.Traits.SwapRule;
import hexalyst.text.Texts;
import hexalyst.ui.canvas.PaintBoard;
import hexalyst.ui.command.CardHead;
import hexalyst.ui.command.GridChoice;
import hexalyst.ui.command.Naming;
import hexalyst.ui.command.SmallButton;
import hexalyst.ui.fx.Visibility;
import hexalyst.ui.fx.WrappedLabel;
import hexalyst.ui.guide.GuidePlace;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The card for setting up a position. The board to paint on replaces that of the game.
public final class SetupView extends VBox {
    private final SetupViewModel model;
    private final Texts texts = Texts.of(SetupView.class);
    private final PaintBoard board;
    private final ObservableValue<Boolean> whatIf;
    private final Runnable opening;
    private final Runnable savePuzzle;
    private boolean showing;

    /// @param whatIf true while the position of a game is changed to look at it
    /// @param opening opens the set-up
    /// @param beginning opens the start of a game whose set-up was made here
    /// @param savePuzzle asks how to save the set-up as a puzzle
    public SetupView(
            SetupViewModel model,
            ObservableValue<Boolean> whatIf,
            Runnable opening,
            Consumer<Position> beginning,
            Runnable savePuzzle) {
        this.model = model;
        this.whatIf = whatIf;
        this.opening = opening;
        this.savePuzzle = savePuzzle;
        setId("setup");
        getStyleClass().addAll("card", "setup-card");
        board = new PaintBoard(model.pictureProperty(), new PaintBoard.Painter() {
            @Override
            public void press(int cell, boolean left) {
                model.press(cell, left);
            }

            @Override
            public void drag(int cell) {
                model.drag(cell);
            }

            @Override
            public void release() {
                model.release();
            }
        });
        board.setId("setup-board");
        board.accessibleTextProperty().bind(model.textProperty().map(line -> texts.get("board.spoken", line)));
        model.setupProperty().subscribe(now -> board.dress(model.pieceStyle()));
        model.editionProperty().subscribe(now -> board.dress(model.pieceStyle()));
        Label how = caption("");
        model.editionProperty().subscribe(now -> how.setText(texts.get(model.stacks() ? "how.stacks" : "how")));
        VBox inside = new VBox(
                how,
                caption(texts.get("how.keys")),
                new ToolButtons(model),
                row("edition", editions()),
                row("board", sizes()),
                purposes(),
                moveRow(),
                supplyRow(),
                passesRow(),
                new FieldRows(model),
                row("offer", swapOffered()),
                new BeginRow(model, beginning),
                changes(),
                line(),
                foot(),
                said());
        inside.getStyleClass().add("setup-rows");
        // As wide as the page: text wraps and does not extend below its scroll bar.
        inside.setMinWidth(0);
        getChildren().addAll(new CardHead(texts.get("title")).explained(GuidePlace.SETUP), inside);
    }

    public PaintBoard board() {
        return board;
    }

    private ComboBox<Edition> editions() {
        ComboBox<Edition> box = new ComboBox<>(FXCollections.observableArrayList(model.editions()));
        box.setId("setup-edition");
        box.setConverter(new Naming<>(model::name));
        box.valueProperty().bindBidirectional(model.editionProperty());
        return box;
    }

    private GridChoice sizes() {
        GridChoice sizes = new GridChoice(
                "setup-board-size",
                grid -> model.editionProperty()
                        .get()
                        .words(model.rules().size(model.editionProperty().get(), grid)),
                grid -> "");
        model.editionProperty()
                .subscribe(now -> show(() ->
                        sizes.offer(model::grids, model.setupProperty().get().grid())));
        model.setupProperty().subscribe(now -> show(() -> sizes.choose(now.grid())));
        sizes.setOnAction(event -> {
            if (!showing && sizes.getValue() != null) {
                model.setBoard(sizes.getValue());
            }
        });
        return sizes;
    }

    /// Changes a control without treating this as the user's choice.
    private void show(Runnable change) {
        showing = true;
        change.run();
        showing = false;
    }

    private CheckBox swapOffered() {
        CheckBox box = new CheckBox();
        box.setId("setup-offer");
        box.setTooltip(new Tooltip(texts.get("offer.tip")));
        box.setAccessibleHelp(texts.get("offer.tip"));
        Runnable show = () -> {
            SwapRule rule = model.swapRule();
            box.setText(texts.get("offer." + rule.name().toLowerCase(Locale.ROOT)));
            box.setSelected(
                    rule == SwapRule.ALWAYS || model.setupProperty().get().swap());
            box.setDisable(rule == SwapRule.ALWAYS || rule == SwapRule.NONE && !box.isSelected());
        };
        model.setupProperty().subscribe(now -> show.run());
        model.editionProperty().subscribe(now -> show.run());
        box.setOnAction(event -> model.edit(now -> now.withSwap(box.isSelected())));
        return box;
    }

    /// Whether the set-up is one to begin with or a position of a game; shown only where a player makes set-ups.
    private FlowPane purposes() {
        ToggleGroup group = new ToggleGroup();
        FlowPane row = row("purpose", purpose(true, group));
        row.getChildren().add(purpose(false, group));
        model.editionProperty()
                .subscribe(
                        now -> Visibility.set(row, model.rules().playersSetup().isPresent()));
        return row;
    }

    private ToggleButton purpose(boolean making, ToggleGroup group) {
        String name = making ? "start" : "position";
        ToggleButton button = new ToggleButton(texts.get("purpose." + name));
        button.setId("setup-purpose-" + name);
        button.setToggleGroup(group);
        button.getStyleClass().add("setup-tool");
        model.makingProperty().subscribe(now -> button.setSelected(now == making));
        button.setOnAction(event -> {
            model.makingProperty().set(making);
            button.setSelected(true);
        });
        return button;
    }

    /// Who is to move; hidden where the answer to the set-up says it.
    private FlowPane moveRow() {
        FlowPane row = row("move", toMove());
        Visibility.when(row, model.makesProperty().map(makes -> !makes));
        return row;
    }

    private ComboBox<Side> toMove() {
        ComboBox<Side> box = new ComboBox<>(FXCollections.observableArrayList(Side.values()));
        box.setId("setup-move");
        box.setConverter(new Naming<>(side -> model.editionProperty().get().sideName(side)));
        model.setupProperty().subscribe(now -> {
            showing = true;
            box.setValue(now.toMove());
            showing = false;
        });
        model.editionProperty().subscribe(() -> {
            Side now = box.getValue();
            showing = true;
            box.setItems(FXCollections.observableArrayList(Side.values()));
            box.setValue(now);
            showing = false;
        });
        box.setOnAction(event -> {
            if (!showing && box.getValue() != null) {
                model.edit(now -> now.with(box.getValue()));
            }
        });
        return box;
    }

    /// Shown only if the edition has a limited number of pieces for its board, or if the set-up has a supply.
    private FlowPane supplyRow() {
        FlowPane row = row("supply", supply());
        Runnable show = () -> {
            Edition edition = model.editionProperty().get();
            boolean set = model.setupProperty().get().supply().isPresent();
            Visibility.set(row, set || !edition.supply(edition.grid()).equals(Supply.ENDLESS));
        };
        model.editionProperty().subscribe(now -> show.run());
        model.setupProperty().subscribe(now -> show.run());
        return row;
    }

    /// Shown only where passes matter, or if the set-up has some.
    private FlowPane passesRow() {
        ComboBox<Integer> box = new ComboBox<>(FXCollections.observableArrayList(0, 1, 2));
        box.setId("setup-passes");
        box.setTooltip(new Tooltip(texts.get("passes.tip")));
        box.setAccessibleHelp(texts.get("passes.tip"));
        box.setOnAction(event -> {
            if (!showing && box.getValue() != null) {
                model.edit(now -> now.withPasses(box.getValue()));
            }
        });
        FlowPane row = row("passes", box);
        Runnable show = () -> {
            int passes = model.setupProperty().get().passes();
            show(() -> box.setValue(passes));
            Visibility.set(row, passes > 0 || model.rules().countsPasses());
        };
        model.editionProperty().subscribe(now -> show.run());
        model.setupProperty().subscribe(now -> show.run());
        return row;
    }

    private TextField supply() {
        TextField field = new TextField();
        field.setId("setup-supply");
        field.setPromptText(texts.get("supply.usual"));
        field.setTooltip(new Tooltip(texts.get("supply.tip")));
        field.setAccessibleText(texts.get("supply.tip"));
        field.setPrefColumnCount(8);
        model.setupProperty().subscribe(now -> {
            if (!field.isFocused()) {
                field.setText(now.supply().map(SetupView::text).orElse(""));
            }
        });
        field.textProperty().subscribe((before, now) -> {
            if (now.isBlank()) {
                model.edit(setup -> setup.with(Optional.empty()));
            } else {
                supply(now).ifPresent(left -> model.edit(setup -> setup.with(Optional.of(left))));
            }
        });
        return field;
    }

    private static String text(Supply supply) {
        return number(supply.white()) + "," + number(supply.black());
    }

    private static String number(int left) {
        return left == Supply.UNLIMITED ? "-" : Integer.toString(left);
    }

    private static Optional<Supply> supply(String text) {
        if (!text.strip().matches("(\\d{1,4}|-)\\s*,\\s*(\\d{1,4}|-)")) {
            return Optional.empty();
        }
        String[] both = text.strip().split("\\s*,\\s*", 2);
        return Optional.of(new Supply(number(both[0]), number(both[1])));
    }

    private static int number(String text) {
        return text.equals("-") ? Supply.UNLIMITED : Integer.parseInt(text);
    }

    private FlowPane changes() {
        SmallButton undo = new SmallButton("setup-undo", texts.get("undo"), model::undo).withTip(texts.get("undo.tip"));
        undo.disableProperty().bind(model.undoableProperty().not());
        FlowPane all = flow();
        all.getChildren()
                .addAll(
                        new SmallButton("setup-load", texts.get("load"), model::load).withTip(texts.get("load.tip")),
                        new SmallButton("setup-clear", texts.get("clear"), model::clear)
                                .withTip(texts.get("clear.tip")),
                        new SmallButton("setup-turn", texts.get("turn"), model::turn).withTip(texts.get("turn.tip")),
                        new SmallButton("setup-mirror", texts.get("mirror"), model::mirror)
                                .withTip(texts.get("mirror.tip")),
                        new SmallButton("setup-swap", texts.get("swap"), model::swapColours)
                                .withTip(texts.get("swap.tip")),
                        undo);
        return all;
    }

    private VBox line() {
        TextField field = new TextField();
        field.setId("setup-text");
        field.getStyleClass().add("setup-text");
        field.setTooltip(new Tooltip(texts.get("text.tip")));
        field.setAccessibleText(texts.get("text.tip"));
        field.textProperty().bindBidirectional(model.textProperty());
        VBox both = new VBox(new Label(texts.get("text")), field);
        both.getStyleClass().add("setup-line");
        return both;
    }

    /// What is said of the position comes last and in one place, so that nothing moves with it.
    private VBox said() {
        Label unreadable = caption("");
        unreadable.setId("setup-text-problem");
        unreadable.getStyleClass().add("problem");
        unreadable.textProperty().bind(model.textProblemProperty().map(SetupView::sentence));
        Visibility.when(unreadable, model.textProblemProperty().isNotEmpty());
        VBox problems = new VBox();
        problems.setId("setup-problems");
        Runnable show = () -> problems.getChildren()
                .setAll(model.problems().stream()
                        .map(text -> {
                            Label label = caption(sentence(text));
                            label.getStyleClass().add("problem");
                            return label;
                        })
                        .toList());
        model.problems().addListener((ListChangeListener<String>) change -> show.run());
        show.run();
        Label said = caption("");
        said.setId("setup-said");
        said.textProperty().bind(model.saidProperty());
        VBox both = new VBox(problems, said);
        // They are about the position on the board, not about a text that cannot be read.
        Visibility.when(both, model.textProblemProperty().isEmpty());
        VBox all = new VBox(unreadable, both);
        all.getStyleClass().add("setup-verdict");
        return all;
    }

    /// Capitalised, unless it begins with the name of a cell.
    static String sentence(String text) {
        boolean word = text.length() > 1 && (Character.isLetter(text.charAt(1)) || text.charAt(1) == ' ');
        return word ? Character.toUpperCase(text.charAt(0)) + text.substring(1) : text;
    }

    private FlowPane foot() {
        Button open = new Button(texts.get("open"));
        open.setId("setup-open");
        model.makesProperty().subscribe(makes -> {
            open.getStyleClass().remove("accent");
            // Where a player makes the set-up, the game begins by the buttons that count what the other player gets.
            if (!makes) {
                open.getStyleClass().add("accent");
            }
        });
        open.setTooltip(new Tooltip(texts.get("open.tip")));
        open.setOnAction(event -> opening.run());
        whatIf.subscribe(on -> {
            open.setText(texts.get(on ? "whatIf.look" : "open"));
            open.getTooltip().setText(texts.get(on ? "whatIf.look.tip" : "open.tip"));
        });
        open.disableProperty().bind(model.positionProperty().map(Optional::isEmpty));
        FlowPane foot = flow();
        Button puzzle = new Button(texts.get("puzzle"));
        puzzle.setId("setup-puzzle");
        puzzle.setTooltip(new Tooltip(texts.get("puzzle.tip")));
        puzzle.setOnAction(event -> savePuzzle.run());
        puzzle.disableProperty().bind(open.disableProperty());
        foot.getChildren().addAll(open, puzzle);
        return foot;
    }

    private FlowPane row(String name, Node control) {
        Label label = new Label(texts.get("row." + name));
        label.setLabelFor(control);
        label.getStyleClass().add("setup-label");
        FlowPane row = flow();
        row.getChildren().addAll(label, control);
        return row;
    }

    static FlowPane flow() {
        FlowPane flow = new FlowPane();
        flow.setMinWidth(0);
        flow.getStyleClass().add("setup-flow");
        return flow;
    }

    private static Label caption(String text) {
        Label label = WrappedLabel.of(text, "card-caption");
        VBox.setVgrow(label, Priority.NEVER);
        return label;
    }
}
