package hexalyst.export.board;

import hexalyst.board.CellSet;
import hexalyst.export.board.Surface.Style;
import hexalyst.game.Content;
import hexalyst.record.Arrow;
import hexalyst.record.Label;
import hexalyst.record.Mark;
import java.util.Locale;
import java.util.Optional;

/// Draws what the user drew: marks, arrows and labels.
final class NotePainter {
    /// The height of a badge and of its text, and how wide the text can be, in radii.
    private static final double BADGE = 0.44;

    private static final double BADGE_TEXT = 0.34;
    private static final double BADGE_ROOM = 0.9;
    private static final double DIGIT_WIDTH = 0.7;

    private final Brush brush;
    private final Surface out;

    NotePainter(Brush brush) {
        this.brush = brush;
        out = brush.out();
    }

    /// @param taken the cells with a value: labels there become badges, also where the value is not written
    void paint(BoardPicture picture, CellSet taken) {
        out.layer("marks");
        picture.notes().marks().forEach(this::mark);
        out.layer("labels");
        CellSet best = CellSet.of(picture.overlays().best().stream()
                .mapToInt(Overlays.BestMove::cell)
                .toArray());
        picture.notes().labels().forEach(label -> {
            if (taken.contains(label.cell())) {
                badge(label, best.contains(label.cell()));
            } else {
                label(picture, label);
            }
        });
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
        // Percentages have one size, since they are compared.
        int length = label.text().endsWith("%") ? 3 : Math.max(1, label.text().length());
        brush.bold(
                label.text(), brush.x(label.cell()), brush.y(label.cell()), Math.clamp(1.5 / length, 0.3, 0.62), ink);
    }

    /// Draws a label apart from the value in the middle of its cell, so that the two are not read as one number.
    ///
    /// @param above true for the upper corner, where the lower part has a value too; false for the lower one
    private void badge(Label label, boolean above) {
        double r = brush.radius();
        double x = brush.x(label.cell()) + (above ? 0.5 * r : 0);
        double y = brush.y(label.cell()) + (above ? -0.5 : 0.62) * r;
        double size = Math.min(
                BADGE_TEXT, BADGE_ROOM / (DIGIT_WIDTH * Math.max(1, label.text().length())));
        double height = BADGE * r;
        double width = Math.max(height, (DIGIT_WIDTH * size * label.text().length() + BADGE - BADGE_TEXT) * r);
        out.rectangle(x - width / 2, y - height / 2, width, height, height / 2, Style.filled(Ink.BADGE));
        brush.bold(label.text(), x, y, size, Ink.ON_BADGE);
    }

    private void arrow(Arrow arrow) {
        brush.arrow(arrow.from(), arrow.to(), colour(arrow.colour()));
    }
}
