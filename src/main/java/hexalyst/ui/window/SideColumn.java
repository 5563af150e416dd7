package hexalyst.ui.window;

import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.feature.SideSlot;
import hexalyst.ui.layout.Divider;
import hexalyst.ui.layout.Dividers;
import hexalyst.ui.layout.LayoutViewModel;
import hexalyst.ui.layout.SidePage;
import hexalyst.ui.layout.SidePart;
import hexalyst.ui.lines.MovesPanel;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The side panel with the page chosen on the rail. If there is room, the parts of a page are below each other, with
/// dividers between them; folded, one of them is shown at a time, below a row of buttons. The engine's table of all
/// moves fills the whole panel.
final class SideColumn extends StackPane {
    private static final double LEAST_HEIGHT = 160;

    private final Parts parts;
    private final LayoutViewModel layout;
    private final FoldRow row;
    private final SplitPane analysis = pane("side-split");
    private final SplitPane game = pane("play-split");
    private final SplitPane openings = pane("openings-page");
    private final VBox playing = new VBox();
    private final VBox folding = new VBox();
    private final VBox moves = new VBox();
    private boolean folded;

    /// The possible content of the side panel.
    ///
    /// @param engine the engine's panel
    /// @param engineMoves the moves in it, which may unfold
    /// @param pages the content of the other pages
    /// @param beside the card in place of a page
    /// @param tabs the game in tabs
    /// @param go the buttons for moving through the game
    /// @param comment the comment of the current move
    record Parts(
            Region engine,
            MovesPanel engineMoves,
            Map<SidePage, Region> pages,
            SideSlot beside,
            GamePages tabs,
            Region go,
            Region comment) {
        Parts {
            pages = Map.copyOf(pages);
        }
    }

    /// @param layout what is chosen
    /// @param dividers manage the dividers of the panel
    /// @param keys the key bindings shown in the row of a folded panel
    SideColumn(Parts parts, LayoutViewModel layout, Dividers dividers, KeyBindings keys) {
        this.parts = parts;
        this.layout = layout;
        row = new FoldRow(parts.tabs(), layout, keys);
        setId("side");
        setMinHeight(0);
        playing.getStyleClass().add("side-stack");
        folding.getStyleClass().add("side-stack");
        moves.getStyleClass().addAll("card", "moves-card");
        moves.setMinHeight(LEAST_HEIGHT);
        for (Node growing :
                List.of(analysis, game, openings, folding, parts.tabs(), moves, parts.engine(), parts.comment())) {
            VBox.setVgrow(growing, Priority.ALWAYS);
        }
        // Divided when first shown, because a pane has dividers only between its children.
        fill(SidePage.PLAY);
        dividers.keep(game, List.of(Divider.PLAY_COMMENT));
        fill(SidePage.OPENINGS);
        dividers.keep(openings, List.of(Divider.OPENINGS));
        fill(SidePage.ANALYSE);
        dividers.keep(analysis, List.of(Divider.ENGINE, Divider.COMMENT));
    }

    private static SplitPane pane(String id) {
        SplitPane pane = new SplitPane();
        pane.setId(id);
        pane.setOrientation(Orientation.VERTICAL);
        return pane;
    }

    /// Shows the chosen page. A node keeps the focus even if it moves to another place.
    ///
    /// @param nowFolded true if there is no room for all parts
    void arrange(boolean nowFolded) {
        Optional<Node> focused = Optional.ofNullable(getScene()).map(scene -> scene.getFocusOwner());
        boolean folds = nowFolded && !folded;
        folded = nowFolded;
        if (folds) {
            focused.flatMap(this::partOf).ifPresent(layout.partProperty()::set);
        }
        parts.engineMoves().unfold(layout.allMovesProperty().get());
        Optional<Region> card = parts.beside().cardProperty().get();
        if (card.isPresent()) {
            clear();
            getChildren().setAll(card.get());
        } else if (folded) {
            fold();
        } else {
            fill(layout.pageProperty().get());
        }
        focused.filter(owner -> owner.getScene() != null).ifPresent(Node::requestFocus);
    }

    private Optional<SidePart> partOf(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (at.equals(parts.engine())) {
                return Optional.of(SidePart.ENGINE);
            }
            if (at.equals(parts.tabs())) {
                return Optional.of(SidePart.GAME);
            }
            if (at.equals(parts.comment())) {
                return Optional.of(SidePart.COMMENT);
            }
        }
        return Optional.empty();
    }

    private void clear() {
        getChildren().clear();
        analysis.getItems().clear();
        game.getItems().clear();
        openings.getItems().clear();
        playing.getChildren().clear();
        moves.getChildren().clear();
        folding.getChildren().clear();
    }

    private void fill(SidePage page) {
        clear();
        moves.getChildren().setAll(parts.tabs(), parts.go());
        switch (page.beside()) {
            case ALL -> {
                if (layout.allMovesProperty().get()) {
                    folding.getChildren().setAll(parts.engine(), parts.go());
                    getChildren().setAll(folding);
                    return;
                }
                analysis.getItems().setAll(parts.engine(), moves, parts.comment());
                getChildren().setAll(analysis);
            }
            case GAME -> {
                game.getItems().setAll(moves, parts.comment());
                playing.getChildren().setAll(parts.pages().get(page), game);
                getChildren().setAll(playing);
            }
            case MOVES -> {
                openings.getItems().setAll(parts.pages().get(page), moves);
                getChildren().setAll(openings);
            }
            case NOTHING -> getChildren().setAll(parts.pages().get(page));
        }
    }

    private void fold() {
        clear();
        SidePage page = layout.pageProperty().get();
        switch (page.beside()) {
            case ALL -> foldGame(List.of());
            case GAME -> foldGame(List.of(parts.pages().get(page)));
            case MOVES -> {
                row.show(Optional.empty(), true);
                folding.getChildren().addAll(row, parts.pages().get(page), parts.go());
                getChildren().setAll(folding);
            }
            case NOTHING -> getChildren().setAll(parts.pages().get(page));
        }
    }

    /// @param above the nodes in place of the engine
    private void foldGame(List<Region> above) {
        boolean plays = !above.isEmpty();
        SidePart chosen = layout.partProperty().get();
        // On the play page, the engine's panel cannot be chosen.
        SidePart part = plays && chosen == SidePart.ENGINE ? SidePart.GAME : chosen;
        row.show(Optional.of(part), !plays);
        Region shown = switch (part) {
            case ENGINE -> parts.engine();
            case GAME -> moves;
            case COMMENT -> parts.comment();
        };
        folding.getChildren().addAll(above);
        folding.getChildren().addAll(row, shown);
        if (part == SidePart.GAME) {
            moves.getChildren().setAll(parts.tabs(), parts.go());
        } else {
            folding.getChildren().add(parts.go());
        }
        getChildren().setAll(folding);
    }
}
