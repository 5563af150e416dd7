package hexalyst.ui.window;

import hexalyst.ui.notation.NotationView;
import hexalyst.ui.text.Texts;
import hexalyst.ui.tree.MoveListView;
import hexalyst.ui.tree.TreeView;
import hexalyst.ui.values.MoveTableView;
import hexalyst.ui.values.ProofView;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.StackPane;

/// The game as a list of moves, as a drawn tree and as text, the table of the position's moves and its proof, in tabs;
/// which one was looked at last is remembered.
final class GameTabs extends StackPane {
    private static final String SETTING = "tab";
    private static final double LEAST_HEIGHT = 120;

    private final TabPane tabs = new TabPane();
    private final Texts texts = Texts.of(GameTabs.class);

    /// @param bench what the tabs show
    GameTabs(Workbench bench) {
        getStyleClass().addAll("card", "moves-card");
        setMinHeight(LEAST_HEIGHT);
        tabs.setId("game-tabs");
        tabs.getStyleClass().add("game-tabs");
        tabs.setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
        MoveTableView table = new MoveTableView(
                bench.moveTable(), bench.lines(), bench.why(), bench.board().previewProperty()::set);
        NotationView notation = new NotationView(bench.notation());
        tabs.getTabs()
                .addAll(
                        tab("moves", new MoveListView(bench.moves())),
                        tab("tree", new TreeView(bench.tree())),
                        tab("notation", notation),
                        tab("table", table),
                        tab("proof", new ProofView(bench.proof(), bench.board().previewProperty()::set)));
        getChildren().add(tabs);
        select(bench.settings().get(SETTING, "moves"));
        tabs.getSelectionModel().selectedItemProperty().subscribe(tab -> {
            bench.tree().setActive("tab-tree".equals(tab.getId()));
            bench.notation().setActive("tab-notation".equals(tab.getId()));
            table.setActive("tab-table".equals(tab.getId()));
            bench.proof().setActive("tab-proof".equals(tab.getId()));
            bench.settings().put(SETTING, tab.getId().substring("tab-".length()));
        });
    }

    /// Makes Ctrl+1, Ctrl+2, ... choose the tabs; with the text's tab the text has the keys.
    void install(Scene scene) {
        for (int i = 0; i < tabs.getTabs().size(); i++) {
            Tab tab = tabs.getTabs().get(i);
            scene.getAccelerators().put(KeyCombination.valueOf("Shortcut+" + (i + 1)), () -> {
                tabs.getSelectionModel().select(tab);
                if (tab.getContent() instanceof NotationView notation) {
                    Platform.runLater(notation::focusText);
                }
            });
        }
    }

    private Tab tab(String name, Node content) {
        Tab tab = new Tab(texts.get("tab." + name), content);
        tab.setId("tab-" + name);
        tab.setTooltip(new Tooltip(texts.get("tab." + name + ".tip")));
        return tab;
    }

    private void select(String name) {
        tabs.getTabs().stream()
                .filter(tab -> tab.getId().equals("tab-" + name))
                .findFirst()
                .ifPresent(tabs.getSelectionModel()::select);
    }
}
