package hexalyst.ui.legend;

import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.engine.estimate.Score;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.text.Texts;
import hexalyst.ui.canvas.BoardSample;
import hexalyst.ui.command.CardHead;
import hexalyst.ui.command.CardScroll;
import hexalyst.ui.fx.WrappedLabel;
import hexalyst.ui.game.Glyph;
import hexalyst.ui.guide.GuidePlace;
import hexalyst.ui.lines.ValuePill;
import hexalyst.ui.tree.MoveListViewModel.Same;
import hexalyst.ui.tree.WinnerSign;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The card of the legend. A new one is made each time.
final class LegendView extends VBox {
    private static final double WIDTH = 1020;
    private static final double HEIGHT = 650;
    private static final int COLUMNS = 3;
    private static final double SIGN = 66;

    private final Texts texts = Texts.of(LegendView.class);
    private final CardScroll scroll;
    private final String first;
    private final String second;

    /// @param pieces the style class of the pieces
    /// @param shapes true if the players' pieces differ by shape too
    /// @param position of the game whose signs it shows
    /// @param close closes the card
    LegendView(String pieces, boolean shapes, Position position, Runnable close) {
        first = position.edition().sideName(Side.WHITE);
        second = position.edition().sideName(Side.BLACK);
        setId("legend");
        getStyleClass().addAll("card", "legend-card");
        setMaxSize(WIDTH, Region.USE_PREF_SIZE);
        StackPane.setAlignment(this, Pos.CENTER);
        VBox content = new VBox(
                title("board"),
                grid(board(GameSigns.of(position), pieces, shapes)),
                title("lists"),
                grid(values()),
                title("moves"),
                grid(moves(pieces)));
        content.getStyleClass().addAll("card-body", "legend-content");
        scroll = new CardScroll("legend-scroll", content, HEIGHT, texts.get("title"));
        getChildren()
                .addAll(
                        new CardHead(
                                        texts.get("title"),
                                        "legend-close",
                                        texts.get("close"),
                                        texts.get("close.tip"),
                                        close)
                                .explained(GuidePlace.LEGEND),
                        scroll);
    }

    /// The node that gets the focus first.
    Node home() {
        return scroll;
    }

    private List<Node> board(GameSigns signs, String pieces, boolean shapes) {
        List<Node> rows = new ArrayList<>();
        for (BoardSign sign : BoardSign.values()) {
            if (signs.shown().contains(sign)) {
                BoardSample sample = new BoardSample(sign.picture(shapes, signs.colours()), pieces);
                rows.add(row(sample, texts.get(sign.key(signs), first, second)));
            }
        }
        return rows;
    }

    private List<Node> values() {
        return List.of(
                row(pill(proved(Value.WIN)), texts.get("pill.win")),
                row(pill(proved(Value.LOSS)), texts.get("pill.loss")),
                row(pill(proved(Value.DRAW)), texts.get("pill.draw")),
                row(pill(Optional.of(new Score.Estimated(0, 0.62))), texts.get("pill.estimate")),
                row(pill(Optional.empty()), texts.get("pill.open")));
    }

    private List<Node> moves(String pieces) {
        List<Node> rows = new ArrayList<>(List.of(
                row(winner(Optional.of(Side.WHITE), false, pieces), texts.get("winner.first", first)),
                row(winner(Optional.of(Side.BLACK), false, pieces), texts.get("winner.second", second)),
                row(winner(Optional.empty(), false, pieces), texts.get("winner.draw")),
                row(winner(Optional.of(Side.WHITE), true, pieces), texts.get("winner.noted", first)),
                row(shape("legend-pill-first"), texts.get("tree.first", first)),
                row(shape("legend-pill-second"), texts.get("tree.second", second)),
                row(shape("legend-disc-tinted"), texts.get("tree.tint")),
                row(shape("legend-bar-proved"), texts.get("graph.proved", first, second)),
                row(shape("legend-bar-estimated"), texts.get("graph.estimated")),
                row(sign(Same.EXACT.mark()), texts.get("same.exact")),
                row(sign(Same.MIRRORED.mark()), texts.get("same.mirrored"))));
        for (Glyph glyph : Glyph.values()) {
            rows.add(row(sign(glyph.text()), glyph.meaning()));
        }
        return rows;
    }

    private static Optional<Score> proved(Value value) {
        return Optional.of(new Score.Proved(new ProvedValue(value, 5)));
    }

    private static Label pill(Optional<Score> score) {
        Label pill = new Label();
        ValuePill.show(pill, score);
        return pill;
    }

    private static Node winner(Optional<Side> winner, boolean noted, String pieces) {
        WinnerSign sign = new WinnerSign();
        sign.show(winner, noted);
        StackPane pane = new StackPane(sign);
        pane.getStyleClass().add(pieces);
        return pane;
    }

    private static Region shape(String style) {
        Region shape = new Region();
        shape.getStyleClass().addAll("legend-shape", style);
        return shape;
    }

    private static Label sign(String text) {
        Label sign = new Label(text);
        sign.getStyleClass().add("legend-sign");
        return sign;
    }

    private Label title(String key) {
        Label title = new Label(texts.get(key));
        title.getStyleClass().add("legend-title");
        return title;
    }

    private static HBox row(Node sign, String text) {
        StackPane place = new StackPane(sign);
        place.setMinWidth(SIGN);
        Label label = WrappedLabel.of(text);
        HBox.setHgrow(label, Priority.ALWAYS);
        HBox row = new HBox(place, label);
        row.getStyleClass().add("legend-row");
        return row;
    }

    private static GridPane grid(List<Node> rows) {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("legend-grid");
        for (int column = 0; column < COLUMNS; column++) {
            ColumnConstraints width = new ColumnConstraints();
            width.setPercentWidth(100.0 / COLUMNS);
            grid.getColumnConstraints().add(width);
        }
        for (int i = 0; i < rows.size(); i++) {
            grid.add(rows.get(i), i % COLUMNS, i / COLUMNS);
        }
        return grid;
    }
}
