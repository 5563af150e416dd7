package hexalyst.ui.tree;

import hexalyst.record.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import javafx.beans.binding.DoubleExpression;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/// A row of the move list on the screen.
final class MoveRowCell extends ListCell<MoveRow> {
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
    private static final double INDENT = 14;
    private static final int DEEPEST_INDENT = 7;
    private static final double NUMBER_WIDTH = 44;
    private static final double MOVE_WIDTH = 118;
    private static final double ROOM_BESIDE = 36;

    private final MoveListViewModel model;
    private final IntFunction<ContextMenu> menu;
    private final List<MoveLabel> labels = new ArrayList<>();

    /// A move that can be clicked.
    private static final class MoveLabel extends Label {
        final int node;

        MoveLabel(int node, String text) {
            super(text);
            this.node = node;
            getStyleClass().add("move");
        }
    }

    MoveRowCell(MoveListViewModel model, IntFunction<ContextMenu> menu) {
        this.model = model;
        this.menu = menu;
        getStyleClass().add("move-row");
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(@Nullable MoveRow row, boolean empty) {
        super.updateItem(row, empty);
        refresh();
    }

    /// Makes the content anew.
    void refresh() {
        labels.clear();
        MoveRow row = getItem();
        setText(null);
        setGraphic(row == null || isEmpty() || !model.shows(row) ? null : content(row));
        markCurrent();
    }

    /// Marks the current move, if it is in this row.
    void markCurrent() {
        int current = model.currentProperty().get();
        labels.forEach(label -> label.pseudoClassStateChanged(CURRENT, label.node == current));
    }

    private Region content(MoveRow row) {
        return switch (row) {
            case MoveRow.Moves moves -> moves(moves);
            case MoveRow.Variation variation -> variation(variation);
            case MoveRow.Comment comment -> comment(comment);
            case MoveRow.Folded folded -> folded(folded);
        };
    }

    private Region moves(MoveRow.Moves row) {
        Label number = new Label(row.number() + ".");
        number.getStyleClass().add("move-number");
        number.setMinWidth(NUMBER_WIDTH);
        HBox box = new HBox(number);
        box.getStyleClass().add("main-row");
        box.getChildren().add(row.white() == Node.NONE ? ellipsis() : column(row.white()));
        if (row.black() != Node.NONE) {
            box.getChildren().add(column(row.black()));
        }
        return box;
    }

    private static Label ellipsis() {
        Label label = new Label("…");
        label.getStyleClass().addAll("move", "ellipsis");
        label.setMinWidth(MOVE_WIDTH);
        return label;
    }

    private Label column(int node) {
        MoveLabel label = move(node, "");
        label.getStyleClass().add("main");
        label.setMinWidth(MOVE_WIDTH);
        return label;
    }

    private Region variation(MoveRow.Variation row) {
        FlowPane flow = new FlowPane();
        flow.getStyleClass().add("variation");
        flow.prefWrapLengthProperty().bind(listWidth().subtract(indent(row.depth()) + ROOM_BESIDE));
        for (int i = 0; i < row.nodes().size(); i++) {
            String number = MoveListViewModel.number(row.index() + i, i == 0);
            String before = (i == 0 && row.opens() ? "(" : "") + (number.isEmpty() ? "" : number + " ");
            MoveLabel label = move(row.nodes().get(i), before);
            if (i > 0 && sameWinner(row.nodes().get(i - 1), row.nodes().get(i))) {
                // Said once; the tooltip says it of each move.
                label.setGraphic(null);
            }
            if (i == row.nodes().size() - 1 && row.closes()) {
                label.setText(label.getText() + ")");
            }
            flow.getChildren().add(label);
        }
        return shifted(flow, row.depth());
    }

    private boolean sameWinner(int before, int after) {
        Optional<Badge> now = model.badge(after);
        return model.badge(before)
                .filter(then -> now.isPresent()
                        && then.winner().equals(now.get().winner())
                        && then.noted() == now.get().noted())
                .isPresent();
    }

    private Region folded(MoveRow.Folded row) {
        Label unfold = new Label(model.foldedText(row));
        unfold.setId("unfold-row-" + row.node());
        unfold.getStyleClass().add("folded");
        unfold.setTooltip(new Tooltip(model.unfoldText()));
        unfold.setOnMouseClicked(event -> {
            if (event.getButton() == MouseButton.PRIMARY) {
                model.folds().toggle(row.node());
            }
        });
        String number = MoveListViewModel.number(row.index(), true);
        HBox box = new HBox(move(row.node(), "(" + number + " "), unfold);
        box.setAlignment(Pos.CENTER_LEFT);
        return shifted(box, row.depth());
    }

    private Region comment(MoveRow.Comment row) {
        Label text = new Label(model.text(row));
        text.getStyleClass().add("comment");
        text.setWrapText(true);
        text.maxWidthProperty().bind(listWidth().subtract(indent(row.depth()) + ROOM_BESIDE));
        text.setOnMouseClicked(event -> {
            if (event.getButton() == MouseButton.PRIMARY) {
                model.game().goTo(row.node());
            }
        });
        return shifted(text, row.depth());
    }

    private DoubleExpression listWidth() {
        return getListView().widthProperty();
    }

    private static double indent(int depth) {
        return INDENT * Math.min(depth, DEEPEST_INDENT);
    }

    private static Region shifted(Region content, int depth) {
        StackPane pane = new StackPane(content);
        pane.getStyleClass().add(depth == 0 ? "note-block" : "variation-block");
        pane.setAlignment(Pos.CENTER_LEFT);
        StackPane outer = new StackPane(pane);
        outer.setPadding(new Insets(0, 0, 0, indent(depth)));
        return outer;
    }

    private MoveLabel move(int node, String before) {
        MoveListViewModel.Same same = model.same(node);
        String mark = same.mark().isEmpty() ? "" : " " + same.mark();
        MoveLabel label = new MoveLabel(node, before + model.text(node) + mark);
        labels.add(label);
        if (!mark.isEmpty()) {
            label.setTooltip(new Tooltip(model.sameText(node)));
        }
        model.badge(node).ifPresent(badge -> {
            WinnerSign winner = new WinnerSign();
            winner.show(badge.winner(), badge.noted());
            label.setGraphic(winner);
            label.setTooltip(new Tooltip(badge.text() + (mark.isEmpty() ? "" : "\n" + model.sameText(node))));
        });
        label.addEventHandler(MouseEvent.MOUSE_CLICKED, event -> {
            if (event.getButton() == MouseButton.PRIMARY) {
                model.game().goTo(node);
            }
        });
        label.setOnContextMenuRequested(event -> {
            menu.apply(node).show(this, event.getScreenX(), event.getScreenY());
            event.consume();
        });
        return label;
    }
}
