package hexalyst.ui.window;

import hexalyst.analysis.DataFolder;
import hexalyst.text.Texts;
import hexalyst.ui.analysis.GameAnalysisCard;
import hexalyst.ui.analysis.ValueBar;
import hexalyst.ui.board.BoardCard;
import hexalyst.ui.board.BoardKeys;
import hexalyst.ui.board.BoardMenu;
import hexalyst.ui.board.GoBar;
import hexalyst.ui.command.Command;
import hexalyst.ui.command.CommandGroup;
import hexalyst.ui.command.CommandHelp;
import hexalyst.ui.command.CommandItems;
import hexalyst.ui.command.CommandList;
import hexalyst.ui.command.Layer;
import hexalyst.ui.engine.EngineView;
import hexalyst.ui.engine.ResourcesButton;
import hexalyst.ui.exchange.RowsCard;
import hexalyst.ui.feature.Feature;
import hexalyst.ui.feature.Room;
import hexalyst.ui.files.GameListViewModel;
import hexalyst.ui.files.GamePicker;
import hexalyst.ui.fx.Shown;
import hexalyst.ui.guide.GuideButton;
import hexalyst.ui.guide.GuideEvent;
import hexalyst.ui.guide.GuidePlace;
import hexalyst.ui.layout.Divider;
import hexalyst.ui.layout.Dividers;
import hexalyst.ui.layout.LayoutViewModel;
import hexalyst.ui.layout.SidePage;
import hexalyst.ui.layout.SidePart;
import hexalyst.ui.play.EngineSide;
import hexalyst.ui.play.PlayCommands;
import hexalyst.ui.play.PlayStrip;
import hexalyst.ui.prefs.Preferences;
import hexalyst.ui.prefs.PreferencesViewModel;
import hexalyst.ui.prefs.Section;
import hexalyst.ui.status.StatusView;
import hexalyst.ui.tree.CommentView;
import hexalyst.ui.values.MovesPanel;
import hexalyst.ui.values.ThreatView;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javafx.css.PseudoClass;
import javafx.geometry.Dimension2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The content of a tab: the menu and the rail; the board on the left; the engine, moves and comment on the right; the
/// status bar.
final class WindowView {
    private static final double LEAST_BOARD = 420;
    private static final double LEAST_BOARD_HEIGHT = 240;
    private static final double LEAST_SIDE = 330;
    /// The greatest share of the window's width that the side panel's minimum may take.
    private static final double MOST_SIDE = 0.46;
    /// The width of the rail and the margins, in pixels.
    private static final double BESIDE = 100;

    private static final PseudoClass FOLDED = PseudoClass.getPseudoClass("folded");

    private final Workbench bench;
    private final Scene scene;
    private final Layer layer;
    private final CommandList commands;
    private final Preferences preferences;
    private final List<Feature> features;
    private final GameListViewModel gameList;
    private final Map<SidePage, Region> cards = new EnumMap<>(SidePage.class);
    private final StackPane boards = new StackPane();
    private final BorderPane root = new BorderPane();
    private final GameTabs tabs;
    private final BoardCard board;
    /// The menu and, while this tab is shown, the tab strip beside it, where it takes no height from the board.
    private final HBox top = new HBox();
    /// Offers for the whole window, while this tab is shown.
    private final VBox offers = new VBox();
    private final LayoutViewModel layout;
    private final GameAnalysisCard graph;
    private final Dividers dividers;
    private final SideRail rail;
    private final SideColumn side;

    /// @param bench the content of the tab
    /// @param desk the other tabs
    /// @param layout the layout of the window
    /// @param size the inner size of the window
    /// @param quit closes the window
    WindowView(Workbench bench, Desk desk, LayoutViewModel layout, Dimension2D size, Runnable quit) {
        this.bench = bench;
        this.layout = layout;
        dividers = new Dividers(layout);
        gameList = new GameListViewModel(bench.files(), bench.game());
        GamePicker games = new GamePicker(gameList, bench.files());
        tabs = new GameTabs(bench, this::revealGame, this::focusBoard);
        board = new BoardCard(bench.board(), bench.game(), bench.shared().keys(), new ValueBar(bench.graph()));
        graph = new GameAnalysisCard(
                bench.analysis(), bench.graph(), bench.shared().keys(), this::learn);
        FileDrop drop = new FileDrop(board, desk::openAll);
        SystemClipboard clipboard = new SystemClipboard(bench.game(), bench.paste());
        root.getStyleClass().add("window");
        // If the text is large and the window small, the right side is cut off, but never the menu and the rail.
        root.setMinSize(0, 0);
        layer = new Layer(root);
        features = bench.features().apply(new Room(layer, layout, dividers));
        preferences = preferences(desk);
        commands = new CommandHelp(layer, bench.shared().keys(), commands(desk, clipboard, quit)).commands();
        CommandItems items = new CommandItems(commands, bench.shared().keys());
        board.offer(new BoardMenu(bench.board(), bench.game(), items).tools());
        WindowMenu menu = new WindowMenu(bench, items, new RecentMenu(desk), layout);
        menu.setMinWidth(Region.USE_PREF_SIZE);
        top.getStyleClass().add("window-top");
        top.getChildren().setAll(menu);
        root.setTop(top);
        rail = new SideRail(
                bench.files(), bench.shared().theme(), bench.shared().keys(), layout);
        root.setLeft(rail);
        features.forEach(this::place);
        side = side(items);
        VBox centre = centre(drop);
        VBox.setVgrow(centre, Priority.ALWAYS);
        // In a low window the panels are cut off, not the status bar.
        centre.setMinHeight(0);
        VBox middle = new VBox(offers, games, centre);
        middle.setMinWidth(0);
        root.setCenter(middle);
        StatusView status = new StatusView(bench.status());
        status.tellOfGame(layout.pageProperty().isNotEqualTo(SidePage.PUZZLES));
        root.setBottom(status);
        scene = new Scene(layer, size.getWidth(), size.getHeight());
        new WindowKeys(commands, bench.shared().keys(), layer, board.board()).install(scene);
        drop.install(scene);
        new RowsCard(layer, bench.files().rows(), bench.shared().theme(), bench.threads());
        // A user who starts to play wants to see the state of play.
        bench.play().sideProperty().subscribe((before, now) -> {
            if (before == EngineSide.NOBODY) {
                layout.pageProperty().set(SidePage.PLAY);
            }
        });
        scene.widthProperty().subscribe((before, now) -> {
            if (layout.folds(before.doubleValue()) != layout.folds(now.doubleValue())) {
                arrange();
            }
        });
        arrange();
    }

    /// All commands except those of the help. Those of the features come first, so that they are tried first for shared
    /// keys.
    private List<Command> commands(Desk desk, SystemClipboard clipboard, Runnable quit) {
        List<Command> all = new ArrayList<>();
        features.forEach(feature -> all.addAll(feature.commands()));
        all.addAll(new BoardKeys(bench.board()).commands());
        all.addAll(new WindowCommands(bench, clipboard, quit).all());
        all.addAll(new EngineCommands(bench, new EngineCommands.Reveal(this::showEngine, tabs::showProof)).all());
        all.addAll(new PlayCommands(bench.play(), bench.hint(), bench.game()).commands());
        all.addAll(new DeskCommands(desk, bench.files(), gameList).all());
        all.addAll(tabs.commands());
        all.add(preferences.command());
        all.add(Command.of(
                        "guide",
                        CommandGroup.HELP,
                        Texts.of(GuideButton.class).get("command"),
                        () -> layer.fireEvent(new GuideEvent(GuidePlace.BEGINNING)))
                .everywhere("F1"));
        all.addAll(new LayoutCommands(layout).all());
        all.addAll(bench.cards().apply(layer));
        List<Command> guarded = all;
        for (Feature feature : features) {
            guarded = feature.over(guarded);
        }
        return guarded;
    }

    private void place(Feature feature) {
        Feature.Sight sight = feature.sight(commands);
        cards.put(feature.page(), sight.side());
        sight.board().ifPresent(other -> {
            Shown.when(other, layout.pageProperty().isEqualTo(feature.page()));
            boards.getChildren().add(other);
        });
    }

    private Preferences preferences(Desk desk) {
        PreferencesViewModel.Chosen chosen = new PreferencesViewModel.Chosen(
                bench.settings(),
                bench.shared().theme(),
                bench.board().look(),
                layout,
                bench.lines(),
                bench.shared().resources(),
                desk.recent(),
                DataFolder.ofUser().path());
        return new Preferences(layer, chosen, this::showKeys);
    }

    private void revealGame() {
        if (layout.pageProperty().get() == SidePage.OPENINGS && layout.folds(scene.getWidth())) {
            layout.pageProperty().set(SidePage.ANALYSE);
        }
        layout.allMovesProperty().set(false);
        layout.partProperty().set(SidePart.GAME);
    }

    private void showEngine() {
        layout.pageProperty().set(SidePage.ANALYSE);
        layout.partProperty().set(SidePart.ENGINE);
    }

    private void showKeys() {
        commands.named("keys").run();
    }

    /// The scene of the tab.
    Scene scene() {
        return scene;
    }

    /// Moves the tab strip beside the menu, and the offers below it, out of the tab where they were.
    void wear(Node strip, Node offer) {
        HBox.setHgrow(strip, Priority.ALWAYS);
        top.getChildren().setAll(top.getChildren().getFirst(), strip);
        offers.getChildren().setAll(offer);
        arrange();
    }

    /// Applies choices for the whole window, which may have been changed in another tab.
    void arrange() {
        rail.showPage();
        rail.fit();
        double scale = layout.textScale();
        // However large the text is, the board must not become the smaller part.
        side.setMinWidth(Math.min(
                Math.min(LEAST_SIDE * scale, Math.max(LEAST_SIDE, MOST_SIDE * scene.getWidth())),
                scene.getWidth() - LEAST_BOARD - BESIDE * scale));
        boolean folds = layout.folds(scene.getWidth());
        root.pseudoClassStateChanged(FOLDED, folds);
        Node focused = scene.getFocusOwner();
        side.arrange(folds);
        if (focused != null && focused.getScene() == null) {
            // If a node is removed with the focus, the focus would move to the next one: the comment.
            focusBoard();
        }
        features.forEach(Feature::arrange);
        dividers.recall();
    }

    /// Shows a node that moves from tab to tab over everything.
    void cover(Node over) {
        layer.cover(over);
    }

    /// Moves the focus to the board.
    void focusBoard() {
        board.board().requestFocus();
    }

    private SideColumn side(CommandItems items) {
        MovesPanel moves = new MovesPanel(
                new MovesPanel.Parts(
                        bench.lines(),
                        bench.why(),
                        bench.position().countProperty(),
                        bench.board().previewProperty()::set,
                        items.item("engine-add")),
                bench.shared().keys(),
                layout::toggleAllMoves);
        ResourcesButton resources = new ResourcesButton(
                bench.shared().resources(),
                bench.engine().stateProperty(),
                bench.shared().keys(),
                () -> preferences.open(Section.ENGINE));
        ThreatView threat = new ThreatView(bench.threat(), bench.shared().keys());
        EngineView engine = new EngineView(
                bench.engine(),
                bench.external(),
                new EngineView.Parts(
                        resources,
                        List.of(moves.count(), threat.ask()),
                        new PlayStrip(
                                bench.play(),
                                bench.hint(),
                                () -> layout.pageProperty().set(SidePage.PLAY)),
                        moves,
                        List.of(threat, moves.answer())),
                bench.shared().keys(),
                bench.game());
        return new SideColumn(
                new SideColumn.Parts(
                        engine,
                        moves,
                        cards,
                        tabs,
                        new GoBar(bench.game(), bench.shared().keys()),
                        new CommentView(bench.game())),
                layout,
                dividers,
                bench.shared().keys());
    }

    private void learn() {
        commands.named("puzzle-from-game").run();
    }

    private VBox centre(FileDrop boardArea) {
        board.setMinWidth(LEAST_BOARD);
        boardArea.setMinWidth(LEAST_BOARD);
        boardArea.setMinHeight(LEAST_BOARD_HEIGHT);
        VBox.setVgrow(boardArea, Priority.ALWAYS);
        VBox boardSide = new VBox(boardArea, graph);
        boardSide.getStyleClass().add("board-side");
        boardSide.setMinWidth(LEAST_BOARD);
        boards.getChildren().addFirst(boardSide);
        boards.setMinWidth(LEAST_BOARD);
        SplitPane split = new SplitPane(boards, side);
        split.setId("split");
        dividers.keep(split, List.of(Divider.BOARD));
        VBox.setVgrow(split, Priority.ALWAYS);
        VBox centre = new VBox(new ProblemStrip(bench.files()), split);
        centre.getStyleClass().add("centre");
        return centre;
    }
}
