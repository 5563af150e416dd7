package hexalyst.ui.tree;

import hexalyst.record.GameTree;
import hexalyst.record.TreeEdit;
import hexalyst.text.Texts;
import hexalyst.ui.command.CommandItems;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.game.GameViewModel;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

/// What can be done with a move: the menu of the right button, in the list of moves and in the drawn tree.
final class MoveMenu extends ContextMenu {
    private final Texts texts = Texts.of(MoveMenu.class);

    /// @param model the moves
    /// @param node the move that the menu is about
    /// @param keys the keys that it tells, if the move is the current one, which they act on
    MoveMenu(MoveListViewModel model, int node, KeyBindings keys) {
        GameViewModel game = model.game();
        MenuItem paste = item("paste", () -> game.paste(node));
        paste.setDisable(game.clipboardProperty().get().isEmpty());
        getItems()
                .addAll(
                        item("promote", () -> game.edit(new TreeEdit.Promote(node))),
                        item("main-line", () -> game.edit(new TreeEdit.MakeMainLine(node))),
                        item("move-up", () -> game.edit(new TreeEdit.MoveUp(node))),
                        item("move-down", () -> game.edit(new TreeEdit.MoveDown(node))),
                        new SeparatorMenuItem(),
                        item("cut", () -> game.cut(node)),
                        item("copy", () -> game.copy(node)),
                        paste,
                        new SeparatorMenuItem(),
                        item("delete", () -> game.edit(new TreeEdit.Delete(node))),
                        item("delete-continuation", () -> game.edit(new TreeEdit.DeleteContinuation(node))),
                        new SeparatorMenuItem());
        GameTree tree = game.moment().tree();
        if (Folds.isVariation(tree, node)) {
            boolean folded = model.folds().folded().contains(node);
            getItems().add(item(folded ? "unfold" : "fold", () -> model.folds().toggle(node)));
        }
        getItems().addAll(item("fold-all", model.folds()::foldAll), item("unfold-all", model.folds()::unfoldAll));
        if (node == GameTree.ROOT) {
            getItems().removeIf(item -> item.getId() != null && item.getId().matches("move-(cut|delete)"));
        }
        if (node == game.moment().id()) {
            for (MenuItem item : getItems()) {
                if (item.getId() != null) {
                    CommandItems.tellKey(item, keys, item.getId().substring("move-".length()));
                }
            }
        }
    }

    private MenuItem item(String name, Runnable action) {
        MenuItem item = new MenuItem(texts.get("menu." + name));
        item.setId("move-" + name);
        item.setOnAction(event -> action.run());
        return item;
    }
}
