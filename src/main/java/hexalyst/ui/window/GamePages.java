package hexalyst.ui.window;

import hexalyst.text.Texts;
import hexalyst.ui.command.Command;
import hexalyst.ui.command.CommandGroup;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.command.KeyTooltip;
import hexalyst.ui.files.GameEntry;
import hexalyst.ui.fx.TextWidth;
import hexalyst.ui.fx.Visibility;
import hexalyst.ui.guide.GuideButton;
import hexalyst.ui.guide.GuidePlace;
import hexalyst.ui.lines.ProofView;
import hexalyst.ui.lines.ProofViewModel;
import hexalyst.ui.notation.NotationView;
import hexalyst.ui.theme.Settings;
import hexalyst.ui.tree.MoveListView;
import hexalyst.ui.tree.TreeView;
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
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// Tabs with the game as a list of moves, as a drawn tree and as text, and with the proof of the position. The last
/// selected tab is remembered.
final class GamePages extends StackPane {
    private static final String SETTING = "tab";

    private static final PseudoClass TIGHT = PseudoClass.getPseudoClass("tight");
    /// The usual width of a tab besides its name, including its share of the ends of the row.
    private static final double BESIDE_NAME = 26;

    private static final Insets BESIDE_TABS = new Insets(8, 8, 0, 0);

    /// The names of the tabs, in order.
    static final List<String> NAMES = List.of("moves", "tree", "notation", "proof");

    /// The digits of their keys; 4 is used for all moves, in the engine's panel.
    private static final List<Integer> DIGITS = List.of(1, 2, 3, 5);

    private final GuideButton guide = new GuideButton(GuidePlace.GAME);
    private final TabPane tabs = new TabPane();
    private final Settings settings;
    private final ProofViewModel proof;
    private final KeyBindings keys;
    private final Runnable reveal;
    private final Runnable home;
    private final Texts texts = Texts.of(GamePages.class);

    /// @param models the content of the tabs
    /// @param reveal makes the tabs visible
    /// @param home moves the focus to the board
    GamePages(TabModels models, Runnable reveal, Runnable home) {
        keys = models.shared().keys();
        settings = models.settings();
        this.reveal = reveal;
        this.home = home;
        tabs.setId("game-tabs");
        tabs.getStyleClass().add("game-tabs");
        tabs.setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
        proof = models.values().proof();
        NotationView notation = new NotationView(models.text().notation());
        MoveListView moves = new MoveListView(models.text().moves(), keys);
        VBox.setVgrow(moves, Priority.ALWAYS);
        tabs.getTabs()
                .addAll(
                        tab("moves", new VBox(players(models), moves)),
                        tab("tree", new TreeView(models.text().tree(), keys)),
                        tab("notation", notation),
                        tab(
                                "proof",
                                new ProofView(
                                        models.values().proof(),
                                        keys,
                                        models.board().previewProperty()::set)));
        StackPane.setAlignment(guide, Pos.TOP_RIGHT);
        StackPane.setMargin(guide, BESIDE_TABS);
        getChildren().addAll(tabs, guide);
        select(settings.get(SETTING, "moves"));
        tabs.getSelectionModel().selectedItemProperty().subscribe(tab -> {
            models.text().tree().setActive("tab-tree".equals(tab.getId()));
            models.text().notation().setActive("tab-notation".equals(tab.getId()));
            work();
            settings.put(SETTING, tab.getId().substring("tab-".length()));
        });
        tabs.widthProperty().subscribe(this::fit);
        tabs.skinProperty()
                .subscribe(skin -> names().forEach(name -> name.fontProperty().subscribe(this::fit)));
        // Delayed, because moving to another place would count as being hidden.
        sceneProperty().subscribe(scene -> Platform.runLater(this::work));
    }

    /// The players, and a button for the other details of the game.
    private Node players(TabModels models) {
        Hyperlink players = new Hyperlink();
        players.setId("game-players");
        players.setFocusTraversable(false);
        players.setMaxWidth(Double.MAX_VALUE);
        // The result, which comes last, is not cut off.
        players.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
        players.setTooltip(new KeyTooltip(texts.get("players.tip"), keys, "details"));
        players.textProperty().bind(models.game().momentProperty().map(moment -> GameEntry.head(moment.tree())));
        Visibility.when(players, players.textProperty().isNotEmpty());
        players.setOnAction(event -> models.files().details());
        return players;
    }

    private Stream<Labeled> names() {
        return tabs.lookupAll(".tab-header-area .tab-label").stream().map(Labeled.class::cast);
    }

    /// Reduces the padding if the names of the tabs would be truncated.
    private void fit() {
        double needed = names().mapToDouble(name -> TextWidth.of(name.getText(), name.getFont()) + BESIDE_NAME)
                .sum();
        tabs.pseudoClassStateChanged(TIGHT, needed > tabs.getWidth() - guide.getWidth());
    }

    /// Starts and stops what makes the engine work, which only runs while it is visible: a folded side panel may show
    /// something else.
    private void work() {
        String shown = getScene() == null
                ? ""
                : tabs.getSelectionModel().getSelectedItem().getId();
        proof.setActive("tab-proof".equals(shown));
    }

    /// The commands that select the tabs: Ctrl+1, Ctrl+2, …; selecting the notation moves the focus to its text.
    List<Command> commands() {
        List<Command> all = new ArrayList<>();
        for (Tab tab : tabs()) {
            String text = texts.get("tab.show", tab.getText());
            all.add(Command.of(tab.getId(), CommandGroup.VIEW, text, () -> show(tab))
                    .everywhere("Shortcut+" + DIGITS.get(all.size())));
        }
        return all;
    }

    List<Tab> tabs() {
        return tabs.getTabs();
    }

    ReadOnlyObjectProperty<Tab> shownProperty() {
        return tabs.getSelectionModel().selectedItemProperty();
    }

    /// Shows a tab, even if the tabs are folded away.
    void show(Tab tab) {
        reveal.run();
        if (!tab.isSelected() && hasFocus()) {
            // If it were hidden with the focus in it, the focus would move to the next node: the comment.
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
