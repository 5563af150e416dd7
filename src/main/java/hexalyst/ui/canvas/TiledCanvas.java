package hexalyst.ui.canvas;

import hexalyst.export.board.Ink;
import hexalyst.export.board.Surface;
import hexalyst.export.board.Tone;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.geometry.Bounds;
import javafx.scene.canvas.Canvas;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Paint;

/// A canvas made of tiles. Only the tiles in which something has changed are drawn again: without a graphics card, a
/// whole board takes longer than a frame, and a move changes two or three cells of it.
public final class TiledCanvas extends Pane {
    /// The length of a tile's sides. Short enough that a change of one cell concerns a small part of a board.
    private static final double SIDE = 96;

    private final List<Tile> tiles = new ArrayList<>();
    private int columns;
    private int rows;
    /// The size for which the tiles were made, in pixels of the screen; NaN if new ones are needed.
    private double madeWidth = Double.NaN;

    private double madeHeight;

    public TiledCanvas() {
        setManaged(false);
        setMouseTransparent(true);
    }

    /// A part of the drawing.
    private static final class Tile {
        private final Canvas canvas = new Canvas();
        private final double width;
        private final double height;
        private List<DrawnShape> shown = List.of();
        private List<DrawnShape> next = new ArrayList<>();

        Tile(double x, double y, double width, double height) {
            this.width = width;
            this.height = height;
            canvas.relocate(x, y);
        }

        /// Draws the collected shapes if they differ from those that are shown. A canvas without shapes needs no
        /// memory.
        void finish(Function<Ink, Paint> paints) {
            if (!next.equals(shown)) {
                canvas.setWidth(next.isEmpty() ? 0 : width);
                canvas.setHeight(next.isEmpty() ? 0 : height);
                Surface out = new CanvasSurface(
                        canvas.getGraphicsContext2D(), canvas.getLayoutX(), canvas.getLayoutY(), paints);
                next.forEach(shape -> shape.draw(out));
            }
            shown = next;
            next = new ArrayList<>();
        }
    }

    /// Draws everything anew the next time, as after a change of the paints, on new tiles.
    public void forget() {
        madeWidth = Double.NaN;
    }

    /// Draws.
    ///
    /// @param drawing draws everything
    /// @param paints the paints of its inks; [#forget] has to be called after a change
    public void draw(Consumer<Surface> drawing, Function<Ink, Paint> paints) {
        fit();
        drawing.accept(new Collecting());
        tiles.forEach(tile -> tile.finish(paints));
    }

    /// Makes tiles if the size or the scale of the screen has changed.
    private void fit() {
        double width = getWidth() * snapScale();
        double height = getHeight() * snapScale();
        if (width == madeWidth && height == madeHeight) {
            return;
        }
        madeWidth = width;
        madeHeight = height;
        columns = (int) Math.ceil(getWidth() / SIDE);
        rows = (int) Math.ceil(getHeight() / SIDE);
        tiles.clear();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                double x = snapPositionX(column * SIDE);
                double y = snapPositionY(row * SIDE);
                double right = Math.min(getWidth(), snapPositionX((column + 1) * SIDE));
                double bottom = Math.min(getHeight(), snapPositionY((row + 1) * SIDE));
                tiles.add(new Tile(x, y, right - x, bottom - y));
            }
        }
        getChildren().setAll(tiles.stream().map(tile -> tile.canvas).toList());
    }

    private double snapScale() {
        return getScene() == null || getScene().getWindow() == null
                ? 1
                : getScene().getWindow().getRenderScaleX();
    }

    /// Gives each shape to the tiles that it touches.
    private final class Collecting implements Surface {
        private void add(DrawnShape shape) {
            Bounds reach = shape.reach();
            int lastRow = Math.min(rows - 1, (int) Math.floor(reach.getMaxY() / SIDE));
            int lastColumn = Math.min(columns - 1, (int) Math.floor(reach.getMaxX() / SIDE));
            for (int row = Math.max(0, (int) Math.floor(reach.getMinY() / SIDE)); row <= lastRow; row++) {
                for (int column = Math.max(0, (int) Math.floor(reach.getMinX() / SIDE));
                        column <= lastColumn;
                        column++) {
                    tiles.get(row * columns + column).next.add(shape);
                }
            }
        }

        @Override
        public void layer(String name) {
            // A canvas has none.
        }

        @Override
        public void polygon(double[] xs, double[] ys, Style style) {
            add(DrawnShape.Polygon.of(xs, ys, style));
        }

        @Override
        public void circle(double x, double y, double radius, Style style) {
            add(new DrawnShape.Circle(x, y, radius, style));
        }

        @Override
        public void halfDisc(double x, double y, double radius, boolean left, Style style) {
            add(new DrawnShape.HalfDisc(x, y, radius, left, style));
        }

        @Override
        public void rectangle(double x, double y, double width, double height, double round, Style style) {
            add(new DrawnShape.Rectangle(x, y, width, height, round, style));
        }

        @Override
        public void line(double x1, double y1, double x2, double y2, Style style) {
            add(new DrawnShape.Line(x1, y1, x2, y2, style));
        }

        @Override
        public void text(String text, double x, double y, double size, boolean bold, Tone tone, double opacity) {
            add(new DrawnShape.Writing(text, x, y, size, bold, tone, opacity));
        }
    }
}
