package hexalyst.ui.board;

import hexalyst.export.board.RuleSigns;
import hexalyst.game.Edition;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.text.Texts;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.command.KeyTooltip;
import hexalyst.ui.engine.MoveCount;
import hexalyst.ui.fx.Shown;
import hexalyst.ui.fx.TextWidth;
import hexalyst.ui.fx.WrappedLabel;
import hexalyst.ui.game.GameViewModel;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// What is shown over the board, to be switched, and under it, while the lens is on, how to read the lens.
final class BoardToolbar extends VBox {
    private final Texts texts = Texts.of(BoardToolbar.class);

    private final KeyBindings keys;
    private final FlowPane switches;
    private final HBox row;
    private final List<Button> beside;
    private final BooleanProperty collapsed = new SimpleBooleanProperty();

    /// What explains the board.
    ///
    /// @param roomy whether there is room for explanations
    /// @param legend shows what all signs mean
    record Help(ObservableBooleanValue roomy, Runnable legend) {}

    BoardToolbar(BoardViewModel board, GameViewModel game, KeyBindings keys, Help help) {
        this.keys = keys;
        getStyleClass().add("board-tools");
        BoardLookViewModel look = board.look();
        ObservableValue<MoveCount> count = board.moves().countProperty();
        BooleanBinding shownValues = Bindings.createBooleanBinding(
                () -> look.lensProperty().get()
                        || look.bestProperty().get()
                        || board.moves().busyProperty().getValue(),
                look.lensProperty(),
                look.bestProperty(),
                board.moves().busyProperty());
        BooleanBinding quiet =
                Bindings.createBooleanBinding(() -> quiet(look, game), look.winsProperty(), game.momentProperty());
        Label status = new Label();
        status.setId("lens-status");
        status.getStyleClass().addAll("board-caption", "board-status");
        status.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> told(count.getValue(), shownValues.getValue(), quiet.getValue(), status),
                        shownValues,
                        quiet,
                        count,
                        status.widthProperty(),
                        status.fontProperty()));
        status.visibleProperty().bind(shownValues.or(quiet));
        Tooltip whole = new Tooltip();
        whole.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> whole(count.getValue(), shownValues.getValue(), quiet.getValue()),
                        shownValues,
                        quiet,
                        count));
        status.setTooltip(whole);
        List<ToggleButton> toggles = List.of(
                toggle("lens", look.lensProperty()),
                toggle("best", look.bestProperty()),
                toggle("wins", look.winsProperty()),
                toggle("losses", look.lossesProperty()),
                toggle("illegal", look.illegalProperty()),
                toggle("sizes", look.groupSizesProperty()));
        switches = new OneRow(toggles, status);
        HBox.setHgrow(switches, Priority.ALWAYS);
        switches.getStyleClass().add("board-switches");
        beside = List.of(
                button("rotate", () -> board.rotate(1)),
                button(
                        "mirror",
                        () -> look.mirroredProperty()
                                .set(!look.mirroredProperty().get())),
                explain(help.legend()));
        row = new HBox(switches);
        row.getChildren().addAll(beside);
        row.getStyleClass().add("board-tool-row");
        Stream.concat(toggles.stream(), beside.stream()).forEach(tool -> Shown.when(tool, collapsed.not()));
        Shown.when(
                row,
                collapsed.not().or(look.lensProperty()).or(look.bestProperty()).or(look.winsProperty()));
        getChildren().addAll(row, legend(board, game, help.roomy()));
    }

    /// True if all buttons have room beside each other.
    ///
    /// @param width of the tools, in pixels
    boolean fits(double width) {
        double wish = snappedLeftInset() + snappedRightInset() + snapSizeX(switches.prefWidth(-1));
        for (Button button : beside) {
            wish += row.getSpacing() + snapSizeX(button.prefWidth(-1));
        }
        return wish <= width;
    }

    /// Whether only what is told of the values of moves is there, and none of the buttons.
    BooleanProperty collapsedProperty() {
        return collapsed;
    }

    private ToggleButton toggle(String name, BooleanProperty on) {
        ToggleButton button = new ToggleButton(texts.get(name));
        button.setId("board-" + name);
        button.getStyleClass().add("board-tool");
        Tooltip tip = new KeyTooltip(texts.get(name + ".tip"), keys, name);
        button.setTooltip(tip);
        button.accessibleTextProperty().bind(tip.textProperty());
        button.setFocusTraversable(false);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.selectedProperty().bindBidirectional(on);
        return button;
    }

    private Button button(String name, Runnable action) {
        Region icon = new Region();
        icon.getStyleClass().addAll("icon", "icon-" + name);
        Button button = new Button();
        button.setGraphic(icon);
        button.setId("board-" + name);
        button.getStyleClass().add("board-tool");
        Tooltip tip = new KeyTooltip(texts.get(name + ".tip"), keys, name);
        button.setTooltip(tip);
        button.accessibleTextProperty().bind(tip.textProperty());
        button.setFocusTraversable(false);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(event -> action.run());
        return button;
    }

    private Button explain(Runnable legend) {
        Button button = button("legend", legend);
        button.setGraphic(null);
        button.setText("?");
        return button;
    }

    private Label legend(BoardViewModel board, GameViewModel game, ObservableBooleanValue roomy) {
        Label legend = new WrappedLabel("board-caption");
        legend.setId("lens-legend");
        game.momentProperty().subscribe(moment -> {
            Edition edition = moment.position().edition();
            // Where only one's own colour is placed no cell is split.
            String halves = board.severalMovesProperty().get()
                    ? texts.get("legend.halves", edition.sideName(Side.WHITE), edition.sideName(Side.BLACK)) + " · "
                    : "";
            legend.setText(halves + texts.get("legend"));
        });
        Shown.when(legend, board.look().lensProperty().and(roomy));
        return legend;
    }

    /// True where threats are to be marked and there are none: an empty board alone would not tell.
    private static boolean quiet(BoardLookViewModel look, GameViewModel game) {
        Position now = game.moment().position();
        return look.winsProperty().get() && !now.outcome().over() && !RuleSigns.anyWins(now);
    }

    /// How far the values of moves are, and that there are no threats.
    private String whole(MoveCount count, boolean values, boolean quiet) {
        String known = values ? count.whole() : "";
        String none = quiet ? texts.get("wins.none") : "";
        return known.isEmpty() || none.isEmpty() ? known + none : none + " · " + known;
    }

    /// The same in fewer words where there is little room, and nothing rather than a part of it.
    private String told(MoveCount count, boolean values, boolean quiet, Label status) {
        String all = whole(count, values, quiet);
        if (!values) {
            return all;
        }
        return Stream.of(all, count.brief(), count.least())
                .filter(text -> TextWidth.of(text, status.getFont()) <= status.getWidth())
                .findFirst()
                .orElse("");
    }

    /// Wants a row for all, and wraps where there is no room for it. The last part has the rest of its row, always: the
    /// board is not to become smaller under the mouse when something is to be told.
    private static final class OneRow extends FlowPane {
        OneRow(List<? extends Node> parts, Node last) {
            super(parts.toArray(Node[]::new));
            getChildren().add(last);
        }

        @Override
        protected double computePrefWidth(double height) {
            double all = snappedLeftInset()
                    + snappedRightInset()
                    + getHgap() * (getChildren().size() - 1);
            for (Node node : getChildren()) {
                all += snapSizeX(node.prefWidth(-1));
            }
            return all;
        }

        @Override
        protected void layoutChildren() {
            super.layoutChildren();
            Node last = getChildren().getLast();
            last.resize(getWidth() - snappedRightInset() - last.getLayoutX(), last.prefHeight(-1));
        }
    }
}
