package hexalyst.ui.tree;

import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.fx.Wrapping;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javafx.application.Platform;
import javafx.collections.FXCollections;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.layout.StackPane;

/// The list of moves; only visible rows have nodes. A click goes to a move, the right button opens its context menu.
public final class MoveListView extends StackPane {
    private final MoveListViewModel model;
    private final ListView<MoveRow> list = new ListView<>();
    private final List<MoveRowCell> cells = new ArrayList<>();

    /// @param model the moves to show
    /// @param keys the key bindings shown in the menu
    public MoveListView(MoveListViewModel model, KeyBindings keys) {
        this.model = model;
        getStyleClass().add("move-list");
        list.setId("moves");
        list.setFocusTraversable(false);
        list.setCellFactory(view -> {
            MoveRowCell cell = new MoveRowCell(model, node -> new MoveMenu(model, node, keys), list.widthProperty());
            cells.add(cell);
            return cell;
        });
        Label empty = new Label();
        empty.setId("no-moves");
        empty.textProperty().bind(model.nothingText());
        Wrapping.on(empty);
        empty.getStyleClass().add("table-nothing");
        list.setPlaceholder(empty);
        getChildren().add(list);
        list.heightProperty().subscribe(height -> showCurrent());
        sceneProperty().flatMap(Scene::windowProperty).subscribe(window -> showCurrent());
        model.revisionProperty().subscribe(revision -> show());
        model.currentProperty().subscribe(id -> {
            cells.forEach(MoveRowCell::markCurrent);
            showCurrent();
        });
        model.sameProperty().subscribe(count -> cells.forEach(MoveRowCell::refresh));
        model.proofsProperty().subscribe(count -> cells.forEach(MoveRowCell::refresh));
    }

    /// Updates all rows. A row that equals the old one keeps its cell, although a glyph or a comment in it may have
    /// changed.
    private void show() {
        list.setItems(FXCollections.observableList(model.rows()));
        cells.forEach(MoveRowCell::refresh);
        showCurrent();
    }

    /// Scrolls to the current move, once the rows are laid out.
    private void showCurrent() {
        Platform.runLater(this::reveal);
    }

    private void reveal() {
        if (getScene() != null && getScene().getWindow() == null) {
            // Scrolling lays out rows too. It is done when the window shows the game again.
            return;
        }
        boolean hidden = isHidden();
        if (!hidden) {
            list.layout();
        }
        int row = Math.max(0, model.rowOf(model.currentProperty().get()));
        double room = list.getHeight() - list.snappedTopInset() - list.snappedBottomInset();
        int[] seen = hidden
                ? new int[0]
                : cells.stream()
                        .filter(cell -> isSeen(cell)
                                && cell.getBoundsInParent().getMinY() >= 0
                                && cell.getBoundsInParent().getMaxY() <= room)
                        .mapToInt(MoveRowCell::getIndex)
                        .toArray();
        if (Arrays.stream(seen).noneMatch(index -> index == row)
                && !list.getItems().isEmpty()) {
            // Going back, the row becomes nearly the last one, so that the next steps need no scrolling.
            boolean above = Arrays.stream(seen).allMatch(index -> index > row);
            list.scrollTo(above ? Math.max(0, row - Math.max(0, seen.length - 2)) : row);
        }
    }

    /// False also for a cell with which the list only measures its rows.
    private static boolean isSeen(MoveRowCell cell) {
        return cell.isVisible() && cell.getParent() != null && cell.getParent().isVisible();
    }

    /// True in a tab that is not selected. Its style sheets may be out of date, so it must not be laid out.
    private boolean isHidden() {
        for (Node node = this; node != null; node = node.getParent()) {
            if (!node.isVisible()) {
                return true;
            }
        }
        return getScene() == null;
    }
}
