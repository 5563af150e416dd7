package hexalyst.ui.board;

import hexalyst.export.board.BoardGeometry;
import hexalyst.export.board.BoardPainter;
import hexalyst.export.board.BoardPicture;
import hexalyst.export.board.Surface;
import hexalyst.game.Content;
import hexalyst.game.Piece;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.text.Texts;
import hexalyst.ui.canvas.InkedRegion;
import hexalyst.ui.canvas.PieceStyle;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Orientation;
import javafx.scene.AccessibleRole;

/// The pieces that the players have yet to place ([Position#stock]), small and on a few lines: those of the first
/// player on the left, the other's on the right.
final class StockView extends InkedRegion {
    private static final int LINES = 3;
    private static final double LARGEST = 18;
    private static final double SMALLEST = 8;
    /// The gap between the players, in pieces.
    private static final int GAP = 1;
    /// The gap on either side and the one above, in pixels.
    private static final double MARGIN = 8;

    private static final double ABOVE = 4;
    /// The size of a piece's cell in its place.
    private static final double CELL = 0.98;

    private final Texts texts = Texts.of(StockView.class);
    private final BoardViewModel model;
    private List<List<Piece>> stocks = List.of();
    private int columns = 1;

    StockView(BoardViewModel model) {
        this.model = model;
        setId("stock");
        setMinWidth(0);
        setMouseTransparent(true);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        PieceStyle.dress(this, model.pieceStyleProperty());
        model.pictureProperty().subscribe(this::askToDraw);
    }

    /// Shows the stocks of a position.
    ///
    /// @return false if there are none
    boolean show(Position position) {
        stocks = Stream.of(Side.values()).map(position::stock).toList();
        int most = stocks.stream().mapToInt(List::size).max().orElse(0);
        if (most > 0) {
            columns = Math.max(columns, (most + LINES - 1) / LINES);
            setAccessibleText(texts.get(
                    "stock", stocks.getFirst().size(), stocks.getLast().size()));
            askToDraw();
        }
        return most > 0;
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    private double size(double width) {
        return Math.clamp((width - 2 * MARGIN) / (2 * columns + GAP), SMALLEST, LARGEST);
    }

    @Override
    protected double computePrefHeight(double width) {
        return Math.ceil(ABOVE + LINES * size(width < 0 ? getWidth() : width));
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected void draw(Surface out) {
        BoardPicture board = model.picture();
        double size = size(getWidth());
        BoardPainter painter = new BoardPainter(
                out,
                new BoardGeometry(
                        board.grid(), board.look().turn(), board.look().mirrored(), CELL * size / 2, 0, 0));
        for (int player = 0; player < stocks.size(); player++) {
            List<Piece> stock = stocks.get(player);
            double left = player == 0 ? MARGIN : getWidth() - MARGIN - columns * size;
            for (int i = 0; i < stock.size(); i++) {
                int line = i / columns;
                painter.content(
                        board,
                        Content.of(List.of(stock.get(i))),
                        left + (i % columns + 0.5) * size,
                        ABOVE + (line + 0.5) * size);
            }
        }
    }
}
