package hexalyst.ui.values;

import hexalyst.game.Move;
import hexalyst.text.Texts;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.command.KeyTooltip;
import hexalyst.ui.engine.MoveCount;
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

/// What the moves are worth: the best of them, and unfolded the table of all. Its foot tells of the others, and unfolds
/// it.
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
    /// @param known how far the values of all moves are
    /// @param preview shows moves on the board; none for none
    /// @param addProof writes the proof of the position into the game
    public record Parts(
            LinesViewModel lines,
            WhyViewModel why,
            ObservableValue<MoveCount> known,
            Consumer<List<Move>> preview,
            MenuItem addProof) {}

    /// @param keys the keys that it tells
    /// @param unfold asks for all moves, or for the best again
    public MovesPanel(Parts parts, KeyBindings keys, Runnable unfold) {
        this.parts = parts;
        RowActions actions = new RowActions(parts.lines(), parts.why(), parts.preview(), parts.addProof());
        best = new LinesView(parts.lines(), parts.why(), actions);
        table = new MoveTableView(parts.lines(), actions);
        setId("moves-panel");
        scroll.setContent(best);
        scroll.setFitToWidth(true);
        // What is left by everything else: else that would be made smaller too.
        scroll.setPrefHeight(0);
        scroll.getStyleClass().addAll("lines-scroll", "plain-scroll");
        scroll.viewportBoundsProperty().subscribe(seen -> best.fit(seen.getHeight()));
        VBox.setVgrow(body, Priority.ALWAYS);
        rest.setId("lines-rest");
        rest.getStyleClass().add("figure");
        rest.setWrapText(true);
        rest.setMinWidth(0);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        all.setId("moves-all");
        all.setFocusTraversable(false);
        all.setMinWidth(USE_PREF_SIZE);
        all.setTooltip(new KeyTooltip(texts.get("all.tip"), keys, "tab-table"));
        all.setOnAction(event -> unfold.run());
        // Also where nothing is known yet it keeps its place.
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

    /// Chooses how many of the best moves there are.
    public Node count() {
        return best.count();
    }

    /// Why the move that was asked about wins or loses; to be shown where it moves nothing that is under the mouse.
    public Region answer() {
        return best.answer();
    }
}
