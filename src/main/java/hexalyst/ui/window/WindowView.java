package hexalyst.ui.window;

import hexalyst.analysis.DataFolder;
import hexalyst.ui.analysis.GameAnalysisCard;
import hexalyst.ui.board.BoardCard;
import hexalyst.ui.board.BoardKeys;
import hexalyst.ui.command.Command;
import hexalyst.ui.command.CommandHelp;
import hexalyst.ui.command.CommandItems;
import hexalyst.ui.command.CommandList;
import hexalyst.ui.command.Layer;
import hexalyst.ui.engine.EngineView;
import hexalyst.ui.engine.ResourcesButton;
import hexalyst.ui.files.GamePicker;
import hexalyst.ui.play.PlayView;
import hexalyst.ui.prefs.Preferences;
import hexalyst.ui.prefs.PreferencesViewModel;
import hexalyst.ui.prefs.Section;
import hexalyst.ui.status.StatusView;
import hexalyst.ui.tree.CommentView;
import hexalyst.ui.values.LinesView;
import hexalyst.ui.values.ThreatView;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Dimension2D;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// All that a tab shows: menu, rail, board at the left, engine, moves and comment at the right, status bar.
final class WindowView {
    private static final double BOARD_SHARE = 0.6;
    private static final double ENGINE_SHARE = 0.34;
    private static final double MOVES_SHARE = 0.8;
    private static final double BOARD_HEIGHT = 0.84;
    private static final double LEAST_BOARD = 420;
    private static final double LEAST_BOARD_HEIGHT = 240;
    private static final double LEAST_SIDE = 330;

    private final Workbench bench;
    private final Scene scene;
    private final Layer layer;
    private final CommandList commands;
    private final Preferences preferences;
    private final GameTabs tabs;
    private final BoardCard board;
    /// Where the strip of tabs stands while this tab is shown.
    private final VBox strips = new VBox();

    /// @param bench what the tab shows
    /// @param desk the other tabs
    /// @param size of what is inside the window
    /// @param quit closes the window
    WindowView(Workbench bench, Desk desk, Dimension2D size, Runnable quit) {
        this.bench = bench;
        GamePicker games = new GamePicker(bench.gameList(), bench.files());
        tabs = new GameTabs(bench);
        board = new BoardCard(bench.board(), bench.game(), bench.keys());
        FileDrop drop = new FileDrop(board, desk::openAll);
        SystemClipboard clipboard = new SystemClipboard(bench.game(), bench.paste());
        BorderPane root = new BorderPane();
        root.getStyleClass().add("window");
        layer = new Layer(root);
        List<Command> all = new ArrayList<>(new BoardKeys(bench.board()).commands());
        all.addAll(new WindowCommands(bench, clipboard, quit).all());
        all.addAll(new DeskCommands(desk, bench.files(), bench.gameList()).all());
        all.addAll(tabs.commands());
        preferences = preferences(desk);
        all.add(preferences.command());
        commands = new CommandHelp(layer, bench.keys(), all).commands();
        root.setTop(new WindowMenu(bench, new CommandItems(commands, bench.keys()), new RecentMenu(desk)));
        root.setLeft(new SideRail(bench.files(), bench.theme(), bench.keys()));
        VBox centre = centre(drop);
        VBox.setVgrow(centre, Priority.ALWAYS);
        // In a low window the panels are cut off, not the status bar.
        centre.setMinHeight(0);
        root.setCenter(new VBox(strips, games, centre));
        root.setBottom(new StatusView(bench.status()));
        scene = new Scene(layer, size.getWidth(), size.getHeight());
        new WindowKeys(commands, bench.keys(), layer, board.board()).install(scene);
        drop.install(scene);
    }

    private Preferences preferences(Desk desk) {
        PreferencesViewModel.Chosen chosen = new PreferencesViewModel.Chosen(
                bench.settings(),
                bench.theme(),
                bench.board().look(),
                bench.lines(),
                bench.resources(),
                desk.recent(),
                DataFolder.ofUser().path());
        return new Preferences(layer, chosen, this::showKeys);
    }

    private void showKeys() {
        commands.named("keys").run();
    }

    /// Everything in the tab.
    Scene scene() {
        return scene;
    }

    /// Puts the strip of tabs below the menu; it leaves the tab where it was.
    void wear(Node strip) {
        strips.getChildren().setAll(strip);
    }

    /// Lets something that goes along from tab to tab lie over everything.
    void cover(Node over) {
        layer.cover(over);
    }

    /// Gives the keys to the board.
    void focusBoard() {
        board.board().requestFocus();
    }

    private VBox centre(FileDrop boardArea) {
        board.setMinWidth(LEAST_BOARD);
        boardArea.setMinWidth(LEAST_BOARD);
        boardArea.setMinHeight(LEAST_BOARD_HEIGHT);
        PlayView play = new PlayView(bench.play(), bench.game());
        LinesView lines =
                new LinesView(bench.lines(), bench.why(), bench.board().previewProperty()::set);
        ResourcesButton resources =
                new ResourcesButton(bench.resources(), bench.keys(), () -> preferences.open(Section.ENGINE));
        ThreatView threat = new ThreatView(bench.threat(), bench.keys());
        EngineView engine = new EngineView(
                bench.engine(),
                bench.external(),
                new EngineView.Parts(
                        List.of(play.toggle()),
                        List.of(threat.ask(), lines.count()),
                        resources,
                        play,
                        new VBox(threat, lines)),
                bench.keys(),
                bench.game(),
                bench.board().previewProperty()::set);
        CommentView comment = new CommentView(bench.game());
        SplitPane side = new SplitPane(engine, tabs, comment);
        side.setOrientation(Orientation.VERTICAL);
        side.setDividerPositions(ENGINE_SHARE, MOVES_SHARE);
        side.setMinWidth(LEAST_SIDE);
        SplitPane boardSide = new SplitPane(boardArea, new GameAnalysisCard(bench.analysis(), bench.graph()));
        boardSide.setOrientation(Orientation.VERTICAL);
        boardSide.setDividerPositions(BOARD_HEIGHT);
        SplitPane split = new SplitPane(boardSide, side);
        split.setId("split");
        split.setDividerPositions(BOARD_SHARE);
        VBox.setVgrow(split, Priority.ALWAYS);
        VBox centre = new VBox(new ProblemStrip(bench.files()), split);
        centre.getStyleClass().add("centre");
        return centre;
    }
}
