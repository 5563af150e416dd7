package hexalyst.ui.rules;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.export.board.BoardLook;
import hexalyst.export.board.BoardPicture;
import hexalyst.export.board.GameLook;
import hexalyst.export.board.NodePicture;
import hexalyst.export.board.Overlays;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.notation.rules.RulesBlock.Diagram;
import hexalyst.record.Arrow;
import hexalyst.text.Texts;
import hexalyst.ui.canvas.BoardFigure;
import hexalyst.ui.fx.WrappedLabel;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
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
    /// below. A move that changes pieces is a pair of pictures, before it and after.
    Pane row(List<Diagram> diagrams) {
        return diagrams.size() == 1 && diagrams.getFirst().before().isEmpty()
                ? alone(diagrams.getFirst())
                : together(diagrams);
    }

    private Pane alone(Diagram diagram) {
        Label caption = caption(diagram);
        HBox.setHgrow(caption, Priority.ALWAYS);
        HBox row = new HBox(GAP, figure(diagram, HALF), caption);
        row.getStyleClass().add("rules-figure-alone");
        return row;
    }

    private Pane together(List<Diagram> diagrams) {
        boolean pairs = diagrams.stream().anyMatch(diagram -> diagram.before().isPresent());
        double width = diagrams.size() % 3 == 0 && !pairs ? THIRD : HALF;
        FlowPane row = new FlowPane();
        row.setHgap(GAP);
        row.getStyleClass().add("rules-figures");
        for (Diagram diagram : diagrams) {
            VBox figure = diagram.before()
                    .map(before -> new VBox(
                            new HBox(GAP, before(diagram, before, width), figure(diagram, width)), caption(diagram)))
                    .orElseGet(() -> new VBox(figure(diagram, width), caption(diagram)));
            double whole = diagram.before().isPresent() ? WIDTH : width;
            figure.setMinWidth(whole);
            figure.setMaxWidth(whole);
            figure.setPrefWidth(whole);
            figure.getStyleClass().add("rules-figure");
            row.getChildren().add(figure);
        }
        return row;
    }

    private BoardFigure figure(Diagram diagram, double width) {
        return figure(picture(diagram), diagram.caption(), width);
    }

    private BoardFigure figure(BoardPicture picture, String spoken, double width) {
        BoardFigure figure = new BoardFigure(picture, width, pieces);
        figure.setAccessibleText(spoken);
        return figure;
    }

    /// The position before the move, with arrows where its pieces go.
    private BoardFigure before(Diagram diagram, Position before, double width) {
        Move move = diagram.lastMove().orElseThrow();
        List<Arrow> arrows = move.parts().stream()
                .flatMap(part -> part instanceof Part.Shift shift
                        ? Stream.of(new Arrow(shift.from(), shift.to(), Optional.empty()))
                        : Stream.empty())
                .distinct()
                .toList();
        BoardPicture picture =
                picture(before, CellSet.EMPTY, Map.of(), new BoardPicture.Notes(List.of(), arrows, List.of()));
        return figure(picture, Texts.of(RulesView.class).get("before", before.text(move)), width);
    }

    private static Label caption(Diagram diagram) {
        return WrappedLabel.of(diagram.caption(), "rules-caption");
    }

    private BoardPicture picture(Diagram diagram) {
        Position position = diagram.position();
        return picture(
                position,
                diagram.lastMove()
                        .map(move -> NodePicture.cells(move, position))
                        .orElse(CellSet.EMPTY),
                diagram.groups() ? position.groupNumbers() : Map.of(),
                new BoardPicture.Notes(diagram.marks(), List.of(), List.of()));
    }

    private BoardPicture picture(
            Position position, CellSet last, Map<Integer, Integer> numbers, BoardPicture.Notes notes) {
        return new BoardPicture(
                        position.grid(),
                        new BoardLook(0, false, true, true, shapes),
                        position.contents(),
                        last,
                        position.outcome().cells(),
                        notes,
                        Overlays.NONE.withNumbers(Map.of(), numbers),
                        Optional.empty(),
                        Grid.NONE)
                .of(GameLook.of(position));
    }
}
