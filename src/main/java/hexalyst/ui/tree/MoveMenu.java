package hexalyst.ui.tree;

import hexalyst.record.GameTree;
import hexalyst.record.Node;
import hexalyst.record.TreeEdit;
import hexalyst.text.Texts;
import hexalyst.ui.command.CommandItems;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.game.GameViewModel;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

/// The context menu of a move, in the list of moves and in the drawn tree.
final class MoveMenu extends ContextMenu {
    private static final int MOST_SAME = 5;

    private final Texts texts = Texts.of(MoveMenu.class);

    /// @param model the moves
    /// @param node the move that the menu is about
    /// @param keys the key bindings; shown only if the move is the current one, on which they act
    MoveMenu(MoveListViewModel model, int node, KeyBindings keys) {
        GameViewModel game = model.game();
        MenuItem paste = item("paste", () -> game.paste(node));
        paste.setDisable(game.clipboardProperty().get().isEmpty());
        MenuItem after = item("delete-continuation", () -> game.edit(new TreeEdit.DeleteContinuation(node)));
        after.setDisable(game.moment().tree().node(node).children().isEmpty());
        getItems().addAll(order(game, node));
        getItems()
                .addAll(
                        new SeparatorMenuItem(),
                        begin(model, node),
                        new SeparatorMenuItem(),
                        item("cut", () -> game.cut(node)),
                        item("copy", () -> game.copy(node)),
                        paste,
                        new SeparatorMenuItem(),
                        item("delete", () -> game.edit(new TreeEdit.Delete(node))),
                        after,
                        new SeparatorMenuItem());
        getItems().addAll(samePositions(model, node));
        GameTree tree = game.moment().tree();
        if (Folds.start(tree, node) != Node.NONE) {
            getItems().add(item("take-out", () -> model.takeOut(node)));
        }
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

    /// The commands that reorder variations, each enabled if it changes anything.
    private List<MenuItem> order(GameViewModel game, int node) {
        GameTree tree = game.moment().tree();
        int leaves = Folds.start(tree, node);
        boolean variation = leaves != Node.NONE;
        MenuItem promote = item("promote", () -> game.edit(new TreeEdit.Promote(node)));
        if (variation) {
            int fork = tree.node(leaves).parent();
            promote.setText(
                    fork == GameTree.ROOT
                            ? texts.get("menu.promote.start")
                            : texts.get("menu.promote.after", tree.text(fork)));
        }
        promote.setDisable(!variation);
        MenuItem main = item("main-line", () -> game.edit(new TreeEdit.MakeMainLine(node)));
        // In a variation of the main line, it would do the same as the entry above.
        main.setVisible(variation && Folds.start(tree, tree.node(leaves).parent()) != Node.NONE);
        List<Integer> siblings = node == GameTree.ROOT
                ? List.of(node)
                : tree.node(tree.node(node).parent()).children();
        MenuItem up = item("move-up", () -> game.edit(new TreeEdit.MoveUp(node)));
        up.setDisable(siblings.getFirst() == node);
        MenuItem down = item("move-down", () -> game.edit(new TreeEdit.MoveDown(node)));
        down.setDisable(siblings.getLast() == node);
        return List.of(promote, main, up, down);
    }

    private MenuItem begin(MoveListViewModel model, int node) {
        MenuItem begin = item("new-game", () -> model.newGameFrom(node));
        begin.setDisable(model.game().moment().tree().position(node).outcome().over());
        return begin;
    }

    /// The other nodes with the same position.
    private List<MenuItem> samePositions(MoveListViewModel model, int node) {
        List<Integer> exact = model.samePositions().exactly(node);
        List<MenuItem> items = new ArrayList<>();
        for (int other : model.samePositions().of(node).stream()
                .filter(id -> id != node)
                .limit(MOST_SAME)
                .toList()) {
            String text = texts.get(exact.contains(other) ? "menu.same" : "menu.mirrored", model.way(other));
            items.add(item("same-" + other, text, () -> model.game().goTo(other)));
        }
        if (!items.isEmpty()) {
            items.add(new SeparatorMenuItem());
        }
        return items;
    }

    private MenuItem item(String name, Runnable action) {
        return item(name, texts.get("menu." + name), action);
    }

    private static MenuItem item(String name, String text, Runnable action) {
        MenuItem item = new MenuItem(text);
        item.setId("move-" + name);
        item.setOnAction(event -> action.run());
        return item;
    }
}
