package hexalyst.ui.board;

import hexalyst.record.Arrow;
import hexalyst.record.Label;
import hexalyst.record.Mark;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;

/// Draws what the user drew: marks, arrows and labels.
final class NotePainter {
    private static final double OPACITY = 0.85;
    private static final double EDGE = 0.04;

    private final Brush brush;
    private final GraphicsContext out;

    NotePainter(Brush brush) {
        this.brush = brush;
        out = brush.out();
    }

    void paint(BoardPicture picture) {
        picture.notes().marks().forEach(this::mark);
        picture.notes().labels().forEach(label -> label(picture, label));
        picture.notes().arrows().forEach(this::arrow);
    }

    private void mark(Mark mark) {
        double radius = brush.radius();
        double x = brush.x(mark.cell());
        double y = brush.y(mark.cell());
        double r = 0.42 * radius;
        out.setStroke(colour(mark.colour()));
        out.setLineWidth(Math.max(1.5, 0.11 * radius));
        switch (mark.shape()) {
            case CIRCLE -> out.strokeOval(x - 1.8 * r, y - 1.8 * r, 3.6 * r, 3.6 * r);
            case SQUARE -> out.strokeRect(x - 0.8 * r, y - 0.8 * r, 1.6 * r, 1.6 * r);
            case CROSS -> brush.crossLines(x, y, 0.75 * r);
            case TRIANGLE ->
                out.strokePolygon(
                        new double[] {x, x + 0.9 * r, x - 0.9 * r}, new double[] {y - r, y + 0.6 * r, y + 0.6 * r}, 3);
        }
    }

    /// A mark's colour is the user's: four names belong to the theme, any other is what the web calls so.
    private Paint colour(Optional<String> name) {
        String text = name.orElse("").toLowerCase(Locale.ROOT);
        return switch (text) {
            case "" -> brush.paint(Ink.MARK);
            case "red" -> brush.paint(Ink.MARK_RED);
            case "green" -> brush.paint(Ink.MARK_GREEN);
            case "blue" -> brush.paint(Ink.MARK_BLUE);
            case "yellow" -> brush.paint(Ink.MARK_YELLOW);
            default -> webColour(text);
        };
    }

    private Paint webColour(String text) {
        try {
            return Color.web(text);
        } catch (IllegalArgumentException unknown) {
            return brush.paint(Ink.MARK);
        }
    }

    private void label(BoardPicture picture, Label label) {
        Ink ink = switch (picture.contents().get(label.cell())) {
            case WHITE -> Ink.TEXT_ON_WHITE;
            case BLACK -> Ink.TEXT_ON_BLACK;
            case EMPTY, BLOCKED -> Ink.LABEL;
        };
        int length = Math.max(1, label.text().length());
        brush.bold(
                label.text(), brush.x(label.cell()), brush.y(label.cell()), Math.clamp(1.5 / length, 0.3, 0.62), ink);
    }

    private void arrow(Arrow arrow) {
        double radius = brush.radius();
        double fromX = brush.x(arrow.from());
        double fromY = brush.y(arrow.from());
        double length = Math.hypot(brush.x(arrow.to()) - fromX, brush.y(arrow.to()) - fromY);
        double ux = (brush.x(arrow.to()) - fromX) / length;
        double uy = (brush.y(arrow.to()) - fromY) / length;
        double tip = length - 0.2 * radius;
        double neck = tip - 0.45 * radius;
        double wing = 0.26 * radius;
        double[] xs = {fromX + tip * ux, fromX + neck * ux - wing * uy, fromX + neck * ux + wing * uy};
        double[] ys = {fromY + tip * uy, fromY + neck * uy + wing * ux, fromY + neck * uy - wing * ux};
        double startX = fromX + 0.25 * radius * ux;
        double startY = fromY + 0.25 * radius * uy;
        out.setGlobalAlpha(OPACITY);
        // A pale edge first: an arrow may cross what has its own colour.
        double width = Math.max(2, 0.15 * radius);
        out.setStroke(brush.paint(Ink.CELL_HOVER));
        out.setLineWidth(width + 2 * EDGE * radius);
        out.strokeLine(startX, startY, fromX + neck * ux, fromY + neck * uy);
        out.setLineWidth(2 * EDGE * radius);
        out.strokePolygon(xs, ys, xs.length);
        Paint paint = colour(arrow.colour());
        out.setStroke(paint);
        out.setFill(paint);
        out.setLineWidth(width);
        out.strokeLine(startX, startY, fromX + neck * ux, fromY + neck * uy);
        out.fillPolygon(xs, ys, xs.length);
        out.setGlobalAlpha(1);
    }
}
