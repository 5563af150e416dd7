package hexalyst.export.board;

import hexalyst.export.board.Surface.Style;
import hexalyst.game.Content;
import hexalyst.record.Arrow;
import hexalyst.record.Label;
import hexalyst.record.Mark;
import java.util.Locale;
import java.util.Optional;

/// Draws what the user drew: marks, arrows and labels.
final class NotePainter {
    private final Brush brush;
    private final Surface out;

    NotePainter(Brush brush) {
        this.brush = brush;
        out = brush.out();
    }

    void paint(BoardPicture picture) {
        out.layer("marks");
        picture.notes().marks().forEach(this::mark);
        out.layer("labels");
        picture.notes().labels().forEach(label -> label(picture, label));
        out.layer("arrows");
        picture.notes().arrows().forEach(this::arrow);
    }

    private void mark(Mark mark) {
        double radius = brush.radius();
        double x = brush.x(mark.cell());
        double y = brush.y(mark.cell());
        double r = 0.42 * radius;
        Style style = Style.outline(colour(mark.colour()), Math.max(1.5, 0.11 * radius));
        switch (mark.shape()) {
            case CIRCLE -> out.circle(x, y, 1.8 * r, style);
            case SQUARE -> out.rectangle(x - 0.8 * r, y - 0.8 * r, 1.6 * r, 1.6 * r, 0, style);
            case CROSS -> brush.cross(x, y, 0.75 * 0.42, style);
            case TRIANGLE ->
                out.polygon(
                        new double[] {x, x + 0.9 * r, x - 0.9 * r},
                        new double[] {y - r, y + 0.6 * r, y + 0.6 * r},
                        style);
        }
    }

    /// The user's colour of a mark: four names are defined by the theme, any other is a web colour.
    private static Tone colour(Optional<String> name) {
        String text = name.orElse("").toLowerCase(Locale.ROOT);
        return switch (text) {
            case "" -> Ink.MARK;
            case "red" -> Ink.MARK_RED;
            case "green" -> Ink.MARK_GREEN;
            case "blue" -> Ink.MARK_BLUE;
            case "yellow" -> Ink.MARK_YELLOW;
            default -> new Tone.Named(text);
        };
    }

    private void label(BoardPicture picture, Label label) {
        Content content = picture.contents().get(label.cell());
        Ink ink = content.pieces().isEmpty() ? Ink.LABEL : PiecePainter.text(content.colour());
        int length = Math.max(1, label.text().length());
        brush.bold(
                label.text(), brush.x(label.cell()), brush.y(label.cell()), Math.clamp(1.5 / length, 0.3, 0.62), ink);
    }

    private void arrow(Arrow arrow) {
        brush.arrow(arrow.from(), arrow.to(), colour(arrow.colour()));
    }
}
