package hexalyst.ui.lines;

import hexalyst.game.Move;
import hexalyst.text.Texts;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.command.KeyTooltip;
import hexalyst.ui.engine.MoveCount;
import hexalyst.ui.fx.Wrapping;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The values of the moves: the best ones, or, unfolded, the table of all. Its footer summarises the others and unfolds
/// the table.
public final class MovesPanel extends VBox {
    private final LinesView best;
    private final MoveTableView table;
    private final ScrollPane scroll = new ScrollPane();
    private final StackPane body = new StackPane();
    private final Label rest = new Label();
    private final Hyperlink all = new Hyperlink();
    private final Parts parts;
    private final Texts texts = Texts.of(MovesPanel.class);

    /// What it shows and what it can do.
    ///
    /// @param lines the moves
    /// @param why answers why
    /// @param known the progress of the values of all moves
    /// @param preview shows moves on the board; an empty list for none
    /// @param addProof writes the proof of the position into the game
    public record Parts(
            LinesViewModel lines,
            WhyViewModel why,
            ObservableValue<MoveCount> known,
            Consumer<List<Move>> preview,
            MenuItem addProof) {}

    /// @param keys the key bindings shown in tooltips
    /// @param unfold switches between all moves and the best
    public MovesPanel(Parts parts, KeyBindings keys, Runnable unfold) {
        this.parts = parts;
        RowActions actions = new RowActions(parts.lines(), parts.why(), parts.preview(), parts.addProof());
        best = new LinesView(parts.lines(), parts.why(), actions);
        table = new MoveTableView(parts.lines(), actions);
        setId("moves-panel");
        scroll.setContent(best);
        scroll.setFitToWidth(true);
        // It gets the height that the rest leaves; otherwise the rest would shrink too.
        scroll.setPrefHeight(0);
        scroll.getStyleClass().addAll("lines-scroll", "plain-scroll");
        scroll.viewportBoundsProperty().subscribe(seen -> best.fit(seen.getHeight()));
        VBox.setVgrow(body, Priority.ALWAYS);
        rest.setId("lines-rest");
        rest.getStyleClass().add("figure");
        Wrapping.on(rest);
        rest.setMinWidth(0);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        all.setId("moves-all");
        all.setFocusTraversable(false);
        all.setMinWidth(USE_PREF_SIZE);
        all.setTooltip(new KeyTooltip(texts.get("all.tip"), keys, "tab-table"));
        all.setOnAction(event -> unfold.run());
        // It keeps its place even where nothing is known yet.
        all.visibleProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> !parts.lines().allProperty().get().isEmpty()
                                || body.getChildren().contains(table),
                        parts.lines().allProperty(),
                        body.getChildren()));
        HBox foot = new HBox(rest, gap, all);
        foot.getStyleClass().add("moves-foot");
        foot.setMinHeight(USE_PREF_SIZE);
        getChildren().addAll(body, foot);
        unfold(false);
    }

    /// Shows all moves or the best.
    ///
    /// @param unfolded true for all
    public void unfold(boolean unfolded) {
        if (body.getChildren().contains(unfolded ? table : scroll)) {
            return;
        }
        body.getChildren().setAll(unfolded ? table : scroll);
        table.setActive(unfolded);
        all.setText(texts.get(unfolded ? "all.fold" : "all.show"));
        rest.textProperty()
                .bind(
                        unfolded
                                ? parts.known().map(MoveCount::whole)
                                : parts.lines().restProperty());
    }

    /// The control for the number of best moves.
    public Node count() {
        return best.count();
    }

    /// Why the move that was asked about wins or loses. To be placed where nothing under the mouse moves when it
    /// appears.
    public Region answer() {
        return best.answer();
    }
}
