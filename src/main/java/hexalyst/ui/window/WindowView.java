package hexalyst.ui.window;

import hexalyst.ui.analysis.GameAnalysisCard;
import hexalyst.ui.board.BoardCard;
import hexalyst.ui.board.BoardKeys;
import hexalyst.ui.command.Command;
import hexalyst.ui.command.CommandHelp;
import hexalyst.ui.command.CommandItems;
import hexalyst.ui.command.CommandList;
import hexalyst.ui.command.Layer;
import hexalyst.ui.engine.EngineView;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.journal.RecoveryStrip;
import hexalyst.ui.play.PlayView;
import hexalyst.ui.status.StatusView;
import hexalyst.ui.tree.CommentView;
import hexalyst.ui.values.LinesView;
import hexalyst.ui.values.ThreatView;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.collections.ListChangeListener;
import javafx.geometry.Orientation;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.control.ComboBox;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.Screen;
import javafx.stage.Stage;

/// The whole window: menu, rail, board at the left, engine, moves and comment at the right, status bar.
public final class WindowView {
    private static final double WIDTH = 1440;
    private static final double HEIGHT = 900;
    private static final double LEAST_WIDTH = 860;
    private static final double LEAST_HEIGHT = 600;
    private static final double BOARD_SHARE = 0.6;
    private static final double ENGINE_SHARE = 0.34;
    private static final double MOVES_SHARE = 0.8;
    private static final double BOARD_HEIGHT = 0.84;
    private static final double LEAST_BOARD = 420;
    private static final double LEAST_SIDE = 330;

    private final Workbench bench;
    private final Stage stage;
    private final Scene scene;
    private final GameTabs tabs;

    /// Fills a stage and keeps its title. Closing it asks first if something is not saved.
    public WindowView(Workbench bench, Stage stage) {
        this.bench = bench;
        this.stage = stage;
        tabs = new GameTabs(bench, games());
        BoardCard board = new BoardCard(bench.board(), bench.game(), bench.keys());
        SystemClipboard clipboard = new SystemClipboard(bench.game(), bench.paste());
        BorderPane root = new BorderPane();
        root.getStyleClass().add("window");
        Layer layer = new Layer(root);
        CommandList commands = new CommandHelp(layer, bench.keys(), commands(clipboard)).commands();
        root.setTop(new WindowMenu(bench, new CommandItems(commands, bench.keys())));
        root.setLeft(new SideRail(bench.files(), bench.theme(), bench.keys()));
        root.setCenter(centre(board));
        root.setBottom(new StatusView(bench.status()));
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        scene = new Scene(layer, Math.min(WIDTH, screen.getWidth()), Math.min(HEIGHT, screen.getHeight()));
        bench.theme().themeProperty().subscribe(theme -> dress());
        new WindowKeys(commands, bench.keys(), layer, board.board()).install(scene);
        stage.setScene(scene);
        stage.setMinWidth(LEAST_WIDTH);
        stage.setMinHeight(LEAST_HEIGHT);
        stage.titleProperty().bind(bench.files().titleProperty());
        stage.setOnCloseRequest(event -> {
            event.consume();
            quit();
        });
        stage.setOnShown(event -> board.board().requestFocus());
    }

    /// What the window can be told to do; the board comes first where two have the same key.
    private List<Command> commands(SystemClipboard clipboard) {
        List<Command> all = new ArrayList<>(new BoardKeys(bench.board()).commands());
        all.addAll(new WindowCommands(bench, clipboard, this::quit).all());
        all.addAll(tabs.commands());
        return all;
    }

    private void quit() {
        bench.files().unlessUnsaved(() -> {
            bench.engine().stop();
            bench.moveTable().stop();
            bench.play().stop();
            bench.threat().close();
            bench.external().close();
            bench.journal().end();
            stage.hide();
        });
    }

    private void dress() {
        List<String> sheets = bench.theme().sheets().stream()
                .map(sheet -> Objects.requireNonNull(WindowView.class.getResource(sheet), sheet)
                        .toExternalForm())
                .toList();
        scene.getStylesheets().setAll(sheets);
    }

    private VBox centre(BoardCard board) {
        board.setMinWidth(LEAST_BOARD);
        PlayView play = new PlayView(bench.play(), bench.game());
        LinesView lines =
                new LinesView(bench.lines(), bench.why(), bench.board().previewProperty()::set);
        ThreatView threat = new ThreatView(bench.threat(), bench.keys());
        EngineView engine = new EngineView(
                bench.engine(),
                bench.external(),
                new EngineView.Parts(
                        List.of(play.toggle()), List.of(threat.ask(), lines.count()), play, new VBox(threat, lines)),
                bench.keys(),
                bench.game(),
                bench.board().previewProperty()::set);
        CommentView comment = new CommentView(bench.game());
        SplitPane side = new SplitPane(engine, tabs, comment);
        side.setOrientation(Orientation.VERTICAL);
        side.setDividerPositions(ENGINE_SHARE, MOVES_SHARE);
        side.setMinWidth(LEAST_SIDE);
        SplitPane left = new SplitPane(board, new GameAnalysisCard(bench.analysis(), bench.graph()));
        left.setOrientation(Orientation.VERTICAL);
        left.setDividerPositions(BOARD_HEIGHT);
        SplitPane split = new SplitPane(left, side);
        split.setId("split");
        split.setDividerPositions(BOARD_SHARE);
        VBox.setVgrow(split, Priority.ALWAYS);
        VBox centre = new VBox(new RecoveryStrip(bench.journal()), new ProblemStrip(bench.files()), split);
        centre.getStyleClass().add("centre");
        return centre;
    }

    /// Chooses among the games of a file; not there when it has only one.
    private ComboBox<String> games() {
        FilesViewModel files = bench.files();
        ComboBox<String> games = new ComboBox<>(files.names());
        games.setId("games");
        games.setMinWidth(0);
        games.setFocusTraversable(false);
        Runnable show = () -> {
            games.getSelectionModel().select(files.selectedProperty().get());
            games.setVisible(files.names().size() > 1);
            games.setManaged(games.isVisible());
        };
        files.names().addListener((ListChangeListener<String>) change -> show.run());
        files.selectedProperty().subscribe(index -> show.run());
        show.run();
        games.setOnAction(event -> files.select(games.getSelectionModel().getSelectedIndex()));
        return games;
    }
}
