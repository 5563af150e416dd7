package hexalyst.ui.window;

import hexalyst.text.Texts;
import hexalyst.ui.command.Command;
import hexalyst.ui.command.CommandGroup;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.command.KeyTooltip;
import hexalyst.ui.files.GameEntry;
import hexalyst.ui.fx.Shown;
import hexalyst.ui.fx.TextWidth;
import hexalyst.ui.guide.GuideButton;
import hexalyst.ui.guide.GuidePlace;
import hexalyst.ui.notation.NotationView;
import hexalyst.ui.theme.Settings;
import hexalyst.ui.tree.MoveListView;
import hexalyst.ui.tree.TreeView;
import hexalyst.ui.values.ProofView;
import hexalyst.ui.values.ProofViewModel;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Labeled;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The game as a list of moves, as a drawn tree and as text, and the proof of the position, in tabs; which one was
/// looked at last is remembered.
final class GameTabs extends StackPane {
    private static final String SETTING = "tab";

    private static final PseudoClass TIGHT = PseudoClass.getPseudoClass("tight");
    /// So much a tab is usually wider than its name, with its share of the ends of the row.
    private static final double BESIDE_NAME = 26;

    private static final Insets BESIDE_TABS = new Insets(8, 8, 0, 0);

    /// The names of the tabs, in their order.
    static final List<String> NAMES = List.of("moves", "tree", "notation", "proof");

    /// The digits of their keys; 4 is that of all moves, in the engine's panel.
    private static final List<Integer> DIGITS = List.of(1, 2, 3, 5);

    private final GuideButton guide = new GuideButton(GuidePlace.GAME);
    private final TabPane tabs = new TabPane();
    private final Settings settings;
    private final ProofViewModel proof;
    private final KeyBindings keys;
    private final Runnable reveal;
    private final Runnable home;
    private final Texts texts = Texts.of(GameTabs.class);

    /// @param bench what the tabs show
    /// @param reveal makes sure that the tabs are seen
    /// @param home gives the keys to the board
    GameTabs(Workbench bench, Runnable reveal, Runnable home) {
        keys = bench.shared().keys();
        settings = bench.settings();
        this.reveal = reveal;
        this.home = home;
        tabs.setId("game-tabs");
        tabs.getStyleClass().add("game-tabs");
        tabs.setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
        proof = bench.proof();
        NotationView notation = new NotationView(bench.notation());
        MoveListView moves = new MoveListView(bench.moves(), keys);
        VBox.setVgrow(moves, Priority.ALWAYS);
        tabs.getTabs()
                .addAll(
                        tab("moves", new VBox(players(bench), moves)),
                        tab("tree", new TreeView(bench.tree(), keys)),
                        tab("notation", notation),
                        tab(
                                "proof",
                                new ProofView(bench.proof(), keys, bench.board().previewProperty()::set)));
        StackPane.setAlignment(guide, Pos.TOP_RIGHT);
        StackPane.setMargin(guide, BESIDE_TABS);
        getChildren().addAll(tabs, guide);
        select(settings.get(SETTING, "moves"));
        tabs.getSelectionModel().selectedItemProperty().subscribe(tab -> {
            bench.tree().setActive("tab-tree".equals(tab.getId()));
            bench.notation().setActive("tab-notation".equals(tab.getId()));
            work();
            settings.put(SETTING, tab.getId().substring("tab-".length()));
        });
        tabs.widthProperty().subscribe(this::fit);
        tabs.skinProperty()
                .subscribe(skin -> names().forEach(name -> name.fontProperty().subscribe(this::fit)));
        // Later, or being moved to another place would count as being hidden.
        sceneProperty().subscribe(scene -> Platform.runLater(this::work));
    }

    /// Who plays, and the way to the other details of the game.
    private Node players(Workbench bench) {
        Hyperlink players = new Hyperlink();
        players.setId("game-players");
        players.setFocusTraversable(false);
        players.setMaxWidth(Double.MAX_VALUE);
        players.setTooltip(new KeyTooltip(texts.get("players.tip"), keys, "details"));
        players.textProperty().bind(bench.game().momentProperty().map(moment -> GameEntry.head(moment.tree())));
        Shown.when(players, players.textProperty().isNotEmpty());
        players.setOnAction(event -> bench.files().details());
        return players;
    }

    private Stream<Labeled> names() {
        return tabs.lookupAll(".tab-header-area .tab-label").stream().map(Labeled.class::cast);
    }

    /// Where the names of the tabs would be cut, there is less room between them.
    private void fit() {
        double needed = names().mapToDouble(name -> TextWidth.of(name.getText(), name.getFont()) + BESIDE_NAME)
                .sum();
        tabs.pseudoClassStateChanged(TIGHT, needed > tabs.getWidth() - guide.getWidth());
    }

    /// What makes the engine work does so only while it is seen: a folded side may show something else.
    private void work() {
        String shown = getScene() == null
                ? ""
                : tabs.getSelectionModel().getSelectedItem().getId();
        proof.setActive("tab-proof".equals(shown));
    }

    /// The commands that choose the tabs: Ctrl+1, Ctrl+2, …; with the text's tab the text gets the keys.
    List<Command> commands() {
        List<Command> all = new ArrayList<>();
        for (Tab tab : tabs()) {
            String text = texts.get("tab.show", tab.getText());
            all.add(Command.of(tab.getId(), CommandGroup.VIEW, text, () -> show(tab))
                    .everywhere("Shortcut+" + DIGITS.get(all.size())));
        }
        return all;
    }

    /// The tabs in their order.
    List<Tab> tabs() {
        return tabs.getTabs();
    }

    /// The tab that is shown.
    ReadOnlyObjectProperty<Tab> shownProperty() {
        return tabs.getSelectionModel().selectedItemProperty();
    }

    /// Shows a tab, also where the tabs are folded away.
    void show(Tab tab) {
        reveal.run();
        if (!tab.isSelected() && hasFocus()) {
            // Hidden with the focus in it, it would hand the keys on to whatever comes next: the comment.
            home.run();
        }
        tabs.getSelectionModel().select(tab);
        if (tab.getContent() instanceof NotationView notation) {
            Platform.runLater(notation::focusText);
        }
    }

    private boolean hasFocus() {
        return getScene() != null && WindowKeys.isIn(this, getScene().getFocusOwner());
    }

    /// Shows the proof.
    void showProof() {
        show(tabs.getTabs().get(NAMES.indexOf("proof")));
    }

    private Tab tab(String name, Node content) {
        Tab tab = new Tab(texts.get("tab." + name), content);
        tab.setId("tab-" + name);
        tab.setTooltip(new KeyTooltip(texts.get("tab." + name + ".tip"), keys, tab.getId()));
        return tab;
    }

    private void select(String name) {
        tabs.getTabs().stream()
                .filter(tab -> tab.getId().equals("tab-" + name))
                .findFirst()
                .ifPresent(tabs.getSelectionModel()::select);
    }
}
