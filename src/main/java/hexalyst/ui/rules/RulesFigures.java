package hexalyst.ui.rules;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.export.board.BoardLook;
import hexalyst.export.board.BoardPicture;
import hexalyst.export.board.GameLook;
import hexalyst.export.board.NodePicture;
import hexalyst.export.board.Overlays;
import hexalyst.game.Position;
import hexalyst.notation.rules.RulesBlock.Diagram;
import hexalyst.ui.canvas.BoardFigure;
import hexalyst.ui.fx.WrappedLabel;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// Lays out the pictures of a page.
///
/// @param pieces the style class of their pieces
/// @param shapes true if the players' pieces differ by shape too
record RulesFigures(String pieces, boolean shapes) {
    /// The width of a picture if two are side by side or one is alone, in pixels.
    private static final double HALF = 360;
    /// The gap between two pictures, in pixels.
    private static final double GAP = 20;

    private static final double THIRD = (2 * HALF - GAP) / 3;
    /// The width of a row of pictures, in pixels.
    static final double WIDTH = 2 * HALF + GAP;

    /// A single picture has its caption on its right. Several are side by side, in threes or in pairs, with captions
    /// below.
    Pane row(List<Diagram> diagrams) {
        return diagrams.size() == 1 ? alone(diagrams.getFirst()) : together(diagrams);
    }

    private Pane alone(Diagram diagram) {
        Label caption = caption(diagram);
        HBox.setHgrow(caption, Priority.ALWAYS);
        HBox row = new HBox(GAP, figure(diagram, HALF), caption);
        row.getStyleClass().add("rules-figure-alone");
        return row;
    }

    private Pane together(List<Diagram> diagrams) {
        double width = diagrams.size() % 3 == 0 ? THIRD : HALF;
        FlowPane row = new FlowPane();
        row.setHgap(GAP);
        row.getStyleClass().add("rules-figures");
        for (Diagram diagram : diagrams) {
            VBox figure = new VBox(figure(diagram, width), caption(diagram));
            figure.setMinWidth(width);
            figure.setMaxWidth(width);
            figure.setPrefWidth(width);
            figure.getStyleClass().add("rules-figure");
            row.getChildren().add(figure);
        }
        return row;
    }

    private BoardFigure figure(Diagram diagram, double width) {
        BoardFigure figure = new BoardFigure(picture(diagram), width, pieces);
        figure.setAccessibleText(diagram.caption());
        return figure;
    }

    private static Label caption(Diagram diagram) {
        return WrappedLabel.of(diagram.caption(), "rules-caption");
    }

    private BoardPicture picture(Diagram diagram) {
        Position position = diagram.position();
        Map<Integer, Integer> numbers = diagram.groups() ? position.groupNumbers() : Map.of();
        return new BoardPicture(
                        position.grid(),
                        new BoardLook(0, false, true, true, shapes),
                        position.contents(),
                        diagram.lastMove()
                                .map(move -> NodePicture.cells(move, position))
                                .orElse(CellSet.EMPTY),
                        position.outcome().cells(),
                        new BoardPicture.Notes(diagram.marks(), List.of(), List.of()),
                        Overlays.NONE.withNumbers(Map.of(), numbers),
                        Optional.empty(),
                        Grid.NONE)
                .of(GameLook.of(position));
    }
}
