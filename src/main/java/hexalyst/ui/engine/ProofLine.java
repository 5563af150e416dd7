package hexalyst.ui.engine;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.text.Texts;
import hexalyst.ui.fx.Shown;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;

/// The line of the proof, all of it: the mouse over a move shows the line so far on the board, a click plays it. It is
/// there while the rows of the best moves do not tell it.
final class ProofLine extends FlowPane {
    private final EngineViewModel model;
    private final Consumer<List<Move>> preview;
    private final ObservableValue<List<List<Move>>> told;
    private final Texts texts = Texts.of(ProofLine.class);

    /// @param told the lines that can be read in the rows
    ProofLine(EngineViewModel model, Consumer<List<Move>> preview, ObservableValue<List<List<Move>>> told) {
        this.model = model;
        this.preview = preview;
        this.told = told;
        getStyleClass().add("engine-line");
        setId("engine-line");
        model.lineProperty().subscribe(this::show);
        told.subscribe((before, now) -> appear());
    }

    private void show(List<Move> moves) {
        getChildren().clear();
        preview.accept(List.of());
        Label caption = new Label(texts.get("line.caption"));
        caption.getStyleClass().add("figure");
        getChildren().add(caption);
        Position position = model.focus().positionProperty().get();
        for (int i = 0; i < moves.size(); i++) {
            int count = i + 1;
            Hyperlink link = new Hyperlink(position.text(moves.get(i)));
            link.getStyleClass().add("line-move");
            link.setFocusTraversable(false);
            link.setTooltip(new Tooltip(texts.get("line.tip")));
            link.setOnAction(event -> model.playLine(count));
            link.hoverProperty()
                    .subscribe((before, over) -> preview.accept(
                            over && !model.focus().awayProperty().get() ? moves.subList(0, count) : List.of()));
            getChildren().add(link);
        }
        appear();
    }

    /// One move alone tells no more than a row does, whichever it is.
    private void appear() {
        List<Move> line = model.lineProperty().get();
        List<List<Move>> rows = told.getValue();
        boolean more = rows.isEmpty()
                || line.size() > 1
                        && rows.stream()
                                .noneMatch(row -> row.size() >= line.size()
                                        && row.subList(0, line.size()).equals(line));
        Shown.set(this, !line.isEmpty() && more);
    }
}
