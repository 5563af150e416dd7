package hexalyst.ui.window;

import hexalyst.ui.board.BoardCard;
import hexalyst.ui.command.CommandEvent;
import hexalyst.ui.command.Layer;
import hexalyst.ui.fx.EscapedChoices;
import hexalyst.ui.graph.GameAnalysisCard;
import hexalyst.ui.graph.ValueBar;
import hexalyst.ui.layout.Divider;
import hexalyst.ui.layout.Dividers;
import hexalyst.ui.layout.LayoutViewModel;
import hexalyst.ui.layout.SidePage;
import hexalyst.ui.status.StatusView;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.css.PseudoClass;
import javafx.event.Event;
import javafx.event.EventHandler;
import javafx.geometry.Dimension2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.SplitPane;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The part of a tab that the window shows first: the board, which can already be played on, the rail and the status
/// bar. [TabView] adds the rest in the room that is kept for it here, so that the board does not move.
final class TabFront {
    private static final double LEAST_BOARD = 420;
    private static final double LEAST_BOARD_HEIGHT = 240;
    private static final double LEAST_SIDE = 330;
    /// The greatest share of the window's width that the side panel's minimum may take.
    private static final double MOST_SIDE = 0.46;
    /// The width of the rail and the margins, in pixels.
    private static final double BESIDE = 100;

    private static final PseudoClass FOLDED = PseudoClass.getPseudoClass("folded");

    private final LayoutViewModel layout;
    private final Dividers dividers;
    private final BoardCard board;
    private final FileDrop drop;
    private final SideRail rail;
    private final BorderPane root = new BorderPane();
    private final Layer layer = new Layer(root);
    private final Scene scene;
    /// The menu and, while this tab is shown, the tab strip beside it, where it takes no height from the board.
    private final HBox top = new HBox();
    /// Offers for the whole window, and the choice among the games of a file.
    private final VBox strips = new VBox();
    private final VBox centre = new VBox();
    private final StackPane boards = new StackPane();
    private final StackPane side = new StackPane();
    /// True while another board lies over that of the game.
    private final BooleanProperty covered = new SimpleBooleanProperty();
    /// The keys pressed before [TabView] is there.
    private final List<KeyEvent> early = new ArrayList<>();
    private final EventHandler<KeyEvent> keeper = event -> {
        early.add(event);
        event.consume();
    };

    /// @param models the content of the tab
    /// @param openTabs the other tabs
    /// @param layout the layout of the window
    /// @param size the inner size of the window
    TabFront(TabModels models, OpenTabs openTabs, LayoutViewModel layout, Dimension2D size) {
        this.layout = layout;
        dividers = new Dividers(layout);
        board = new BoardCard(
                models.board(),
                models.game(),
                models.shared().keys(),
                new ValueBar(models.values().graph()));
        drop = new FileDrop(board, openTabs::openAll);
        rail = new SideRail(
                models.files(), models.shared().theme(), models.shared().keys(), layout);
        GameAnalysisCard graph = new GameAnalysisCard(
                models.values().analysis(),
                models.values().graph(),
                models.shared().keys(),
                covered.or(layer.openProperty()),
                () -> layer.fireEvent(new CommandEvent("puzzle-from-game")));
        StatusView status = new StatusView(models.status());
        status.tellOfGame(layout.pageProperty().isNotEqualTo(SidePage.PUZZLES));
        root.getStyleClass().add("window");
        // If the text is large and the window small, the right side is cut off, but never the menu and the rail.
        root.setMinSize(0, 0);
        top.getStyleClass().add("window-top");
        // Until the menu is built, an empty one of the same height keeps its place.
        top.getChildren().add(new MenuBar(new Menu(" ")));
        root.setTop(top);
        root.setLeft(rail);
        root.setCenter(middle(graph));
        root.setBottom(status);
        scene = new Scene(layer, size.getWidth(), size.getHeight());
        EscapedChoices.in(scene);
        drop.install(scene);
        scene.widthProperty().subscribe(this::fitSide);
        scene.addEventFilter(KeyEvent.ANY, keeper);
        arrange();
    }

    private VBox middle(GameAnalysisCard graph) {
        board.setMinWidth(LEAST_BOARD);
        drop.setMinWidth(LEAST_BOARD);
        drop.setMinHeight(LEAST_BOARD_HEIGHT);
        VBox.setVgrow(drop, Priority.ALWAYS);
        VBox boardSide = new VBox(drop, graph);
        boardSide.getStyleClass().add("board-side");
        boardSide.setMinWidth(LEAST_BOARD);
        boards.getChildren().add(boardSide);
        boards.setMinWidth(LEAST_BOARD);
        // In a low window its parts scroll or are cut off, so that the window can shrink.
        side.setMinHeight(0);
        SplitPane split = new SplitPane(boards, side);
        split.setId("split");
        dividers.keep(split, List.of(Divider.BOARD));
        VBox.setVgrow(split, Priority.ALWAYS);
        centre.getChildren().add(split);
        centre.getStyleClass().add("centre");
        VBox.setVgrow(centre, Priority.ALWAYS);
        // In a low window the panels are cut off, not the status bar.
        centre.setMinHeight(0);
        VBox middle = new VBox(strips, centre);
        middle.setMinWidth(0);
        return middle;
    }

    /// The scene of the tab.
    Scene scene() {
        return scene;
    }

    /// Where cards and questions lie.
    Layer layer() {
        return layer;
    }

    BoardCard board() {
        return board;
    }

    /// The dividers of the whole tab.
    Dividers dividers() {
        return dividers;
    }

    /// True if the window is too narrow for all parts of the side at once.
    boolean folds() {
        return layout.folds(scene.getWidth());
    }

    /// Applies the layout of the window, which another tab may have changed.
    void arrange() {
        rail.showPage();
        rail.fit();
        fitSide();
    }

    private void fitSide() {
        double scale = layout.textScale();
        // However large the text is, the board must not become the smaller part.
        side.setMinWidth(Math.min(
                Math.min(LEAST_SIDE * scale, Math.max(LEAST_SIDE, MOST_SIDE * scene.getWidth())),
                scene.getWidth() - LEAST_BOARD - BESIDE * scale));
        root.pseudoClassStateChanged(FOLDED, folds());
    }

    /// Adds the rest of the tab.
    ///
    /// @param menu the menu bar
    /// @param column the side of the window
    /// @param games the choice among the games of a file
    /// @param wrong the strip with the problems of a file
    void fill(Region menu, Node column, Node games, Node wrong) {
        menu.setMinWidth(Region.USE_PREF_SIZE);
        top.getChildren().setAll(menu);
        side.getChildren().setAll(column);
        strips.getChildren().setAll(games);
        centre.getChildren().addFirst(wrong);
    }

    /// Adds what covers the board while it is visible.
    void addBoard(Node other) {
        boards.getChildren().add(other);
        other.visibleProperty()
                .subscribe(shown ->
                        covered.set(boards.getChildren().stream().skip(1).anyMatch(Node::isVisible)));
    }

    /// Moves the tab strip beside the menu, and the offers below it, out of the tab where they were.
    void wear(Node strip, Node offer) {
        HBox.setHgrow(strip, Priority.ALWAYS);
        top.getChildren().setAll(top.getChildren().getFirst(), strip);
        strips.getChildren().setAll(offer, strips.getChildren().getLast());
    }

    /// Moves the focus to the board, unless a card or a question has it.
    void focusBoard() {
        if (!layer.isOpen()) {
            board.board().requestFocus();
        }
    }

    /// Handles the keys that were pressed before the commands were there.
    void catchUp() {
        scene.removeEventFilter(KeyEvent.ANY, keeper);
        early.forEach(event -> Event.fireEvent(Objects.requireNonNullElse(scene.getFocusOwner(), layer), event));
        early.clear();
    }
}
