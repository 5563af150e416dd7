package hexalyst.ui.tree;

import hexalyst.record.TreeEdit;
import hexalyst.ui.game.GameViewModel;
import java.util.ArrayList;
import java.util.List;
import javafx.application.Platform;
import javafx.collections.FXCollections;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.layout.StackPane;

/// The list of moves: only the rows that are seen have nodes. A click goes to a move, the right button opens a menu of
/// what can be done with it.
public final class MoveListView extends StackPane {
    private final MoveListViewModel model;
    private final ListView<MoveRow> list = new ListView<>();
    private final List<MoveRowCell> cells = new ArrayList<>();

    /// @param model the moves to show
    public MoveListView(MoveListViewModel model) {
        this.model = model;
        getStyleClass().add("move-list");
        list.setId("moves");
        list.setFocusTraversable(false);
        list.setCellFactory(view -> {
            MoveRowCell cell = new MoveRowCell(model, this::menu);
            cells.add(cell);
            return cell;
        });
        list.setPlaceholder(new Label("No moves yet. Click a cell of the board to play."));
        getChildren().add(list);
        list.heightProperty().subscribe(height -> showCurrent());
        model.revisionProperty().subscribe(revision -> show());
        model.currentProperty().subscribe(id -> {
            cells.forEach(MoveRowCell::markCurrent);
            showCurrent();
        });
        model.proofsProperty().subscribe(count -> cells.forEach(MoveRowCell::refresh));
    }

    /// A row that equals the old one keeps its cell, though a glyph or a comment in it may have changed.
    private void show() {
        list.setItems(FXCollections.observableList(model.rows()));
        cells.forEach(MoveRowCell::refresh);
        showCurrent();
    }

    /// Makes sure that the current move is seen, once the rows are where they belong.
    private void showCurrent() {
        Platform.runLater(this::reveal);
    }

    private void reveal() {
        list.layout();
        int row = Math.max(0, model.rowOf(model.currentProperty().get()));
        boolean seen = cells.stream()
                .anyMatch(cell -> cell.getIndex() == row
                        && cell.isVisible()
                        && cell.getBoundsInParent().getMinY() >= 0
                        && cell.getBoundsInParent().getMaxY() <= list.getHeight());
        if (!seen && !list.getItems().isEmpty()) {
            list.scrollTo(row);
        }
    }

    private ContextMenu menu(int node) {
        GameViewModel game = model.game();
        boolean canPaste = game.clipboardProperty().get().isPresent();
        MenuItem paste = item("Paste after this move", "paste", () -> game.paste(node));
        paste.setDisable(!canPaste);
        return new ContextMenu(
                item("Promote variation", "promote", () -> game.edit(new TreeEdit.Promote(node))),
                item("Make main line", "main-line", () -> game.edit(new TreeEdit.MakeMainLine(node))),
                item("Move variation up", "move-up", () -> game.edit(new TreeEdit.MoveUp(node))),
                item("Move variation down", "move-down", () -> game.edit(new TreeEdit.MoveDown(node))),
                new SeparatorMenuItem(),
                item("Copy from this move", "copy", () -> game.copy(node)),
                paste,
                new SeparatorMenuItem(),
                item("Delete from this move", "delete", () -> game.edit(new TreeEdit.Delete(node))),
                item(
                        "Delete what follows",
                        "delete-continuation",
                        () -> game.edit(new TreeEdit.DeleteContinuation(node))));
    }

    private static MenuItem item(String text, String id, Runnable action) {
        MenuItem item = new MenuItem(text);
        item.setId("move-" + id);
        item.setOnAction(event -> action.run());
        return item;
    }
}
