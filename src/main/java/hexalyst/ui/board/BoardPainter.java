package hexalyst.ui.board;

import hexalyst.board.CellSet;
import hexalyst.board.HexGrid;
import hexalyst.game.Content;
import hexalyst.game.Side;
import hexalyst.record.Arrow;
import hexalyst.record.Label;
import hexalyst.record.Mark;
import hexalyst.ui.board.BoardGeometry.Corners;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.shape.ArcType;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;

/// Draws one [BoardPicture]. Sizes are in cell radii; paints come from the style sheets.
final class BoardPainter {
    private static final double PIECE = 0.66;
    private static final double CELL = 0.965;
    private static final double GHOST_OPACITY = 0.5;

    private final GraphicsContext out;
    private final BoardGeometry geometry;
    private final Function<Ink, Paint> paints;
    private final double radius;

    BoardPainter(GraphicsContext out, BoardGeometry geometry, Function<Ink, Paint> paints) {
        this.out = out;
        this.geometry = geometry;
        this.paints = paints;
        radius = geometry.radius();
    }

    /// Draws everything anew.
    void paint(BoardPicture picture) {
        out.clearRect(0, 0, out.getCanvas().getWidth(), out.getCanvas().getHeight());
        out.setTextAlign(TextAlignment.CENTER);
        out.setTextBaseline(VPos.CENTER);
        letters(picture.grid());
        for (int cell = 0; cell < picture.grid().cells(); cell++) {
            cell(picture, cell);
        }
        picture.hover().ifPresent(this::groups);
        for (int cell = 0; cell < picture.grid().cells(); cell++) {
            piece(picture.contents().get(cell), cell);
        }
        picture.deciding().stream().forEach(this::deciding);
        if (picture.lastMove() != HexGrid.NONE) {
            lastMove(picture.contents().get(picture.lastMove()), picture.lastMove());
        }
        picture.hover().ifPresent(this::ghosts);
        picture.marks().forEach(this::mark);
        picture.labels().forEach(label -> label(picture, label));
        picture.arrows().forEach(this::arrow);
    }

    private void letters(HexGrid grid) {
        out.setFill(paints.apply(Ink.LETTER));
        out.setFont(Font.font(null, FontWeight.BOLD, Math.clamp(0.42 * radius, 9, 20)));
        for (int row = 0; row < grid.rows(); row++) {
            out.fillText(grid.rowName(row), geometry.letterX(row), geometry.rowY(row));
        }
    }

    private void cell(BoardPicture picture, int cell) {
        boolean blocked = picture.contents().get(cell) == Content.BLOCKED;
        boolean hovered = picture.hover().isPresent() && picture.hover().get().cell() == cell;
        Ink fill = blocked
                ? Ink.BLOCKED
                : picture.deciding().contains(cell) ? Ink.DECIDING_CELL : hovered ? Ink.CELL_HOVER : Ink.CELL;
        Corners corners = geometry.corners(cell, CELL);
        out.setFill(paints.apply(fill));
        out.fillPolygon(corners.xs(), corners.ys(), corners.xs().length);
        out.setStroke(paints.apply(blocked ? Ink.BLOCKED_EDGE : Ink.CELL_EDGE));
        out.setLineWidth(Math.max(1, 0.03 * radius));
        out.strokePolygon(corners.xs(), corners.ys(), corners.xs().length);
        if (picture.numbers() && !hovered && picture.contents().get(cell) == Content.EMPTY) {
            out.setFill(paints.apply(Ink.NUMBER));
            out.setFont(Font.font(Math.clamp(0.32 * radius, 9, 13)));
            out.fillText(
                    Integer.toString(picture.grid().place(cell) + 1),
                    geometry.x(cell),
                    geometry.y(cell) + 0.58 * radius);
        }
    }

    private void piece(Content content, int cell) {
        switch (content) {
            case WHITE -> disc(cell, Side.WHITE, PIECE);
            case BLACK -> disc(cell, Side.BLACK, PIECE);
            case EMPTY, BLOCKED -> {}
        }
    }

    private void disc(int cell, Side colour, double size) {
        double r = size * radius;
        out.setFill(paints.apply(fill(colour)));
        out.fillOval(geometry.x(cell) - r, geometry.y(cell) - r, 2 * r, 2 * r);
        out.setStroke(paints.apply(edge(colour)));
        out.setLineWidth(Math.max(1, 0.05 * radius));
        out.strokeOval(geometry.x(cell) - r, geometry.y(cell) - r, 2 * r, 2 * r);
    }

    private static Ink fill(Side colour) {
        return colour == Side.WHITE ? Ink.WHITE : Ink.BLACK;
    }

    private static Ink edge(Side colour) {
        return colour == Side.WHITE ? Ink.WHITE_EDGE : Ink.BLACK_EDGE;
    }

    private void ring(int cell, double size, Ink ink, double width) {
        double r = size * radius;
        out.setStroke(paints.apply(ink));
        out.setLineWidth(Math.max(1.2, width * radius));
        out.strokeOval(geometry.x(cell) - r, geometry.y(cell) - r, 2 * r, 2 * r);
    }

    private void lastMove(Content content, int cell) {
        ring(cell, 0.2, content == Content.WHITE ? Ink.ON_WHITE : Ink.ON_BLACK, 0.1);
        Corners corners = geometry.corners(cell, 0.93);
        out.setStroke(paints.apply(Ink.LAST_MOVE));
        out.setLineWidth(Math.max(1.2, 0.05 * radius));
        out.strokePolygon(corners.xs(), corners.ys(), corners.xs().length);
    }

    private void deciding(int cell) {
        ring(cell, PIECE + 0.02, Ink.DECIDING, 0.13);
    }

    /// The groups that the two buttons would make: a line about the left one's cells, dashes about the right one's, red
    /// where it is illegal.
    private void groups(BoardPicture.Hover hover) {
        hover.left().ifPresent(ghost -> group(ghost, 0.88, false));
        if (!hover.right().equals(hover.left())) {
            hover.right().ifPresent(ghost -> group(ghost, 0.76, true));
        }
    }

    private void group(BoardPicture.Ghost ghost, double size, boolean dashed) {
        CellSet cells = ghost.cells();
        out.setStroke(paints.apply(ghost.legal() ? Ink.LAST_MOVE : Ink.ILLEGAL));
        out.setLineWidth(Math.max(1.2, 0.05 * radius));
        if (dashed) {
            out.setLineDashes(0.2 * radius, 0.14 * radius);
        }
        cells.stream().forEach(cell -> {
            Corners corners = geometry.corners(cell, size);
            out.strokePolygon(corners.xs(), corners.ys(), corners.xs().length);
        });
        out.setLineDashes();
    }

    /// The left half of the piece is what the left button places, the right half what the right button does; a cross
    /// where that is illegal.
    private void ghosts(BoardPicture.Hover hover) {
        hover.left().ifPresent(ghost -> half(hover.cell(), ghost, true));
        hover.right().ifPresent(ghost -> half(hover.cell(), ghost, false));
    }

    private void half(int cell, BoardPicture.Ghost ghost, boolean left) {
        double r = PIECE * radius;
        double x = geometry.x(cell);
        double y = geometry.y(cell);
        double start = left ? 90 : -90;
        double gap = (left ? -1 : 1) * 0.05 * radius;
        out.setGlobalAlpha(ghost.legal() ? GHOST_OPACITY + 0.25 : GHOST_OPACITY / 2);
        out.setFill(paints.apply(fill(ghost.colour())));
        out.fillArc(x - r + gap, y - r, 2 * r, 2 * r, start, 180, ArcType.CHORD);
        out.setStroke(paints.apply(edge(ghost.colour())));
        out.setLineWidth(Math.max(1, 0.05 * radius));
        out.strokeArc(x - r + gap, y - r, 2 * r, 2 * r, start, 180, ArcType.CHORD);
        out.setGlobalAlpha(1);
        if (!ghost.legal()) {
            cross(x + (left ? -1 : 1) * 0.33 * radius, y, 0.15 * radius, Ink.ILLEGAL, 0.09);
        }
    }

    private void cross(double x, double y, double size, Ink ink, double width) {
        out.setStroke(paints.apply(ink));
        crossLines(x, y, size, width);
    }

    private void crossLines(double x, double y, double size, double width) {
        out.setLineWidth(Math.max(1.5, width * radius));
        out.strokeLine(x - size, y - size, x + size, y + size);
        out.strokeLine(x - size, y + size, x + size, y - size);
    }

    private void mark(Mark mark) {
        double x = geometry.x(mark.cell());
        double y = geometry.y(mark.cell());
        double r = 0.42 * radius;
        out.setStroke(colour(mark.colour()));
        out.setLineWidth(Math.max(1.5, 0.11 * radius));
        switch (mark.shape()) {
            case CIRCLE -> out.strokeOval(x - r, y - r, 2 * r, 2 * r);
            case SQUARE -> out.strokeRect(x - 0.8 * r, y - 0.8 * r, 1.6 * r, 1.6 * r);
            case CROSS -> crossLines(x, y, 0.75 * r, 0.11);
            case TRIANGLE ->
                out.strokePolygon(
                        new double[] {x, x + 0.9 * r, x - 0.9 * r}, new double[] {y - r, y + 0.6 * r, y + 0.6 * r}, 3);
        }
    }

    /// A mark's colour is the user's: four names belong to the theme, any other is what the web calls so.
    private Paint colour(Optional<String> name) {
        String text = name.orElse("").toLowerCase(Locale.ROOT);
        return switch (text) {
            case "" -> paints.apply(Ink.MARK);
            case "red" -> paints.apply(Ink.MARK_RED);
            case "green" -> paints.apply(Ink.MARK_GREEN);
            case "blue" -> paints.apply(Ink.MARK_BLUE);
            case "yellow" -> paints.apply(Ink.MARK_YELLOW);
            default -> webColour(text);
        };
    }

    private Paint webColour(String text) {
        try {
            return Color.web(text);
        } catch (IllegalArgumentException unknown) {
            return paints.apply(Ink.MARK);
        }
    }

    private void label(BoardPicture picture, Label label) {
        Ink ink = switch (picture.contents().get(label.cell())) {
            case WHITE -> Ink.ON_WHITE;
            case BLACK -> Ink.ON_BLACK;
            case EMPTY, BLOCKED -> Ink.LABEL;
        };
        int length = Math.max(1, label.text().length());
        out.setFill(paints.apply(ink));
        out.setFont(Font.font(null, FontWeight.BOLD, Math.clamp(1.5 / length, 0.3, 0.62) * radius));
        out.fillText(label.text(), geometry.x(label.cell()), geometry.y(label.cell()), 1.6 * radius);
    }

    private void arrow(Arrow arrow) {
        double x = geometry.x(arrow.to());
        double y = geometry.y(arrow.to());
        double fromX = geometry.x(arrow.from());
        double fromY = geometry.y(arrow.from());
        double length = Math.hypot(x - fromX, y - fromY);
        double ux = (x - fromX) / length;
        double uy = (y - fromY) / length;
        double tip = length - 0.2 * radius;
        double neck = tip - 0.45 * radius;
        double wing = 0.26 * radius;
        Paint paint = colour(arrow.colour());
        out.setGlobalAlpha(0.85);
        out.setStroke(paint);
        out.setFill(paint);
        out.setLineWidth(Math.max(2, 0.15 * radius));
        out.strokeLine(fromX + 0.25 * radius * ux, fromY + 0.25 * radius * uy, fromX + neck * ux, fromY + neck * uy);
        out.fillPolygon(
                new double[] {fromX + tip * ux, fromX + neck * ux - wing * uy, fromX + neck * ux + wing * uy},
                new double[] {fromY + tip * uy, fromY + neck * uy + wing * ux, fromY + neck * uy - wing * ux},
                3);
        out.setGlobalAlpha(1);
    }
}
